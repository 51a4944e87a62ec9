// A survey walks through the files of a cache once, and only as far as its questions need.
import { linkSync, mkdirSync, rmdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMatches } from '../../../src/files/paths/matches.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { newSurvey, type Survey } from '../../../src/files/paths/survey.ts'
import { newPlace, writeTree } from '../../support/host.ts'

const place = newPlace()

async function surveyOf(...lines: string[]): Promise<Survey> {
  const selection = selectionOf(lines, place.dir)
  return newSurvey(await findMatches(selection), selection)
}

it('counts what is saved, and each file of several names once where that matters', async () => {
  writeTree(place.dir, { 'tree/a': 'x'.repeat(8192), 'tree/out': 'excluded' })
  linkSync(join(place.dir, 'tree/a'), join(place.dir, 'tree/b'))
  writeFileSync(join(place.dir, 'tree/hole'), '')
  truncateSync(join(place.dir, 'tree/hole'), 1024 ** 3)
  const survey = await surveyOf('tree', '!tree/out')
  expect(survey.totals()).toEqual({
    members: 4,
    bytes: 2 * 8192,
    ownBytes: 8192,
    holes: 1024 ** 3,
    shownBytes: 8192 + 1024 ** 3,
  })
})

it('ends the walk where an answer is known, and goes on from there', async () => {
  mkdirSync(join(place.dir, 'first'))
  mkdirSync(join(place.dir, 'second'))
  const survey = await surveyOf('first', 'second')
  // From here on, the survey finds two members: it has not looked into the second directory yet.
  expect(survey.isAbove({ members: 0, bytes: 0 })).toBe(true)
  writeFileSync(join(place.dir, 'first/late'), '')
  writeFileSync(join(place.dir, 'second/late'), '')
  expect(survey.isAbove({ members: 3, bytes: 0 })).toBe(false)
  expect(survey.totals().members).toBe(3)
})

it('throws for a directory that it cannot read', async () => {
  mkdirSync(join(place.dir, 'gone'))
  const survey = await surveyOf('gone')
  rmdirSync(join(place.dir, 'gone'))
  expect(() => survey.totals()).toThrow(/ENOENT/)
})
