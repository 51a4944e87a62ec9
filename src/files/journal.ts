/** The steps that put staged files into place, written down before they are done, so that they can be undone. */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../failure.ts'
import { fromBytes, toBytes } from './bytes.ts'

/** One change to the target. Paths are absolute byte strings. */
export type Step =
  /** A directory that was missing above a match. */
  | { do: 'make'; path: string }
  /** A staged file or tree, known by its inode, goes where nothing is. */
  | { do: 'move'; from: string; to: string; inode: string }
  /** A staged file goes where another one is, which is set aside. */
  | { do: 'replace'; from: string; to: string; inode: string; aside: string }
  /** A directory that was there already gets the mode and modification time of the cached one. */
  | { do: 'stamp'; path: string; stamp: Stamp; before: Stamp }

export interface Stamp {
  mode: number
  /** Seconds since 1970; Node rounds to a fraction of a microsecond. */
  mtime: number
}

const journalName = 'journal'

/**
 * Does the steps in the order given, after writing them down in the staging directory that holds the files to move.
 * Until `commit`, `undo` takes them back, with those of earlier calls.
 * @throws what the failed step threw
 */
export function carryOut(steps: Step[], dir: string): void {
  const lines = steps.map((step) => `${JSON.stringify(step)}\n`).join('')
  appendFileSync(join(dir, journalName), lines, { mode: 0o600 })
  for (const step of steps) carryOutStep(step)
}

/** Gives directories their times again, which later steps or the end of staging in them have changed. */
export function stampAgain(steps: Step[]): void {
  for (const step of steps) {
    if (step.do === 'stamp' && statOf(step.path)?.isDirectory()) stamp(step.path, step.stamp)
  }
}

/** Makes the steps final, whatever happens from here on. */
export function commit(dir: string): void {
  rmSync(join(dir, journalName), { force: true })
}

/**
 * Takes back what was done of the steps of a staging directory that were not committed. What has been changed by
 * somebody else since stays as it is. One step that cannot be taken back does not keep the others from it.
 * @param mayTouch whether an absolute path is one that this job restores to; steps elsewhere are left alone
 * @throws what the first such step threw, after which the journal is still there
 */
export function undo(dir: string, mayTouch: (path: string) => boolean): void {
  const steps = readJournal(dir).filter((step) => belongs(step, dir, mayTouch))
  const failures: unknown[] = []
  // Moving files out of a directory changes its time, so times come last.
  for (const step of [...steps.toReversed(), ...steps.filter((step) => step.do === 'stamp')]) {
    try {
      undoStep(step)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  commit(dir)
}

/** Whether a staging directory holds what is needed to undo something, so that it must stay. */
export function isUnfinished(dir: string): boolean {
  return existsSync(join(dir, journalName))
}

function readJournal(dir: string): Step[] {
  if (!isUnfinished(dir)) return []
  const lines = readFileSync(join(dir, journalName), 'utf8').split('\n')
  // What follows the last line end was being written when the run was killed, so nothing of it was done.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Step)
}

function belongs(step: Step, dir: string, mayTouch: (path: string) => boolean): boolean {
  const own = [...('from' in step ? [step.from] : []), ...('aside' in step ? [step.aside] : [])]
  const target = 'to' in step ? step.to : step.path
  const plain = [...own, target].every((path) => !path.split('/').includes('..'))
  return (
    plain &&
    own.every((path) => path.startsWith(`${toBytes(dir)}/`)) &&
    mayTouch(fromBytes(target).toString())
  )
}

function carryOutStep(step: Step): void {
  switch (step.do) {
    case 'make':
      mkdirSync(fromBytes(step.path))
      break
    case 'move':
      rename(step.from, step.to)
      break
    case 'replace':
      rename(step.to, step.aside)
      rename(step.from, step.to)
      break
    case 'stamp':
      stamp(step.path, step.stamp)
      break
  }
}

// How far a step got shows in which of its files exist.
function undoStep(step: Step): void {
  switch (step.do) {
    case 'make':
      removeIfEmpty(step.path)
      break
    case 'move':
      putBack(step)
      break
    case 'replace':
      if (!statOf(step.aside)) break
      putBack(step)
      if (statOf(step.to)) throw new Error(`${fromBytes(step.to)} is in the way of what was there before`)
      rename(step.aside, step.to)
      break
    case 'stamp':
      unstamp(step.path, step.before)
      break
  }
}

function putBack({ from, to, inode }: { from: string; to: string; inode: string }): void {
  if (!statOf(from) && inodeOf(statOf(to)) === inode) rename(to, from)
}

/** What a file keeps while it is moved about; undefined for none. */
export function inodeOf(stat: Stats | undefined): string | undefined {
  return stat && `${stat.dev}:${stat.ino}`
}

/** Of the file itself, not of what it may link to; undefined when there is none. */
export function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(fromBytes(path))
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}

function removeIfEmpty(path: string): void {
  try {
    rmdirSync(fromBytes(path))
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
  }
}

// Setting a time rounds it, so a directory that has kept its own is left alone.
function unstamp(path: string, before: Stamp): void {
  const stat = statOf(path)
  if (!stat?.isDirectory()) return
  if (stat.mtimeMs / 1000 !== before.mtime || (stat.mode & 0o7777) !== before.mode) stamp(path, before)
}

function stamp(path: string, { mode, mtime }: Stamp): void {
  try {
    chmodSync(fromBytes(path), mode)
    utimesSync(fromBytes(path), mtime, mtime)
  } catch (error) {
    // Somebody else's directory, in which we may write, keeps what it has.
    if (codeOf(error) !== 'EPERM') throw error
  }
}

// A directory changes when its parent does, so a read-only one refuses to move, except for root.
function rename(from: string, to: string): void {
  const [source, target] = [fromBytes(from), fromBytes(to)]
  try {
    renameSync(source, target)
  } catch (error) {
    const stat = statOf(from)
    if (codeOf(error) !== 'EACCES' || !stat?.isDirectory()) throw error
    chmodSync(source, stat.mode | 0o200)
    renameSync(source, target)
    chmodSync(target, stat.mode & 0o7777)
  }
}
