// A job whose processes cannot be seen does not count as over.
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startOf } from '../../../src/system/machine/processes.ts'
import { signOf } from '../../../src/system/machine/sign-of-life.ts'
import { describeAsRoot } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const place = newScratch()
const user = 12345
const source = JSON.stringify(join(import.meta.dirname, '../../../src/mounts'))
const program = `
  const { abandonedMountRoots } = await import(${source} + '/root/abandoned.ts')
  // The other user may not read the modules.
  process.setgroups([])
  process.setgid(${user})
  process.setuid(${user})
  // Other tests may have mounts of jobs that are over.
  const found = abandonedMountRoots([process.argv[1]])
  console.log(found.filter((dir) => dir.startsWith(process.argv[1])).length)`

describeAsRoot('a job whose processes another user hides', () => {
  /** How many jobs are over, as a user sees it who may read nothing of root's processes. */
  function abandonedIn(dir: string): string {
    const hiding = 'mount -t proc -o hidepid=1 proc /proc && exec "$@"'
    const node = [process.execPath, '--input-type=module', '-e', program, dir]
    return execFileSync('unshare', ['--mount', 'sh', '-c', hiding, 'sh', ...node])
      .toString()
      .trim()
  }

  it.each([
    { what: 'is running', pid: process.pid, count: '0' },
    { what: 'is over if its process is gone', pid: 4_194_305, count: '1' },
  ])('$what', ({ pid, count }) => {
    chmodSync(place.dir, 0o755)
    const dir = place.fresh()
    const start = startOf(process.pid)
    const mountRoot = join(dir, `headstart-mount-${signOf({ pid, start }, dir)}-abcdef`)
    mkdirSync(mountRoot, { mode: 0o700 })
    for (const path of [dir, mountRoot]) chownSync(path, user, user)
    chmodSync(dir, 0o755)
    expect(abandonedIn(dir)).toBe(count)
  })
})
