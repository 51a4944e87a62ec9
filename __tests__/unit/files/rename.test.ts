// Renames that a disk refuses without saying why, as a disk of another host does through SFTP.
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { renameUnlessTaken } from '../../../src/system/disk/rename.ts'
import { describeAsRoot } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const nobody = 65534

describeAsRoot('a directory that nobody says is taken', () => {
  it('counts as taken; the refusal for a file is an error', () => {
    const dir = scratch.fresh()
    for (let at = dir; at !== '/tmp' && at !== '/'; at = join(at, '..')) chmodSync(at, 0o755)
    // There, a user may replace no directory of another user: EPERM.
    chmodSync(dir, 0o1777)
    for (const name of ['from', 'to', 'theirs']) mkdirSync(join(dir, name))
    chownSync(join(dir, 'from'), nobody, nobody)
    process.seteuid?.(nobody)
    try {
      expect(renameUnlessTaken(join(dir, 'from'), join(dir, 'to'))).toBe(false)
      const refused = expect.objectContaining({ code: 'EPERM' })
      expect(() => renameUnlessTaken(join(dir, 'theirs'), join(dir, 'free'))).toThrow(refused)
    } finally {
      process.seteuid?.(0)
    }
  })
})
