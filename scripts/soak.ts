// Restores and saves at random with stores that go wrong, with new seeds until time is over.
import { mkdtemp, realpath } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Place, placeIn, removePlace } from '../__tests__/support/host.ts'
import { onCappedDisk, onLimitedWay } from '../__tests__/support/jobs/bottlenecks.ts'
import { exit } from '../src/main/program.ts'
import { interruption } from './command.ts'
import { soakHistories } from './soak-histories.ts'
import { soakJobs } from './soak-jobs.ts'
import { type Kind, runByTurns, type Tally } from './soak-lanes.ts'
import { type SaveTally, soakSaves } from './soak-saves.ts'
import { groups } from './soak-trials.ts'
import { soakWorkspace } from './soak-workspace.ts'

const count = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    /** How long trials of all kinds run: 30 unless a seed is given. */
    minutes: count,
    /** Of the first trial of each kind. Without `minutes`, each kind is tried once: this repeats a failure. */
    seed: count,
    /** How many trials run at once. Most of them wait for programs, so more than processors only take longer. */
    lanes: { type: 'string', default: String(availableParallelism()) },
    /** At least so many trials with servers that go wrong, steps that are killed, and jobs that race. */
    chaos: count,
    /** So many steps of which one call fails, comes short, or is the last. */
    calls: count,
    /** At least so many damaged entries, archives, images and layers. */
    damage: count,
    /** Only steps with a known bottleneck, each so often. They must name it nine times in ten. */
    bottlenecks: count,
    /** Only saves so many entries under load, and reads them back. */
    saves: count,
    /** Only so many jobs of a rolling cache on each store and in each mode, one after the other. */
    jobs: count,
    /** Only so many random histories of projects that are built with source times. */
    histories: count,
    /** Only so many trials of jobs that do anything in a workspace with mounted caches, and are killed. */
    workspace: count,
    /** Of the workspaces: a name of `disks.ts`. */
    fs: count,
    /** The steps on workspaces run as an ordinary user with sudo. */
    user: { type: 'boolean', default: false },
  },
})
const signal = interruption()
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

const dir = await realpath(await mkdtemp(join(tmpdir(), 'headstart-soak-')))
const tallies = new Map<string, Tally>()
try {
  const place = placeIn(dir)
  if (values.bottlenecks !== undefined) await nameBottlenecks(place, Number(values.bottlenecks))
  else if (values.saves !== undefined) await readBack(place, Number(values.saves))
  else if (values.jobs !== undefined) await followEachOther(place, Number(values.jobs))
  else if (values.histories !== undefined) await buildHistories(place, Number(values.histories))
  else if (values.workspace !== undefined) await keepFiles(place, Number(values.workspace))
  else await tryAtRandom(place)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  tell()
  removePlace(dir)
}
exit()

/** The groups that the options name; without any, all of them by turns. */
async function tryAtRandom(place: Place): Promise<void> {
  console.log(`--seed ${seed} --lanes ${values.lanes}`)
  const minute = setInterval(tell, 60_000)
  const named = Object.keys(groups).filter((group) => values[group as Group] !== undefined) as Group[]
  let failures = 0
  try {
    for (const group of named) {
      const kinds = await kindsOf(group, place)
      const rounds = Number(values[group]) / kinds.length
      failures += await run(kinds, (round) => round >= rounds)
    }
    if (named.length === 0) failures += await run(await allKinds(place), newTimeLimit())
  } finally {
    clearInterval(minute)
  }
  if (failures > 0) throw new Error(`${failures} trials failed`)
}

type Group = keyof typeof groups

async function allKinds(place: Place): Promise<Kind[]> {
  const kinds = []
  for (const group of Object.keys(groups) as Group[]) kinds.push(...(await kindsOf(group, place)))
  return kinds
}

async function kindsOf(group: Group, place: Place): Promise<Kind[]> {
  const trials = Object.entries(await groups[group](place))
  return trials.map(([name, trial]) => ({ name, option: `--${group} 1`, trial }))
}

function newTimeLimit(): (round: number) => boolean {
  if (values.minutes === undefined && values.seed !== undefined) return (round) => round > 0
  const minutes = Number(values.minutes ?? 30)
  if (!(minutes > 0)) throw new Error('--minutes must be more than 0')
  const until = performance.now() + minutes * 60_000
  return () => performance.now() > until
}

function run(kinds: Kind[], isOver: (round: number) => boolean): Promise<number> {
  const lanes = Number(values.lanes)
  return runByTurns({ kinds, lanes, seed, isOver: (round) => signal.aborted || isOver(round), tallies })
}

async function nameBottlenecks(place: Place, times: number): Promise<void> {
  for (const open of [onLimitedWay, onCappedDisk]) {
    const { steps, close } = await open(place)
    try {
      for (const [name, { kind, run }] of Object.entries(steps)) {
        const named = new Map<string, number>()
        for (let time = 0; time < times && !signal.aborted; time++) {
          const { bottleneck } = await run()
          named.set(bottleneck.kind, (named.get(bottleneck.kind) ?? 0) + 1)
        }
        tallies.set(name, { trials: times, faults: 0, ended: named })
        if ((named.get(kind) ?? 0) < 0.9 * times)
          throw new Error(`${name} is not held up by the ${kind}, it says`)
      }
    } finally {
      await close()
    }
  }
}

async function readBack(place: Place, saves: number): Promise<void> {
  const onSave = ({ same, wrong }: SaveTally): void => {
    tallies.set('saves', { trials: same + wrong.length, faults: 0, ended: new Map([['the same', same]]) })
    if ((same + wrong.length) % 10 === 0) tell()
  }
  const { same, wrong } = await soakSaves({ place, saves, signal, onSave })
  if (wrong.length > 0 || same < saves)
    throw new Error(`${same} of ${saves} entries were the same; ${wrong.join('; ')}`)
}

async function followEachOther(place: Place, jobs: number): Promise<void> {
  await soakJobs({
    ...{ place, jobs, seed, signal },
    onEnd(name, { changes, merges, whole, killed }) {
      const ended = new Map(
        Object.entries({
          'saves of changes': changes,
          'of them merged layers': merges,
          'saves of all files': whole,
          'saves killed': killed,
        }),
      )
      tallies.set(name, { trials: jobs, faults: 0, ended })
    },
  })
}

async function buildHistories(place: Place, histories: number): Promise<void> {
  console.log(`--seed ${seed}`)
  let done = 0
  await soakHistories({
    ...{ place, histories, seed, signal },
    onEnd(name, { jobs, hits, compared, built, builtMore }) {
      const { trials, faults, ended } = tallies.get(name) ?? { trials: 0, faults: 0, ended: new Map() }
      for (const [end, count] of [
        ['jobs', jobs],
        ['of them on a cache', hits],
        ['directories compared with warm ones', compared],
        ['files that warm ones built', built],
        ['more that restored ones built', builtMore],
      ] as const)
        ended.set(end, (ended.get(end) ?? 0) + count)
      tallies.set(name, { trials: trials + 1, faults, ended })
      done++
      if (done % 20 === 0) tell()
    },
  })
}

async function keepFiles(place: Place, trials: number): Promise<void> {
  const { fs, user: asUser, lanes } = values
  console.log(`--seed ${seed}`)
  await soakWorkspace({
    ...{ place, trials, seed, lanes: Number(lanes), fs, asUser, signal },
    onEnd({ trials = 0, losses = 0, ...counts }) {
      tallies.set('workspace', { trials, faults: losses, ended: new Map(Object.entries(counts)) })
      if (trials % 20 === 0) tell()
    },
  })
}

function tell(): void {
  for (const [name, { trials, faults, ended }] of tallies) {
    const ends = [...ended].map(([end, count]) => `${count} ${end}`).join(', ')
    console.log(`${name}: ${trials} trials, ${faults} faults; ${ends}`)
  }
  console.log('')
}
