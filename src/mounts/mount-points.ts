/** Finds the directories that a line mounts, and checks the places where they are to appear. */
import { realpathSync } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fromBytes, isWithin, toBytes } from '../files/byte-strings.ts'
import { statOf } from '../files/journal.ts'
import type { PathLine } from '../files/patterns.ts'
import { codeOf } from '../system/failure.ts'
import { readMounts } from './mountinfo.ts'

/** A directory of the mount root, and the place to mount it at. Absolute byte strings. */
export interface MountPoint {
  /** The directory; of an image with several layers, the tops of all layers, the upmost one first. */
  sources: [string, ...string[]]
  target: string
}

// Each site is a mount of its own.
const mostSites = 16

/**
 * The directories that a line names. Reads asynchronously, because a lazy image may be slow, and the process must still
 * notice when the job is cancelled.
 * @throws Error when the line names anything but directories
 */
export async function mountPointsOf(line: PathLine, place: string): Promise<MountPoint[]> {
  const sites: MountPoint[] = []
  const visit = async (relative: string): Promise<void> => {
    const source = toBytes(place) + relative
    const site: MountPoint = { sources: [source], target: toBytes(line.base) + relative }
    const path = fromBytes(relative.slice(1)).toString()
    if (!(await lstat(fromBytes(source))).isDirectory())
      throw new Error(`'${line.text}' names a file, and only directories are mounted`)
    if (line.matches(path)) sites.push(site)
    else
      for (const name of await readdir(fromBytes(source), { encoding: 'latin1' }))
        await visit(`${relative}/${name}`)
    if (sites.length > mostSites) throw new Error(`'${line.text}' names more than ${mostSites} directories`)
  }
  // `visit` throws other errors.
  const isMissing = await lstat(place).then(
    () => false,
    (error) => codeOf(error) === 'ENOENT',
  )
  if (!isMissing) await visit('')
  return sites
}

/** @throws Error when a directory cannot be mounted at its place */
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
    const stat = statOf(path)
    if (stat && !stat.isDirectory()) throw new Error(`${fromBytes(path)} is no directory`)
  }
  checkTarget(target, protectedDirs)
}

/** @throws Error when a mount at the target would hide something that must stay visible */
export function checkTarget(target: string, protectedDirs: string[]): void {
  const name = fromBytes(target).toString()
  if (!statOf(`${target}/.`)) return
  const real = realpathSync(fromBytes(target), 'latin1')
  if (protectedDirs.some((path) => isWithin(realpathSync(path, 'latin1'), real)))
    throw new Error(`${name} holds the directory of the job or the store`)
  if (readMounts().some(({ point }) => isWithin(point, real)))
    throw new Error(`something is mounted at ${name} already, or below it`)
}
