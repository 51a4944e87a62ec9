// Rolling caches as users run them: each job finds the files as the last one left them.
import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import { describeTree } from '../support/corpus/tree.ts'
import {
  annotationsOf,
  entriesOf,
  foldedIn,
  type Host,
  type Inputs,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  restoreOnly,
  save,
  writeTree,
} from '../support/host.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { startFaultyS3 } from '../support/servers/faulty-s3.ts'

const place = newPlace()
const inputs: Inputs = { path: 'tree', key: 'a-key', rolling: 'true' }
const saved = 'Cache saved with key: a-key'
const unchanged = 'Nothing has changed since cache a-key was restored, not saving cache.'

interface Cycle {
  job: Job
  main: StepRun
  post: StepRun
}

/** A job that restores, changes something and saves. */
async function cycle(job: Job, change: (tree: string) => void, more: Inputs = {}): Promise<Cycle> {
  const all = { ...inputs, ...more }
  const main = await restore(job, all)
  change(join(job.workspace, 'tree'))
  return { job, main, post: await save(job, all, { state: main.state }) }
}

/** Saves a snapshot, as save/ does. */
async function seed(host: Host, content: string, more: Inputs = {}): Promise<StepRun> {
  const job = await host.newJob()
  writeTree(job.workspace, { 'tree/file': content })
  return save(job, { ...inputs, ...more })
}

const write =
  (content: string, name = 'file') =>
  (tree: string): void =>
    writeTree(tree, { [name]: content })
const nothing = (): void => {}
const contentIn = ({ workspace }: Job): string | undefined => {
  const path = join(workspace, 'tree/file')
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** As if all entries of a local store had been saved so many hours earlier. */
function age(host: Host, hours: number): void {
  const paths = entriesOf(host.store)
  for (const path of paths)
    utimesSync(path, 0, Date.now() / 1000 - hours * 3600 * (1 + paths.indexOf(path) / 100))
}

describe('ten jobs in sequence', () => {
  const changes: ((tree: string) => void)[] = [
    (tree) => {
      writeTree(tree, { 'a/one': 'one', 'a/two': 'two', 'b/c/three': 'three' })
      symlinkSync('a/one', join(tree, 'link'))
    },
    write('new', 'a/new'),
    (tree) => chmodSync(join(tree, 'a/one'), 0o755),
    nothing,
    (tree) => rmSync(join(tree, 'a/two')),
    (tree) => renameSync(join(tree, 'b/c'), join(tree, 'd')),
    (tree) => mkdirSync(join(tree, 'empty')),
    (tree) => {
      rmSync(join(tree, 'link'))
      symlinkSync('d/three', join(tree, 'link'))
    },
    nothing,
    (tree) => {
      rmSync(join(tree, 'd'), { recursive: true })
      writeFileSync(join(tree, 'd'), 'a file now')
    },
  ]

  it('each find the tree as the last one left it', async () => {
    const host = place.newHost()
    let left: string[] | undefined
    for (const change of changes) {
      let found: string[] | undefined
      const { job, main, post } = await cycle(await host.newJob(), (tree) => {
        if (existsSync(tree)) found = describeTree(tree)
        change(tree)
      })
      expect(found).toEqual(left)
      left = describeTree(join(job.workspace, 'tree'))
      const hit = { hit: 'exact', 'cache-hit': 'true', 'cache-matched-key': 'a-key' }
      expect(main.outputs).toMatchObject(found ? hit : { hit: 'miss' })
      if (found) expect(logOf(main)).toContain('Cache restored from key: a-key')
      expect(logOf(post)).toContain(change === nothing ? unchanged : saved)
      for (const run of [main, post]) {
        expect(run.stdout + JSON.stringify(run.outputs)).not.toContain('a-key~')
        expect(annotationsOf(run)).toEqual([])
      }
    }
    // Each save has replaced the one before.
    expect(entriesOf(host.store)).toHaveLength(1)
    expect(leftoversIn(host)).toEqual([])
  })
})

describe('a job', () => {
  it('that finds a snapshot of a restore key saves one of its own key', async () => {
    const host = place.newHost()
    await seed(host, 'old')
    const more = { key: 'a-key-2', 'restore-keys': 'a-' }
    const { job, main, post } = await cycle(await host.newJob(), nothing, more)
    expect(main.outputs).toMatchObject({ hit: 'partial', 'cache-hit': 'false', 'cache-matched-key': 'a-key' })
    expect(contentIn(job)).toBe('old')
    expect(logOf(post).at(-1)).toBe('Cache saved with key: a-key-2')
    // Its own snapshots go before newer ones of other keys.
    await seed(host, 'newer')
    const own = await cycle(await host.newJob(), nothing, more)
    expect(own.main.outputs).toMatchObject({ hit: 'exact', 'cache-matched-key': 'a-key-2' })
    expect(contentIn(own.job)).toBe('old')
  })

  it('never finds ordinary entries, nor snapshots of keys that only start alike; nor the other way round', async () => {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, { 'tree/file': 'x' })
    for (const key of ['a-key2', 'a-key~b', 'A-key~']) await save(source, { ...inputs, key })
    for (const key of ['a-key', 'a-key~v', 'a-key~v1-1-1-1'])
      await save(source, { ...inputs, key, rolling: 'false' })
    const miss = await restore(await host.newJob(), inputs)
    expect(miss.outputs).toMatchObject({ hit: 'miss' })
    expect(foldedIn(miss)['Why nothing was found']?.[1]).toMatch(
      /has no entry of these paths with the key a-key, as far as/,
    )
    await save(source, inputs)
    const ordinary = { ...inputs, rolling: 'false', key: 'none', 'restore-keys': 'a-key~v' }
    const run = await restore(await host.newJob(), ordinary)
    expect(run.outputs['cache-matched-key']).toMatch(/^a-key~v(1-1-1-1)?$/)
  })

  it('obeys lookup-only, save and fail-on-cache-miss as with other caches', async () => {
    const host = place.newHost()
    const failed = await restore(await host.newJob(), { ...inputs, 'fail-on-cache-miss': 'true' })
    expect([failed.exitCode, annotationsOf(failed)[0]]).toEqual([
      1,
      expect.stringContaining('Input key: a-key'),
    ])
    expect(await restoreOnly(await host.newJob(), { ...inputs, 'fail-on-cache-miss': 'true' })).toMatchObject(
      {
        exitCode: 1,
      },
    )
    await seed(host, 'x')
    const looked = await cycle(await host.newJob(), write('y'), { 'lookup-only': 'true' })
    expect(logOf(looked.main)).toContain('Cache found and can be restored from key: a-key')
    expect(logOf(looked.post)).toEqual(['Cache hit occurred on the primary key a-key, not saving cache.'])
    const never = await cycle(await host.newJob(), write('y'), { save: 'never' })
    expect(logOf(never.post)).toEqual(["Cache save skipped: the input `save` is 'never'."])
    const broken = await cycle(await host.newJob(), write('y'), { 'job-status': 'failure' })
    expect(logOf(broken.post)[0]).toMatch(/the job's status is 'failure'/)
    expect(entriesOf(host.store)).toHaveLength(1)
    const format = await restore(await host.newJob(), { ...inputs, compatible: 'true' })
    expect(format.exitCode).toBe(1)
    expect(annotationsOf(format)).toEqual([
      '::error::Inputs `rolling` and `compatible` are both true; actions/cache cannot find snapshots, so leave out one of them.',
    ])
  })

  it('describes the restored files only where its post may save', async () => {
    const host = place.newHost()
    await seed(host, 'x')
    const job = await host.newJob()
    const [whole, only] = [await restore(job, inputs), await restoreOnly(job, inputs)]
    expect(only.outputs).toMatchObject({ hit: 'exact', 'cache-matched-key': 'a-key' })
    const phases = [whole, only].map(({ outputs }) => readFileSync(outputs.report ?? '', 'utf8'))
    expect(phases.map((report) => report.includes('fingerprint'))).toEqual([true, false])
  })

  it('saves nothing while the restored snapshot is younger than rolling-min-age', async () => {
    const host = place.newHost()
    await seed(host, 'x')
    const every = { 'rolling-min-age': '60' }
    const { job, main, post } = await cycle(await host.newJob(), write('y'), every)
    expect(logOf(post)).toEqual([
      'Cache save skipped: the restored snapshot is 0 minutes old, and rolling-min-age is 60.',
    ])
    // The states of jobs that restored a snapshot of an hour ago, and one of a runner whose clock is a year ahead.
    for (const minutes of [-60, 365 * 24 * 60]) {
      const moved = (ms: string): string => String(Number(ms) + minutes * 60_000)
      const state = { headstart: String(main.state.headstart).replace(/(?<=~v)\d+/, moved) }
      expect(logOf(await save(job, { ...inputs, ...every }, { state }))).toContain(saved)
    }
  })

  it('hears of source times if it has written nearly all restored files again, in a checkout', async () => {
    const line =
      /^::notice::This job has written nearly all files of cache a-key again\. If a build tool compares times, set `source-times: true`/
    const content = (text: string, from = 0): Record<string, string> =>
      Object.fromEntries(Array.from({ length: 30 - from }, (_, nth) => [`f${from + nth}`, text]))
    const host = place.newHost()
    const first = await host.newJob()
    writeTree(join(first.workspace, 'tree'), content('old'))
    await save(first, inputs)
    const noticesAfter = async (
      change: (tree: string) => void,
      more: Inputs = {},
      dir = '.git',
    ): Promise<string[]> => {
      const job = await host.newJob()
      mkdirSync(join(job.workspace, dir))
      const { post } = await cycle(job, change, more)
      expect(logOf(post)).toContain(saved)
      return annotationsOf(post)
    }
    const build = (tree: string): void => writeTree(tree, content('new', 2))
    expect(await noticesAfter(build)).toEqual([expect.stringMatching(line)])
    expect(await noticesAfter(build, { 'source-times': 'false' })).toEqual([])
    expect(await noticesAfter(build, {}, 'no-checkout')).toEqual([])
    // Less than most, and only new files, as a cache of a compiler gets.
    expect(await noticesAfter((tree) => writeTree(tree, content('new', 10)))).toEqual([])
    const grow = (tree: string): void => writeTree(join(tree, 'more'), content('new'))
    expect(await noticesAfter(grow)).toEqual([])
  })

  it('of another branch or a pull request saves a snapshot only where rolling-branches is all', async () => {
    const host = place.newHost()
    await seed(host, 'main')
    const pull = {
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_BASE_REF: 'main',
    }
    const skipped = await cycle(await host.newJob({ env: pull }), write('pull'))
    expect(skipped.main.outputs.hit).toBe('exact')
    expect(logOf(skipped.post)).toEqual([
      'Cache save skipped: a snapshot of refs/pull/7/merge would hide newer ones of the default branch, main. Set rolling-branches: all to save all the same.',
    ])
    const all = await cycle(await host.newJob({ env: pull }), write('pull'), { 'rolling-branches': 'all' })
    expect(logOf(all.post).at(-1)).toBe(saved)
    const next = await host.newJob({ env: pull })
    await restore(next, inputs)
    expect(contentIn(next)).toBe('pull')
    const main = await host.newJob()
    await restore(main, inputs)
    expect(contentIn(main)).toBe('main')
  })

  it('removes the snapshots beyond rolling-keep at once', async () => {
    const host = place.newHost()
    await seed(host, 'x', { key: 'a-key-2' })
    const keep = { 'rolling-keep': '3' }
    for (const content of ['1', '2', '3', '4']) await seed(host, content, keep)
    expect(entriesOf(host.store)).toHaveLength(1 + 3)
    const { post } = await cycle(await host.newJob(), write('5'))
    expect(logOf(post).slice(-2)).toEqual([saved, 'Removed older snapshots: 3'])
    expect(entriesOf(host.store)).toHaveLength(1 + 1)
    const job = await host.newJob()
    await restore(job, inputs)
    expect(contentIn(job)).toBe('5')
  })

  it('keeps a snapshot that another job has mounted, and removes its own after its mounts', async () => {
    const host = place.newHost()
    const mounted = { mode: 'mount' }
    await seed(host, 'old', mounted)
    const slow = await host.newJob()
    const main = await restore(slow, { ...inputs, ...mounted })
    const fast = await cycle(await host.newJob(), write('fast'), mounted)
    expect(logOf(fast.post)).not.toContainEqual(expect.stringMatching(/^Removed/))
    expect(entriesOf(host.store)).toHaveLength(2)
    expect(contentIn(slow)).toBe('old')
    write('slow')(join(slow.workspace, 'tree'))
    const post = await save(slow, { ...inputs, ...mounted }, { state: main.state })
    expect(logOf(post).at(-1)).toBe('Removed older snapshots: 2')
    expect(entriesOf(host.store)).toHaveLength(1)
    const isSlow = (tree: string): void => expect(readFileSync(join(tree, 'file'), 'utf8')).toBe('slow')
    await cycle(await host.newJob(), isSlow, mounted)
  })

  it('finds the newest snapshot of a key whose names are shortened, and removes old ones', async () => {
    const host = place.newHost()
    const long = { key: 'long-'.repeat(80) }
    for (const content of ['1', '2', '3']) await seed(host, content, { ...long, 'rolling-keep': '3' })
    await seed(host, 'x', { key: `${long.key}-2` })
    age(host, 3)
    const { job, post } = await cycle(await host.newJob(), write('more', 'other'), long)
    expect(contentIn(job)).toMatch(/^[123]$/)
    expect(logOf(post).at(-1)).toBe('Removed older snapshots: 3')
    expect(entriesOf(host.store)).toHaveLength(2)
  })

  it('that is killed while it saves leaves no snapshot or a whole one', async () => {
    const host = place.newHost()
    const both = { ...inputs, 'rolling-keep': '2' }
    const first = await cycle(await host.newJob(), write('1'), both)
    const job = await host.newJob()
    const main = await restore(job, both)
    write('2')(join(job.workspace, 'tree'))
    const onSpawn = (child: ChildProcess): void =>
      void sleep(first.post.ms / 2).then(() => child.kill('SIGKILL'))
    await save(job, both, { state: main.state, onSpawn })
    const entries = entriesOf(host.store).length
    const next = await host.newJob()
    expect((await restore(next, inputs)).outputs.hit).toBe('exact')
    expect(contentIn(next)).toBe(entries === 2 ? '2' : '1')
  })
})

it('jobs of one run that save at once both publish whole snapshots', async () => {
  const host = place.newHost()
  const jobs = await Promise.all(['1', '2'].map(() => host.newJob()))
  const both = { 'rolling-keep': '2' }
  const runs = await Promise.all(jobs.map((job, number) => cycle(job, write(`${number}`), both)))
  for (const { post } of runs) expect(logOf(post).at(-1)).toBe(saved)
  expect(entriesOf(host.store)).toHaveLength(2)
  for (const _ of entriesOf(host.store)) {
    const job = await host.newJob()
    await restore(job, inputs)
    expect(contentIn(job)).toMatch(/^[01]$/)
    // The other one must be whole, too.
    rmSync(newestIn(host))
  }
})

function newestIn(host: Host): string {
  const [newest = ''] = entriesOf(host.store).sort((a, b) => (msOf(a) < msOf(b) ? 1 : -1))
  return newest
}

function msOf(path: string): string {
  return /%7Ev(.*)$/.exec(path)?.[1] ?? ''
}

it('save/ always saves', async () => {
  const host = place.newHost()
  const both = { 'rolling-keep': '2' }
  for (let time = 0; time < 2; time++) expect(logOf(await seed(host, 'x', both)).at(-1)).toBe(saved)
  expect(entriesOf(host.store)).toHaveLength(2)
})

describe.each<Inputs>([{ mode: 'mount' }, { mode: 'unpack', ramdisk: 'true' }])('with %j', (how) => {
  it('sees what was written to a mount, and what was unpacked beside it', async () => {
    const host = place.newHost()
    const more = { ...how, path: 'tree\nsingle' }
    const source = await host.newJob()
    writeTree(source.workspace, { 'tree/a/one': 'one', single: 'single' })
    await save(source, { ...inputs, ...more })
    const read = await cycle(await host.newJob(), (tree) => readFileSync(join(tree, 'a/one')), more)
    expect(logOf(read.main)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Mounted tree(, single)?$/)]),
    )
    expect(logOf(read.post)).toEqual([unchanged])
    const removed = await cycle(await host.newJob(), (tree) => rmSync(join(tree, 'a/one')), more)
    expect(logOf(removed.post)).toContain(saved)
    const beside = await cycle(
      await host.newJob(),
      (tree) => {
        expect(readdirSync(join(tree, 'a'))).toEqual([])
        writeFileSync(join(tree, '../single'), 'other')
      },
      more,
    )
    expect(logOf(beside.post)).toContain(saved)
  })
})

describe('stores', () => {
  it('a bucket, with a stash', async () => {
    const server = await startFaultyS3()
    try {
      const host = place.newHost()
      const { bucket, endpoint, region, accessKeyId, secretAccessKey } = server
      const more = {
        ...{ bucket, endpoint, region, 'host-copies': join(host.dir, 'copies') },
        ...{ 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey, 'rolling-keep': '1' },
      }
      const snapshots = (): string[] => [...server.objects.keys()].filter((name) => name.includes('%7Ev'))
      await seed(host, '1', more)
      await seed(host, '2', more)
      const third = await cycle(await host.newJob(), nothing, more)
      expect(contentIn(third.job)).toBe('2')
      expect(logOf(third.post).at(-1)).toBe(unchanged)
      const fourth = await cycle(await host.newJob(), nothing, more)
      expect(logOf(fourth.main).join('\n')).toContain("Found among the host's copies in")
      expect(snapshots()).toHaveLength(2)
      for (const object of server.objects.values()) object.modified = new Date(Date.now() - 2 * 3_600_000)
      await seed(host, '3', more)
      // The one of two hours ago was the newest until just now.
      expect(snapshots()).toHaveLength(2)
      const { job } = await cycle(await host.newJob(), nothing, more)
      expect(contentIn(job)).toBe('3')
    } finally {
      await server.stop()
    }
  })

  it.each(['v2', 'v1'] as const)('a cache service, %s, which removes nothing', async (language) => {
    const service = await startCacheService('memory')
    try {
      const host = place.newHost()
      const env = runnerEnv(service, language)
      for (const content of ['1', '2'])
        expect(logOf((await cycle(await host.newJob({ env }), write(content))).post).at(-1)).toBe(saved)
      const { job, main, post } = await cycle(await host.newJob({ env }), nothing)
      expect(contentIn(job)).toBe('2')
      expect(main.outputs).toMatchObject({ 'cache-hit': 'true', 'cache-matched-key': 'a-key' })
      expect(logOf(post).at(-1)).toBe(unchanged)
      expect(service[language].all).toHaveLength(2)
    } finally {
      await service.stop()
    }
  })
})
