/** Moves a staged tree to its target, and merges it with the files there. Cached files replace existing ones. */
import { chmodSync, lstatSync, mkdirSync, readlinkSync, type Stats } from 'node:fs'
import { mayChange } from '../../system/disk/rights.ts'
import { BadEntry, orUndefined } from '../../system/failure.ts'
import { dirname, join } from '../../system/native-path.ts'
import { below, fromBytes, namesInDirectory, statAt, toBytes } from '../byte-strings.ts'
import type { PathLine } from '../paths/patterns.ts'
import { haveSameBytes } from '../trees.ts'
import { carryOut, commit, inodeAt, missingDirectories, undo } from './journal.ts'
import type { JournalStep, Stamp } from './journal-step.ts'

/** A line whose members are in `<dir>/tree/<number>`. */
export interface Staged {
  line: PathLine
  /** Absolute path of a staging directory on the target's file system. */
  dir: string
}

/**
 * Does all steps or none: if one fails, the others are undone.
 * @returns the steps done
 * @throws BadEntry when a staged file is named by no line of `path`
 */
export function publish(staged: Staged[]): JournalStep[] {
  const dirs = new Set(staged.map(({ dir }) => dir))
  const done: JournalStep[] = []
  try {
    // A line may lie below another one, so each line is planned when the lines before it are in place.
    for (const { line, dir } of staged) {
      const steps = planOf(line, dir)
      carryOut(steps, dir)
      done.push(...steps)
    }
    for (const dir of dirs) commit(dir)
  } catch (error) {
    for (const dir of dirs) undo(dir)
    throw error
  }
  return done
}

interface PublishPlan {
  line: PathLine
  /** A free path for a file that must be moved aside. */
  aside(): string
}

function planOf(line: PathLine, dir: string): JournalStep[] {
  const staged = toBytes(join(dir, 'tree', String(line.number)))
  if (!statAt(staged)) return []
  const asideDir = join(dir, 'aside', String(line.number))
  mkdirSync(asideDir, { recursive: true })
  let asides = 0
  const plan: PublishPlan = { line, aside: () => toBytes(join(asideDir, String(asides++))) }
  const steps = planAbove(plan, staged, toBytes(line.base))
  if (steps.length === 0) return []
  const missing = missingDirectories(toBytes(line.matches('') ? dirname(line.base) : line.base))
  return [...missing.map((path): JournalStep => ({ do: 'make', path })), ...steps]
}

/**
 * Plans from the base down to the matches. These directories are the user's own and stay as they are.
 * @param relative byte string, relative to the line's base
 */
function planAbove(plan: PublishPlan, staged: string, target: string, relative = ''): JournalStep[] {
  const path = fromBytes(relative).toString()
  if (plan.line.matches(path)) return planMatch(plan, staged, target)
  if (!statAt(staged)?.isDirectory())
    throw new BadEntry(`it holds ${path}, which '${plan.line.text}' does not name`)
  const existing = statAt(target)
  // Links on the way to the base are the user's choice. Below the base, a link could lead anywhere.
  if (existing && !existing.isDirectory() && relative !== '') {
    throw new Error(`${fromBytes(target)} is no directory, so nothing can be restored below it`)
  }
  const steps = namesInDirectory(staged).flatMap((name) => {
    const path = relative === '' ? name : `${relative}/${name}`
    return planAbove(plan, `${staged}/${name}`, below(target) + name, path)
  })
  return existing || relative === '' || steps.length === 0 ? steps : [{ do: 'make', path: target }, ...steps]
}

/** @param isClosed whether this user may not change the names in the directory that holds the target */
function planMatch(plan: PublishPlan, staged: string, target: string, isClosed = false): JournalStep[] {
  const existing = statAt(target)
  const cached = statAt(staged) as Stats
  if (!existing) return [{ do: 'move', from: staged, to: target, inode: inodeAt(staged) as string }]
  if (existing.isDirectory() && cached.isDirectory()) {
    // The staged directory is still private. Without these rights, its files could not be moved out.
    chmodSync(fromBytes(staged), 0o700)
    const isClosed = !mayChange(fromBytes(target))
    const steps = namesInDirectory(staged).flatMap((name) =>
      planMatch(plan, `${staged}/${name}`, below(target) + name, isClosed),
    )
    const [stamp, before] = [stampOf(cached), stampOf(existing)]
    const isSame = steps.length === 0 && stamp.mode === before.mode && stamp.mtime === before.mtime
    return isSame ? [] : [...steps, { do: 'stamp', path: target, stamp, before }]
  }
  if (existing.isDirectory() && namesInDirectory(target).length > 0) {
    throw new Error(
      `${fromBytes(target)} is a directory with content where the cache has none; remove it to restore`,
    )
  }
  // Elsewhere, replacing a file takes less time than comparing it.
  if (isClosed && isSameFile(staged, target)) return []
  const inode = inodeAt(staged) as string
  return [{ do: 'replace', from: staged, to: target, inode, aside: plan.aside() }]
}

function stampOf({ mode, mtimeMs }: Stats): Stamp {
  return { mode: mode & 0o7777, mtime: mtimeMs / 1000 }
}

/**
 * Whether two files or links have the same content, mode and time. Files with several names count as different, because one
 * name does not tell which the others are. So do files that this user may not read.
 * @param staged a byte string, like `existing`
 */
function isSameFile(staged: string, existing: string): boolean {
  return orUndefined(() => compare(fromBytes(staged), fromBytes(existing))) ?? false
}

function compare(one: string | Buffer, other: string | Buffer): boolean {
  const [stat, there] = [lstatSync(one, { bigint: true }), lstatSync(other, { bigint: true })]
  for (const field of ['mode', 'size', 'mtimeNs', 'nlink'] as const)
    if (stat[field] !== there[field]) return false
  if (stat.isSymbolicLink()) return readlinkSync(one, 'latin1') === readlinkSync(other, 'latin1')
  return stat.isFile() && stat.nlink === 1n && haveSameBytes([one, other], Number(stat.size))
}
