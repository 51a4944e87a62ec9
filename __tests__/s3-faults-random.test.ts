// Whatever goes wrong with a bucket in whatever order, there is never a wrong byte: a thousand faults in every run.
import { type RandomTrial, type Result, readEntry, runSteps, writeEntry } from './faults/random-trials.ts'
import { type Saved, saveTree, smallBytes } from './faults/s3-trial.ts'
import { newPlace } from './host.ts'

const place = newPlace()
let saved: Saved
beforeAll(async () => {
  saved = await saveTree(place, smallBytes)
})

// One that fails says its seed, with which `npm run soak` runs it alone.
const seeds = { read: 340, write: 340, steps: 18 }

/** Most of their time they wait. */
async function runAll(trial: RandomTrial, count: number, atOnce: number): Promise<Result[]> {
  const results: Result[] = []
  let seed = 0
  const lane = async (): Promise<void> => {
    while (seed < count) results.push(await trial(++seed))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}

it('ends all or nothing, with a thousand faults', async () => {
  const [read, written, steps] = await Promise.all([
    runAll(readEntry, seeds.read, 32),
    runAll(writeEntry, seeds.write, 32),
    runAll(runSteps(place, saved), seeds.steps, 3),
  ])
  const counts = [read, written, steps].map((results) => ({
    trials: results.length,
    good: results.filter(({ ended }) => ended === 'right' || ended === 'saved').length,
    faults: results.reduce((sum, { faults }) => sum + faults, 0),
  }))
  for (const { trials, good } of counts) expect(good).toBeGreaterThan(trials / 4)
  expect(counts.reduce((sum, { faults }) => sum + faults, 0)).toBeGreaterThanOrEqual(1000)
})
