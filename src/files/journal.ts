/** The journal: a restore writes its steps down before it does them, so that they can be undone. */
import {
  appendFileSync,
  chmodSync,
  lstatSync,
  mkdirSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { getHeapStatistics } from 'node:v8'
import { rename as renamePath } from '../system/disk/rename.ts'
import { readOwnFile } from '../system/disk/trusted-file.ts'
import { codeOf } from '../system/failure.ts'
import { dirname, join } from '../system/native-path.ts'
import { fromBytes, toBytes } from './byte-strings.ts'
import { type JournalStep, type Stamp, stepsIn, textOf } from './journal-step.ts'

const journalName = 'journal'
// The steps are held in memory, where the shortest step takes ten times its bytes in the file.
const mostJournalBytes = Math.min(128 * 1024 * 1024, getHeapStatistics().heap_size_limit / 32)

/**
 * Writes the steps to the journal of the staging directory that holds the files to move, then does them in this order.
 * Until `commit`, `undo` undoes these steps and the steps of earlier calls.
 * @throws what the failed step threw
 */
export function carryOut(steps: JournalStep[], dir: string): void {
  appendFileSync(join(dir, journalName), textOf(steps, dir), { mode: 0o600 })
  for (const step of steps) carryOutStep(step)
}

/** Sets the directories' times again, because later steps or removing the staging directory changed them. */
export function stampAgain(steps: JournalStep[]): void {
  for (const step of steps) {
    if (step.do === 'stamp' && statOf(step.path)?.isDirectory()) stamp(step.path, step.stamp)
  }
}

/** Makes the steps final: from now on, they cannot be undone. */
export function commit(dir: string): void {
  rmSync(join(dir, journalName), { force: true })
}

/**
 * Undoes the uncommitted steps of a staging directory. Files that another process has changed since then stay as they
 * are. If one step cannot be undone, the others are undone anyway.
 * @param mayUndo whether to undo a step; the journal keeps the other steps
 * @throws the first error of a step or of `mayUndo`; the journal then stays
 */
export function undo(dir: string, mayUndo: (step: JournalStep) => boolean = () => true): void {
  const steps = readJournal(dir)
  const left = new Set<JournalStep>()
  const failures: unknown[] = []
  // Moving files out of a directory changes its time, so times come last.
  for (const step of [...steps.toReversed(), ...steps.filter((step) => step.do === 'stamp')]) {
    try {
      if (mayUndo(step)) undoStep(step)
      else left.add(step)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  const draft = join(dir, `${journalName}-draft`)
  const rest = steps.filter((step) => left.has(step))
  if (rest.length > 0) {
    writeFileSync(draft, textOf(rest, dir), { mode: 0o600 })
    renamePath(draft, join(dir, journalName))
  } else commit(dir)
}

/** Whether a staging directory has a journal with steps to undo, so that it must stay. */
export function isUnfinished(dir: string): boolean {
  return statOf(toBytes(join(dir, journalName))) !== undefined
}

function readJournal(dir: string): JournalStep[] {
  if (!isUnfinished(dir)) return []
  const text = readOwnFile(join(dir, journalName), mostJournalBytes)
  if (!text) throw new Error('its journal is no file that a restore wrote')
  return stepsIn(text.toString(), dir)
}

function carryOutStep(step: JournalStep): void {
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

// Which of the step's files exist shows how much of the step was done.
function undoStep(step: JournalStep): void {
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
  if (!statOf(from) && inodeOf(to) === inode) rename(to, from)
}

/** Identifies a file, also after it was moved; undefined if there is none. On Windows, no number can hold an inode. */
export function inodeOf(path: string): string | undefined {
  const stat = lstatSync(fromBytes(path), { bigint: true, throwIfNoEntry: false })
  return stat && `${stat.dev}:${stat.ino}`
}

/** Does not follow a link; undefined if there is no file. */
export function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(fromBytes(path))
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}

/**
 * The directories that are missing on the way to a directory, the topmost first. All are byte strings.
 * @throws Error if a file, or a link that leads to no directory, is in the way
 */
export function missingDirectories(path: string): string[] {
  if (statSync(fromBytes(path), { throwIfNoEntry: false })?.isDirectory()) return []
  if (statOf(path)) throw new Error(`${fromBytes(path)} is no directory, so nothing can be restored below it`)
  return [...missingDirectories(dirname(path)), path]
}

function removeIfEmpty(path: string): void {
  try {
    rmdirSync(fromBytes(path))
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
  }
}

// Setting a time rounds it, so a directory that still has its time is left alone.
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
    // A directory of another user keeps its mode and time, even if this user may write to it.
    if (codeOf(error) !== 'EPERM') throw error
  }
}

// A move changes the directory's own `..`. So only root can move a read-only directory.
function rename(from: string, to: string): void {
  const [source, target] = [fromBytes(from), fromBytes(to)]
  try {
    renamePath(source, target)
  } catch (error) {
    const stat = statOf(from)
    if (codeOf(error) !== 'EACCES' || !stat?.isDirectory()) throw error
    chmodSync(source, stat.mode | 0o200)
    renamePath(source, target)
    chmodSync(target, stat.mode & 0o7777)
  }
}
