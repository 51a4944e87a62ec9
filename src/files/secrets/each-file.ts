/** Lists files by their names alone. A walk takes longer, because it reads each file's state. */
import { type Dirent, readdirSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { orUndefined } from '../../system/failure.ts'
import { fromBytes } from '../byte-strings.ts'
import type { Selection } from '../paths/patterns.ts'
import { isStaging } from '../paths/staging-name.ts'

/** A file, or a directory with everything below. Paths are byte strings. */
export interface SearchedTree {
  path: string
  /** A directory that has the names to look at, in place of `path`: the upper directory of an overlay. */
  names?: string
}

export interface FileSearch {
  trees: SearchedTree[]
  excludes: Selection['excludes']
  signal: AbortSignal
}

// After this many directories, other work of the process goes on: listing blocks the process, which also packs files.
const directoriesAtOnce = 64

/**
 * Calls `visit` for all files that have such a name and are not excluded. Skips a directory that cannot be read: the packer
 * reads it again, and fails.
 */
export async function eachFile(
  { trees, excludes, signal }: FileSearch,
  isNamed: (name: string) => boolean,
  visit: (path: string, tree: SearchedTree) => void,
): Promise<void> {
  const isExcluded = (path: string): boolean => excludes?.(fromBytes(path).toString()) ?? false
  let listed = 0
  for (const tree of trees) {
    const { path: top, names = top } = tree
    // The tree itself may be a file.
    if (isNamed(top.slice(top.lastIndexOf('/') + 1))) visit(top, tree)
    const directories = ['']
    for (let below = directories.pop(); below !== undefined; below = directories.pop()) {
      for (const item of listing(names + below)) {
        const isDirectory = item.isDirectory()
        if (isDirectory ? isStaging(item.name) : !isNamed(item.name) || !item.isFile()) continue
        const path = `${below}/${item.name}`
        if (isExcluded(top + path)) continue
        if (isDirectory) directories.push(path)
        else visit(top + path, tree)
      }
      if (++listed % directoriesAtOnce > 0) continue
      await setImmediate()
      signal.throwIfAborted()
    }
  }
}

function listing(dir: string): Dirent[] {
  const options = { withFileTypes: true, encoding: 'latin1' } as const
  return orUndefined(() => readdirSync(fromBytes(dir), options)) ?? []
}
