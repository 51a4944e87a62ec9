/** Lets one restore of a user at a time change what is in a directory. */
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { codeOf } from '../failure.ts'
import { toBytes } from './bytes.ts'
import { statOf } from './journal.ts'
import { hasSign, isAlive, isPrivateDirectory, prefix } from './staging.ts'

const retryMs = 20
const timeoutMs = 60_000

// A directory in the locked one. It holds one file, which has the name of its holder's staging directory. No other user
// can make it, as it is private, and every process that can publish here sees it, also from within a container.
function lockIn(parent: string): string {
  return join(parent, `${prefix}lock-${process.geteuid?.()}`)
}

/** @throws Error when something else has the name of a directory's lock, so that nobody can ever have it */
export function checkLock(parent: string): void {
  const lock = lockIn(parent)
  // Reads the state only once, because the holder may release the lock at any time.
  const stat = statOf(toBytes(lock))
  if (stat && !isPrivateDirectory(stat))
    throw new Error(`${lock} is not a directory of this user alone; remove it to restore here`)
}

/**
 * Waits for the directory that a staging directory of this process lies in, then has it until the returned function is
 * called or the process ends. Where the file system has no sockets, nobody could tell that the holder was killed: there
 * the directory is not locked.
 * @throws Error when another process has it for longer than a minute, or something else has its name
 */
export async function lockDirectory(staging: string, signal: AbortSignal): Promise<() => void> {
  if (!hasSign(staging)) return () => {}
  const [parent, name] = [dirname(staging), basename(staging)]
  const [lock, own] = [lockIn(parent), join(staging, 'lock')]
  mkdirSync(own, { mode: 0o700 })
  writeFileSync(join(own, name), '')
  const deadline = Date.now() + timeoutMs
  while (!take(own, lock)) {
    // Another user may have made it meanwhile, in a directory that is open to all.
    checkLock(parent)
    const held = await isHeld(lock)
    if (Date.now() > deadline) throw new Error(`another restore has been busy in ${parent} for a minute`)
    if (held) await setTimeout(retryMs, undefined, { signal })
  }
  return () => {
    rmSync(join(lock, name), { force: true })
    removeIfEmpty(lock)
  }
}

// The kernel renames a directory to the name of another one only while that is empty: so one process gets it.
function take(own: string, lock: string): boolean {
  try {
    renameSync(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') return false
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

function removeIfEmpty(lock: string): void {
  try {
    rmdirSync(lock)
  } catch {
    // The next holder has the lock already.
  }
}
