// The built action with a bucket, as users run it, without an unnecessary log line.
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { annotationsOf, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import type { S3Server } from '../../support/servers/s3-server.ts'

const place = newPlace()
let server: FaultyS3
beforeAll(async () => {
  server = await startFaultyS3()
})
afterAll(() => server.stop())

const token = 'canary-session-token'

function inputsOf(server: S3Server, more: Record<string, string> = {}): Record<string, string> {
  return {
    path: 'deps',
    key: 'a-key',
    bucket: server.bucket,
    endpoint: server.endpoint,
    region: server.region,
    'access-key-id': server.accessKeyId,
    'secret-access-key': server.secretAccessKey,
    ...more,
  }
}

const content = { 'deps/one': 'one', 'deps/two/three': 'three'.repeat(100_000) }

it('misses, saves, and hits in a fresh workspace', async () => {
  const host = place.newHost()
  const first = await host.newJob()
  const inputs = inputsOf(server)
  const miss = await restore(first, inputs)
  expect(miss).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
  expect(annotationsOf(miss)).toEqual([`::add-mask::${server.secretAccessKey}`])
  writeTree(first.workspace, content)
  const saved = await save(first, inputs, { state: miss.state })
  expect(logOf(saved)).toContain('Cache saved with key: a-key')
  const second = await host.newJob()
  const hit = await restore(second, inputs)
  expect(hit).toMatchObject({ exitCode: 0, outputs: { hit: 'exact', 'cache-matched-key': 'a-key' } })
  for (const [path, text] of Object.entries(content))
    expect(readFileSync(join(second.workspace, path), 'utf8')).toBe(text)
  const third = await host.newJob()
  const partial = await restore(third, { ...inputs, key: 'a-key-2', 'restore-keys': 'a-' })
  expect(partial.outputs).toMatchObject({ hit: 'partial', 'cache-matched-key': 'a-key' })
})

it('takes the credentials of the environment, and says so', async () => {
  const job = await place.newHost().newJob()
  const {
    'access-key-id': AWS_ACCESS_KEY_ID = '',
    'secret-access-key': AWS_SECRET_ACCESS_KEY = '',
    ...inputs
  } = inputsOf(server, { key: 'none' })
  const env = { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }
  const run = await restore(job, inputs, { env })
  expect(run.outputs).toMatchObject({ hit: 'miss' })
  expect(logOf(run).join('\n')).toContain('from the environment')
})

describe('secrets', () => {
  const forms = (secret: string): string[] => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
  ]

  it.each([
    ['all is well', undefined],
    ['access is denied', { status: 403, code: 'AccessDenied' }],
    ['the signature is refused', { status: 403, code: 'SignatureDoesNotMatch' }],
    ['the store breaks down', { status: 500, code: 'InternalError' }],
    ['a proxy is in between', { status: 407 }],
  ])('are not shown while %s', async (_, status) => {
    server.rules = status ? [{ on: () => true, fault: { kind: 'status', ...status } }] : []
    server.objects.clear()
    const job = await place.newHost().newJob({ env: { RUNNER_DEBUG: '1' } })
    const inputs = inputsOf(server, { 'session-token': token })
    const main = await restore(job, inputs)
    writeTree(job.workspace, content)
    const post = await save(job, inputs, { state: main.state })
    for (const run of [main, post]) {
      expect(run.exitCode).toBe(0)
      // The runner takes these lines for itself.
      const shown = run.stdout.replace(/^::add-mask::.*$/gm, '')
      const all = [shown, run.stderr, run.summary, JSON.stringify([run.outputs, run.state])].join('\n')
      for (const form of [...forms(server.secretAccessKey), ...forms(token)]) expect(all).not.toContain(form)
      expect(all).not.toMatch(/X-Amz-(Signature|Credential|Security)/i)
      const warnings = annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))
      expect(warnings).toHaveLength(status ? 1 : 0)
    }
    expect(main.outputs.hit).toBe('miss')
  })
})

it('runs the local store without the code for S3', async () => {
  const host = place.newHost()
  const dist = join(host.dir, 'dist')
  mkdirSync(dist)
  cpSync(join(import.meta.dirname, '../../../dist'), dist, { recursive: true })
  rmSync(join(dist, 's3.js'))
  const job = await host.newJob()
  const inputs = { path: 'deps', key: 'a-key' }
  const miss = await restore(job, inputs, { dist })
  expect(miss).toMatchObject({ exitCode: 0, stderr: '', outputs: { hit: 'miss' } })
  writeTree(job.workspace, content)
  expect(logOf(await save(job, inputs, { dist, state: miss.state }))).toContain('Cache saved with key: a-key')
  expect((await restore(job, inputs, { dist })).outputs).toMatchObject({ hit: 'exact' })
})

it('refuses a wrong endpoint before any request', async () => {
  const job = await place.newHost().newJob()
  const run = await restore(job, inputsOf(server, { endpoint: 'https://user:canary@s3.example.com' }))
  expect(run.exitCode).toBe(1)
  expect(annotationsOf(run)).toEqual([
    '::error::Input `endpoint` must not hold credentials; give them as inputs of their own.',
  ])
})
