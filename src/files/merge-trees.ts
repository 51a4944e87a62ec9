/** Brings trees together that several processes unpacked. */
import { readdirSync, renameSync, rmdirSync } from 'node:fs'
import { codeOf } from '../failure.ts'
import { fromBytes } from './bytes.ts'

/**
 * Moves a file or directory to where a directory of its name may be already: they become one then, and whichever
 * holds less is moved into the other.
 * @param aside a free path on the same file system
 */
export function bring(from: string, into: string, aside: string): void {
  try {
    renameSync(fromBytes(from), fromBytes(into))
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
    if (namesIn(into).length < namesIn(from).length) exchange(from, into, aside)
    for (const name of namesIn(from)) bring(`${from}/${name}`, `${into}/${name}`, aside)
    rmdirSync(fromBytes(from))
  }
}

function exchange(one: string, other: string, aside: string): void {
  renameSync(fromBytes(one), aside)
  renameSync(fromBytes(other), fromBytes(one))
  renameSync(aside, fromBytes(other))
}

function namesIn(dir: string): string[] {
  return readdirSync(fromBytes(dir), { encoding: 'latin1' })
}
