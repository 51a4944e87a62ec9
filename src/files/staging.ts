/** Private directories beside the targets, where a restore is made ready before anything of it shows. */
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs'
import * as fs from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { codeOf } from '../failure.ts'
import { fromBytes, toBytes } from './bytes.ts'
import { isUnfinished, statOf } from './journal.ts'
import type { Root } from './patterns.ts'

export interface Staging {
  /** Absolute path, on the same file system as the target beside it. */
  dir: string
  /** Takes it away with all that is in it, unless the next run needs it to undo what this one could not. */
  remove(): Promise<void>
}

/** Of the names of all that restores make beside their targets. */
export const prefix = '.headstart-staging-'

/** Whether a file's name is that of a staging directory or a lock, which are never part of anybody's tree. */
export function isStaging(name: string): boolean {
  return name.startsWith(prefix)
}

/** Makes a staging directory within `parent`, which must exist. */
export function openStaging(parent: string): Staging {
  const dir = mkdtempSync(join(parent, prefix))
  const sign = giveSignOfLife(dir)
  return {
    dir,
    async remove() {
      // What must stay keeps the socket, by which the next run will know that nobody is there any more.
      if (isUnfinished(dir)) return
      sign?.close()
      removeTree(dir)
    },
  }
}

/**
 * Where the staging directory of a root belongs: beside its target, or within it where the target is a directory on
 * another file system, or one whose surroundings are not ours to write.
 */
export async function stagingParent({ base, literal }: Root): Promise<string> {
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
  while (!lstatSync(`${directory}/.`, { throwIfNoEntry: false })) directory = dirname(directory)
  return directory
}

/** Whether a directory is this user's, and nobody else's to look into. */
export function isPrivate(dir: string): boolean {
  const stat = statOf(toBytes(dir))
  return stat !== undefined && isPrivateDirectory(stat)
}

/** As `isPrivate`, of something that may be gone by now. */
export function isPrivateDirectory(stat: Stats): boolean {
  return stat.isDirectory() && stat.uid === process.geteuid?.() && (stat.mode & 0o077) === 0
}

/** Whether a run gave its sign of life in a staging directory, be it alive or not. */
export function hasSign(dir: string): boolean {
  return statOf(toBytes(join(dir, signName)))?.isSocket() === true
}

const signName = 'alive'

// A listening socket dies with its process, however that ends, and no stale number can be mistaken for it.
function giveSignOfLife(dir: string): Server | undefined {
  const server = createServer((socket) => socket.destroy()).unref()
  // Until it listens it has another name, so that it never looks dead to others. A file system that has no sockets
  // leaves us without the sign; then nobody will clean up after us, either.
  const socket = socketIn(dir, 'born')
  server.on('error', () => {}).listen(socket.path)
  // The socket is there when the call returns; the event comes later.
  if (!server.listening) return undefined
  renameSync(join(dir, 'born'), join(dir, signName))
  return server
}

/** Whether the run is alive that made a staging directory. */
export async function isAlive(dir: string): Promise<boolean> {
  if (!hasSign(dir)) return false
  const socket = socketIn(dir, signName)
  return new Promise((resolve) => {
    const settle = (alive: boolean): void => {
      connection.destroy()
      socket.close()
      resolve(alive)
    }
    const connection = connect(socket.path, () => settle(true))
    connection.once('error', (error) => settle(codeOf(error) !== 'ECONNREFUSED'))
  })
}

// A socket's path may have some 100 bytes only; through the open directory it always fits.
function socketIn(dir: string, name: string): { path: string; close(): void } {
  const path = join(dir, name)
  if (Buffer.byteLength(path) < 100) return { path, close: () => {} }
  const directory = openSync(dir, 'r')
  return { path: `/proc/self/fd/${directory}/${name}`, close: () => closeSync(directory) }
}

/** Removes a directory and all below it, also where it lacks the right to write. */
export function removeTree(dir: string): void {
  // Unlike its promise, this call copes with paths of any length.
  const remove = (): void => rmSync(dir, { recursive: true, force: true, maxRetries: 3 })
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
