// Whatever step a restore is interrupted after, undoing brings the target back.
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { carryOut, commit, inodeOf, isUnfinished, type Step, statOf, undo } from '../src/files/journal.ts'
import { describeTree } from './corpus/tree.ts'
import { newScratch } from './scratch.ts'

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
function stepsOf({ target, staging }: Place): Step[] {
  let asides = 0
  const from = (path: string): string => `${staging}/tree/${path}`
  const to = (path: string): string => `${target}/${path}`
  const aside = (): string => `${staging}/aside/${asides++}`
  const before = { mode: 0o755, mtime: oldTime }
  const steps = [
    { do: 'make', path: to('made') },
    { do: 'make', path: to('made/below') },
    { do: 'move', from: from('far'), to: to('made/below/far') },
    { do: 'replace', from: from('replaced'), to: to('merged/replaced'), aside: aside() },
    { do: 'replace', from: from('link'), to: to('merged/link'), aside: aside() },
    { do: 'replace', from: from('empty'), to: to('merged/empty'), aside: aside() },
    { do: 'move', from: from('added'), to: to('merged/added') },
    { do: 'move', from: from('tree'), to: to('merged/tree') },
    { do: 'replace', from: from('sub/replaced'), to: to('merged/sub/replaced'), aside: aside() },
    { do: 'move', from: from('sub/added'), to: to('merged/sub/added') },
    { do: 'stamp', path: to('merged/sub'), stamp: { mode: 0o700, mtime: newTime }, before },
    { do: 'stamp', path: to('merged'), stamp: { mode: 0o500, mtime: newTime }, before },
  ] as Step[]
  return steps.map(withInode)
}

/** As a plan has it: moves know what they move. */
function withInode(step: Step): Step {
  return 'from' in step ? { ...step, inode: inodeOf(statOf(step.from)) ?? '' } : step
}

// The user's own directory, in which something is made, changes like any that a file comes and goes in.
const changing = ['.']
const described = (target: string): string[] =>
  describeTree(target, { ignoreMtimeOf: (path) => changing.includes(path) })

/** Does the first steps, and leaves what a process would that was killed then. */
function interruptAfter(count: number, place: Place): void {
  const steps = stepsOf(place)
  carryOut(steps.slice(0, count), place.staging)
  writeFileSync(join(place.staging, 'journal'), steps.map((step) => `${JSON.stringify(step)}\n`).join(''))
}

const { length } = stepsOf({ dir: '', target: '', staging: '' })
const counts = Array.from({ length: length + 1 }, (_, count) => count)

it('all steps together do what they say', () => {
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

describe('undoing brings the target back', () => {
  it.each(counts)('after %i steps', (count) => {
    const place = newPlace()
    const before = described(place.target)
    interruptAfter(count, place)
    undo(place.staging, () => true)
    expect(described(place.target)).toEqual(before)
    expect(isUnfinished(place.staging)).toBe(false)
  })

  it.each(counts)('after %i steps, also when it is interrupted and begun again', (count) => {
    const place = newPlace()
    const before = described(place.target)
    interruptAfter(count, place)
    const journal = readFileSync(join(place.staging, 'journal'))
    undo(place.staging, () => true)
    writeFileSync(join(place.staging, 'journal'), journal)
    undo(place.staging, () => true)
    undo(place.staging, () => true)
    expect(described(place.target)).toEqual(before)
  })

  it.each(counts.slice(0, -1))('when step %i was half done', (number) => {
    const place = newPlace()
    const before = described(place.target)
    interruptAfter(number, place)
    const step = stepsOf(place)[number] as Step
    if (step.do === 'replace') renameSync(step.to, step.aside)
    undo(place.staging, () => true)
    expect(described(place.target)).toEqual(before)
  })

  it('when a step fails, as its caller does then', () => {
    const place = newPlace()
    const before = described(place.target)
    const steps = stepsOf(place)
    steps.splice(6, 0, {
      do: 'move',
      from: join(place.dir, 'nowhere'),
      to: join(place.target, 'x'),
      inode: '',
    })
    expect(() => carryOut(steps, place.staging)).toThrow('ENOENT')
    undo(place.staging, () => true)
    expect(described(place.target)).toEqual(before)
  })

  it('and leaves alone what another process made there since', () => {
    const place = newPlace()
    interruptAfter(length, place)
    writeFileSync(join(place.target, 'made/below/of another'), 'x')
    undo(place.staging, () => true)
    expect(readFileSync(join(place.target, 'made/below/of another'), 'utf8')).toBe('x')
    expect(readFileSync(join(place.target, 'merged/replaced'), 'utf8')).toBe('old')
  })
})

it('undoing a move that was not done leaves alone what another process put there', () => {
  const place = newPlace()
  interruptAfter(0, place)
  writeFileSync(join(place.target, 'merged/added'), 'of another')
  undo(place.staging, () => true)
  expect(readFileSync(join(place.target, 'merged/added'), 'utf8')).toBe('of another')
})

it('undoing after a commit changes nothing', () => {
  const place = newPlace()
  carryOut(stepsOf(place), place.staging)
  commit(place.staging)
  const after = describeTree(place.target)
  undo(place.staging, () => true)
  expect(describeTree(place.target)).toEqual(after)
})

it.each([
  { what: 'no journal', journal: undefined },
  { what: 'an empty journal', journal: '' },
  { what: 'half a journal', journal: JSON.stringify([{ do: 'make', path: '/nonexistent' }]).slice(0, -5) },
])('undoing with $what changes nothing, as no step was done', ({ journal }) => {
  const place = newPlace()
  const before = describeTree(place.target)
  if (journal !== undefined) writeFileSync(join(place.staging, 'journal'), journal)
  undo(place.staging, () => true)
  expect(describeTree(place.target)).toEqual(before)
  expect(isUnfinished(place.staging)).toBe(false)
})

it('moves names that are not UTF-8', () => {
  const place = newPlace()
  const name = Buffer.from(`${place.target}/\xff`, 'latin1')
  const step = withInode({
    do: 'move',
    from: `${place.staging}/tree/added`,
    to: name.toString('latin1'),
    inode: '',
  })
  carryOut([step], place.staging)
  expect(readFileSync(name, 'utf8')).toBe('new')
  undo(place.staging, () => true)
  expect(lstatSync(name, { throwIfNoEntry: false })).toBeUndefined()
})

it('gives a directory back its time to a microsecond', () => {
  const place = newPlace()
  const merged = join(place.target, 'merged')
  for (const ns of [1n, 999_999_999n, 123_456_789n]) {
    const mtime = 1_500_000_000 + Number(ns) / 1e9
    utimesSync(merged, mtime, mtime)
    const before = lstatSync(merged, { bigint: true }).mtimeNs
    const { mtimeMs } = lstatSync(merged)
    const earlier = { mode: 0o755, mtime: mtimeMs / 1000 }
    carryOut(
      [{ do: 'stamp', path: merged, stamp: { mode: 0o755, mtime: newTime }, before: earlier }],
      place.staging,
    )
    undo(place.staging, () => true)
    const apart = lstatSync(merged, { bigint: true }).mtimeNs - before
    expect(apart < 0n ? -apart : apart).toBeLessThanOrEqual(1000n)
  }
})
