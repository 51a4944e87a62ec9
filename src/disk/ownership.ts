/** Tells whether other users of the machine could have put a file in its place, or changed it. */
import type { Stats } from 'node:fs'
import { lstat, mkdir, readlink } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { codeOf } from '../failure.ts'

/**
 * Root and this user may own it; nobody else may own it or write to it.
 * @throws Error that says what is wrong; the system's error where it is not there
 */
export async function checkOwnDirectory(path: string): Promise<void> {
  const stat = await lstat(path)
  if (!stat.isDirectory()) throw new Error(`${path} is no directory`)
  checkOwn(path, stat)
}

/** As `checkOwnDirectory`, of anything. */
export function checkOwn(path: string, { uid, mode }: Stats): void {
  checkOwner(path, uid)
  if ((mode & 0o022) === 0) return
  // A path that ends with `/.` is a directory that a link may lead to.
  const name = resolve(path)
  throw new Error(`others may write to ${name}: run chmod go-w ${name}`)
}

function checkOwner(path: string, uid: number): void {
  if (uid !== process.geteuid?.() && uid !== 0) throw new Error(`${resolve(path)} belongs to another user`)
}

/** As `checkOwnDirectory`, of every directory on the way from a root, which may be a link, down to a path below it. */
export async function checkOwnDirectories(root: string, path: string): Promise<void> {
  for (const dir of directoriesBelow(root, path)) await checkOwnDirectory(dir)
}

/** Makes those that are missing, for this user only. The root must be there. */
export async function makeOwnDirectories(root: string, path: string): Promise<void> {
  for (const dir of directoriesBelow(root, path)) {
    await mkdir(dir, { mode: 0o700 }).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    await checkOwnDirectory(dir)
  }
}

function directoriesBelow(root: string, path: string): string[] {
  const parts = relative(root, path).split(sep)
  return parts.map((_, index) => join(root, ...parts.slice(0, index + 1)))
}

const maxLinks = 40

/**
 * Another user's link could lead anywhere, also to directories of this user that have something else in them.
 * @param path absolute; its end may be missing
 * @throws Error where a link on the way to it belongs to another user; the system's error
 */
export async function checkLinksTo(path: string): Promise<void> {
  const parts = path.split(sep)
  let links = 0
  let reached: string = sep
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const next = part === '..' ? dirname(reached) : join(reached, part)
    const stat = await lstat(next).catch((error) => {
      if (codeOf(error) !== 'ENOENT') throw error
    })
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
