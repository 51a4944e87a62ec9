// Who uses a workspace that an overlay is about to cover.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkUnused } from '../../../src/mounts/workspace/conditions.ts'
import { messageOf } from '../../../src/system/failure.ts'
import { findRights } from '../../../src/system/root-rights.ts'
import { itWithRights } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const signal = new AbortController().signal

/** @returns the process, and its first line */
async function started(script: string, cwd: string): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn('sh', ['-c', script], { cwd, stdio: ['pipe', 'pipe', 'ignore'] })
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  return { child, line: String(line).trim() }
}

const shows = 'a container that shows a directory of it counts, unless it shows what is mounted there later'
itWithRights(shows)(shows, async () => {
  const rights = await findRights(signal)
  if (!rights) throw new Error('there are no rights')
  const above = scratch.fresh()
  const dir = join(above, 'workspace')
  mkdirSync(join(dir, 'sub'), { recursive: true })
  // Where mounts are shared, as systemd has them, they reach a slave.
  execFileSync('sudo', ['mount', '--bind', above, above])
  execFileSync('sudo', ['mount', '--make-shared', above])
  const isCounted = async (propagation: string, shown: string): Promise<boolean> => {
    const script = `mount --bind '${shown}' /mnt && echo $$ && exec sleep 100`
    const program = ['unshare', '-m', '--propagation', propagation, 'sh', '-c', script]
    const child = spawn('sudo', program, { stdio: ['ignore', 'pipe', 'ignore'] })
    const [pid] = await once(child.stdout, 'data')
    try {
      await checkUnused(dir, rights, signal)
      return false
    } catch (error) {
      expect(messageOf(error)).toBe('a container shows it, too')
      return true
    } finally {
      execFileSync('sudo', ['sh', '-c', `kill -KILL ${String(pid).trim()}`])
      await once(child, 'exit')
    }
  }
  try {
    expect(await isCounted('private', dir)).toBe(true)
    expect(await isCounted('private', join(dir, 'sub'))).toBe(true)
    expect(await isCounted('private', above)).toBe(false)
    expect(await isCounted('slave', dir)).toBe(false)
    // As the overlay of an earlier step does.
    execFileSync('sudo', ['mount', '-t', 'tmpfs', 'covering', dir])
    expect(await isCounted('private', dir)).toBe(true)
    expect(await isCounted('slave', dir)).toBe(false)
  } finally {
    execFileSync('sudo', ['umount', '-l', above])
  }
})

const counts = 'a process counts that this one did not start, and no program of this one'
itWithRights(counts)(counts, async () => {
  const rights = await findRights(signal)
  if (!rights) throw new Error('there are no rights')
  const dir = scratch.fresh()
  // The step's own tar and zstd work below the workspace while it unpacks another cache.
  const own = await started('echo; cat', dir)
  // When its parent ends, it is a stranger's.
  const orphan = await started("sh -c 'echo $$; exec sleep 100' & wait", dir)
  try {
    await checkUnused(dir, rights, signal)
    orphan.child.kill('SIGKILL')
    await once(orphan.child, 'exit')
    const why = new RegExp(`sleep \\(process ${orphan.line}\\) works in it`)
    await expect(checkUnused(dir, rights, signal)).rejects.toThrow(why)
  } finally {
    own.child.kill('SIGKILL')
    process.kill(Number(orphan.line), 'SIGKILL')
  }
})
