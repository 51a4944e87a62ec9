/** Checks that other users of the machine cannot have written or replaced a file. */
import { closeSync, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, readlink } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { codeOf, orUndefined, unlessMissing } from '../failure.ts'
import { readOnly } from './read-file.ts'

/**
 * Root or this user must own the directory, and other users must not be able to write to it.
 * @throws Error with the reason; the system's error if there is no such directory
 */
export async function checkOwnDirectory(path: string): Promise<void> {
  const stat = await lstat(path)
  if (!stat.isDirectory()) throw new Error(`${path} is no directory`)
  checkOwn(path, stat)
}

/** Whether a file belongs to this user. Windows has access lists instead of owners and modes, so there all files do. */
export function isOwnedByUser({ uid }: Pick<Stats, 'uid'>): boolean {
  const user = process.geteuid?.()
  return user === undefined || uid === user
}

/** Whether a file that is ours can be read and written by no other user. */
export function isPrivateMode({ mode }: Pick<Stats, 'mode'>): boolean {
  return !process.geteuid || (mode & 0o077) === 0
}

/** Opens a file for reading, and checks it like `checkOwnDirectory`. @throws the system's error is ELOOP for a link */
export async function openOwn(path: string): Promise<{ file: FileHandle; stat: Stats }> {
  const file = await open(path, readOnly)
  try {
    const stat = await file.stat()
    if (!stat.isFile()) throw new Error(`${path} is no file`)
    checkOwn(path, stat)
    return { file, stat }
  } catch (error) {
    await file.close()
    throw error
  }
}

function checkOwn(path: string, { uid, mode }: Stats): void {
  checkOwner(path, uid)
  if (!process.geteuid || (mode & 0o022) === 0) return
  // Removes the `/.` at the end, which follows a link to a directory.
  const name = resolve(path)
  throw new Error(`others may write to ${name}: run chmod go-w ${name}`)
}

function checkOwner(path: string, uid: number): void {
  if (!isOwnedByUser({ uid }) && uid !== 0) throw new Error(`${resolve(path)} belongs to another user`)
}

/** Checks every directory on the way from a root down to a path. The root itself may be a link, and is not checked. */
export async function checkOwnDirectories(root: string, path: string): Promise<void> {
  for (const dir of directoriesBelow(root, path)) await checkOwnDirectory(dir)
}

/** Makes the missing directories, for this user only, and checks all of them. The root must exist. */
export async function makeOwnDirectories(root: string, path: string): Promise<void> {
  for (const dir of directoriesBelow(root, path)) {
    await makeDirectory(dir)
    await checkOwnDirectory(dir)
  }
}

/**
 * Makes a directory and those above it, for this user only. Node's own recursion never ends where a file system such as
 * /proc has a directory and lets none be made in it. @throws the system's error
 */
export async function makeDirectories(path: string): Promise<void> {
  try {
    await makeDirectory(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    await makeDirectories(dirname(path))
    await makeDirectory(path)
  }
}

async function makeDirectory(dir: string): Promise<void> {
  await mkdir(dir, { mode: 0o700 }).catch((error) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
}

function directoriesBelow(root: string, path: string): string[] {
  const parts = relative(root, path).split(sep)
  return parts.map((_, index) => join(root, ...parts.slice(0, index + 1)))
}

const maxLinks = 40

/**
 * Checks the links on the way to a path. Another user's link could lead anywhere.
 * @param path absolute; its last parts may be missing
 * @throws Error if a link belongs to another user; the system's error
 */
export async function checkLinksTo(path: string): Promise<void> {
  if (!process.geteuid) return
  const parts = path.split(sep)
  let links = 0
  let reached: string = sep
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const next = part === '..' ? dirname(reached) : join(reached, part)
    const stat = await lstat(next).catch(unlessMissing)
    if (!stat) return
    if (!stat.isSymbolicLink()) {
      reached = next
      continue
    }
    checkOwner(next, stat.uid)
    if (++links > maxLinks) throw new Error(`${path} has too many links`)
    const target = await readlink(next)
    if (target.startsWith(sep)) reached = sep
    parts.unshift(...target.split(sep))
  }
}

/**
 * The content of a regular file of this user; undefined if there is none, or if it is longer than `mostBytes`. Another
 * process may remove or replace the file meanwhile.
 */
export function readOwnFile(path: string, mostBytes: number): Buffer | undefined {
  const isGood = (stat: Stats | undefined): boolean =>
    stat?.isFile() === true && isOwnedByUser(stat) && stat.size <= mostBytes
  if (!isGood(lstatSync(path, { throwIfNoEntry: false }))) return undefined
  const file = orUndefined(() => openSync(path, readOnly), 'ENOENT')
  if (file === undefined) return undefined
  try {
    return isGood(fstatSync(file)) ? readFileSync(file) : undefined
  } finally {
    closeSync(file)
  }
}
