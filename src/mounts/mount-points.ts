/** Finds the directories that a line mounts, and checks their targets. */
import { realpathSync } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fromBytes, isWithin, statAt, toBytes } from '../files/byte-strings.ts'
import type { PathLine } from '../files/paths/patterns.ts'
import { codeOf } from '../system/failure.ts'
import { readMounts } from '../system/mountinfo.ts'
import { ownTargets } from './workspace/record.ts'

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
export async function mountPointsOf(line: PathLine, top: string): Promise<MountPoint[]> {
  const points: MountPoint[] = []
  const visit = async (relative: string): Promise<void> => {
    const source = toBytes(top) + relative
    const path = fromBytes(relative.slice(1)).toString()
    if (!(await lstat(fromBytes(source))).isDirectory())
      throw new Error(`'${line.text}' names a file, and only directories are mounted`)
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
    throw new Error(`'${text}' names more than ${mostDirectories} directories`)
}

/** @throws Error when a directory cannot be mounted at its target */
export async function checkMountPoint(
  { sources, target }: MountPoint,
  { base }: PathLine,
  protectedDirs: string[],
): Promise<void> {
  // This user could not write to another user's files. Unpacked files belong to this user.
  if ((await lstat(fromBytes(sources[0]))).uid !== process.geteuid?.())
    throw new Error('it was saved by another user')
  // Links on the way to the base are the user's choice. Below the base, a link could lead anywhere.
  for (let path = target; path !== toBytes(base); path = dirname(path)) {
    const stat = statAt(path)
    if (stat && !stat.isDirectory()) throw new Error(`${fromBytes(path)} is no directory`)
  }
  checkTarget(target, protectedDirs)
}

/** @throws Error when a mount at the target would hide a protected directory or another mount */
export function checkTarget(target: string, protectedDirs: string[]): void {
  const name = fromBytes(target).toString()
  if (!statAt(`${target}/.`)) return
  const real = realpathSync(fromBytes(target), 'latin1')
  if (protectedDirs.some((path) => isWithin(realpathSync(path, 'latin1'), real)))
    throw new Error(`${name} holds the directory of the job or the store`)
  const points = [...readMounts().map(({ point }) => point), ...ownTargets()]
  if (points.some((point) => isWithin(point, real)))
    throw new Error(`something is mounted at ${name} already, or below it`)
}
