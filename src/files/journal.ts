/** The steps that put staged files into place, written down first, so that all of them can be undone. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../failure.ts'
import { fromBytes } from './bytes.ts'

/** One change to the target. Paths are absolute byte strings. */
export type Step =
  /** A directory that was missing above a match. */
  | { do: 'make'; path: string }
  /** A staged file or tree goes where nothing is. */
  | { do: 'move'; from: string; to: string }
  /** A staged file goes where another one is, which is set aside. */
  | { do: 'replace'; from: string; to: string; aside: string }
  /** A directory that was there already gets the mode and modification time of the cached one. */
  | { do: 'stamp'; path: string; mode: number; mtime: number; before: { mode: number; mtime: number } }

const journalName = 'journal.json'

/**
 * Does all steps in the order given, after writing them down in the staging directory that holds the files to move.
 * Until `commit`, `undo` takes them back.
 * @throws what the failed step threw
 */
export function carryOut(steps: Step[], dir: string): void {
  writeFileSync(join(dir, journalName), JSON.stringify(steps), { mode: 0o600 })
  for (const step of steps) carryOutStep(step)
}

/** Makes the steps final, whatever happens from here on. */
export function commit(dir: string): void {
  rmSync(join(dir, journalName), { force: true })
}

/** Takes back what was done of the steps of a staging directory that were not committed. */
export function undo(dir: string): void {
  for (const step of readJournal(dir).toReversed()) undoStep(step)
  commit(dir)
}

/** Whether a staging directory holds what is needed to undo something, so that it must stay. */
export function isUnfinished(dir: string): boolean {
  return existsSync(join(dir, journalName))
}

function readJournal(dir: string): Step[] {
  try {
    return JSON.parse(readFileSync(join(dir, journalName), 'utf8')) as Step[]
  } catch {
    // No journal, or the run was killed while it wrote it, before it did any step.
    return []
  }
}

function carryOutStep(step: Step): void {
  switch (step.do) {
    case 'make':
      return void mkdirSync(fromBytes(step.path))
    case 'move':
      return rename(step.from, step.to)
    case 'replace':
      rename(step.to, step.aside)
      return rename(step.from, step.to)
    case 'stamp':
      return stamp(step.path, step)
  }
}

// How far a step got shows in which of its files exist.
function undoStep(step: Step): void {
  switch (step.do) {
    case 'make':
      return removeIfEmpty(step.path)
    case 'move':
      if (!exists(step.from) && exists(step.to)) rename(step.to, step.from)
      return
    case 'replace':
      if (!exists(step.aside)) return
      if (!exists(step.from) && exists(step.to)) rename(step.to, step.from)
      return rename(step.aside, step.to)
    case 'stamp':
      return stamp(step.path, step.before)
  }
}

function exists(path: string): boolean {
  return lstatSync(fromBytes(path), { throwIfNoEntry: false }) !== undefined
}

function removeIfEmpty(path: string): void {
  try {
    rmdirSync(fromBytes(path))
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
  }
}

/** @param time seconds since 1970; Node rounds to about a microsecond. */
function stamp(path: string, { mode, mtime }: { mode: number; mtime: number }): void {
  chmodSync(fromBytes(path), mode)
  utimesSync(fromBytes(path), mtime, mtime)
}

// A directory changes when its parent does, so a read-only one refuses to move, except for root.
function rename(from: string, to: string): void {
  const [source, target] = [fromBytes(from), fromBytes(to)]
  try {
    renameSync(source, target)
  } catch (error) {
    const stat = lstatSync(source, { throwIfNoEntry: false })
    if (codeOf(error) !== 'EACCES' || !stat?.isDirectory()) throw error
    chmodSync(source, stat.mode | 0o200)
    renameSync(source, target)
    chmodSync(target, stat.mode & 0o7777)
  }
}
