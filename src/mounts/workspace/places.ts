/** Decides which matches the workspace can show, and makes room for them. */
import { type BigIntStats, lstatSync, mkdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes, isWithin, namesInDirectory, statAt, toBytes } from '../../files/byte-strings.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { Declined } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { identityIn, isWhiteout, stepsOf } from '../root/clear.ts'
import { rootNames } from '../root/mount-root.ts'
import type { MountWork } from '../root/mounting.ts'
import { checkTarget, type RecordedTarget } from '../root/record.ts'

/** An image whose top is the workspace. */
export interface ImageToShow {
  /** Where its layers are mounted, the upmost one first; absolute. */
  layers: string[]
  /** Its matches. `path` is relative to the workspace; a byte string. */
  matches: { line: PathLine; path: string }[]
}

/** What one cache wants to show. Its mount root is that of the cache. */
export interface WorkspaceRequest extends MountWork {
  images: ImageToShow[]
  protectedDirs: string[]
  /** Rejects with the reason if another process uses the workspace. */
  unused: Promise<void>
  /** Whether the tables of the images are checked only after they are mounted. */
  isUnchecked: boolean
  /** Called with the mount root of the overlay before anything is mounted in it. */
  remember(workspaceRoot: string): void
}

/** A match in the workspace. */
interface PlacedTarget {
  /** Relative to the workspace; a byte string. */
  path: string
  mountRoot: string
  /** Whether the workspace has nothing of its own there, so that all below is from the cache or written by the job. */
  isOwn: boolean
}

export interface Placed {
  targets: PlacedTarget[]
  /** The lines that have files of the workspace at a target, and what is there. */
  occupied: Map<PathLine, string>
}

/** @param workspace without links @param taken the targets that are shown already */
export function placeTargets(
  requests: WorkspaceRequest[],
  { workspace, taken }: { workspace: string; taken: RecordedTarget[] },
): Placed {
  const own = toBytes(workspace)
  const occupied = new Map<PathLine, string>()
  const all = requests.flatMap(({ images, dir: mountRoot, protectedDirs }) =>
    images.flatMap(({ matches }) =>
      matches.map(({ line, path }) => ({ line, path, mountRoot, protectedDirs })),
    ),
  )
  const shown = taken.map(({ path }) => path)
  for (const { line, path, protectedDirs } of all) {
    try {
      const other = shown.find((other) => isWithin(path, other) || isWithin(other, path))
      if (other !== undefined)
        throw new Declined(`a cache is mounted at ${fromBytes(`${own}/${other}`)} already`)
      checkFree(path, own)
      checkTarget(`${own}/${path}`, protectedDirs)
    } catch (error) {
      occupied.set(line, runner.reasonOf(error))
    }
  }
  const targets = all.map(({ line, path, mountRoot }) => {
    return { path, mountRoot, isOwn: !occupied.has(line) }
  })
  return { targets, occupied }
}

/** @throws Error unless the target is absent or empty, below directories */
function checkFree(path: string, workspace: string): void {
  for (const above of stepsOf(path).slice(0, -1)) {
    const stat = statAt(`${workspace}/${above}`)
    if (!stat || isWhiteout(stat)) return
    if (!stat.isDirectory()) throw new Declined(`${fromBytes(`${workspace}/${above}`)} is no directory`)
  }
  const target = `${workspace}/${path}`
  const stat = statAt(target)
  if (!stat || isWhiteout(stat)) return
  if (!stat.isDirectory()) throw new Declined(`${fromBytes(target)} is no directory`)
  if (namesInDirectory(target).length > 0) throw new Declined(`${fromBytes(target)} is not empty`)
}

/** A workspace; absolute, without links. */
interface Ground {
  workspace: string
  /** Where it shows without an overlay. */
  below: string
}

/**
 * Makes the directories above the targets, and removes empty ones at them: the mode and the time of a target come from the
 * image. Marks of an earlier overlay go, too: no overlay is left that knows them after the machine was restarted.
 */
export function prepareTargets(
  targets: PlacedTarget[],
  { workspace, below }: Ground,
): { targets: RecordedTarget[]; made: string[] } {
  const own = toBytes(workspace)
  const made: string[] = []
  const prepared = targets.map(({ path, mountRoot, isOwn }): RecordedTarget => {
    if (!isOwn) return { path, mountRoot }
    for (const step of stepsOf(path)) {
      const stat = statAt(`${own}/${step}`)
      const name = fromBytes(`${own}/${step}`)
      if (isWhiteout(stat)) unlinkSync(name)
      const isAbsent = !stat || isWhiteout(stat)
      if (step === path) {
        if (!isAbsent) rmdirSync(name)
      } else if (isAbsent) {
        mkdirSync(name)
        made.push(step)
      }
    }
    return { path, mountRoot, parents: parentsOf(path, toBytes(below)) }
  })
  return { targets: prepared, made }
}

/**
 * The kernel changes a cached file by a copy, which it makes in the mount root and moves to the target.
 * @param workspace absolute, without an overlay @param dir the mount root
 * @throws Error with EXDEV where it may not: a project with a quota begins between them, or an encrypted directory
 */
export function checkMoves(targets: RecordedTarget[], workspace: string, dir: string): void {
  const made = join(dir, rootNames.empty)
  for (const { path, parents } of targets) {
    if (parents === undefined) continue
    const target = fromBytes(`${toBytes(workspace)}/${path}`)
    mkdirSync(made)
    renameSync(made, target)
    rmdirSync(target)
  }
}

/**
 * The directories from the workspace down to the one that holds a path.
 * @throws Error if one is not on the disk of the mount root, which is beside the workspace. A subvolume of Btrfs is such a disk:
 * the kernel copies a file there before it moves the copy to its place, which would fail with EXDEV.
 */
function parentsOf(path: string, workspace: string): string[] {
  const steps = stepsOf(path).slice(0, -1)
  const parents = [workspace, ...steps.map((step) => `${workspace}/${step}`)]
  const { dev } = bigStatOf(dirname(workspace))
  return parents.map((parent) => {
    const stat = bigStatOf(parent)
    if (stat.dev !== dev) throw new Declined(`${fromBytes(parent)} is on another disk, or a subvolume`)
    return identityIn(stat)
  })
}

/** @param path a byte string */
function bigStatOf(path: string): BigIntStats {
  return lstatSync(fromBytes(path), { bigint: true })
}
