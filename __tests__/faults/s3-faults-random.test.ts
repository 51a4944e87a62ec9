// A faulty bucket never causes a wrong byte, whatever the order of its faults. `npm run soak` goes on with other seeds.
import { readEntry, runAll, runSteps, writeEntry } from '../support/faults/random-trials.ts'
import { s3 } from '../support/faults/s3.ts'
import { type Saved, smallBytes, trialsIn } from '../support/faults/trial.ts'
import { newPlace } from '../support/host.ts'

const trials = trialsIn(newPlace(), s3)
let saved: Saved
beforeAll(async () => {
  saved = await trials.saveTree(smallBytes)
})

// One that fails says its seed, with which `npm run soak` runs it alone.
const seeds = { read: 12, write: 12, steps: 1 }

it('saves and restores everything or nothing, with dozens of faults', async () => {
  const [read, written, steps] = await Promise.all([
    runAll(readEntry(s3), seeds.read, 32),
    runAll(writeEntry(s3), seeds.write, 32),
    runAll(runSteps(trials, s3, saved), seeds.steps, 3),
  ])
  const counts = [read, written, steps].map((results) => ({
    trials: results.length,
    good: results.filter(({ ended }) => ended === 'right' || ended === 'saved').length,
    faults: results.reduce((sum, { faults }) => sum + faults, 0),
  }))
  for (const { trials, good } of counts) expect(good).toBeGreaterThan(trials / 4)
  expect(counts.reduce((sum, { faults }) => sum + faults, 0)).toBeGreaterThanOrEqual(24)
}, 300_000)
