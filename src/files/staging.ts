/** Private directories beside the targets, which hold a restored tree until all of it is ready. */
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { toNamespacedPath } from 'node:path'
import { connectTo, isSocketIn, listenIn } from '../system/disk/local-socket.ts'
import { isOwnedByUser, isPrivateMode } from '../system/disk/ownership.ts'
import { rename } from '../system/disk/rename.ts'
import { codeOf } from '../system/failure.ts'
import { dirname, join } from '../system/native-path.ts'
import { fromBytes, toBytes } from './byte-strings.ts'
import { isUnfinished, statOf } from './journal.ts'
import type { PathLine } from './patterns.ts'

export type Staging = ReturnType<typeof openStaging>

/** The names of staging directories and locks start with this. */
export const prefix = '.headstart-staging-'

/** Whether a staging directory or a lock has this name. Neither is ever saved. */
export function isStaging(name: string): boolean {
  return name.startsWith(prefix)
}

/** Makes a staging directory within `parent`, which must exist. */
export function openStaging(parent: string) {
  const dir = mkdtempSync(join(parent, prefix))
  const sign = giveSignOfLife(dir)
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove(): Promise<void> {
      // A directory that must stay keeps its socket, which shows the next run that this process has ended.
      if (isUnfinished(dir)) return
      sign?.close()
      removeTree(dir)
    },
  }
}

/**
 * The directory to make a line's staging directory in. It is beside the target, or it is the target itself if that is a
 * directory on another file system, or if this user cannot write beside it.
 */
export async function stagingParent({ base, literal }: PathLine): Promise<string> {
  const beside = nearestDirectory(base)
  if (literal === undefined) return beside
  const target = lstatSync(literal, { throwIfNoEntry: false })
  if (!target?.isDirectory()) return beside
  const writable = await fs.access(beside, fs.constants.W_OK).then(
    () => true,
    () => false,
  )
  return writable && target.dev === lstatSync(beside).dev ? beside : literal
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
  const stat = statOf(toBytes(dir))
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

// A listening socket dies with its process, however the process ends. Unlike a pid, it cannot be stale.
function giveSignOfLife(dir: string): Server | undefined {
  const server = createServer((socket) => socket.destroy()).unref()
  // The socket gets its final name when it listens, so that this process never looks dead to others. On a file system
  // without sockets there is no sign of life, and no run removes the directory of a killed run.
  if (!listenIn(dir, 'born', server)) return undefined
  rename(join(dir, 'born'), join(dir, signName))
  return server
}

/** Whether the run that made a staging directory is alive. */
export async function isAlive(dir: string): Promise<boolean> {
  if (!hasSign(dir)) return false
  try {
    const socket = await connectTo(dir, signName)
    socket?.destroy()
    return socket !== undefined
  } catch {
    return true
  }
}

/** Removes a directory and everything below, also from directories without the right to write. */
export function removeTree(dir: string): void {
  // Unlike its promise, this call copes with paths of any length. On Windows, it has to be asked in the long form.
  const remove = (): void => rmSync(toNamespacedPath(dir), { recursive: true, force: true, maxRetries: 3 })
  try {
    remove()
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error
    makeWritable(toBytes(dir))
    remove()
  }
}

function makeWritable(dir: string): void {
  chmodSync(fromBytes(dir), 0o700)
  for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })) {
    if (item.isDirectory()) makeWritable(`${dir}/${item.name}`)
  }
}
