/** Merges directory trees that several processes unpacked. */
import { renameSync, rmdirSync } from 'node:fs'
import { codeOf } from '../failure.ts'
import { fromBytes, namesIn } from './byte-strings.ts'

/**
 * Moves `from`, a file or directory, to `into`. If `into` is a directory with content, the two are merged: the contents
 * of the directory with fewer names are moved into the other one, which is faster.
 * @param from a byte string, like `into`
 * @param aside a free path on the same file system, for exchanging two directories
 */
export function mergeTrees(from: string, into: string, aside: string): void {
  try {
    renameSync(fromBytes(from), fromBytes(into))
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
    if (namesIn(into).length < namesIn(from).length) exchange(from, into, aside)
    for (const name of namesIn(from)) mergeTrees(`${from}/${name}`, `${into}/${name}`, aside)
    rmdirSync(fromBytes(from))
  }
}

function exchange(one: string, other: string, aside: string): void {
  renameSync(fromBytes(one), aside)
  renameSync(fromBytes(other), fromBytes(one))
  renameSync(aside, fromBytes(other))
}
