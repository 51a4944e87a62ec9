/** Restores files: stages them beside the targets, then publishes them in one short step. */
import { mkdirSync, readdirSync } from 'node:fs'
import { rename } from '../system/disk/rename.ts'
import { namingOwner } from '../system/disk/rights.ts'
import { namingDisk, whileThereIsSpace } from '../system/disk/space.ts'
import { BadEntry, codeOf, messageOf } from '../system/failure.ts'
import { join, relative } from '../system/native-path.ts'
import { run } from '../system/run.ts'
import { debug } from '../system/runner.ts'
import { toBytes } from './byte-strings.ts'
import { copyTree } from './copy-tree.ts'
import { stampAgain, statOf } from './journal.ts'
import type { JournalStep } from './journal-step.ts'
import { checkLockIn, lockDirectory } from './lock.ts'
import type { PathLine } from './patterns.ts'
import { publish } from './publish.ts'
import { openStaging, ownAndLinked, type Staging, stagingParent } from './staging.ts'

interface Placing {
  lines: PathLine[]
  signal: AbortSignal
  /** Unpacks into an empty staging directory: the members of a line go to `tree/<number>/…`. */
  fill(dir: string): Promise<void>
  /** Calls `put`, the last and short part, in which the targets change. */
  publishing(put: () => void): Promise<void>
}

/** Fills the staging directories, then publishes. Puts the targets back before it throws. @param lines at least one */
export async function place({ lines, signal, fill, publishing }: Placing): Promise<void> {
  const places = lines.map(ownAndLinked)
  const parents = await Promise.all(places.map(([own, linked = own]) => stagingParent(linked)))
  const stagings = new Map<string, Staging>()
  const stagingIn = (parent: string): string => (stagings.get(parent) as Staging).dir
  const locks: (() => void)[] = []
  let done: JournalStep[] = []
  try {
    // Checks before anything is downloaded whether publishing will be possible.
    for (const [i, parent] of parents.entries()) {
      if (stagings.has(parent)) continue
      checkLockIn(parent)
      stagings.set(parent, stagingFor(lines[i] as PathLine, parent))
    }
    const staged = lines.map((line, i) => ({ line, dir: stagingIn(parents[i] as string) }))
    const first = stagingIn(parents[0] as string)
    await fill(first).catch((error) => {
      throw namingDisk(error, first)
    })
    checkPlaces(first, lines)
    for (const [i, one] of staged.entries()) {
      const [own, linked] = places[i] as (typeof places)[number]
      if (!linked) continue
      one.line = stageAtLink(first, own, linked)
      if (one.line === linked) continue
      // A link is in the entry, and takes the place of the link.
      const parent = await stagingParent(own)
      if (!stagings.has(parent)) stagings.set(parent, stagingFor(own, parent))
      one.dir = stagingIn(parent)
    }
    for (const { line, dir } of staged) {
      if (dir !== first) await moveTree(line, { from: first, to: dir, signal })
    }
    // All restores lock in the same order, so that two restores never wait for each other.
    for (const parent of [...stagings.keys()].sort())
      locks.push(await lockDirectory(stagingIn(parent), signal))
    signal.throwIfAborted()
    await publishing(() => {
      done = publish(staged)
    })
  } finally {
    for (const unlock of locks) tidy(unlock)
    for (const staging of stagings.values()) tidy(staging.remove)
    for (const step of done) tidy(() => stampAgain(step))
  }
}

/** @throws Error that names the directory and its owner if this user may not write to it */
function stagingFor({ literal, base }: PathLine, parent: string): Staging {
  try {
    return openStaging(parent)
  } catch (error) {
    const target = literal ?? base
    throw namingOwner(error, parent, statOf(toBytes(target)) ? undefined : target)
  }
}

/**
 * Gives a staged directory the name of the directory that it is merged into.
 * @returns the line that names the target
 */
function stageAtLink(dir: string, own: PathLine, linked: PathLine): PathLine {
  const tree = join(dir, 'tree', String(own.number))
  const staged = join(tree, relative(own.base, own.literal as string))
  if (!statOf(toBytes(staged))?.isDirectory()) return own
  const aside = join(dir, `linked-${own.number}`)
  rename(staged, aside)
  mkdirSync(tree, { recursive: true })
  rename(aside, join(tree, linked.rest))
  return linked
}

/** The targets are settled by now, so a failure changes nothing of the result. The next restore removes what stays. */
function tidy(task: () => void): void {
  try {
    task()
  } catch (error) {
    debug(`Could not tidy up after the restore: ${messageOf(error)}`)
  }
}

/**
 * tar shortens names that lead out of its directory, so such members appear beside the directories of the lines.
 * @throws BadEntry when `<dir>/tree` holds anything but the directories of the lines
 */
export function checkPlaces(dir: string, lines: PathLine[]): void {
  const stray = readdirSync(join(dir, 'tree')).find(
    (name) => !lines.some(({ number }) => String(number) === name),
  )
  if (stray !== undefined) throw new BadEntry(`it holds ${stray}, which is not of any line of path`)
}

/** Moves a line's tree, if there is one, to another staging directory, which may be on another file system. */
export async function moveTree(
  { number }: PathLine,
  { from, to, signal }: { from: string; to: string; signal: AbortSignal },
): Promise<void> {
  const source = join(from, 'tree', String(number))
  const target = join(to, 'tree', String(number))
  // Where the file systems differ, a rename fails before it looks for the tree.
  if (!statOf(toBytes(source))) return
  mkdirSync(join(to, 'tree'), { recursive: true })
  try {
    rename(source, target)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    await whileThereIsSpace(to, signal, async (signal) => {
      if (process.platform === 'win32') await copyTree(source, target, signal)
      else await run('cp', ['-a', source, target], { cwd: to, signal, limitMs: Infinity })
    })
  }
}
