// What cannot be read of a mount root or its job does not count as gone.
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pidNamespace, startOf } from '../../../src/mounts/processes.ts'
import { clearTargets } from '../../../src/mounts/workspace/clear-targets.ts'
import { targetsIn } from '../../../src/mounts/workspace/workspace-root.ts'
import { describeAsRoot } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const place = newScratch()
const user = 12345
const source = JSON.stringify(join(import.meta.dirname, '../../../src/mounts'))
const program = `
  const { abandonedMountRoots } = await import(${source} + '/mount-root.ts')
  const { removeDeadClaim } = await import(${source} + '/claim.ts')
  // The other user may not read the modules.
  process.setgroups([])
  process.setgid(${user})
  process.setuid(${user})
  console.log(abandonedMountRoots([process.argv[1]]).length)
  removeDeadClaim(process.argv[1])`

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
    { what: 'is running', pid: process.pid, count: '0', left: true },
    { what: 'is over if its process is gone', pid: 4_194_305, count: '1', left: false },
  ])('$what', ({ pid, count, left }) => {
    chmodSync(place.dir, 0o755)
    const dir = place.fresh()
    const start = startOf(process.pid)
    const mountRoot = join(dir, `headstart-mount-${pidNamespace()}-${pid}-${start}-abcdef`)
    mkdirSync(mountRoot, { mode: 0o700 })
    symlinkSync(`${pidNamespace()} ${pid} ${start}`, join(dir, 'claimed'))
    for (const path of [dir, mountRoot]) chownSync(path, user, user)
    chmodSync(dir, 0o755)
    expect(abandonedIn(dir)).toBe(count)
    expect(readdirSync(dir).includes('claimed')).toBe(left)
  })
})

it('has no targets where a job has put a file in place of a link', () => {
  const dir = place.fresh()
  writeFileSync(join(dir, 'target-0-0'), '')
  expect(targetsIn(dir)).toEqual([])
})

describe('an overlay whose workspace is not known', () => {
  it('leaves its targets', () => {
    const dir = place.fresh()
    const target = join(dir, 'workspace-of-job', 'tree')
    mkdirSync(target, { recursive: true })
    symlinkSync(target, join(dir, 'target-0-0'))
    clearTargets(dir)
    expect(readdirSync(join(target, '..'))).toEqual(['tree'])
  })
})
