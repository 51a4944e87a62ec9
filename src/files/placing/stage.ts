/** Restores files: stages them beside the targets, then publishes them in one short step. */
import { mkdirSync, readdirSync } from 'node:fs'
import { rename } from '../../system/disk/rename.ts'
import { namingOwner } from '../../system/disk/rights.ts'
import { namingDisk, watchSpace } from '../../system/disk/space.ts'
import { BadEntry, codeOf, messageOf } from '../../system/failure.ts'
import { join, relative } from '../../system/native-path.ts'
import { run } from '../../system/run.ts'
import { debug } from '../../system/runner.ts'
import { statAt, toBytes } from '../byte-strings.ts'
import { ownAndLinked } from '../paths/links.ts'
import type { PathLine } from '../paths/patterns.ts'
import { copyTree } from '../trees.ts'
import { stampAgain } from './journal.ts'
import type { JournalStep } from './journal-step.ts'
import { publish, type Staged } from './publish.ts'
import { checkLockIn, lockDirectory, openStaging, stagingParent } from './staging.ts'

/**
 * Makes staging directories beside the targets of these lines, of which there is at least one. The end of the block removes
 * the directories. Unless `publish` has succeeded, the targets stay as they are.
 * @throws Error if this run could not publish, before it downloads anything
 */
export async function stage(lines: PathLine[], signal: AbortSignal) {
  const ending = new DisposableStack()
  const stagings = newStagings(ending)
  const targets = lines.map(ownAndLinked)
  try {
    const dirs: string[] = []
    for (const [own, linked = own] of targets) dirs.push(stagings.dirIn(await stagingParent(linked), own))
    const [dir] = dirs as [string]
    return {
      /** The staging directory to fill: the members of a line go to `tree/<number>/…`. */
      dir,
      /** Moves the files to their targets, or puts the targets back and throws. */
      async publish(): Promise<void> {
        checkPlaces(dir, lines)
        const staged: Staged[] = []
        for (const [i, [own, linked]] of targets.entries()) {
          const line = linked ? stageAtLink(dir, own, linked) : own
          // A link in the entry takes the place of a link to a directory, which may be on another disk.
          const isLink = linked !== undefined && line === own
          staged.push({
            line,
            dir: isLink ? stagings.dirIn(await stagingParent(own), own) : (dirs[i] as string),
          })
        }
        for (const { line, dir: to } of staged)
          if (to !== dir) await moveTree(line, { from: dir, to, signal })
        await stagings.lock(signal)
        signal.throwIfAborted()
        stagings.published(publish(staged))
      },
      [Symbol.dispose]: () => ending.dispose(),
    }
  } catch (error) {
    ending.dispose()
    throw error
  }
}

/** The staging directories of a restore, at most one in each directory. @param ending gets all that must be tidied up */
function newStagings(ending: DisposableStack) {
  const dirs = new Map<string, string>()
  let done: JournalStep[] = []
  // Unlocking and removing staging directories changes the times of the directories that held them.
  ending.defer(() => tidyUp(done.map((step) => () => stampAgain(step))))
  return {
    /** @param line its target is named if this user may not write to `parent` */
    dirIn(parent: string, line: PathLine): string {
      const known = dirs.get(parent)
      if (known !== undefined) return known
      checkLockIn(parent)
      const staging = openStagingFor(line, parent)
      ending.defer(() => tidyUp([staging.remove]))
      dirs.set(parent, staging.dir)
      return staging.dir
    },
    /** Locks all their directories, in the same order as other restores do: so two of them never wait for each other. */
    async lock(signal: AbortSignal): Promise<void> {
      for (const [, dir] of [...dirs].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
        const lock = await lockDirectory(dir, signal)
        ending.defer(() => tidyUp([() => lock[Symbol.dispose]()]))
      }
    },
    published(steps: JournalStep[]): void {
      done = steps
    },
  }
}

/** @throws Error that names the directory and its owner if this user may not write to it */
function openStagingFor({ literal, base }: PathLine, parent: string): ReturnType<typeof openStaging> {
  try {
    return openStaging(parent)
  } catch (error) {
    const target = literal ?? base
    throw namingOwner(error, parent, statAt(toBytes(target)) ? undefined : target)
  }
}

/**
 * Gives a staged directory the name of the directory that it is merged into.
 * @returns the line that names the target
 */
function stageAtLink(dir: string, own: PathLine, linked: PathLine): PathLine {
  const tree = join(dir, 'tree', String(own.number))
  const staged = join(tree, relative(own.base, own.literal as string))
  if (!statAt(toBytes(staged))?.isDirectory()) return own
  const aside = join(dir, `linked-${own.number}`)
  rename(staged, aside)
  mkdirSync(tree, { recursive: true })
  rename(aside, join(tree, linked.rest))
  return linked
}

/** The targets are settled by now, so a failure changes nothing of the result. The next restore removes what stays. */
function tidyUp(tasks: (() => void)[]): void {
  for (const task of tasks) {
    try {
      task()
    } catch (error) {
      debug(`Could not tidy up after the restore: ${messageOf(error)}`)
    }
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
  if (!statAt(toBytes(source))) return
  mkdirSync(join(to, 'tree'), { recursive: true })
  try {
    rename(source, target)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    await copyOver(source, target, { to, signal })
  }
}

async function copyOver(
  source: string,
  target: string,
  { to, signal }: { to: string; signal: AbortSignal },
): Promise<void> {
  using space = watchSpace(to, signal)
  const copying =
    process.platform === 'win32'
      ? copyTree(source, target, space.signal)
      : run('cp', ['-a', source, target], { cwd: to, signal: space.signal, limitMs: 'while-busy' })
  try {
    await copying
  } catch (error) {
    throw namingDisk(error, to)
  }
}
