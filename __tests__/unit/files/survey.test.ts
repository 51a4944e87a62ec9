// A survey walks through the files of a cache once.
import { linkSync, mkdirSync, rmdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMatches } from '../../../src/files/paths/matches.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { newSurvey, type Survey } from '../../../src/files/paths/survey.ts'
import { newPlace, writeTree } from '../../support/host.ts'

const place = newPlace()

async function surveyOf(...lines: string[]): Promise<() => Survey> {
  const selection = selectionOf(lines, place.dir)
  return newSurvey(await findMatches(selection), selection)
}

it('counts what is saved, and each file of several names once where that matters', async () => {
  writeTree(place.dir, { 'tree/a': 'x'.repeat(8192), 'tree/out': 'excluded' })
  linkSync(join(place.dir, 'tree/a'), join(place.dir, 'tree/b'))
  writeFileSync(join(place.dir, 'tree/hole'), '')
  truncateSync(join(place.dir, 'tree/hole'), 1024 ** 3)
  const survey = await surveyOf('tree', '!tree/out')
  expect(survey()).toEqual({
    bytes: 2 * 8192,
    ownBytes: 8192,
    holes: 1024 ** 3,
    shownBytes: 8192 + 1024 ** 3,
  })
})

it('throws for a directory that it cannot read', async () => {
  mkdirSync(join(place.dir, 'gone'))
  const survey = await surveyOf('gone')
  rmdirSync(join(place.dir, 'gone'))
  expect(() => survey()).toThrow(/ENOENT/)
})
