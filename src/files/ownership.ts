/** Tells whether other users of the machine could have put a file in its place, or changed it. */
import type { Stats } from 'node:fs'
import { lstat } from 'node:fs/promises'

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
  if (uid !== process.geteuid?.() && uid !== 0) throw new Error(`${path} belongs to another user`)
  if ((mode & 0o022) !== 0) throw new Error(`others may write to ${path}`)
}
