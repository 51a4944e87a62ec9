// Restores and saves at random with stores that go wrong, with new seeds until time is over.
import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { removeTree } from '../__tests__/support/corpus/nasty-tree.ts'
import { github } from '../__tests__/support/faults/github.ts'
import { runLocally } from '../__tests__/support/faults/local-trial.ts'
import { downloadPart } from '../__tests__/support/faults/random-download.ts'
import {
  type RandomTrial,
  readEntry,
  runSteps,
  writeEntry,
} from '../__tests__/support/faults/random-trials.ts'
import { s3 } from '../__tests__/support/faults/s3.ts'
import { saveAtOnce } from '../__tests__/support/faults/save-race.ts'
import {
  type AnyServer,
  type FaultyStore,
  largeBytes,
  smallBytes,
  trialsIn,
} from '../__tests__/support/faults/trial.ts'
import { type Place, placeIn } from '../__tests__/support/host.ts'
import { onCappedDisk, onLimitedWay } from '../__tests__/support/jobs/bottlenecks.ts'
import { interruption } from './command.ts'
import { soakJobs } from './soak-jobs.ts'
import { type SaveTally, soakSaves } from './soak-saves.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** The seed of a failure. Every test runs once with this seed. */
    seed: { type: 'string' },
    /** Runs only steps with a known bottleneck, each so often. They must name it nine times in ten. */
    bottlenecks: { type: 'string' },
    /** Only saves so many entries under load, and reads them back. */
    saves: { type: 'string' },
    /** Only runs so many jobs of a rolling cache on each store and in each mode, one after the other. */
    jobs: { type: 'string' },
  },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes must be more than 0')
const signal = interruption()

interface Tally {
  trials: number
  faults: number
  ended: Map<string, number>
}

const dir = await realpath(await mkdtemp(join(tmpdir(), 'headstart-soak-')))
const tallies = new Map<string, Tally>()
try {
  const place = placeIn(dir)
  if (values.bottlenecks !== undefined) await nameBottlenecks(place, Number(values.bottlenecks))
  else if (values.saves !== undefined) await readBack(place, Number(values.saves))
  else if (values.jobs !== undefined) await followEachOther(place, Number(values.jobs))
  else await tryAtRandom(await allTrials(place))
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  tell()
  removeTree(dir)
}
process.exit()

async function tryAtRandom(trials: Record<string, RandomTrial>): Promise<void> {
  if (values.seed === undefined) await runAll(trials)
  else for (const [name, trial] of Object.entries(trials)) await run(name, trial, Number(values.seed))
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
  const seed = Number(values.seed ?? Date.now() % 2 ** 31)
  await soakJobs({
    ...{ place, jobs, seed, signal },
    onEnd(name, { changes, whole, killed }) {
      const ended = new Map(
        Object.entries({ 'saves of changes': changes, 'saves of all files': whole, 'saves killed': killed }),
      )
      tallies.set(name, { trials: jobs, faults: 0, ended })
    },
  })
}

async function allTrials(place: Place): Promise<Record<string, RandomTrial>> {
  const small = await trialsIn(place, s3).saveTree(smallBytes)
  return {
    ...(await trialsOn('S3', s3, place)),
    ...(await trialsOn('cache service v2', github('v2'), place)),
    ...(await trialsOn('cache service v1', github('v1'), place)),
    'local steps': runLocally(place, small),
    'savers of one key': saveAtOnce(place),
    downloads: downloadPart,
  }
}

async function trialsOn<Server extends AnyServer>(
  name: string,
  store: FaultyStore<Server>,
  place: Place,
): Promise<Record<string, RandomTrial>> {
  const trials = trialsIn(place, store)
  const [small, large] = [await trials.saveTree(smallBytes), await trials.saveTree(largeBytes)]
  return {
    [`${name}, entry read`]: readEntry(store),
    [`${name}, entry written`]: writeEntry(store),
    [`${name}, steps`]: runSteps(trials, store, small),
    [`${name}, steps, in parts`]: runSteps(trials, store, large),
  }
}

/** Several of each kind at once, since most of them wait most of the time. */
async function runAll(trials: Record<string, RandomTrial>): Promise<void> {
  const until = performance.now() + minutes * 60_000
  const minute = setInterval(tell, 60_000)
  let seed = Date.now()
  let failed = false
  const lane = async (name: string, trial: RandomTrial): Promise<void> => {
    while (!signal.aborted && !failed && performance.now() < until) {
      await run(name, trial, ++seed % 2 ** 31).catch((error) => {
        failed = true
        throw error
      })
    }
  }
  try {
    const lanes = Object.entries(trials).flatMap(([name, trial]) => [lane(name, trial), lane(name, trial)])
    const results = await Promise.allSettled(lanes)
    for (const result of results) if (result.status === 'rejected') throw result.reason
  } finally {
    clearInterval(minute)
  }
}

async function run(name: string, trial: RandomTrial, seed: number): Promise<void> {
  const tally = tallies.get(name) ?? { trials: 0, faults: 0, ended: new Map() }
  tallies.set(name, tally)
  const { faults, ended } = await trial(seed).catch((error) => {
    throw signal.aborted
      ? signal.reason
      : new Error(`${name} failed; again with --seed ${seed}`, { cause: error })
  })
  tally.trials++
  tally.faults += faults
  tally.ended.set(ended, (tally.ended.get(ended) ?? 0) + 1)
}

function tell(): void {
  for (const [name, { trials, faults, ended }] of tallies) {
    const ends = [...ended].map(([end, count]) => `${count} ${end}`).join(', ')
    console.log(`${name}: ${trials} trials, ${faults} faults; ${ends}`)
  }
  console.log('')
}
