/** Reads a small file of Headstart from a directory in which a job may have replaced it. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs'
import { isOwnedByUser } from './ownership.ts'

/**
 * The content of a regular file of this user; undefined if there is none, or if it is longer than `mostBytes`.
 * Opens nothing but regular files: opening a FIFO would block the process until another process writes to it.
 */
export function readOwnFile(path: string, mostBytes: number): Buffer | undefined {
  const isGood = (stat: Stats | undefined): boolean =>
    stat?.isFile() === true && isOwnedByUser(stat) && stat.size <= mostBytes
  if (!isGood(lstatSync(path, { throwIfNoEntry: false }))) return undefined
  // Another file may have got the name meanwhile.
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return isGood(fstatSync(file)) ? readFileSync(file) : undefined
  } finally {
    closeSync(file)
  }
}
