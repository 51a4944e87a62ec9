/** Lets only one restore of a user at a time change the files in a directory. */
import { checkLock, waitForLock } from '../../system/disk/lock.ts'
import { dirname, join } from '../../system/native-path.ts'
import { stagingPrefix } from '../paths/staging-name.ts'
import { hasSign } from './staging.ts'

const lockTimeoutMs = 60_000

// The lock is a private directory in the locked directory, so no other user can make it, and processes in containers see it.
function lockIn(parent: string): string {
  return join(parent, `${stagingPrefix}lock-${process.geteuid?.() ?? 0}`)
}

/** @throws Error when another file has the name of the lock, so that no process can ever get the lock */
export function checkLockIn(parent: string): void {
  checkLock(lockIn(parent))
}

/**
 * Locks the directory that holds this process's staging directory, until the result is disposed of or the process ends.
 * Does not lock on a file system without sockets: other processes could not see there that the holder was killed.
 * @throws Error when another process holds the lock for longer than a minute, or another file has its name
 */
export async function lockDirectory(staging: string, signal: AbortSignal): Promise<Disposable> {
  if (!hasSign(staging)) return { [Symbol.dispose]: () => {} }
  const parent = dirname(staging)
  const path = lockIn(parent)
  const late = (): Error =>
    new Error(
      `another restore has been busy in ${parent} for a minute; if it ran on another host, which is gone, remove ${path}`,
    )
  const { release } = await waitForLock(path, { madeIn: staging, signal, limitMs: lockTimeoutMs, late })
  return { [Symbol.dispose]: release }
}
