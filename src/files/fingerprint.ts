/** Hashes the facts about files, so that two hashes show whether files have changed in between. */
import { createHash } from 'node:crypto'
import { type BigIntStats, lstatSync } from 'node:fs'
import { fromBytes, toBytes } from './byte-strings.ts'
import type { Selection } from './paths/patterns.ts'
import { memberOf, type Top, walk } from './paths/walk.ts'

interface FingerprintOptions {
  /** Called for each file whose changes mean something. */
  onFile?: (stat: BigIntStats, meaning: Meaning) => unknown
  /** By default, every change counts. */
  meaningOf?: MeaningOf
  /** Whether a file counts as little as if it were not there. @param path absolute, a byte string */
  isLeftOut?: (path: string, stat: BigIntStats) => boolean
}

/**
 * The SHA-256 of names, kinds, sizes, times, modes, inodes and links' targets. Leaves out the change time: another hard link
 * to a file changes it, and package managers make many.
 * @throws the system's error
 */
export function fingerprintOf(
  tops: Top[],
  excludes: Selection['excludes'],
  { onFile, meaningOf = () => 'content', isLeftOut }: FingerprintOptions = {},
): string {
  const hash = createHash('sha256')
  for (const top of tops) {
    const path = toBytes(top.path)
    hash.update(`${path}\0`, 'latin1')
    const prefix = memberOf(top)
    for (const batch of walk([top], excludes)) {
      const lines = batch.map(({ member, kind, target = '' }) => {
        const place = path + member.slice(prefix.length)
        const meaning = meaningOf(place, kind === 'directory' ? 'directory' : 'file')
        if (meaning === 'nothing') return ''
        const stat = lstatSync(fromBytes(place), { bigint: true })
        const { size, mtimeNs, mode, ino } = stat
        if (kind === 'file' && isLeftOut?.(place, stat)) return ''
        if (kind === 'file') onFile?.(stat, meaning)
        if (meaning === 'use' && kind === 'file') return `${member}\0${size} ${mode}\0`
        // Directories of an overlay may change their inodes, and their sizes depend on the file system.
        const own = kind === 'directory' ? '' : `${size} ${ino}`
        // No path has a NUL.
        return `${member}\0${kind} ${mtimeNs} ${mode} ${own}\0${target}\0`
      })
      hash.update(lines.join(''), 'latin1')
    }
  }
  return hash.digest('hex')
}

/**
 * - `content`: every change counts, also of the time
 * - `use`: the tool sets the time of the file when it uses the file, so another time is no change
 * - `nothing`: the tool writes the file or directory for itself, and can lose any change of it
 */
type Meaning = 'content' | 'use' | 'nothing'

/** @param path absolute, a byte string @param kind a link counts as a file */
export type MeaningOf = (path: string, kind: 'file' | 'directory') => Meaning
