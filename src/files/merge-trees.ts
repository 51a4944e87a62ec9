/** Merges directory trees that several processes unpacked. */
import { rmdirSync } from 'node:fs'
import { rename, renameUnlessTaken } from '../system/disk/rename.ts'
import { fromBytes, namesIn } from './byte-strings.ts'

/**
 * Moves `from`, a file or directory, to `into`. Merges two directories with content: moves the content of the one with fewer
 * names, which is faster.
 * @param from a byte string, like `into`
 * @param aside a free path on the same file system, for exchanging two directories
 */
export function mergeTrees(from: string, into: string, aside: string): void {
  if (renameUnlessTaken(fromBytes(from), fromBytes(into))) return
  if (namesIn(into).length < namesIn(from).length) exchange(from, into, aside)
  for (const name of namesIn(from)) mergeTrees(`${from}/${name}`, `${into}/${name}`, aside)
  rmdirSync(fromBytes(from))
}

function exchange(one: string, other: string, aside: string): void {
  rename(fromBytes(one), aside)
  rename(fromBytes(other), fromBytes(one))
  rename(aside, fromBytes(other))
}
