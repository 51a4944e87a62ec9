// The built action on runners that keep their disk: the next job finds downloaded entries on the disk.
import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, newJob, type StepRun } from '../../../scripts/as-runner.ts'
import { forged } from '../../support/corpus/entry-bytes.ts'
import {
  annotationsOf,
  give,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { copyIn, digest, filesIn, noteOn } from '../../support/jobs/stash-bucket.ts'
import { withSudo } from '../../support/jobs/sudo.ts'
import { newRandom } from '../../support/random.ts'
import { newToken } from '../../support/servers/cache-service/token.ts'
import { type CacheService, runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import { turnsOf } from '../../support/turns.ts'

const place = newPlace()
let s3: FaultyS3
let service: CacheService
beforeAll(async () => {
  s3 = await startFaultyS3()
  service = await startCacheService('memory')
  await saveTo(onS3())
})
afterAll(() => Promise.all([s3.stop(), service.stop()]))

const selfHosted = { RUNNER_ENVIRONMENT: 'self-hosted' }
const onS3 = (more: Inputs = {}): Inputs => ({
  path: 'deps',
  key: 'a-key',
  bucket: s3.bucket,
  endpoint: s3.endpoint,
  'access-key-id': s3.accessKeyId,
  'secret-access-key': s3.secretAccessKey,
  ...more,
})
const content = newRandom(1).bytes(3_000_000)
const stashOf = (host: Host): string => join(host.dir, 'tools', 'headstart-copies')
const warningsOf = (run: StepRun): string[] =>
  annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))

// A host has the mark of an earlier job.
const marks = ['headstart-copies/first-job']

function pathsIn(dir: string): string[] {
  const found = readdirSync(dir, { recursive: true, withFileTypes: true })
  return found.filter((item) => item.isFile()).map((item) => relative(dir, join(item.parentPath, item.name)))
}

async function saveTo(inputs: Inputs, env: Record<string, string> = {}): Promise<void> {
  const job = await place.newHost().newJob({ env })
  writeTree(job.workspace, { 'deps/one': 'one', 'deps/large': content })
  expect(logOf(await save(job, inputs))).toContain(`Cache saved with key: ${inputs.key}`)
}

function expectContent(job: Job): void {
  expect(readFileSync(join(job.workspace, 'deps/one'), 'utf8')).toBe('one')
  expect(digest(readFileSync(join(job.workspace, 'deps/large')))).toBe(digest(content))
}

/** How often an entry was asked for from its first byte on, which a request for its size or its index is not. */
function downloads(): number {
  const ofBytes = ({
    operation,
    headers,
  }: {
    operation: string
    headers: { range?: string | undefined }
  }): boolean =>
    /^Get(Object|Blob|Archive)$/.test(operation) && !/^bytes=(0-0$|-|[1-9])/.test(String(headers.range))
  return [...s3.requests, ...service.requests].filter(ofBytes).length
}

function changed(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at)
  return bytes
}

/** Restores in a job of its own, which is looked at before its post. */
async function restoreOn(host: Host, inputs: Inputs, env: Record<string, string> = {}) {
  const job = await host.newJob({ env: { ...selfHosted, ...env } })
  const before = downloads()
  const run = await restore(job, inputs)
  return { job, run, downloads: downloads() - before }
}

const stores: [string, () => { inputs: Inputs; env: Record<string, string> }][] = [
  ['a bucket', () => ({ inputs: onS3(), env: {} })],
  [
    'version 2 of the cache service',
    () => ({ inputs: { path: 'deps', key: 'v2' }, env: runnerEnv(service, 'v2') }),
  ],
  [
    'version 1 of the cache service',
    () => ({ inputs: { path: 'deps', key: 'v1' }, env: runnerEnv(service, 'v1') }),
  ],
]

it.each(stores)('downloads an entry of %s once', async (_, store) => {
  const { inputs, env } = store()
  if (inputs.key !== 'a-key') await saveTo(inputs, env)
  const host = place.newHost()
  const first = await restoreOn(host, inputs, env)
  expectContent(first.job)
  expect(first.downloads).toBeGreaterThan(0)
  copyIn({ dir: stashOf(host) })
  const second = await restoreOn(host, inputs, env)
  expectContent(second.job)
  expect(second.downloads).toBe(0)
  expect(second.run.outputs.hit).toBe('exact')
  expect(logOf(second.run)).toContain(`Found among the host's copies in ${stashOf(host)}`)
  expect([first, second].flatMap(({ run }) => warningsOf(run))).toEqual([])
})

it('downloads again if the copy is damaged or forged, and replaces it', async () => {
  const inputs = onS3()
  const host = place.newHost()
  await restoreOn(host, inputs)
  for (const [part, change] of [
    [0.2, changed],
    [0.8, changed],
    [0.5, forged],
  ] as const) {
    const copy = copyIn({ dir: stashOf(host) })
    const bytes = readFileSync(copy)
    writeFileSync(copy, change(bytes, Math.floor(bytes.length * part)))
    const { job, run } = await restoreOn(host, inputs)
    expectContent(job)
    expect(run.outputs.hit).toBe('exact')
    expect(warningsOf(run)).toEqual([])
    expect(logOf(run).join('\n')).toMatch(/Downloading the entry, as its copy on this host is bad: .*SHA-256/)
    expect((await restoreOn(host, inputs)).downloads).toBe(0)
  }
})

it.each<[string, Inputs, Record<string, string>, string[]]>([
  ['on a runner of GitHub', {}, { RUNNER_ENVIRONMENT: 'github-hosted' }, []],
  ['where that is not wanted', { 'host-copies': 'false' }, {}, marks],
  ['where only a lookup is wanted', { 'lookup-only': 'true' }, {}, marks],
])('keeps nothing %s', async (_, more, env, before) => {
  const host = place.newHost()
  const { run } = await restoreOn(host, onS3(more), env)
  expect(run.outputs.hit).toBe('exact')
  expect(pathsIn(join(host.dir, 'tools'))).toEqual(before)
})

it('keeps copies from the second job of a disk on, because the disk of a pod goes with its job', async () => {
  const host = place.newHost()
  const env = { ...selfHosted, GITHUB_RUN_ID: '7', RUNNER_TRACKING_ID: 'github_1' }
  const toolCache = join(host.dir, 'fresh')
  const stepOf = async (more: Record<string, string> = {}) => {
    const job = await newJob(host.dir, { toolCache, env: { ...env, ...more } })
    expect((await restore(job, onS3())).outputs.hit).toBe('exact')
    expectContent(job)
    return pathsIn(toolCache)
  }
  // Two steps of one job, then two other jobs.
  expect(await stepOf()).toEqual(marks)
  expect(await stepOf()).toEqual(marks)
  for (const other of [{ RUNNER_TRACKING_ID: 'github_2' }, { GITHUB_RUN_ID: '8' }])
    expect((await stepOf(other)).filter((path) => path.includes('/branches/'))).toHaveLength(1)
})

it('keeps no entry without digests, such as those of actions/cache', async () => {
  const inputs = { path: 'deps', key: 'bare', compatible: 'true' }
  const env = runnerEnv(service, 'v2')
  await saveTo(inputs, env)
  const host = place.newHost()
  const { job } = await restoreOn(host, inputs, env)
  expectContent(job)
  expect(pathsIn(join(host.dir, 'tools'))).toEqual(marks)
})

it('keeps copies of pull requests apart, in the given directory', async () => {
  const inputs = onS3()
  const host = place.newHost()
  const stash = join(host.dir, 'elsewhere')
  const pull = { GITHUB_REF: 'refs/pull/1/merge', GITHUB_EVENT_NAME: 'pull_request', GITHUB_BASE_REF: 'main' }
  const { job } = await restoreOn(
    host,
    { ...inputs, 'host-copies': stash },
    { ...pull, RUNNER_ENVIRONMENT: '' },
  )
  expectContent(job)
  expect(readdirSync(join(stash, 'pulls'))).toHaveLength(1)
  expect(pathsIn(join(host.dir, 'tools'))).toEqual([])
  const own = { 'refs/pull/1/merge': 3, 'refs/heads/main': 1 }
  expect(
    (
      await restoreOn(
        host,
        { ...inputs, 'host-copies': stash },
        { ...pull, ACTIONS_RUNTIME_TOKEN: newToken(own) },
      )
    ).downloads,
  ).toBe(0)
})

it('says once why it cannot keep copies, and restores', async () => {
  const inputs = onS3()
  const host = place.newHost()
  writeTree(host.dir, { 'tools/headstart-copies': 'a file' })
  const { job, run } = await restoreOn(host, inputs)
  expectContent(job)
  expect(warningsOf(run)).toEqual([])
  expect(logOf(run).filter((line) => line.includes('copies'))).toEqual([
    `No copies are kept in ${stashOf(host)}: ${stashOf(host)} is no directory`,
  ])
})

it('is not saved with the directory that contains it', async () => {
  const host = place.newHost()
  const stash = 'work/deps/stash'
  const job = await host.newJob({ workspace: join(host.dir, 'work'), env: selfHosted })
  const inputs = onS3({ key: 'within', 'host-copies': join(host.dir, stash) })
  writeTree(host.dir, { [`${stash}/branches/copy`]: 'copy', 'work/deps/one': 'one' })
  expect(logOf(await save(job, inputs))).toContain('Cache saved with key: within')
  const { job: other } = await restoreOn(place.newHost(), inputs)
  expect(readdirSync(join(other.workspace, 'deps'))).toEqual(['one'])
})

it('leaves a whole copy or none, whenever it is killed, and cleans up later', async () => {
  const inputs = onS3()
  let onDownload = (): void => {}
  s3.rules = [
    {
      on({ query }) {
        const isDownload = query.has('X-Amz-Signature')
        if (isDownload) onDownload()
        return isDownload
      },
      fault: { kind: 'drip', bytes: 200_000, everyMs: 10 },
    },
  ]
  const random = newRandom(11)
  const host = place.newHost()
  const stash = stashOf(host)
  const whole = [...s3.objects].find(([name]) => name.endsWith('/a-key'))?.[1].body as Buffer
  let drafts = 0
  for (let round = 0; round < 6; round++) {
    const job = await host.newJob({ env: selfHosted })
    const afterMs = random.below(200)
    const onSpawn = (child: ChildProcess): void => {
      onDownload = () => void sleep(afterMs).then(() => child.kill('SIGKILL'))
    }
    await restore(job, inputs, { onSpawn })
    const files = filesOrNone(stash)
    const copies = files.filter((path) => !path.includes('/.drafts/'))
    for (const copy of copies) expect(digest(readFileSync(copy))).toBe(digest(whole))
    drafts = Math.max(drafts, files.length - copies.length)
  }
  s3.rules = []
  expect(drafts).toBeGreaterThan(0)
  for (const path of filesOrNone(stash)) utimesSync(path, 1, Date.now() / 1000 - 7200)
  await saveTo({ ...inputs, key: 'another' })
  const { job } = await restoreOn(host, { ...inputs, key: 'another' })
  expectContent(job)
  expect(readdirSync(join(stash, '.drafts'))).toEqual([])
})

function filesOrNone(dir: string): string[] {
  try {
    return filesIn(dir)
  } catch {
    return [] // nothing was ever brought
  }
}

const users = withSudo(place)

describe.each(users)('mode mount as $name', (user) => {
  const { itInTurn, rowsInTurn } = turnsOf(user, users)
  const { options } = user

  const images = new Map<string, Promise<Inputs>>()
  /** Saves an image of what a mode needs, unless that was done. */
  function saved(mode: 'mount' | 'lazy'): Promise<Inputs> {
    const inputs = images.get(mode) ?? saveImage(mode)
    images.set(mode, inputs)
    return inputs
  }

  async function saveImage(mode: 'mount' | 'lazy'): Promise<Inputs> {
    const inputs = onS3({ key: `${mode} ${user.name}`, mode })
    const job = await place.newHost().newJob()
    writeTree(job.workspace, { 'deps/one': 'one', 'deps/large': content })
    give(job.workspace, user)
    expect(logOf(await save(job, inputs, options))).toContain(`Cache saved with key: ${inputs.key}`)
    return inputs
  }

  itInTurn('mounts the copy in place, from the first download on', async () => {
    const more = await saved('mount')
    const host = place.newHost()
    const stash = stashOf(host)
    for (const nth of ['first', 'second']) {
      const job = await host.newJob({ env: selfHosted })
      give(job.workspace, user)
      const before = downloads()
      const main = await restore(job, more, options)
      expect(logOf(main)).toContain('Cache restored successfully')
      expectContent(job)
      const note = noteOn(copyIn({ dir: stash }), stash)
      expect([nth, statSync(note).nlink]).toEqual([nth, 2])
      expect(downloads() - before > 0).toBe(nth === 'first')
      const post = await save(job, more, { ...options, state: main.state })
      expect([main, post].flatMap(warningsOf)).toEqual([])
      expect(statSync(note).nlink).toBe(1)
    }
  })

  itInTurn('unpacks a line whose directory gets the copies only while the entry is received', async () => {
    const own = onS3({ path: '~/kept', key: `kept ${user.name}`, mode: 'mount' })
    const from = await place.newHost().newJob()
    writeTree(from.home, { 'kept/large': content })
    give(from.home, user)
    await save(from, own, options)
    const job = await place.newHost().newJob()
    give(job.home, user)
    const copies = join(job.home, 'kept/copies')
    const more = { ...own, 'host-copies': copies }
    const main = await restore(job, more, options)
    expect(main.outputs.hit).toBe('exact')
    expect(logOf(main)).toContainEqual(
      expect.stringMatching(/kept holds the directory of the job or the store$/),
    )
    const post = await save(job, more, { ...options, state: main.state })
    expect([main, post].flatMap(warningsOf)).toEqual([])
    expect(digest(readFileSync(join(job.home, 'kept/large')))).toBe(digest(content))
    expect(copyIn({ dir: copies })).toContain(copies)
  })

  it.each(rowsInTurn(['mount', 'lazy'] as const))(
    'never mounts a copy that was changed or forged (%s)',
    async (mode) => {
      const more = await saved(mode)
      const host = place.newHost()
      for (const change of [undefined, changed, forged]) {
        const job = await host.newJob({ env: selfHosted })
        give(job.workspace, user)
        give(stashOf(host), user)
        if (change) {
          const copy = copyIn({ dir: stashOf(host) })
          writeFileSync(copy, change(readFileSync(copy), 1_000_000))
        }
        const main = await restore(job, more, options)
        expectContent(job)
        const said = logOf(main).filter((line) => line.startsWith('Downloading the entry'))
        expect(said).toHaveLength(change ? 1 : 0)
        const post = await save(job, more, { ...options, state: main.state })
        expect([main, post].flatMap(warningsOf)).toEqual([])
        expect(readdirSync(dirname(job.temp)).filter((name) => name.startsWith('headstart-mount'))).toEqual(
          [],
        )
      }
    },
  )
})
