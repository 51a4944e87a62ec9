// File systems of their own, each in a file.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mebibyte } from '../../../src/system/units.ts'
import { asRoot, type Place } from '../host.ts'

/** How to make each one. The second has inodes with little room for attributes. */
export const fileSystems: Record<string, string[]> = {
  ext4: ['mkfs.ext4', '-q', '-F', '-I', '256'],
  'ext4 with small inodes': ['mkfs.ext4', '-q', '-F', '-I', '128'],
  xfs: ['mkfs.xfs', '-q'],
  btrfs: ['mkfs.btrfs', '-q'],
}

/** Mounts a new file system, which ends with the place. @returns its directory */
export function newDisk(place: Place, name: string, bytes = 512 * mebibyte): string {
  const parent = mkdtempSync(join(place.dir, 'disk-'))
  const [dir, image] = [join(parent, 'disk'), join(parent, 'image')]
  mkdirSync(dir)
  writeFileSync(image, '')
  truncateSync(image, bytes)
  const [program = '', ...args] = fileSystems[name] ?? []
  execFileSync(...asRoot(program, ...args, image), { stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync(...asRoot('mount', '-o', 'loop', image, dir))
  execFileSync(...asRoot('chown', `${process.getuid?.()}:${process.getgid?.()}`, dir))
  return dir
}
