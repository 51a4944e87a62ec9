// The kinds of random trials: servers that go wrong, calls of steps that fail, and entries that are damaged.
import { newCallTrials } from '../__tests__/support/faults/failing-calls.ts'
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
import type { Place } from '../__tests__/support/host.ts'
import { trialsOfDamage } from './soak-damage.ts'

type Trials = Record<string, RandomTrial>

/** By the option that runs only these trials. Servers end with the process. */
export const groups: Record<'chaos' | 'calls' | 'damage', (place: Place) => Promise<Trials>> = {
  async chaos(place) {
    const small = await trialsIn(place, s3).saveTree(smallBytes)
    return {
      ...(await trialsOn('S3', s3, place)),
      ...(await trialsOn('cache service v2', github('v2'), place)),
      ...(await trialsOn('cache service v1', github('v1'), place)),
      'local steps': runLocally(place, small),
      'savers of one key': saveAtOnce(place),
      downloads: downloadPart,
    }
  },
  async calls(place) {
    return { calls: (await newCallTrials(place)).trial }
  },
  damage: trialsOfDamage,
}

async function trialsOn<Server extends AnyServer>(
  name: string,
  store: FaultyStore<Server>,
  place: Place,
): Promise<Trials> {
  const trials = trialsIn(place, store)
  const [small, large] = [await trials.saveTree(smallBytes), await trials.saveTree(largeBytes)]
  return {
    [`${name}, entry read`]: readEntry(store),
    [`${name}, entry written`]: writeEntry(store),
    [`${name}, steps`]: runSteps(trials, store, small),
    [`${name}, steps, in parts`]: runSteps(trials, store, large),
  }
}
