/** Mounts the directories of an image, or of an unpacked tree, at the targets that the lines of `path` name. */
import { chmodSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fromBytes, namesInDirectory, statAt, toBytes } from '../files/byte-strings.ts'
import type { PathLine } from '../files/paths/patterns.ts'
import { missingDirectories } from '../files/placing/journal.ts'
import { codeOf, Declined } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { type LayerMounts, newLayerMounts } from './layers.ts'
import { lockMounts } from './root/lock.ts'
import { linkLayers, nameIn, numbersIn, rootNames } from './root/mount-root.ts'
import { firstOf, type MountWork, mountEach } from './root/mounting.ts'
import { checkTarget } from './root/record.ts'

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
  const top = join(mounting.dir, rootNames.tree)
  const contents = lines.map((line) => ({
    line,
    points: () => mountPointsOf(line, join(top, `${line.number}`)),
  }))
  return mountAtTargets(contents, 'upper', { ...mounting, mounts: newLayerMounts(mounting) })
}

export interface LineContent {
  line: PathLine
  points: () => Promise<MountPoint[]>
}

/**
 * Mounts the directories of each line on top of the existing ones.
 * Privileged programs get only names that Headstart made up; links lead from these to the paths that users named.
 */
export async function mountAtTargets(
  contents: LineContent[],
  position: Position,
  mounting: LayerMounting,
): Promise<Refusal[]> {
  if (contents.length === 0) return []
  const { dir, rights, protectedDirs, signal } = mounting
  // A check of a mount point and the mount after it are one piece of work: another step could mount in between.
  await using _ = await lockMounts(dirname(dir), signal)
  const refusals: Refusal[] = []
  let count = numbersIn(dir, 'target').length
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
        await rights.run('umount', ['--', nameIn('target', number)], { cwd: dir, signal })
      }
      refusals.push({ line, reason: runner.reasonOf(error) })
    }
  }
  return refusals
}

interface LayerMounting extends Mounting {
  mounts: LayerMounts
}

/** Whether the content is the lower or the upper layer of its overlay. The other layer is a new directory. */
type Position = 'lower' | 'upper'

interface OverlayMountPoint extends MountPoint {
  number: number
  position: Position
}

async function mountPoint(point: OverlayMountPoint, mounting: LayerMounting): Promise<void> {
  const { dir, mounts } = mounting
  const { target, number } = point
  const shown = nameIn('target', number)
  const content = statAt(`${target}/.`) ? namesInDirectory(target) : undefined
  symlinkSync(fromBytes(target), join(dir, shown))
  if (!content) {
    const [topmost = target] = missingDirectories(target)
    symlinkSync(fromBytes(topmost), join(dir, nameIn('made', number)))
    mkdirSync(fromBytes(target), { recursive: true })
  }
  let lowers = await makeLayers(point, dir)
  if (content && content.length > 0) {
    // A layer removes files of the layers below it, not of the target.
    if (lowers.length > 1) lowers = [await mounts.stack(lowers, number)]
    lowers.push(shown)
  }
  const own = `upperdir=${nameIn('upper', number)},workdir=${nameIn('work', number)}`
  // `volatile` omits the sync at the unmount, because the files are removed anyway. `metacopy` keeps the content in the
  // lower layer when only the time or the mode of a file changes, as Go's cache does. It uses an attribute that only root
  // can set, and images have none. Older kernels know neither option.
  await firstOf(['volatile,metacopy=on', 'metacopy=on', 'metacopy=off'], async (more) => {
    const options = `${more},nosuid,nodev,redirect_dir=on,index=off,lowerdir=${lowers.join(':')},${own}`
    await mountEach([{ source: dir, point: shown, type: 'overlay', options }], mounting)
  })
}

/** Makes the names of an overlay's layers. @returns the names of the lower layers, the upmost first */
async function makeLayers({ sources, number, position }: OverlayMountPoint, dir: string): Promise<string[]> {
  const [upper, lower] = [nameIn('upper', number), nameIn('lower', number)]
  mkdirSync(join(dir, nameIn('work', number)))
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
  return linkLayers(
    dir,
    number,
    sources.map((source) => fromBytes(source)),
  )
}

/** A directory of the mount root, and the target to mount it at. Absolute byte strings. */
export interface MountPoint {
  /** The directory in each layer of the image, in the upmost layer first. */
  sources: [string, ...string[]]
  target: string
}

// Each directory is a mount of its own.
const mostDirectories = 16

/**
 * The directories below `top` that a line names. Reads asynchronously: a lazy image may be slow, and the job may be cancelled
 * meanwhile. @throws Error when the line names anything but directories
 */
async function mountPointsOf(line: PathLine, top: string): Promise<MountPoint[]> {
  const points: MountPoint[] = []
  const visit = async (relative: string): Promise<void> => {
    const source = toBytes(top) + relative
    const path = fromBytes(relative.slice(1)).toString()
    if (!(await lstat(fromBytes(source))).isDirectory())
      throw new Declined(`'${line.text}' names a file, and only directories are mounted`)
    if (line.matches(path)) points.push({ sources: [source], target: toBytes(line.base) + relative })
    else
      for (const name of await readdir(fromBytes(source), { encoding: 'latin1' }))
        await visit(`${relative}/${name}`)
    checkCount(points.length, line)
  }
  // `visit` throws other errors.
  const code = await lstat(top).then(() => undefined, codeOf)
  if (code !== 'ENOENT') await visit('')
  return points
}

/** @throws Error if so many directories of a line are not mounted at their targets */
export function checkCount(directories: number, { text }: PathLine): void {
  if (directories > mostDirectories)
    throw new Declined(`'${text}' names more than ${mostDirectories} directories`)
}

/** @throws Error when a directory cannot be mounted at its target */
async function checkMountPoint(
  { sources, target }: MountPoint,
  { base }: PathLine,
  protectedDirs: string[],
): Promise<void> {
  // This user could not write to another user's files. Unpacked files belong to this user.
  if ((await lstat(fromBytes(sources[0]))).uid !== process.geteuid?.())
    throw new Declined('it was saved by another user')
  // Links on the way to the base are the user's choice. Below the base, a link could lead anywhere.
  for (let path = target; path !== toBytes(base); path = dirname(path)) {
    const stat = statAt(path)
    if (stat && !stat.isDirectory()) throw new Declined(`${fromBytes(path)} is no directory`)
  }
  checkTarget(target, protectedDirs)
}
