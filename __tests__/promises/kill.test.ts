// Kills steps at a few moments: target and store are unchanged or complete, and the next run cleans up.
// `npm run soak` kills a restore and a save at others.
import { type ChildProcess, execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import { describeTree } from '../support/corpus/tree.ts'
import { endedStaging } from '../support/ended-process.ts'
import {
  entriesOf,
  type Host,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  roundTimes,
  save,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const inputs = { key: 'key', path: 'tree' }
const miss = { key: 'no such key', path: 'tree' }

/** The same numbers from 0 to 1 in every run, so that a failure can be looked at again. */
function fractions(count: number, seed: number): number[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Number((state / 2 ** 32).toFixed(4))
  })
}

/** The same 400 files in each tree, with contents that differ per tree. */
function filesOf(owner: string): Record<string, string> {
  const names = Array.from({ length: 400 }, (_, file) => `d${file % 20}/sub/${file}`)
  return Object.fromEntries(names.map((name) => [name, `${owner} ${name}\n`.repeat(10)]))
}

let host: Host
/** What was saved, and how long that took. */
let cached: string[]
let saveMs: number
let source: Job
beforeAll(async () => {
  host = place.newHost()
  source = await host.newJob()
  const tree = join(source.workspace, 'tree')
  writeTree(tree, filesOf('cached'))
  symlinkSync('d0/sub/0', join(tree, 'link'))
  roundTimes(tree)
  cached = describeTree(tree)
  const run = await save(source, inputs)
  expect(logOf(run).at(-1)).toBe('Cache saved with key: key')
  saveMs = run.ms
})

/** Starts a step and kills it after some time, or once something has shown. */
async function killed(
  start: (onSpawn: (child: ChildProcess) => void) => Promise<StepRun>,
  when: (child: ChildProcess) => Promise<unknown>,
): Promise<void> {
  let child: ChildProcess | undefined
  const run = start((spawned) => {
    child = spawned
    when(spawned).then(() => spawned.kill('SIGKILL'))
  })
  await run
  expect(child?.exitCode === 0 || child?.signalCode === 'SIGKILL').toBe(true)
}

async function until(holds: () => boolean, child: ChildProcess): Promise<void> {
  while (!holds() && child.exitCode === null) await sleep(1)
}

function stagingsIn(job: Job): string[] {
  return readdirSync(job.workspace).filter((name) => name.startsWith('.headstart-'))
}

describe('a restore that is killed', () => {
  let restoreMs: number
  beforeAll(async () => {
    restoreMs = (await restore(await host.newJob(), inputs)).ms
  })

  /** Restores to an absent target. @returns what the killed restore left there; nothing if there is no target */
  async function leftWhenKilled(when: (child: ChildProcess, tree: string) => Promise<unknown>) {
    const job = await host.newJob()
    const tree = join(job.workspace, 'tree')
    await killed(
      (onSpawn) => restore(job, inputs, { onSpawn }),
      (child) => when(child, tree),
    )
    const left = existsSync(tree) ? describeTree(tree) : []

    const again = await restore(job, inputs)
    expect(logOf(again)).toEqual(expect.arrayContaining(['Cache restored from key: key']))
    expect(logOf(again).filter((line) => line.startsWith('::'))).toEqual([])
    expect(describeTree(tree)).toEqual(cached)
    expect(stagingsIn(job)).toEqual([])
    rmSync(job.workspace, { recursive: true })
    return left
  }

  it('at its start leaves nothing', async () => {
    expect(await leftWhenKilled(async () => {})).toEqual([])
  })

  it('once the target is there leaves all', async () => {
    const whenThere = (child: ChildProcess, tree: string): Promise<void> =>
      until(() => existsSync(tree), child)
    expect(await leftWhenKilled(whenThere)).toEqual(cached)
  })

  it.each(fractions(3, 1))('at moment %d of an absent target leaves nothing or all', async (fraction) => {
    expect([[], cached]).toContainEqual(await leftWhenKilled(() => sleep(fraction * restoreMs)))
  })

  describe('over a target with content', () => {
    let template: string
    let before: string[]
    let complete: string[]
    beforeAll(async () => {
      template = join(place.dir, 'template')
      writeTree(template, { ...filesOf('mine'), 'd1/extra': 'extra', 'own/file': 'extra' })
      roundTimes(template)
      before = describeTree(template)
      const { job, tree } = await occupied()
      restoreMs = (await restore(job, inputs)).ms
      complete = describeTree(tree)
    })

    async function occupied(): Promise<{ job: Job; tree: string }> {
      const job = await host.newJob()
      const tree = join(job.workspace, 'tree')
      execFileSync('cp', ['-a', template, tree])
      return { job, tree }
    }

    function expectExtras(tree: string): void {
      for (const extra of ['d1/extra', 'own/file'])
        expect(readFileSync(join(tree, extra), 'utf8')).toBe('extra')
    }

    async function expectRecovery(job: Job, tree: string): Promise<void> {
      expectExtras(tree)
      const next = await restore(job, miss)
      expect(logOf(next)).toEqual(['Cache not found for input keys: no such key'])
      expect([before, complete]).toContainEqual(describeTree(tree))
      expect(stagingsIn(job)).toEqual([])
      rmSync(job.workspace, { recursive: true })
    }

    it('leaves the files of both if it is not killed', () => {
      const names = (lines: string[]): string[] => lines.map((line) => line.split(' ')[0] as string)
      expect(names(complete)).toEqual([...new Set([...names(before), ...names(cached)])].sort())
    })

    it.each(fractions(2, 2))('at moment %d leaves one or the other after the next run', async (fraction) => {
      const { job, tree } = await occupied()
      await killed(
        (onSpawn) => restore(job, inputs, { onSpawn }),
        () => sleep(fraction * restoreMs),
      )
      await expectRecovery(job, tree)
    })

    // Most of a restore does not touch the target; these moments are when it does.
    it.each(fractions(3, 3))(
      'at moment %d of publishing leaves one or the other after the next run',
      async (fraction) => {
        const { job, tree } = await occupied()
        await killed(
          (onSpawn) => restore(job, inputs, { onSpawn }),
          (child) => publishing(job, child, fraction),
        )
        await expectRecovery(job, tree)
      },
    )

    it.each(fractions(2, 4))(
      'is recovered even if the recovery is killed too, at %d of it',
      async (fraction) => {
        const { job, tree } = await occupied()
        await killed(
          (onSpawn) => restore(job, inputs, { onSpawn }),
          (child) => publishing(job, child, fraction),
        )
        await killed(
          (onSpawn) => restore(job, miss, { onSpawn }),
          () => sleep(60 + fraction * 100),
        )
        await expectRecovery(job, tree)
      },
    )

    async function publishing(job: Job, child: ChildProcess, fraction: number): Promise<void> {
      const begins = (): boolean =>
        stagingsIn(job).some((name) => existsSync(join(job.workspace, name, 'journal')))
      await until(begins, child)
      await sleep(fraction * 60)
    }
  })
})

describe('a save that is killed', () => {
  /** Checks that the next jobs find a whole entry or none. @returns how many entries the killed save left */
  async function leftWhenKilled(when: (child: ChildProcess, store: string) => Promise<unknown>) {
    const fresh = place.newHost()
    const job = { ...(await fresh.newJob()), workspace: source.workspace }
    await killed(
      (onSpawn) => save(job, inputs, { onSpawn }),
      (child) => when(child, fresh.store),
    )
    const visible = entriesOf(fresh.store).length
    const reader = await fresh.newJob()
    const run = await restore(reader, inputs)
    expect(run.outputs.hit).toBe(visible === 1 ? 'exact' : 'miss')
    const tree = join(reader.workspace, 'tree')
    expect(existsSync(tree) ? describeTree(tree) : []).toEqual(visible === 1 ? cached : [])

    // Others may be at work on drafts that are young.
    const drafts = leftoversIn(fresh).filter((path) => path.startsWith(fresh.store))
    await save(job, { ...inputs, key: 'other' })
    expect(drafts.filter((path) => existsSync(path))).toEqual(drafts)
    for (const path of drafts) utimesSync(path, 0, Date.now() / 1000 - 7200)
    await save(job, { ...inputs, key: 'third' })
    expect(drafts.filter((path) => existsSync(path))).toEqual([])

    expect(logOf(await save(job, inputs)).at(-1)).toMatch(
      visible === 1 ? /^Failed to save: Unable to reserve cache with key key/ : 'Cache saved with key: key',
    )
    rmSync(fresh.dir, { recursive: true })
    return visible
  }

  it('at its start leaves no entry', async () => {
    expect(await leftWhenKilled(async () => {})).toBe(0)
  })

  it('once the entry is there leaves it', async () => {
    const whenThere = (child: ChildProcess, store: string): Promise<void> =>
      until(() => entriesOf(store).length > 0, child)
    expect(await leftWhenKilled(whenThere)).toBe(1)
  })

  it.each(fractions(3, 5))('at moment %d leaves no entry or a whole one', async (fraction) => {
    expect([0, 1]).toContain(await leftWhenKilled(() => sleep(fraction * saveMs)))
  })
})

describe('restores side by side', () => {
  const mine = { ...filesOf('mine'), 'd1/extra': 'extra' }

  it.each(fractions(2, 6))('of one absent target leave a whole tree, one %d later', async (fraction) => {
    const job = await host.newJob()
    await sideBySide(job, fraction)
    expect(describeTree(join(job.workspace, 'tree'))).toEqual(cached)
    expect(stagingsIn(job)).toEqual([])
    rmSync(job.workspace, { recursive: true })
  })

  it.each(fractions(2, 7))('over one target leave a whole tree, one %d later', async (fraction) => {
    const job = await host.newJob()
    const tree = join(job.workspace, 'tree')
    writeTree(tree, mine)
    await sideBySide(job, fraction)
    const withoutOwn = (line: string): boolean => !line.startsWith('d1/extra ')
    expect(describeTree(tree).filter(withoutOwn)).toEqual(cached)
    expect(readFileSync(join(tree, 'd1/extra'), 'utf8')).toBe('extra')
    expect(stagingsIn(job)).toEqual([])
  })

  /** At least one of them says that it restored. */
  async function sideBySide(job: Job, fraction: number): Promise<void> {
    const runs = await Promise.all([
      restore(job, inputs),
      sleep(fraction * 50).then(() => restore(job, inputs)),
    ])
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0])
    expect(runs.map(({ outputs }) => outputs.hit)).toContain('exact')
  }

  it('leave the staging directory of another restore unchanged, even if that restore seems to sleep', async () => {
    const job = await host.newJob()
    let sleeper: ChildProcess | undefined
    const spawned = Promise.withResolvers<ChildProcess>()
    const running = restore(job, inputs, { onSpawn: spawned.resolve })
    sleeper = await spawned.promise
    const unpacks = (): boolean =>
      stagingsIn(job).some((name) => existsSync(join(job.workspace, name, 'worker-0')))
    await until(unpacks, sleeper)
    sleeper.kill('SIGSTOP')
    try {
      const staging = stagingsIn(job)
      const other = await restore(job, miss)
      expect(logOf(other)).toEqual(['Cache not found for input keys: no such key'])
      expect(stagingsIn(job)).toEqual(staging)
    } finally {
      sleeper.kill('SIGCONT')
    }
    expect((await running).outputs.hit).toBe('exact')
    expect(describeTree(join(job.workspace, 'tree'))).toEqual(cached)
    expect(stagingsIn(job)).toEqual([])
  })
})

describe('a directory that looks like the staging directory of a killed restore', () => {
  it('goes when it is empty', async () => {
    const job = await host.newJob()
    const staging = join(job.workspace, endedStaging(job.workspace))
    mkdirSync(staging, { mode: 0o700 })
    await restore(job, miss)
    expect(existsSync(staging)).toBe(false)
  })

  // Such a directory may come from a checkout, or from another user of the directory above the target.
  it.each([
    [
      'moves a file away',
      (outside: string) => ({ do: 'move', from: join(outside, 'gone'), to: join(outside, 'victim') }),
    ],
    [
      'puts another file there',
      (outside: string, staging: string) => ({
        do: 'replace',
        from: join(outside, 'gone'),
        to: join(outside, 'victim'),
        aside: join(staging, 'evil'),
      }),
    ],
    ['removes a directory', (outside: string) => ({ do: 'make', path: join(outside, 'empty') })],
    [
      'opens a file to all',
      (outside: string) => ({
        do: 'stamp',
        path: join(outside, 'victim'),
        before: { mode: 0o4777, mtime: 0 },
        stamp: { mode: 0, mtime: 0 },
      }),
    ],
  ])('cannot have done what %s', async (_, step) => {
    const job = await host.newJob()
    const outside = mkdtempSync(join(dirname(job.workspace), 'outside-'))
    writeTree(outside, { victim: 'victim' })
    mkdirSync(join(outside, 'empty'))
    const before = describeTree(outside)
    const staging = join(job.workspace, endedStaging(job.workspace))
    const journal = `${JSON.stringify({ inode: '', ...step(outside, staging) })}\n`
    // A file has no listener, as if the process had died.
    writeTree(staging, { journal, evil: 'evil', alive: '' })
    utimesSync(staging, 1, 1)
    const run = await restore(job, inputs)
    expect(run.exitCode).toBe(0)
    expect(describeTree(outside)).toEqual(before)
  })
})
