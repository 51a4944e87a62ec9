// A job that adds little to a restored cache saves nothing anew, and one that adds much to an ordinary cache is told so.
import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  addedBytesIn,
  contentBytes,
  isGain,
  isNewSince,
  isSmall,
} from '../../../src/job/shared/added-files.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

it.each([
  [0, 0, true],
  [49, 1000, false],
  [50, 1000, true],
  [19_999_999, 1e9, false],
  [20_000_000, 1e9, true],
])('%i bytes more in a cache of %i bytes are a gain: %s', (added, restored, expected) => {
  expect(isGain(added, restored)).toBe(expected)
})

it('a cache is small up to 50 MB', () => {
  expect([0, 5e7, 5e7 + 1].map(isSmall)).toEqual([true, true, false])
})

/** A restored tree: nothing in it is new. @returns when it was restored */
function treeIn(dir: string): number {
  mkdirSync(join(dir, 'a/b'), { recursive: true })
  for (const name of ['a/one', 'a/b/two']) writeFileSync(join(dir, name), 'x'.repeat(1000))
  symlinkSync('one', join(dir, 'a/link'))
  for (const name of ['a/b', 'a', '.']) utimesSync(join(dir, name), 1e9, 1e9)
  // The clock of a file system is behind by up to a tick.
  const sinceMs = Date.now() + 50
  while (Date.now() <= sinceMs + 50);
  return sinceMs
}

const added = (dir: string, sinceMs: number, more = {}): number =>
  addedBytesIn({
    directories: [dir],
    excludes: undefined,
    sinceMs,
    untilMs: performance.now() + 10_000,
    ...more,
  })

describe('what a job has added to a tree', () => {
  it('is nothing if it only reads, touches and changes files', () => {
    const dir = scratch.fresh()
    const sinceMs = treeIn(dir)
    const later = Date.now() / 1000 + 1
    utimesSync(join(dir, 'a/one'), later, later)
    utimesSync(join(dir, 'a'), later, later)
    appendFileSync(join(dir, 'a/b/two'), 'more')
    expect(added(dir, sinceMs)).toBe(0)
  })

  it('are new files, in whatever directory, except those that are left out', () => {
    const dir = scratch.fresh()
    const sinceMs = treeIn(dir)
    writeFileSync(join(dir, 'a/b/new'), 'x'.repeat(300))
    mkdirSync(join(dir, 'c/d'), { recursive: true })
    writeFileSync(join(dir, 'c/d/new'), 'x'.repeat(40))
    expect(added(dir, sinceMs)).toBe(340)
    expect(added(dir, sinceMs, { excludes: (path: string) => path.endsWith('/c') })).toBe(300)
    expect(added(dir, sinceMs, { untilMs: 0 })).toBe(0)
  })
})

it('only the content of a file counts, not its holes', () => {
  const path = join(scratch.fresh(), 'file')
  writeFileSync(path, '')
  truncateSync(path, 1e6)
  expect(contentBytes(lstatSync(path))).toBe(0)
  expect(contentBytes({ size: 10, blocks: 8 })).toBe(10)
})

it('the time of a change counts where there is no time of birth', () => {
  expect(isNewSince({ birthtimeMs: 1, mtimeMs: 9 }, 5)).toBe(false)
  expect(isNewSince({ birthtimeMs: 0, mtimeMs: 9 }, 5)).toBe(true)
})
