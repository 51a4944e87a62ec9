/** Lets only one restore of a user at a time change the files in a directory. */
import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { renameUnlessTaken } from '../../system/disk/rename.ts'
import { codeOf, orUndefined } from '../../system/failure.ts'
import { basename, dirname, join } from '../../system/native-path.ts'
import { statAt, toBytes } from '../byte-strings.ts'
import { stagingPrefix } from '../paths/staging-name.ts'
import { hasSign, isAlive, isPrivateDirectory } from './staging.ts'

const retryMs = 20
const lockTimeoutMs = 60_000

// The lock is a private directory in the locked directory, so no other user can make it, and processes in containers see it.
// It holds one file, which has the name of the holder's staging directory.
function lockIn(parent: string): string {
  return join(parent, `${stagingPrefix}lock-${process.geteuid?.() ?? 0}`)
}

/** @throws Error when another file has the name of the lock, so that no process can ever get the lock */
export function checkLock(parent: string): void {
  const lock = lockIn(parent)
  // Reads the state only once, because the holder may release the lock at any time.
  const stat = statAt(toBytes(lock))
  if (stat && !isPrivateDirectory(stat))
    throw new Error(`${lock} is not a directory of this user alone; remove it to restore here`)
}

/**
 * Locks the directory that holds this process's staging directory, until the block or the process ends. Does not lock on a file system without sockets: other processes could not see there that the holder was killed.
 * @throws Error when another process holds the lock for longer than a minute, or another file has its name
 */
export async function lockDirectory(staging: string, signal: AbortSignal): Promise<Disposable> {
  if (!hasSign(staging)) return { [Symbol.dispose]: () => {} }
  const [parent, name] = [dirname(staging), basename(staging)]
  const [lock, own] = [lockIn(parent), join(staging, 'lock')]
  mkdirSync(own, { mode: 0o700 })
  writeFileSync(join(own, name), '')
  const deadline = Date.now() + lockTimeoutMs
  while (!take(own, lock)) {
    // Another user may have made it meanwhile, in a directory that is open to all.
    checkLock(parent)
    const held = await isHeld(lock)
    if (Date.now() > deadline)
      throw new Error(
        `another restore has been busy in ${parent} for a minute; if it ran on another host, which is gone, remove ${lock}`,
      )
    if (held) await setTimeout(retryMs, undefined, { signal })
  }
  return {
    [Symbol.dispose]: () => {
      rmSync(join(lock, name), { force: true })
      // The next holder may have the lock already.
      orUndefined(() => rmdirSync(lock))
    },
  }
}

// The kernel replaces a directory by a rename only if it is empty, so only one process gets the lock.
function take(own: string, lock: string): boolean {
  try {
    return renameUnlessTaken(own, lock)
  } catch (error) {
    checkLock(dirname(lock))
    throw error
  }
}

/** Frees the lock of killed holders. Holders' names are never reused, so no living holder can lose the lock. */
async function isHeld(lock: string): Promise<boolean> {
  let held = false
  for (const holder of holdersOf(lock)) {
    if (await isAlive(join(dirname(lock), holder))) held = true
    else rmSync(join(lock, holder), { recursive: true, force: true })
  }
  return held
}

function holdersOf(lock: string): string[] {
  try {
    return readdirSync(lock)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}
