// One call of a step fails, comes short, or is its last. `npm run soak -- --calls 1000` goes on with other seeds.
import { newCallTrials } from '../support/faults/failing-calls.ts'
import { runAll } from '../support/faults/random-trials.ts'
import { newPlace } from '../support/host.ts'

const place = newPlace()

it('leaves everything or nothing, and the next job goes on', async () => {
  const { trial, stop } = await newCallTrials(place)
  try {
    const results = await runAll(trial, 3, 2)
    expect(results.filter(({ faults }) => faults === 1)).toHaveLength(3)
  } finally {
    await stop()
  }
}, 300_000)
