// Steps name their bottleneck. `npm run soak -- --bottlenecks 10` repeats this more often.

import { newPlace } from '../support/host.ts'
import { type Bottlenecks, onCappedDisk, onLimitedWay } from '../support/jobs/bottlenecks.ts'
import { whyNoCappedDisk } from '../support/jobs/capped-disk.ts'

const place = newPlace()

function namesThem(open: () => Promise<Bottlenecks>, steps: string[]): void {
  let opened: Bottlenecks
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())
  it.each(steps)('%s', async (name) => {
    const { kind, run } = opened.steps[name] as Bottlenecks['steps'][string]
    const { bottleneck } = await run()
    expect(bottleneck).toEqual({ kind, sentence: expect.stringMatching(/^The \w+ was the bottleneck: /) })
  })
}

describe('a network that is limited', () => {
  const steps = ['restoring by a narrow way', 'saving by a narrow way', 'restoring by a long way']
  namesThem(() => onLimitedWay(place), steps)
})

const why = whyNoCappedDisk()
if (why !== undefined) console.log(`Skipped, as ${why}: what a capped disk is called`)
;(why === undefined ? describe : describe.skip)('a disk that is capped', () => {
  namesThem(() => onCappedDisk(place), ['unpacking to it', 'saving to it', 'restoring from it'])
})
