/** Finds out whether a job has added much to a cache that it has restored. */
import { lstatSync, readdirSync, type Stats } from 'node:fs'
import type { Selection } from '../../files/paths/patterns.ts'
import { join } from '../../system/native-path.ts'
import { mebibyte } from '../../system/units.ts'

/**
 * A save stores a whole entry. With less than a twentieth of it new, the entries of GitHub's 10 GB would hold nearly the same
 * files, and evict those of other jobs. What is not saved is built again, and counts again, until the changes are enough.
 */
const leastGainShare = 0.05
/** A compiler makes about a megabyte in a second, so so many bytes are a wait that users notice, however large the cache is. */
const leastGainBytes = 20_000_000

/** Whether so many new bytes are worth one more entry of so many restored bytes. */
export function isGain(addedBytes: number, restoredBytes: number): boolean {
  return addedBytes >= Math.min(leastGainShare * restoredBytes, leastGainBytes)
}

/** Tools set the times of files that they only use. Where the file system does not keep the time of birth, these count. */
export function isNewSince(
  { birthtimeMs, mtimeMs }: Pick<Stats, 'birthtimeMs' | 'mtimeMs'>,
  sinceMs: number,
): boolean {
  return (birthtimeMs > 0 ? birthtimeMs : mtimeMs) > sinceMs
}

/** GitHub's 10 GB hold two hundred of these: three jobs make as many in a week of ten pushes a day. */
const mostSmallBytes = 50_000_000

/** Whether an entry of so many packed bytes can be saved after each change, also in a store that removes no older entries. */
export function isSmall(packedBytes: number): boolean {
  return packedBytes <= mostSmallBytes
}

interface AddedFiles {
  /** Absolute paths of directories. */
  directories: string[]
  excludes: Selection['excludes']
  sinceMs: number
  /** By the clock of `performance`. */
  untilMs: number
}

// Reading the names of a larger directory takes longer than all the rest may.
const mostDirectoryBytes = mebibyte

/**
 * The bytes of the new files below directories. Looks only at the files of directories that have changed, and ends after some
 * time: then the result is less than all.
 */
export function addedBytesIn({ directories, excludes, sinceMs, untilMs }: AddedFiles): number {
  const left = [...directories]
  let bytes = 0
  for (let dir = left.pop(); dir !== undefined && performance.now() < untilMs; dir = left.pop()) {
    const { mtimeMs, size } = lstatSync(dir)
    if (size > mostDirectoryBytes) continue
    for (const item of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, item.name)
      if (item.isDirectory()) {
        if (!excludes?.(path)) left.push(path)
      } else if (item.isFile() && mtimeMs > sinceMs) {
        const stat = lstatSync(path)
        if (isNewSince(stat, sinceMs) && !excludes?.(path)) bytes += contentBytes(stat)
        if (performance.now() > untilMs) return bytes
      }
    }
  }
  return bytes
}

const statBlockBytes = 512

/** An overlay may hold only the times of a file, with a hole in place of its content. */
export function contentBytes({ size, blocks }: Pick<Stats, 'size' | 'blocks'>): number {
  return Math.min(size, blocks * statBlockBytes)
}
