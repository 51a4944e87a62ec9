/** Describes files by a hash, so that a change between two looks shows. */
import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { fromBytes, toBytes } from './byte-strings.ts'
import type { Selection } from './patterns.ts'
import { type Top, walk } from './walk.ts'

/**
 * The SHA-256 of everything that a walk finds: names, kinds, sizes, times, modes, inodes, and where links lead. Does not
 * use the change time: another hard link to a file changes it, and package managers make many.
 * @throws when a file cannot be looked at
 */
export function fingerprintOf(tops: Top[], excludes: Selection['excludes']): string {
  const hash = createHash('sha256')
  for (const top of tops) {
    const path = toBytes(top.path)
    hash.update(`${path}\0`, 'latin1')
    const prefix = top.relative === '' ? `${top.line.number}` : `${top.line.number}/${toBytes(top.relative)}`
    for (const batch of walk([top], excludes)) {
      const lines = batch.map(({ member, kind, target = '' }) => {
        const place = fromBytes(path + member.slice(prefix.length))
        const { size, mtimeNs, mode, ino } = lstatSync(place, { bigint: true })
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
