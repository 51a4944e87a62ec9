/** Hashes the facts about files, so that two hashes show whether files have changed in between. */
import { createHash } from 'node:crypto'
import { type BigIntStats, lstatSync } from 'node:fs'
import { fromBytes, toBytes } from './byte-strings.ts'
import type { Selection } from './paths/patterns.ts'
import { memberOf, type Top, walk } from './paths/walk.ts'

/**
 * The SHA-256 of names, kinds, sizes, times, modes, inodes and links' targets. Leaves out the change time: another hard link
 * to a file changes it, and package managers make many.
 * @param onFile called for each file
 * @throws the system's error
 */
export function fingerprintOf(
  tops: Top[],
  excludes: Selection['excludes'],
  onFile: (stat: BigIntStats) => void = () => {},
): string {
  const hash = createHash('sha256')
  for (const top of tops) {
    const path = toBytes(top.path)
    hash.update(`${path}\0`, 'latin1')
    const prefix = memberOf(top)
    for (const batch of walk([top], excludes)) {
      const lines = batch.map(({ member, kind, target = '' }) => {
        const place = fromBytes(path + member.slice(prefix.length))
        const stat = lstatSync(place, { bigint: true })
        const { size, mtimeNs, mode, ino } = stat
        if (kind === 'file') onFile(stat)
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
