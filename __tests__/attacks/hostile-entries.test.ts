// Runs the corpus of hostile entries through the built action: no entry may get past the guards.
import { attack } from '../support/corpus/entries/attack.ts'
import { families } from '../support/corpus/entries/families.ts'
import { newPlace } from '../support/host.ts'

const place = newPlace()

it('has a name for each entry', () => {
  const names = families.flatMap(({ name, rows }) => rows.map((row) => `${name} ${row.name}`))
  expect(names.length).toBeGreaterThanOrEqual(100)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(families)('$name', ({ rows, runs }) => {
  it.each(rows.map((row, turn) => ({ ...row, runs: row.runs ?? runs(turn) })))('$name', async (row) => {
    const achieved = await Promise.all(row.runs.map((combination) => attack(row, combination, place)))
    expect(achieved.flat()).toEqual([])
  })
})
