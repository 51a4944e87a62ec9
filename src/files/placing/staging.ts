/** Private directories beside the targets, which hold a restored tree until all of it is ready. */
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import * as fs from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { connectTo, isSocketIn, listenIn } from '../../system/disk/local-socket.ts'
import { checkLock, waitForLock } from '../../system/disk/lock.ts'
import { isOwnedByUser, isPrivateMode } from '../../system/disk/ownership.ts'
import { rename } from '../../system/disk/rename.ts'
import { codeOf } from '../../system/failure.ts'
import { mayLive, ownSign, signPattern } from '../../system/machine/sign-of-life.ts'
import { basename, dirname, join } from '../../system/native-path.ts'
import { statAt, toBytes } from '../byte-strings.ts'
import type { PathLine } from '../paths/patterns.ts'
import { stagingPrefix } from '../paths/staging-name.ts'
import { removeTree } from '../trees.ts'
import { isUnfinished } from './journal.ts'

// A sign of life follows, then the letters of mkdtemp.
const stagingName = new RegExp(`^${stagingPrefix.replace('.', '\\.')}(${signPattern})-\\w{6}$`)

/**
 * Makes a staging directory within `parent`, which must exist. `remove` or the end of the block removes the directory,
 * unless the next run needs it to undo steps that this run could not undo.
 */
export function openStaging(parent: string) {
  const { dir, sign } = makeWithSign(parent)
  const remove = (): void => {
    // A directory that must stay keeps its socket, which shows the next run that this process has ended.
    if (isUnfinished(dir)) return
    removeStaging(dir)
    sign?.close()
  }
  /** `dir` is absolute, on the same file system as the target beside it. */
  return { dir, remove, [Symbol.dispose]: remove }
}

/** Removes a staging directory. The socket goes last: if a kill interrupts this, the next run goes on. */
export function removeStaging(dir: string): void {
  if (!statAt(toBytes(dir))) return
  for (const name of readdirSync(dir)) if (name !== signName) removeTree(join(dir, name))
  removeTree(dir)
}

/**
 * The directory for a line's staging directory: the one that holds the target; or the target itself, if it is a directory on
 * another file system, or if this user cannot write beside it.
 */
export async function stagingParent({ base, literal }: PathLine): Promise<string> {
  const beside = nearestDirectory(base)
  if (literal === undefined) return beside
  const target = lstatSync(literal, { throwIfNoEntry: false })
  if (!target?.isDirectory()) return beside
  if (target.dev !== lstatSync(beside).dev) return literal
  return fs.access(beside, fs.constants.W_OK).then(
    () => beside,
    () => literal,
  )
}

function nearestDirectory(path: string): string {
  let directory = path
  while (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    const above = dirname(directory)
    // A drive or a share of Windows.
    if (above === directory) throw new Error(`there is no ${directory}`)
    directory = above
  }
  return directory
}

/** Whether a directory belongs to this user, and no other user can read it. */
export function isPrivate(dir: string): boolean {
  const stat = statAt(toBytes(dir))
  return stat !== undefined && isPrivateDirectory(stat)
}

/** Like `isPrivate`, for a file whose state was read earlier. */
export function isPrivateDirectory(stat: Stats): boolean {
  return stat.isDirectory() && isOwnedByUser(stat) && isPrivateMode(stat)
}

/** Whether a staging directory has the socket that the run which made it listens on while it lives. */
export function hasSign(dir: string): boolean {
  return isSocketIn(dir, signName)
}

const signName = 'alive'
const birthName = 'born'
const mostBirths = 10

/**
 * Another run may take a directory without a sign for a killed run's, and remove it. Then this run makes another one.
 * @throws the system's error
 */
function makeWithSign(parent: string, births = 1): { dir: string; sign: Server | undefined } {
  const dir = mkdtempSync(join(parent, `${stagingPrefix}${ownSign(parent)}-`))
  try {
    return { dir, sign: giveSignOfLife(dir) }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || births === mostBirths) throw error
    return makeWithSign(parent, births + 1)
  }
}

/**
 * A listening socket ends with its process. Unlike a pid, it cannot be stale. On a file system without sockets, an empty
 * file keeps other runs from removing the directory, so the directory of a killed run stays.
 * @throws the system's error, ENOENT if another run has removed the directory
 */
function giveSignOfLife(dir: string): Server | undefined {
  const server = createServer((socket) => socket.destroy()).unref()
  const [birth, sign] = [join(dir, birthName), join(dir, signName)]
  if (!listenIn(dir, birthName, server)) {
    writeFileSync(sign, '')
    return undefined
  }
  try {
    // The socket gets its final name when it listens, so that this process never looks dead to others.
    rename(birth, sign)
  } catch (error) {
    server.close()
    throw error
  }
  return server
}

/**
 * Removes the directory of a run that was killed before it gave its sign. No system call removes a directory with content,
 * so none that has its sign goes.
 */
export function removeUnborn(dir: string): void {
  try {
    if (isSocketIn(dir, birthName)) rmSync(join(dir, birthName))
    rmdirSync(dir)
  } catch {
    // Its run has given the sign meanwhile, or it is no staging directory, or another run has removed it.
  }
}

/** Whether the run that made a staging directory may be alive. */
export async function isAlive(dir: string): Promise<boolean> {
  const [, sign] = stagingName.exec(basename(dir)) ?? []
  return mayLive(dir, sign, () => answers(dir))
}

async function answers(dir: string): Promise<boolean> {
  if (!hasSign(dir)) return false
  try {
    const socket = await connectTo(dir, signName)
    socket?.destroy()
    return socket !== undefined
  } catch {
    return true
  }
}

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
