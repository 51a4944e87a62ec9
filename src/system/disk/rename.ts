/** Renames files, also on Windows, where another program that reads a file keeps it from being renamed. */
import { lstatSync, renameSync, rmdirSync } from 'node:fs'
import { codeOf, orUndefined } from '../failure.ts'

type Path = string | Buffer

/** @throws the system's error */
export function rename(from: Path, to: Path): void {
  whileHeld(
    () => renameSync(from, to),
    () => !isDirectory(to),
  )
}

/**
 * Renames, unless a directory with content has the name already; then returns false. An empty one is replaced.
 * @throws the system's error
 */
export function renameUnlessTaken(from: Path, to: Path): boolean {
  const isWindows = process.platform === 'win32'
  // Windows replaces no directory, not even an empty one.
  if (isWindows) orUndefined(() => rmdirSync(to))
  try {
    rename(from, to)
    return true
  } catch (error) {
    const code = codeOf(error) ?? ''
    // Windows, and a disk of another host by SFTP, give no better reason than EPERM.
    const isTaken = ['ENOTEMPTY', 'EEXIST'].includes(code) || (code === 'EPERM' && isDirectory(to))
    if (isTaken) return false
    throw error
  }
}

function isDirectory(path: Path): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

const heldCodes = ['EPERM', 'EBUSY', 'EACCES']
const longestWaitMs = 200
const clock = new Int32Array(new SharedArrayBuffer(4))

interface HeldOptions {
  platform?: NodeJS.Platform
  mostMs?: number
}

/**
 * On Windows, retries for some seconds, because a virus scanner or an indexer may hold a file.
 * @param mayPass whether waiting may help, after a failure
 */
export function whileHeld(
  work: () => void,
  mayPass: () => boolean,
  { platform = process.platform, mostMs = 5000 }: HeldOptions = {},
): void {
  const endsAt = performance.now() + mostMs
  for (let waitMs = 4; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      work()
      return
    } catch (error) {
      const isHeld = platform === 'win32' && heldCodes.includes(codeOf(error) ?? '')
      if (!isHeld || performance.now() > endsAt || !mayPass()) throw error
    }
    Atomics.wait(clock, 0, 0, waitMs)
  }
}
