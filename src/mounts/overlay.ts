/** Mounts the directories of an image, or of an unpacked tree, at the targets that the lines of `path` name. */
import { chmodSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fromBytes, namesInDirectory, statAt } from '../files/byte-strings.ts'
import type { PathLine } from '../files/paths/patterns.ts'
import { missingDirectories } from '../files/placing/journal.ts'
import { messageOf } from '../system/failure.ts'
import { firstOf, type LayerMounts, newLayerMounts } from './layers.ts'
import { lockMounts } from './lock.ts'
import { checkMountPoint, type MountPoint, mountPointsOf } from './mount-points.ts'
import { countTargets } from './mount-root.ts'
import type { MountWork } from './mount-table.ts'

export interface Mounting extends MountWork {
  /** Directories that no mount may cover; absolute. */
  protectedDirs: string[]
}

/** A line that could not be mounted, and the reason as the rest of a sentence. */
export interface Refusal {
  line: PathLine
  reason: string
}

/** Mounts the directories that were unpacked to `<dir>/tree` at the targets. Writes go to these directories. */
export function mountTree(lines: PathLine[], mounting: Mounting): Promise<Refusal[]> {
  const contents = lines.map((line) => partOf(line, join(mounting.dir, tree)))
  return show(contents, 'upper', { ...mounting, mounts: newLayerMounts(mounting) })
}

/** The directory of the mount root that holds the content of each line in `tree/<number>`. */
export const tree = 'tree'

export interface LineContent {
  line: PathLine
  points: () => Promise<MountPoint[]>
}

export function partOf(line: PathLine, dir: string): LineContent {
  return { line, points: () => mountPointsOf(line, join(dir, String(line.number))) }
}

/**
 * Mounts the directories of each line on top of the existing ones.
 * Privileged programs get only names that Headstart made up; links lead from these to the paths that users named.
 */
export async function show(
  contents: LineContent[],
  position: Position,
  mounting: Showing,
): Promise<Refusal[]> {
  if (contents.length === 0) return []
  const { dir, rights, protectedDirs, signal } = mounting
  // A check of a mount point and the mount after it are one piece of work: another step could mount in between.
  await using _ = await lockMounts(dirname(dir), signal)
  const refusals: Refusal[] = []
  let count = countTargets(dir)
  for (const { line, points: find } of contents.toSorted((a, b) => a.line.number - b.line.number)) {
    const mounted: number[] = []
    try {
      const points = await find()
      for (const point of points) await checkMountPoint(point, line, protectedDirs)
      for (const point of points) {
        const number = count++
        await mountPoint({ ...point, number, position }, mounting)
        mounted.push(number)
      }
    } catch (error) {
      signal.throwIfAborted()
      for (const number of mounted.reverse()) {
        await rights.run('umount', ['--', `target-${number}`], { cwd: dir, signal })
      }
      refusals.push({ line, reason: messageOf(error) })
    }
  }
  return refusals
}

export interface Showing extends Mounting {
  mounts: LayerMounts
}

/** Whether the content is the lower or the upper layer of its overlay. The other layer is a new directory. */
type Position = 'lower' | 'upper'

interface OverlayMountPoint extends MountPoint {
  number: number
  position: Position
}

async function mountPoint(point: OverlayMountPoint, { dir, rights, signal, mounts }: Showing): Promise<void> {
  const { target, number } = point
  const shown = `target-${number}`
  const content = statAt(`${target}/.`) ? namesInDirectory(target) : undefined
  symlinkSync(fromBytes(target), join(dir, shown))
  if (!content) {
    const [topmost = target] = missingDirectories(target)
    symlinkSync(fromBytes(topmost), join(dir, `made-${number}`))
    mkdirSync(fromBytes(target), { recursive: true })
  }
  let lowers = await makeLayers(point, dir)
  if (content && content.length > 0) {
    // A layer removes files of the layers below it, not of the target.
    if (lowers.length > 1) lowers = [await mounts.stack(lowers, `stack-${number}`)]
    lowers.push(shown)
  }
  const layers = `lowerdir=${lowers.join(':')},upperdir=upper-${number},workdir=work-${number}`
  // `volatile` omits the sync at the unmount, because the files are removed anyway. `metacopy` keeps the content in the
  // lower layer when only the time or the mode of a file changes, as Go's cache does. It uses an attribute that only root
  // can set, and images have none. Older kernels know neither option.
  await firstOf(['volatile,metacopy=on', 'metacopy=on', 'metacopy=off'], (more) => {
    const options = `${more},nosuid,nodev,redirect_dir=on,index=off,${layers}`
    const args = ['-i', '-n', '-t', 'overlay', '-o', options, '--', dir, shown]
    return rights.run('mount', args, { cwd: dir, signal })
  })
}

/** Makes the names of an overlay's layers. @returns the names of the lower layers, the upmost first */
async function makeLayers({ sources, number, position }: OverlayMountPoint, dir: string): Promise<string[]> {
  const [upper, lower] = [`upper-${number}`, `lower-${number}`]
  mkdirSync(join(dir, `work-${number}`))
  if (position === 'upper') {
    symlinkSync(fromBytes(sources[0]), join(dir, upper))
    mkdirSync(join(dir, lower))
    return [lower]
  }
  mkdirSync(join(dir, upper))
  // The merged directory has the mode and time of its upper layer.
  const { mode, mtimeMs } = await lstat(fromBytes(sources[0]))
  chmodSync(join(dir, upper), mode & 0o777)
  utimesSync(join(dir, upper), mtimeMs / 1000, mtimeMs / 1000)
  // Short names: since util-linux 2.39, mount passes on at most 256 bytes of names.
  const names = sources.map((_, i) => `${number}-${i}`)
  for (const [i, source] of sources.entries()) symlinkSync(fromBytes(source), join(dir, names[i] as string))
  return names
}
