// Undoing restores the target, whatever step a restore was interrupted after.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { carryOut, commit, inodeAt, isUnfinished, undo } from '../../../src/files/placing/journal.ts'
import {
  type JournalStep,
  journalText,
  pathsOf,
  type Stamp,
} from '../../../src/files/placing/journal-step.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

interface Place {
  dir: string
  target: string
  staging: string
}

// Times that a double holds exactly, as Node cannot set others.
const oldTime = 1_500_000_000.25
const newTime = 1_600_000_000.5

function newPlace(): Place {
  const dir = scratch.fresh()
  const target = join(dir, 'target')
  const staging = join(dir, 'staging')
  const make = (root: string, time: number, files: Record<string, string>): void => {
    for (const [path, content] of Object.entries(files)) {
      const full = join(root, path)
      mkdirSync(join(full, '..'), { recursive: true })
      if (content.startsWith('->')) symlinkSync(content.slice(2), full)
      else writeFileSync(full, content)
      if (!content.startsWith('->')) utimesSync(full, time, time)
    }
  }
  make(target, oldTime, {
    'merged/kept': 'old',
    'merged/replaced': 'old',
    'merged/link': '->old',
    'merged/sub/replaced': 'old',
    beside: 'old',
  })
  mkdirSync(join(target, 'merged/empty'))
  make(staging, newTime, {
    'tree/replaced': 'new',
    'tree/link': '->new',
    'tree/added': 'new',
    'tree/tree/deep/file': 'new',
    'tree/empty': '->no directory any more',
    'tree/sub/replaced': 'new',
    'tree/sub/added': 'new',
    'tree/far': 'new',
  })
  mkdirSync(join(staging, 'aside'))
  for (const path of ['merged/empty', 'merged/sub', 'merged', '.']) {
    utimesSync(join(target, path), oldTime, oldTime)
  }
  return { dir, target, staging }
}

/** Every kind of step, in an order that a restore may have. */
function stepsOf({ target, staging }: Place): JournalStep[] {
  let asides = 0
  const to = (path: string): string => `${target}/${path}`
  const known = (path: string) => {
    const from = `${staging}/tree/${path}`
    return { from, inode: inodeAt(from) ?? '' }
  }
  const move = (path: string, place: string): JournalStep => ({ do: 'move', ...known(path), to: to(place) })
  const replace = (path: string): JournalStep => {
    return { do: 'replace', ...known(path), to: to(`merged/${path}`), aside: `${staging}/aside/${asides++}` }
  }
  const stamp = (path: string, mode: number): JournalStep => {
    return {
      do: 'stamp',
      path: to(path),
      stamp: { mode, mtime: newTime },
      before: { mode: 0o755, mtime: oldTime },
    }
  }
  return [
    { do: 'make', path: to('made') },
    { do: 'make', path: to('made/below') },
    move('far', 'made/below/far'),
    replace('replaced'),
    replace('link'),
    replace('empty'),
    move('added', 'merged/added'),
    move('tree', 'merged/tree'),
    replace('sub/replaced'),
    move('sub/added', 'merged/sub/added'),
    stamp('merged/sub', 0o700),
    stamp('merged', 0o500),
  ]
}

// The user's own directory, in which something is made, changes like any that a file comes and goes in.
const described = (target: string): string[] =>
  describeTree(target, { ignoreMtimeOf: (path) => path === '.' })

/** Does the first steps, and leaves what a process would that was killed then. */
function interruptAfter(count: number, place: Place): JournalStep[] {
  const steps = stepsOf(place)
  carryOut(steps.slice(0, count), place.staging)
  writeFileSync(join(place.staging, 'journal'), journalText(steps, place.staging))
  return steps
}

const { length } = stepsOf({ dir: '', target: '', staging: '' })
const counts = Array.from({ length: length + 1 }, (_, count) => count)

it('all steps together make the described changes', () => {
  const place = newPlace()
  carryOut(stepsOf(place), place.staging)
  expect(isUnfinished(place.staging)).toBe(true)
  commit(place.staging)
  expect(isUnfinished(place.staging)).toBe(false)
  const { target } = place
  for (const path of ['merged/replaced', 'merged/added', 'merged/tree/deep/file', 'merged/sub/added']) {
    expect(readFileSync(join(target, path), 'utf8')).toBe('new')
  }
  expect(readFileSync(join(target, 'made/below/far'), 'utf8')).toBe('new')
  expect(readFileSync(join(target, 'merged/kept'), 'utf8')).toBe('old')
  expect(lstatSync(join(target, 'merged/empty')).isSymbolicLink()).toBe(true)
  expect(lstatSync(join(target, 'merged'))).toMatchObject({ mode: 0o40500, mtimeMs: newTime * 1000 })
  expect(lstatSync(join(target, 'merged/sub'))).toMatchObject({ mode: 0o40700, mtimeMs: newTime * 1000 })
})

describe('undoing restores the target', () => {
  it.each(counts)('after %i steps', (count) => {
    const place = newPlace()
    const before = described(place.target)
    interruptAfter(count, place)
    undo(place.staging)
    expect(described(place.target)).toEqual(before)
    expect(isUnfinished(place.staging)).toBe(false)
  })

  it.each(counts)('after %i steps, even if it is interrupted and starts again', (count) => {
    const place = newPlace()
    const before = described(place.target)
    interruptAfter(count, place)
    const journal = readFileSync(join(place.staging, 'journal'))
    undo(place.staging)
    writeFileSync(join(place.staging, 'journal'), journal)
    undo(place.staging)
    undo(place.staging)
    expect(described(place.target)).toEqual(before)
  })

  it.each(counts.slice(0, -1))('when step %i was half done', (number) => {
    const place = newPlace()
    const before = described(place.target)
    const step = interruptAfter(number, place)[number] as JournalStep
    if (step.do === 'replace') renameSync(step.to, step.aside)
    undo(place.staging)
    expect(described(place.target)).toEqual(before)
  })

  it('when a step fails and its caller undoes it', () => {
    const place = newPlace()
    const before = described(place.target)
    const steps = stepsOf(place)
    const nowhere = join(place.staging, 'nowhere')
    steps.splice(6, 0, { do: 'move', from: nowhere, to: join(place.target, 'x'), inode: '' })
    expect(() => carryOut(steps, place.staging)).toThrow('ENOENT')
    undo(place.staging)
    expect(described(place.target)).toEqual(before)
  })

  it('and keeps files that another process has made since', () => {
    const place = newPlace()
    interruptAfter(length, place)
    writeFileSync(join(place.target, 'made/below/of another'), 'x')
    undo(place.staging)
    expect(readFileSync(join(place.target, 'made/below/of another'), 'utf8')).toBe('x')
    expect(readFileSync(join(place.target, 'merged/replaced'), 'utf8')).toBe('old')
  })
})

it('undoing a move that was not made keeps files of another process', () => {
  const place = newPlace()
  interruptAfter(0, place)
  writeFileSync(join(place.target, 'merged/added'), 'of another')
  undo(place.staging)
  expect(readFileSync(join(place.target, 'merged/added'), 'utf8')).toBe('of another')
})

it('undoes all calls since the last commit', () => {
  const place = newPlace()
  const before = described(place.target)
  const steps = stepsOf(place)
  carryOut(steps.slice(0, 5), place.staging)
  carryOut(steps.slice(5), place.staging)
  undo(place.staging)
  expect(described(place.target)).toEqual(before)
})

// What lies beside the staging directory can be named, and nothing else.
it.each([
  { do: 'make', path: '/tmp/made' },
  { do: 'make', path: 'target/../../made' },
  { do: 'make', path: '' },
  { do: 'move', from: 'stolen', to: 'target/beside', inode: 'known' },
  { do: 'move', from: 'staging/../stolen', to: 'target/beside', inode: 'known' },
  { do: 'move', from: 'staging/stolen', to: 'target/../target/beside', inode: 'known' },
  { do: 'move', from: 'staging/stolen', to: 'target/beside', inode: 1 },
  { do: 'replace', from: 'staging/x', to: 'target/gone', inode: 'known', aside: 'target/beside' },
  { do: 'replace', from: 'staging/x', to: 'target/gone', inode: 'known' },
  { do: 'stamp', path: 'staging', stamp: { mode: 0, mtime: 0 }, before: { mode: 0, mtime: 0 } },
  { do: 'stamp', path: 'target', stamp: { mode: 0, mtime: 0 }, before: { mode: '0', mtime: 0 } },
  { do: 'remove', path: 'target' },
  null,
])('refuses a journal that no restore wrote: %j', (step) => {
  const place = newPlace()
  const known = inodeAt(join(place.target, 'beside')) as string
  const journal = join(place.staging, 'journal')
  writeFileSync(journal, `${JSON.stringify(step).replace('known', known)}\n`)
  const before = describeTree(place.dir)
  expect(() => undo(place.staging)).toThrow('its journal is none that a restore wrote')
  expect(describeTree(place.dir)).toEqual(before)
})

it('keeps the excluded steps', () => {
  const place = newPlace()
  interruptAfter(length, place)
  const isLeft = (step: JournalStep): boolean => pathsOf(step)[0].endsWith('merged/replaced')
  undo(place.staging, (step) => !isLeft(step))
  const content = (path: string): string => readFileSync(join(place.target, path), 'utf8')
  expect([content('merged/replaced'), content('merged/sub/replaced')]).toEqual(['new', 'old'])
  expect(isUnfinished(place.staging)).toBe(true)
  undo(place.staging)
  expect(content('merged/replaced')).toBe('old')
  expect(isUnfinished(place.staging)).toBe(false)
})

it('undoes all other steps if one cannot be undone, and keeps the journal', () => {
  const place = newPlace()
  const steps = interruptAfter(length, place)
  const last = steps.findLast((step) => step.do === 'replace')
  // Nothing can be moved back to below what has become a file.
  rmSync(join(place.staging, 'tree'), { recursive: true })
  writeFileSync(join(place.staging, 'tree'), '')
  expect(() => undo(place.staging)).toThrow('ENOTDIR')
  expect(isUnfinished(place.staging)).toBe(true)
  expect(last && existsSync(last.aside)).toBe(true)
  rmSync(join(place.staging, 'tree'))
  mkdirSync(join(place.staging, 'tree/sub'), { recursive: true })
  undo(place.staging)
  expect(isUnfinished(place.staging)).toBe(false)
  expect(readFileSync(join(place.target, 'merged/replaced'), 'utf8')).toBe('old')
})

it('undoing after a commit changes nothing', () => {
  const place = newPlace()
  carryOut(stepsOf(place), place.staging)
  commit(place.staging)
  const after = describeTree(place.target)
  undo(place.staging)
  expect(describeTree(place.target)).toEqual(after)
})

it.each([
  { what: 'no journal', journal: undefined },
  { what: 'an empty journal', journal: '' },
  { what: 'half a step', journal: JSON.stringify({ do: 'make', path: 'nonexistent' }).slice(0, -5) },
  { what: 'a step that lacks its line end', journal: JSON.stringify({ do: 'make', path: 'nonexistent' }) },
])('undoing with $what changes nothing, because no step was made', ({ journal }) => {
  const place = newPlace()
  const before = describeTree(place.target)
  if (journal !== undefined) writeFileSync(join(place.staging, 'journal'), journal)
  undo(place.staging)
  expect(describeTree(place.target)).toEqual(before)
  expect(isUnfinished(place.staging)).toBe(false)
})

it('moves names that are not UTF-8', () => {
  const place = newPlace()
  const name = Buffer.from(`${place.target}/\xff`, 'latin1')
  const from = `${place.staging}/tree/added`
  const inode = inodeAt(from) as string
  const step: JournalStep = { do: 'move', from, to: name.toString('latin1'), inode }
  carryOut([step], place.staging)
  expect(readFileSync(name, 'utf8')).toBe('new')
  undo(place.staging)
  expect(lstatSync(name, { throwIfNoEntry: false })).toBeUndefined()
})

it('gives a directory back its time to a microsecond', () => {
  const place = newPlace()
  const merged = join(place.target, 'merged')
  for (const ns of [1n, 999_999_999n, 123_456_789n]) {
    const mtime = 1_500_000_000 + Number(ns) / 1e9
    utimesSync(merged, mtime, mtime)
    const beforeNs = lstatSync(merged, { bigint: true }).mtimeNs
    const { mtimeMs } = lstatSync(merged)
    const [stamp, before] = [newTime, mtimeMs / 1000].map((mtime) => ({ mode: 0o755, mtime })) as [
      Stamp,
      Stamp,
    ]
    carryOut([{ do: 'stamp', path: merged, stamp, before }], place.staging)
    undo(place.staging)
    const apart = lstatSync(merged, { bigint: true }).mtimeNs - beforeNs
    expect(apart < 0n ? -apart : apart).toBeLessThanOrEqual(1000n)
  }
})
