// Renames that a disk refuses without saying why, as a disk of another host does through SFTP.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
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
    const program = `
      const { renameUnlessTaken } = await import(${JSON.stringify(join(import.meta.dirname, '../../../src/system/disk/rename.ts'))})
      console.log(renameUnlessTaken('from', 'to'))
      try { renameUnlessTaken('theirs', 'free') } catch ({ code }) { console.log(code) }`
    const args = ['--input-type=module', '-e', program]
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: dir,
      uid: nobody,
      gid: nobody,
      encoding: 'utf8',
    })
    expect(stdout).toBe('false\nEPERM\n')
  })
})
