// Rolling caches that jobs improve at the same time: with `rolling: merge`, each save has the additions of the others.
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import {
  annotationsOf,
  entriesOf,
  type Host,
  type Inputs,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { newRandom } from '../support/random.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'

const place = newPlace()
const inputs: Inputs = { path: 'tree\nmore/*\nleft-alone', key: 'a-key', rolling: 'merge' }
const merged = 'Merged what another job has added to cache a-key meanwhile'
const saved = 'Cache saved with key: a-key'
const first = {
  'tree/kept': 'kept',
  'tree/gone': 'gone',
  'tree/dir/old': 'old',
  'more/a/one': '1',
  'left-alone/file': 'x',
}
/** With these, a job on a mount saves only its changes. */
const enoughForLayers = {
  'tree/large': newRandom(1).bytes(6 * 1024 ** 2),
  ...Object.fromEntries(Array.from({ length: 100 }, (_, nth) => [`tree/many/${nth}`, `${nth}`])),
}

interface Started {
  job: Job
  all: Inputs
  main: StepRun
}

async function start(host: Host, more: Inputs, env: Record<string, string> = {}): Promise<Started> {
  const [job, all] = [await host.newJob({ env }), { ...inputs, ...more }]
  return { job, all, main: await restore(job, all) }
}

function end({ job, all, main }: Started): Promise<StepRun> {
  return save(job, all, { state: main.state })
}

/** Restores the newest snapshot, and takes its mounts away. */
async function found(
  host: Host,
  more: Inputs,
  env?: Record<string, string>,
): Promise<Record<string, string>> {
  const next = await start(host, more, env)
  const files = filesIn(next.job.workspace)
  await save(next.job, { ...next.all, save: 'never' }, { state: next.main.state })
  return files
}

function filesIn(dir: string): Record<string, string> {
  const items = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((item) => item.isFile())
  const paths = items.map((item) => join(item.parentPath, item.name))
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]),
  )
}

async function seed(
  host: Host,
  more: Inputs,
  env?: Record<string, string>,
  files: Parameters<typeof writeTree>[1] = first,
): Promise<void> {
  const { job, ...step } = await start(host, more, env)
  writeTree(job.workspace, files)
  expect(logOf(await end({ job, ...step })).at(-1)).toBe(`Cache saved with key: ${step.all.key}`)
}

/** Two jobs begin with one snapshot. Each changes, adds and removes files, and both save. */
async function bothSave(host: Host, more: Inputs, env?: Record<string, string>): Promise<StepRun> {
  await seed(host, more, env)
  const [one, two] = [await start(host, more, env), await start(host, more, env)]
  writeTree(one.job.workspace, {
    'tree/kept': 'of one',
    'tree/both': 'of one',
    'tree/dir/one': 'one',
    'tree/new/deep/one': 'one',
    'more/b/one': '1',
  })
  rmSync(join(two.job.workspace, 'tree/gone'))
  writeTree(two.job.workspace, { 'tree/both': 'of two', 'tree/dir/two': 'two', 'more/a/two': '2' })
  expect(logOf(await end(one))).not.toContain(merged)
  return end(two)
}

/** What the one that saves later has not touched, it leaves as it found it. */
const union = {
  'left-alone/file': 'x',
  'more/a/one': '1',
  'more/a/two': '2',
  'more/b/one': '1',
  'tree/both': 'of two',
  'tree/dir/old': 'old',
  'tree/dir/one': 'one',
  'tree/dir/two': 'two',
  'tree/kept': 'kept',
  'tree/new/deep/one': 'one',
}

it.each<Inputs>([{ mode: 'unpack' }, { mode: 'mount' }])(
  'with %j, a save has the additions of another job',
  async (more) => {
    const host = place.newHost()
    const post = await bothSave(host, more)
    expect(logOf(post)).toEqual(expect.arrayContaining([merged, saved]))
    expect(annotationsOf(post)).toEqual([])
    expect(await found(host, more)).toEqual(union)
    expect(leftoversIn(host)).toEqual([])
  },
)

it('restored from another key and branch, a save has what a job of its own branch has added, and nothing back', async () => {
  const host = place.newHost()
  await seed(host, { key: 'ke' })
  const env = { GITHUB_REF: 'refs/heads/topic' }
  const more = { 'restore-keys': 'ke', 'rolling-branches': 'all' }
  const [one, two] = [await start(host, more, env), await start(host, more, env)]
  writeTree(one.job.workspace, { 'tree/one': '1', 'tree/dir/one': '1' })
  const tree = join(two.job.workspace, 'tree')
  rmSync(join(tree, 'gone'))
  chmodSync(join(tree, 'dir'), 0o700)
  await end(one)
  const post = await end(two)
  expect(logOf(post)).toEqual(expect.arrayContaining([merged, saved]))
  expect(readdirSync(tree).sort()).toEqual(['dir', 'kept', 'one'])
  expect(statSync(join(tree, 'dir')).mode & 0o777).toBe(0o700)
})

it('merges in a cache service', async () => {
  const service = await startCacheService('memory')
  try {
    const host = place.newHost()
    const env = runnerEnv(service, 'v2')
    expect(logOf(await bothSave(host, {}, env))).toContain(merged)
    expect(await found(host, {}, env)).toEqual(union)
  } finally {
    await service.stop()
  }
})

describe('in a bucket', () => {
  let server: FaultyS3
  let more: Inputs
  beforeEach(async () => {
    server = await startFaultyS3()
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = server
    more = {
      ...{ bucket, endpoint, region, stash: 'off' },
      ...{ 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey },
    }
  })
  afterEach(() => server.stop())

  it.each(['unpack', 'mount'])(
    'packs again if another job saves while it packs, in mode %s',
    async (mode) => {
      const [host, all] = [place.newHost(), { ...more, mode }]
      await seed(host, all, {}, { ...first, ...enoughForLayers })
      const [one, two] = [await start(host, all), await start(host, all)]
      writeTree(one.job.workspace, { 'tree/one': 'one' })
      writeTree(two.job.workspace, { 'tree/two': 'two' })
      const before = new Set(server.objects.keys())
      expect(logOf(await end(one))).toContain(saved)
      const others = [...server.objects].filter(([name]) => !before.has(name))
      for (const [name] of others) server.objects.delete(name)
      // The snapshot of the other job appears after the first look for snapshots, with the first bytes that are sent.
      server.rules.push({
        on({ operation }) {
          if (operation !== 'ListObjectsV2' && operation !== 'GetObject')
            for (const [name, object] of others.splice(0)) server.objects.set(name, object)
          return false
        },
        fault: { kind: 'page' },
      })
      const post = await end(two)
      server.rules.pop()
      const again = 'Packing again, for another job has saved cache a-key meanwhile'
      expect(logOf(post)).toEqual(expect.arrayContaining([again, merged, saved]))
      expect(logOf(post).join('\n')).not.toContain('Saving all files')
      expect(server.uploads.size).toBe(0)
      expect(await found(host, all)).toMatchObject({ 'tree/one': 'one', 'tree/two': 'two' })
    },
  )
})

it('saves its own files if what the job restored is gone', async () => {
  const host = place.newHost()
  await seed(host, {})
  const [seeded = ''] = entriesOf(host.store)
  const [one, two] = [await start(host, {}), await start(host, {})]
  writeTree(one.job.workspace, { 'tree/one': 'one' })
  writeTree(two.job.workspace, { 'tree/two': 'two' })
  await end(one)
  rmSync(seeded)
  const post = await end(two)
  expect(annotationsOf(post)).toEqual([
    '::warning::Cache a-key of another job cannot be merged: the restored cache is gone',
  ])
  expect(logOf(post)).toContain(saved)
  expect(existsSync(join(two.job.workspace, 'tree/one'))).toBe(false)
  expect(leftoversIn(host)).toEqual([])
})
