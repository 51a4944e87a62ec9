/** The journal: a restore writes its steps down before it does them, so that they can be undone. */
import * as fs from 'node:fs'
import { getHeapStatistics } from 'node:v8'
import { readOwnFile } from '../../system/disk/ownership.ts'
import { rename } from '../../system/disk/rename.ts'
import { mayChange, namingOwner } from '../../system/disk/rights.ts'
import { codeOf, orUndefined } from '../../system/failure.ts'
import { dirname, join } from '../../system/native-path.ts'
import { fromBytes, statAt, toBytes } from '../byte-strings.ts'
import { renameOwn } from '../trees.ts'
import { type JournalStep, journalText, pathsOf, type Stamp, stepsInJournal } from './journal-step.ts'

const journalName = 'journal'
// The steps are held in memory, where the shortest step takes ten times its bytes in the file.
const mostJournalBytes = Math.min(128 * 1024 * 1024, getHeapStatistics().heap_size_limit / 32)

/**
 * Writes the steps to the journal in `dir`, the staging directory of the files to move, then does the steps in order. Until
 * `commit`, `undo` undoes them, and the steps of earlier calls. @throws what the failed step threw
 */
export function carryOut(steps: JournalStep[], dir: string): void {
  fs.appendFileSync(join(dir, journalName), journalText(steps, dir), { mode: 0o600 })
  // A directory comes after those above it, because the way to it leads through them.
  for (const step of stampsIn(steps).toReversed()) allowChanges(step)
  for (const step of steps) carryOutStep(step)
}

/** Sets the time of a directory again: later steps and removing the staging directory have changed it. */
export function stampAgain(step: JournalStep): void {
  if (step.do === 'stamp' && statAt(step.path)?.isDirectory()) stamp(step.path, step.stamp)
}

/** Makes the steps final: from now on, they cannot be undone. */
export function commit(dir: string): void {
  fs.rmSync(join(dir, journalName), { force: true })
}

/**
 * Undoes the uncommitted steps in a staging directory, also after one of them fails. Files that another process has changed
 * since then stay as they are.
 * @param mayUndo whether to undo a step; the journal keeps the other steps
 * @throws the first error of a step or of `mayUndo`; the journal then stays
 */
export function undo(dir: string, mayUndo: (step: JournalStep) => boolean = () => true): void {
  const steps = readJournal(dir)
  const left = new Set<JournalStep>()
  const failures: unknown[] = []
  const forEach = <Step extends JournalStep>(some: Step[], work: (step: Step) => void): void => {
    for (const step of some) {
      try {
        if (mayUndo(step)) work(step)
        else left.add(step)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  forEach(stampsIn(steps).toReversed(), allowChanges)
  forEach(steps.toReversed(), undoStep)
  // Moving files out of a directory changes its time, so modes and times come last.
  forEach(stampsIn(steps), unstamp)
  if (failures.length > 0) throw failures[0]
  const rest = journalText(
    steps.filter((step) => left.has(step)),
    dir,
  )
  if (rest !== '') {
    const draft = join(dir, `${journalName}-draft`)
    fs.writeFileSync(draft, rest, { mode: 0o600 })
    rename(draft, join(dir, journalName))
  } else commit(dir)
}

/** Whether a staging directory has a journal with steps to undo, so that it must stay. */
export function isUnfinished(dir: string): boolean {
  return statAt(toBytes(join(dir, journalName))) !== undefined
}

function readJournal(dir: string): JournalStep[] {
  if (!isUnfinished(dir)) return []
  const text = readOwnFile(join(dir, journalName), mostJournalBytes)
  if (!text) throw new Error('its journal is no file that a restore wrote')
  return stepsInJournal(text.toString(), dir)
}

function carryOutStep(step: JournalStep): void {
  try {
    if (step.do === 'make') fs.mkdirSync(fromBytes(step.path))
    else if (step.do === 'stamp') stamp(step.path, step.stamp)
    else {
      if (step.do === 'replace') renameOwn(step.to, step.aside)
      renameOwn(step.from, step.to)
    }
  } catch (error) {
    const [path, from = ''] = pathsOf(step)
    const dir = fromBytes(dirname(path))
    // Where others may not remove the files of a user, as in /tmp, the directory can be changed and the file cannot.
    throw codeOf(error) === 'EXDEV'
      ? mountInTheWay(from, path)
      : namingOwner(error, mayChange(dir) ? fromBytes(path) : dir)
  }
}

// Which of the step's files exist shows how much of the step was done.
function undoStep(step: JournalStep): void {
  if (step.do === 'make') removeIfEmpty(step.path)
  else if (step.do === 'move') putBack(step)
  else if (step.do === 'replace' && statAt(step.aside)) {
    putBack(step)
    if (statAt(step.to)) throw new Error(`${fromBytes(step.to)} is in the way of what was there before`)
    renameOwn(step.aside, step.to)
  }
}

function putBack({ from, to, inode }: { from: string; to: string; inode: string }): void {
  if (!statAt(from) && inodeAt(to) === inode) renameOwn(to, from)
}

/**
 * Identifies a file on its disk, also after a move; undefined if there is none. The disk has another number on each host, and
 * through an overlay. On Windows, inodes exceed what numbers can hold.
 */
export function inodeAt(path: string): string | undefined {
  return fs.lstatSync(fromBytes(path), { bigint: true, throwIfNoEntry: false })?.ino.toString()
}

/**
 * The directories that are missing on the way to a directory, the topmost first. All are byte strings.
 * @throws Error if a file, or a link that leads to no directory, is in the way
 */
export function missingDirectories(path: string): string[] {
  if (fs.statSync(fromBytes(path), { throwIfNoEntry: false })?.isDirectory()) return []
  if (statAt(path)) throw new Error(`${fromBytes(path)} is no directory, so nothing can be restored below it`)
  return [...missingDirectories(dirname(path)), path]
}

function removeIfEmpty(path: string): void {
  try {
    fs.rmdirSync(fromBytes(path))
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
  }
}

type StampStep = Extract<JournalStep, { do: 'stamp' }>

/** The merged directories; those below a directory come before it. */
function stampsIn(steps: JournalStep[]): StampStep[] {
  return steps.filter((step) => step.do === 'stamp')
}

/**
 * Lets this user change the names in a merged directory of its own, such as those of Go's module cache, which are 0555. The
 * step's stamp sets the mode in the end. After a failure or a kill, `unstamp` gives back the mode that the journal knows.
 */
function allowChanges({ path }: StampStep): void {
  const stat = statAt(path)
  if (!stat?.isDirectory() || (stat.mode & 0o300) === 0o300) return
  unlessForeign(() => fs.chmodSync(fromBytes(path), (stat.mode & 0o7777) | 0o300))
}

// Setting a time rounds it, so a directory that still has its time is left alone.
function unstamp({ path, before }: StampStep): void {
  const stat = statAt(path)
  if (!stat?.isDirectory()) return
  if (stat.mtimeMs / 1000 !== before.mtime || (stat.mode & 0o7777) !== before.mode) stamp(path, before)
}

function stamp(path: string, { mode, mtime }: Stamp): void {
  unlessForeign(() => {
    fs.chmodSync(fromBytes(path), mode)
    fs.utimesSync(fromBytes(path), mtime, mtime)
  })
}

/** A directory of another user keeps its mode and time, even if this user may write to it. */
function unlessForeign(change: () => void): void {
  orUndefined(change, 'EPERM')
}

/** The restore renames files from a staging directory beside the target, which works only within one mount. */
function mountInTheWay(source: string, target: string): Error {
  const deviceOf = (path: string): number | undefined => statAt(path)?.dev
  let point = statAt(target)?.isDirectory() ? target : dirname(target)
  const device = deviceOf(point)
  while (dirname(point) !== point && deviceOf(dirname(point)) === device) point = dirname(point)
  // A bind mount has the device of the directory that it shows.
  const where =
    device === deviceOf(source) ? `${fromBytes(target)} or a directory above it` : fromBytes(point)
  return new Error(
    `something is mounted below the target, at ${where}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`,
  )
}
