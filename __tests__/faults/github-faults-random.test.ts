// A faulty cache service never causes a wrong byte, whatever the order of its faults. `npm run soak` goes on with other
// seeds.
import { github, type Language, languages } from '../support/faults/github.ts'
import { readEntry, runAll, runSteps, writeEntry } from '../support/faults/random-trials.ts'
import { type Saved, smallBytes, trialsIn } from '../support/faults/trial.ts'
import { newPlace } from '../support/host.ts'

const place = newPlace()
const saved = {} as Record<Language, Saved>
beforeAll(async () => {
  for (const language of languages)
    saved[language] = await trialsIn(place, github(language)).saveTree(smallBytes)
})

// One that fails says its seed, with which `npm run soak` runs it alone.
const seeds = { read: 12, write: 12, steps: 1 }

it.concurrent.each(languages)(
  '%s ends all or nothing, with dozens of faults',
  async (language) => {
    const store = github(language)
    const all = await Promise.all([
      runAll(readEntry(store), seeds.read, 16),
      runAll(writeEntry(store), seeds.write, 16),
      runAll(runSteps(trialsIn(place, store), store, saved[language]), seeds.steps, 2),
    ])
    for (const results of all) {
      const good = results.filter(({ ended }) => ended === 'right' || ended === 'saved').length
      expect(good).toBeGreaterThan(results.length / 4)
    }
    expect(all.flat().reduce((sum, { faults }) => sum + faults, 0)).toBeGreaterThanOrEqual(24)
  },
  300_000,
)
