/** Private directories beside the targets, where a restore is made ready before anything of it shows. */
import { chmodSync, closeSync, lstatSync, openSync, readdirSync, rmSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { codeOf, messageOf } from '../failure.ts'
import { fromBytes, toBytes } from './bytes.ts'
import { isUnfinished, undo } from './journal.ts'
import type { Root } from './patterns.ts'

export interface Staging {
  /** Absolute path, on the same file system as the target beside it. */
  dir: string
  /** Takes it away with all that is in it, unless the next run needs it to undo what this one could not. */
  remove(): Promise<void>
}

const prefix = '.headstart-'

/** Whether a file's name is that of a staging directory, which is never part of anybody's tree. */
export function isStaging(name: string): boolean {
  return name.startsWith(prefix) && name.length === prefix.length + 6
}

/** Makes a staging directory within `parent`, which must exist. */
export async function openStaging(parent: string): Promise<Staging> {
  const dir = await fs.mkdtemp(join(parent, prefix))
  const sign = await giveSignOfLife(dir)
  return {
    dir,
    async remove() {
      sign?.close()
      if (!isUnfinished(dir)) removeTree(dir)
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

/**
 * Undoes and removes what killed runs left beside the targets of these roots.
 * @param warn is told what could not be undone
 */
export async function recover(roots: Root[], warn: (message: string) => void): Promise<void> {
  const parents = new Set((await Promise.all(roots.map(possibleParents))).flat())
  for (const parent of parents) {
    const names = await fs.readdir(parent).catch(() => [])
    for (const name of names.filter(isStaging)) {
      const dir = join(parent, name)
      if (await isAlive(dir)) continue
      try {
        undo(dir)
        removeTree(dir)
      } catch (error) {
        warn(`${dir} is left from a run that was killed and could not be undone: ${messageOf(error)}`)
      }
    }
  }
}

async function possibleParents(root: Root): Promise<string[]> {
  const parent = await stagingParent(root)
  return root.literal ? [parent, nearestDirectory(root.base), root.literal] : [parent]
}

// A listening socket dies with its process, however that ends, and no stale number can be mistaken for it.
async function giveSignOfLife(dir: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).unref()
  const socket = socketIn(dir)
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined)).listen(socket.path, () => resolve(server))
  })
}

// Where there is no socket, on a file system that has none or in the first instant, age must tell.
const forgottenAfterMs = 60 * 60 * 1000

async function isAlive(dir: string): Promise<boolean> {
  const socket = socketIn(dir)
  const refusal = await new Promise<string | undefined>((resolve) => {
    const connection = connect(socket.path, () => {
      connection.destroy()
      resolve(undefined)
    })
    connection.once('error', (error) => resolve(codeOf(error) ?? 'unknown'))
  })
  socket.close()
  if (refusal !== 'ENOENT') return refusal !== 'ECONNREFUSED'
  const stat = await fs.lstat(dir).catch(() => undefined)
  return stat !== undefined && Date.now() - stat.mtimeMs < forgottenAfterMs
}

// A socket's path may have some 100 bytes only; through the open directory it always fits.
function socketIn(dir: string): { path: string; close(): void } {
  const path = join(dir, 'alive')
  if (Buffer.byteLength(path) < 100) return { path, close: () => {} }
  const directory = openSync(dir, 'r')
  return { path: `/proc/self/fd/${directory}/alive`, close: () => closeSync(directory) }
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
