/** Reads a small file that a run of ours left in a place where a job may have put something else. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs'

/**
 * The content of a regular file of this user; undefined where there is none, or where it is longer than `mostBytes`.
 * Nothing else is opened: a FIFO waits for its writer forever, and no signal is heard meanwhile.
 */
export function readOwnFile(path: string, mostBytes: number): Buffer | undefined {
  const isOurs = (stat: Stats | undefined): boolean =>
    stat?.isFile() === true && stat.uid === process.geteuid?.() && stat.size <= mostBytes
  if (!isOurs(lstatSync(path, { throwIfNoEntry: false }))) return undefined
  // Something else may have taken the name meanwhile.
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return isOurs(fstatSync(file)) ? readFileSync(file) : undefined
  } finally {
    closeSync(file)
  }
}
