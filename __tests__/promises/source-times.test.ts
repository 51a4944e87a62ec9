// Source times: an unchanged file of the checkout gets the time that it had when the cache was saved, and every other one a
// time after that. docs/decisions/13-source-times.md has the reasons.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Job, StepOptions, StepRun } from '../../scripts/as-runner.ts'
import { runHistory } from '../support/histories/history.ts'
import { make } from '../support/histories/projects.ts'
import { git, newRepository, type Repository } from '../support/histories/repository.ts'
import {
  describeAsRoot,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  unmount,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const inputs: Inputs = { path: 'built', key: 'k', 'restore-keys': 'k', 'source-times': 'true' }
const files = { 'a.c': 'a', 'd/b.c': 'b', 'd/c.c': 'c' }
const hourAgo = Math.floor(Date.now() / 1000) - 3600

function timeOf(job: Job, path: string): bigint {
  return lstatSync(join(job.workspace, path), { bigint: true }).mtimeNs
}

/** As after a checkout that was a while ago, and ended within a second. */
function setCheckoutTime(workspace: string, seconds: number): void {
  for (const path of git(workspace, 'ls-files').split('\n')) {
    const stat = lstatSync(join(workspace, path), { throwIfNoEntry: false })
    if (stat?.isFile()) utimesSync(join(workspace, path), seconds, seconds)
  }
  git(workspace, 'update-index', '-q', '--refresh')
}

async function checkedOut(host: Host, repository: Repository, commit: string): Promise<Job> {
  const job = await host.newJob()
  repository.clone(commit, job.workspace)
  return job
}

/** A job that finds nothing, builds and saves. @returns the times of its sources */
async function build(
  job: Job,
  given: Inputs = inputs,
  beforeSave = (): void => {},
): Promise<Record<string, bigint>> {
  const main = await restore(job, given)
  writeTree(job.workspace, { [`${given.path}/out`]: 'out' })
  beforeSave()
  expect(logOf(await save(job, given, { state: main.state }))).toContain(`Cache saved with key: ${given.key}`)
  return Object.fromEntries(Object.keys(files).map((path) => [path, timeOf(job, path)]))
}

const set = /^(The times of sources|Sources with)/
const linesOf = (run: StepRun): string[] => logOf(run).filter((line) => set.test(line))

describe('a job with another commit', () => {
  let host: Host
  let repository: Repository
  let first: string
  let saved: Record<string, bigint>

  beforeAll(async () => {
    host = place.newHost()
    repository = newRepository(join(host.dir, 'repository'))
    first = repository.commit(files)
    const job = await checkedOut(host, repository, first)
    setCheckoutTime(job.workspace, hourAgo + 0.75)
    saved = await build(job)
    expect(Object.values(saved)).toEqual(Object.values(files).map(() => BigInt(hourAgo) * 1_000_000_000n))
  })

  it('finds unchanged files with their time, to the nanosecond, and git need not read them again', async () => {
    const job = await checkedOut(
      host,
      repository,
      repository.commit({ ...files, 'd/b.c': 'changed' }, [first]),
    )
    const run = await restore(job, inputs)
    expect(linesOf(run)).toEqual(['Sources with the time of the saved ones: 2 of 3'])
    expect([timeOf(job, 'a.c'), timeOf(job, 'd/c.c')]).toEqual([saved['a.c'], saved['d/c.c']])
    expect(git(job.workspace, 'diff-files')).toBe('')
  })

  it('finds a changed file newer than the outputs, even if its checkout came before the save', async () => {
    const job = await checkedOut(
      host,
      repository,
      repository.commit({ ...files, 'd/b.c': 'changed' }, [first]),
    )
    setCheckoutTime(job.workspace, hourAgo - 3600)
    await restore(job, inputs)
    expect(timeOf(job, 'd/b.c')).toBeGreaterThan(timeOf(job, 'built/out'))
    expect(timeOf(job, 'a.c')).toBe(saved['a.c'])
  })

  it('finds a renamed file, and one with another mode, newer than the outputs', async () => {
    const { 'a.c': a, ...others } = files
    const job = await checkedOut(host, repository, repository.commit({ ...others, 'z.c': a }, [first]))
    execFileSync('chmod', ['+x', join(job.workspace, 'd/c.c')])
    git(job.workspace, 'add', '--all')
    setCheckoutTime(job.workspace, hourAgo - 3600)
    await restore(job, inputs)
    for (const path of ['z.c', 'd/c.c']) expect(timeOf(job, path)).toBeGreaterThan(timeOf(job, 'built/out'))
  })

  it.each([
    ['a file that a step has changed', (top: string) => writeFileSync(join(top, 'a.c'), 'A')],
    [
      'a file that git is told to take for unchanged',
      (top: string) => {
        git(top, 'update-index', '--assume-unchanged', 'a.c')
        writeFileSync(join(top, 'a.c'), 'A')
      },
    ],
  ])('does not take %s for the committed one', async (what, change) => {
    const key = what.replaceAll(' ', '-')
    const before = await checkedOut(host, repository, first)
    change(before.workspace)
    await build(before, { ...inputs, key, 'restore-keys': key })
    const job = await checkedOut(host, repository, first)
    setCheckoutTime(job.workspace, hourAgo - 7200)
    const run = await restore(job, { ...inputs, key })
    expect(linesOf(run)).toEqual(['Sources with the time of the saved ones: 2 of 3'])
    expect(timeOf(job, 'a.c')).toBeGreaterThan(timeOf(job, 'built/out'))
  })

  it('keeps the times of its checkout without the input', async () => {
    const job = await checkedOut(host, repository, first)
    const { 'source-times': _, ...without } = inputs
    const before = timeOf(job, 'a.c')
    expect(linesOf(await restore(job, without))).toEqual([])
    expect(timeOf(job, 'a.c')).toBe(before)
  })

  it('touches no tracked file of the cached directory', async () => {
    const job = await checkedOut(host, repository, repository.commit({ ...files, 'own/x': 'x' }, [first]))
    const before = timeOf(job, 'own/x')
    await restore(job, { ...inputs, path: 'own', key: 'own', 'restore-keys': '' })
    expect(timeOf(job, 'own/x')).toBe(before)
  })

  const ways = ['one step', 'two steps, the older cache first', 'two steps, the newer cache first']
  const cachesFor = (name: string): [Inputs & { path: string }, Inputs & { path: string }] => {
    const key = name.replaceAll(/[ ,]+/g, '-')
    const given = (path: string) => ({ ...inputs, path, key: `${path}-${key}`, 'restore-keys': '' })
    return [given('one'), given('two')]
  }
  const restoreAll = async (job: Job, how: string, caches: Inputs[]): Promise<void> => {
    const list = caches.map((given, place) => JSON.stringify({ name: `c${place}`, ...given }))
    if (how === 'one step') await restore(job, { caches: `[${list.join(', ')}]` })
    else
      for (const given of how.endsWith('newer cache first') ? caches.toReversed() : caches)
        await restore(job, given)
  }

  it.each(ways)(
    'with two caches of different commits, in %s, leaves no output newer than its source',
    async (how) => {
      const [one, two] = cachesFor(how)
      const second = repository.commit({ ...files, 'a.c': 'second' }, [first])
      for (const [commit, given, age] of [
        [first, one, 7200],
        [second, two, 3600],
      ] as const) {
        const job = await checkedOut(host, repository, commit)
        setCheckoutTime(job.workspace, hourAgo - age)
        await build(job, given)
      }
      const job = await checkedOut(host, repository, second)
      setCheckoutTime(job.workspace, hourAgo - 1800)
      await restoreAll(job, how, [one, two])
      // `two` was built from this content. Where its step comes last, it may be newer than the end of the other save.
      const older = how.endsWith('the older cache first') ? ['one/out'] : ['one/out', 'two/out']
      for (const path of older) expect(timeOf(job, 'a.c')).toBeGreaterThan(timeOf(job, path))
      for (const path of ['one/out', 'two/out']) expect(timeOf(job, 'd/b.c')).toBeLessThan(timeOf(job, path))
    },
  )

  it.each(ways)(
    'with a cache that was not built since a file was taken back, in %s, takes no older time',
    async (how) => {
      const [one, two] = cachesFor(`taken-${how}`)
      for (const [given, age] of [
        [one, 7200],
        [two, 3600],
      ] as const) {
        const job = await checkedOut(host, repository, first)
        setCheckoutTime(job.workspace, hourAgo - age)
        await build(job, given, () =>
          utimesSync(join(job.workspace, given.path, 'out'), hourAgo - 5400, hourAgo - 5400),
        )
      }
      const job = await checkedOut(host, repository, first)
      await restoreAll(job, how, [one, two])
      expect(timeOf(job, 'a.c')).toBeGreaterThan(timeOf(job, 'two/out'))
    },
  )

  it.each([
    ['hit', 'hit'],
    ['hit', 'miss'],
    ['miss', 'hit'],
    ['miss', 'miss'],
  ])('keeps the order of a build between a step with a %s and one with a %s', async (...ends) => {
    const caches = cachesFor(ends.join())
    for (const given of caches.filter((_, nth) => ends[nth] === 'hit')) {
      const before = await checkedOut(host, repository, first)
      setCheckoutTime(before.workspace, hourAgo)
      await build(before, given)
    }
    const job = await checkedOut(host, repository, first)
    await restore(job, caches[0])
    writeTree(job.workspace, { 'one/out': 'out' })
    const now = Math.floor(Date.now() / 1000) + 60
    utimesSync(join(job.workspace, 'one/out'), now + 0.4, now + 0.4)
    utimesSync(join(job.workspace, 'a.c'), now + 0.6, now + 0.6)
    const others = timeOf(job, 'd/b.c')
    await restore(job, caches[1])
    expect(timeOf(job, 'a.c')).toBeGreaterThan(timeOf(job, 'one/out'))
    expect(timeOf(job, 'd/b.c')).toBeLessThanOrEqual(others)
    if (ends[1] === 'hit') expect(timeOf(job, 'd/b.c')).toBeLessThan(timeOf(job, 'two/out'))
  })
})

describe.each(['unpack', 'mount'])(
  'a build in the second in which its source changes, with mode %s',
  (mode) => {
    const given: Inputs = { ...inputs, mode }
    const made = { Makefile: 'built/out: version\n\tmkdir -p built\n\tcp version $@\n', version: 'one' }
    const at = ({ workspace }: Job, path: string, seconds: number): void =>
      utimesSync(join(workspace, path), hourAgo + seconds, hourAgo + seconds)
    const change = ({ workspace }: Job, text: string): void => writeFileSync(join(workspace, 'version'), text)
    const wouldBuild = ({ workspace }: Job): boolean =>
      spawnSync('make', ['-q'], { cwd: workspace }).status !== 0
    const make = ({ workspace }: Job): unknown => execFileSync('make', ['-s'], { cwd: workspace })

    interface Case {
      name: string
      /** After the build of another content. */
      change(job: Job): void
      /** When the source changes for the last time, and when the output does. */
      version: number
      out: number
      isBuilt: boolean
    }
    const takeBack = (job: Job): void => change(job, 'one')
    const cases: Case[] = [
      {
        name: 'builds a source that was taken back',
        change: takeBack,
        version: 0.6,
        out: 0.4,
        isBuilt: true,
      },
      {
        name: 'builds a source that was changed again and committed',
        change(job) {
          change(job, 'three')
          git(job.workspace, 'commit', '--quiet', '--all', '--message=three')
        },
        ...{ version: 0.6, out: 0.4, isBuilt: true },
      },
      {
        name: 'builds no source of an earlier second',
        change: takeBack,
        version: -0.4,
        out: 0.4,
        isBuilt: false,
      },
      { name: 'builds no source of a whole second', change: takeBack, version: 0, out: 0.4, isBuilt: false },
    ]

    it.each(cases)('$name, as the warm directory', async ({ change: changeAfter, version, out, isBuilt }) => {
      const host = place.newHost()
      const repository = newRepository(join(host.dir, 'repository'))
      const warm = await checkedOut(host, repository, repository.commit(made))
      const main = await restore(warm, given)
      change(warm, 'two')
      make(warm)
      changeAfter(warm)
      setCheckoutTime(warm.workspace, hourAgo - 60)
      at(warm, 'version', version)
      at(warm, 'built/out', out)
      expect(wouldBuild(warm)).toBe(isBuilt)
      await save(warm, given, { state: main.state })
      const next = await host.newJob()
      git(host.dir, 'clone', '--quiet', warm.workspace, next.workspace)
      const { state, outputs } = await restore(next, given)
      try {
        expect(outputs['cache-matched-key']).toBe('k')
        expect(wouldBuild(next)).toBe(isBuilt)
      } finally {
        await unmount(next, given, { state })
      }
    })
  },
)

describe('a repository', () => {
  interface Case {
    name: string
    /** @returns more of the step's environment */
    prepare(...given: [job: Job, repository: Repository, commit: string, host: Host]): unknown
    line: string | RegExp
  }
  const cloned = ({ workspace }: Job, { dir }: Repository, ...options: string[]): void => {
    git(dir, 'config', 'uploadpack.allowFilter', 'true')
    git(workspace, 'clone', '--quiet', ...options, `file://${dir}`, workspace)
  }
  const all = 'Sources with the time of the saved ones: 3 of 3'
  const cases: Case[] = [
    {
      name: 'that is shallow',
      prepare: (job, repository) => cloned(job, repository, '--depth=1'),
      line: all,
    },
    {
      name: 'without blobs',
      prepare: (job, repository) => cloned(job, repository, '--filter=blob:none'),
      line: all,
    },
    {
      name: 'of which a part is checked out',
      prepare(job, repository) {
        cloned(job, repository, '--sparse')
        git(job.workspace, 'sparse-checkout', 'set', '--cone')
      },
      line: 'Sources with the time of the saved ones: 1 of 1',
    },
    {
      name: 'with a worktree',
      prepare({ workspace }, { dir }, commit) {
        rmSync(workspace, { recursive: true })
        git(dir, 'worktree', 'add', '--quiet', '--detach', workspace, commit)
      },
      line: all,
    },
    {
      name: 'without a commit',
      prepare: ({ workspace }) => void git(workspace, 'init', '--quiet'),
      line: 'Sources with the time of the saved ones: 0 of 0',
    },
    {
      name: 'that is none',
      prepare: () => {},
      line: /^The times of sources are not set: git says: not a git repository/,
    },
    {
      name: 'without git on PATH',
      prepare(job, repository, commit, host) {
        repository.clone(commit, job.workspace)
        return { PATH: pathOf(host, { tar: 'tar', zstd: 'zstd', cp: 'cp' }) }
      },
      line: 'The times of sources are not set: there is no git on PATH',
    },
    {
      name: 'with a damaged index',
      prepare(job, repository, commit) {
        repository.clone(commit, job.workspace)
        writeFileSync(join(job.workspace, '.git/index'), 'DIRC no index at all, but long enough')
      },
      line: /^The times of sources are not set: git says: .*index/,
    },
    {
      name: 'with a hundred thousand files and one',
      prepare({ workspace }) {
        git(workspace, 'init', '--quiet')
        const lines = Array.from({ length: 100_001 }, (_, nth) => `100644 ${'1'.repeat(40)} 0\tf${nth}\n`)
        execFileSync('git', ['update-index', '--index-info'], { cwd: workspace, input: lines.join('') })
      },
      line: 'The times of sources are not set: git tracks more than 100000 files',
    },
    {
      name: 'whose settings start programs',
      prepare(job, repository, commit) {
        repository.clone(commit, job.workspace)
        const hook = join(job.workspace, '.git/hooks/post-index-change')
        const program = join(job.temp, 'started.sh')
        mkdirSync(join(job.workspace, '.git/hooks'), { recursive: true })
        for (const path of [hook, program])
          writeFileSync(path, `#!/bin/sh\ntouch ${job.workspace}/built-started\n`, { mode: 0o755 })
        git(job.workspace, 'config', 'core.fsmonitor', program)
      },
      line: all,
    },
  ]

  it.each(cases)('$name gets a line, and the restore is whole', async ({ prepare, line }) => {
    const host = place.newHost()
    const repository = newRepository(join(host.dir, 'repository'))
    const commit = repository.commit(files)
    await build(await checkedOut(host, repository, commit))
    const job = await host.newJob()
    const env = prepare(job, repository, commit, host) as StepOptions['env']
    const run = await restore(job, inputs, { ...(env && { env }) })
    expect(logOf(run)).toContain('Cache restored from key: k')
    expect(linesOf(run)).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)])
    expect(run.exitCode).toBe(0)
    expect(readFileSync(join(job.workspace, 'built/out'), 'utf8')).toBe('out')
    expect(lstatSync(join(job.workspace, 'built-started'), { throwIfNoEntry: false })).toBeUndefined()
  })

  it('has submodules, whose files get their times, too', async () => {
    const host = place.newHost()
    const [inner, outer] = ['inner', 'outer'].map((name) => newRepository(join(host.dir, name))) as [
      Repository,
      Repository,
    ]
    inner.commit({ 'x.c': 'x' })
    outer.commit(files)
    git(outer.dir, 'submodule', '--quiet', 'add', inner.dir, 'sub/in')
    git(outer.dir, 'commit', '--quiet', '-m', 'submodule')
    const [one, two] = [await host.newJob(), await host.newJob()]
    for (const { workspace } of [one, two])
      git(workspace, 'clone', '--quiet', '--recurse-submodules', outer.dir, workspace)
    utimesSync(join(one.workspace, 'sub/in/x.c'), hourAgo, hourAgo)
    await build(one)
    const run = await restore(two, inputs)
    // .gitmodules is the fifth.
    expect(linesOf(run)).toEqual(['Sources with the time of the saved ones: 5 of 5'])
    expect(timeOf(two, 'sub/in/x.c')).toBe(BigInt(hourAgo) * 1_000_000_000n)
    expect(git(join(two.workspace, 'sub/in'), 'diff-files')).toBe('')
  })

  it('is in a directory of the workspace', async () => {
    const host = place.newHost()
    const repository = newRepository(join(host.dir, 'repository'))
    const commit = repository.commit(files)
    const jobs = [await host.newJob(), await host.newJob()] as const
    for (const { workspace } of jobs) repository.clone(commit, join(workspace, 'app'))
    await build(jobs[0], { ...inputs, path: 'app/built' }).catch(() => {})
    expect(linesOf(await restore(jobs[1], { ...inputs, path: 'app/built' }))).toEqual([all])
  })

  it('leads nowhere: files behind links, and those with a name elsewhere, keep their times', async () => {
    const host = place.newHost()
    const repository = newRepository(join(host.dir, 'repository'))
    const commit = repository.commit({ ...files, 'e/f.c': 'f', 'g.c': 'g' })
    const before = await checkedOut(host, repository, commit)
    await build(before)
    const job = await checkedOut(host, repository, commit)
    const outside = join(host.dir, 'outside')
    mkdirSync(outside)
    renameSync(join(job.workspace, 'd'), join(outside, 'd'))
    symlinkSync(join(outside, 'd'), join(job.workspace, 'd'))
    linkSync(join(job.workspace, 'e/f.c'), join(outside, 'f.c'))
    renameSync(join(job.workspace, 'g.c'), join(outside, 'g.c'))
    symlinkSync(join(outside, 'g.c'), join(job.workspace, 'g.c'))
    const times = (): bigint[] =>
      ['d/b.c', 'd/c.c', 'f.c', 'g.c'].map((path) => lstatSync(join(outside, path), { bigint: true }).mtimeNs)
    const own = times()
    expect(linesOf(await restore(job, inputs))).toEqual(['Sources with the time of the saved ones: 1 of 1'])
    expect(times()).toEqual(own)
  })
})

describeAsRoot('a repository of another user', () => {
  it('gets a line, and the restore is whole', async () => {
    const host = place.newHost()
    const repository = newRepository(join(host.dir, 'repository'))
    const commit = repository.commit(files)
    await build(await checkedOut(host, repository, commit))
    const job = await checkedOut(host, repository, commit)
    for (const path of [job.workspace, join(job.workspace, '.git')]) chownSync(path, 12345, 12345)
    const run = await restore(job, inputs)
    expect(logOf(run)).toContain('Cache restored from key: k')
    expect(linesOf(run)).toEqual([expect.stringMatching(/not set: git says: detected dubious ownership/)])
  })
})

it.each(['unpack', 'mount'])(
  'Three histories that make builds, with mode %s, end like clean builds, and restored as they were saved',
  async (mode) => {
    for (const seed of mode === 'mount' ? [1, 3, 5] : [0, 2, 4])
      await runHistory({ place, project: make, mode, seed })
  },
)
