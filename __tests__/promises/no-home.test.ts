// Steps of a user without an entry in /etc/passwd, as in a container with the uid of another machine, and without HOME.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import {
  describeAsRoot,
  give,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  type User,
  usersFor,
  writeTree,
} from '../support/host.ts'
import { startFaultyS3 } from '../support/servers/faulty-s3.ts'

const place = newPlace()
const ids = { uid: 54_321, gid: 54_321 }

describeAsRoot('a user who is not in /etc/passwd', () => {
  const ordinary = usersFor(place).at(-1) as User
  const options = { ...ordinary.options, ...ids }
  const stranger: User = { ...ordinary, options }

  async function newJob(host: Host, files: Record<string, string>): Promise<Job> {
    const job = await host.newJob()
    writeTree(join(job.workspace, '..'), files)
    for (const dir of [job.workspace, job.home]) give(dir, stranger)
    return job
  }

  async function newHomelessJob(host: Host, files: Record<string, string> = {}): Promise<Job> {
    const job = await newJob(host, files)
    const { HOME: _, ...env } = job.env
    return { ...job, env }
  }

  it('has presets, whose files are below HOME', async () => {
    const host = place.newHost()
    const project = { 'workspace/pom.xml': '<project/>' }
    const first = await newJob(host, { ...project, 'home/.m2/repository/left.jar': 'left' })
    const inputs = { preset: 'maven' }
    const miss = await restore(first, inputs, options)
    expect(miss.outputs.hit).toBe('miss')
    const key = miss.outputs['cache-primary-key']
    expect(logOf(await save(first, inputs, { ...options, state: miss.state }))).toContain(
      `Cache saved with key: ${key}`,
    )
    const second = await newJob(host, project)
    expect((await restore(second, inputs, options)).outputs).toMatchObject({ hit: 'exact' })
    expect(readFileSync(join(second.home, '.m2/repository/left.jar'), 'utf8')).toBe('left')
  })

  describe('and has no HOME', () => {
    async function expectRoundTrip(inputs: Inputs, env: Record<string, string> = {}): Promise<void> {
      const host = place.newHost()
      const first = await newHomelessJob(host, { 'workspace/deps/file': 'cached' })
      const saved = await save(first, inputs, { ...options, env })
      expect(logOf(saved).at(-1)).toBe(`Cache saved with key: ${inputs.key}`)
      const second = await newHomelessJob(host)
      const hit = await restore(second, inputs, { ...options, env })
      expect(hit.outputs).toMatchObject({ hit: 'exact' })
      expect(logOf(hit).filter((line) => line.startsWith('::warning'))).toEqual([])
      expect(readFileSync(join(second.workspace, 'deps/file'), 'utf8')).toBe('cached')
    }

    it.each(['deps', 'deps/**', './deps'])('saves and restores %s', (path) =>
      expectRoundTrip({ path, key: 'key' }),
    )

    it('saves and restores with a profile of the AWS configuration', async () => {
      const server = await startFaultyS3()
      try {
        const { accessKeyId, secretAccessKey, bucket, endpoint, region } = server
        const file = join(place.dir, 'credentials')
        writeFileSync(
          file,
          `[default]\naws_access_key_id = ${accessKeyId}\naws_secret_access_key = ${secretAccessKey}\n`,
        )
        const env = { AWS_SHARED_CREDENTIALS_FILE: file, RUNNER_TOOL_CACHE: '' }
        await expectRoundTrip({ path: 'deps', key: 'key', bucket, endpoint, region }, env)
      } finally {
        await server.stop()
      }
    })

    const noHome = 'this user has no home directory; set `HOME`'
    it.each([
      ['~/deps', `the line ~/deps of \`path\` is wrong here: ${noHome}`],
      ['deps\n!~', `the line ~ of \`path\` is wrong here: ${noHome}`],
    ])('is told why %j cannot be cached', async (path, reason) => {
      const job = await newHomelessJob(place.newHost(), { 'workspace/deps/file': 'x' })
      const inputs = { path, key: 'key' }
      const miss = await restore(job, inputs, options)
      expect(miss).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
      expect(logOf(miss)).toContain(`::warning::Failed to restore: ${reason}`)
      const saved = await save(job, inputs, options)
      expect(logOf(saved)).toEqual([`::warning::Failed to save: ${reason}`])
    })

    it.each(['local-dir', 'host-copies'])('is told why ~ is no %s', async (name) => {
      const job = await newHomelessJob(place.newHost())
      const run = await restore(job, { path: 'deps', key: 'key', [name]: '~/cache' }, options)
      expect(run.exitCode).toBe(1)
      expect(logOf(run)).toEqual([`::error::Input \`${name}\` is '~/cache', and ${noHome}.`])
    })

    it('is told why a preset caches nothing', async () => {
      const job = await newHomelessJob(place.newHost(), { 'workspace/pom.xml': '<project/>' })
      expect(logOf(await restore(job, { preset: 'auto' }, options))).toEqual([
        `Preset maven finds no directories, because ${noHome}. Nothing is cached.`,
      ])
    })
  })
})
