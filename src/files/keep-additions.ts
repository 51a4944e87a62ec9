/** Keeps only the files of an unpacked tree that another tree does not have. */
import { chmodSync, rmdirSync, type Stats, unlinkSync, utimesSync } from 'node:fs'
import { fromBytes, namesIn } from './byte-strings.ts'
import { statOf } from './journal.ts'
import { removeTree } from './staging.ts'

/**
 * Removes from `tree` each path that `other` has, whatever kind of file it is. A directory stays if it holds additions, and
 * gets the mode and time of the directory in `other`.
 * @param tree a byte string, like `other`
 * @returns whether anything is left
 */
export function keepAdditions(tree: string, other: string): boolean {
  const stat = statOf(tree)
  const there = stat && statOf(other)
  if (!stat || !there) return stat !== undefined
  if (!stat.isDirectory()) unlinkSync(fromBytes(tree))
  else if (!there.isDirectory()) removeTree(fromBytes(tree))
  else return keepAdditionsIn(tree, other, there)
  return false
}

function keepAdditionsIn(tree: string, other: string, { mode, mtimeMs }: Stats): boolean {
  chmodSync(fromBytes(tree), 0o700)
  let isLeft = false
  for (const name of namesIn(tree)) isLeft = keepAdditions(`${tree}/${name}`, `${other}/${name}`) || isLeft
  if (!isLeft) rmdirSync(fromBytes(tree))
  else {
    chmodSync(fromBytes(tree), mode & 0o7777)
    utimesSync(fromBytes(tree), mtimeMs / 1000, mtimeMs / 1000)
  }
  return isLeft
}
