/** The files that a job caches. */
import { isWithin } from '../files/byte-strings.ts'
import { type Selection, selectionOf } from '../files/patterns.ts'
import type { Inputs } from '../inputs/inputs.ts'

/** The files that the lines of `path` name, without the directories of the local store and the stash. */
export function cachedFiles({ paths, localDir, stash }: Inputs): Selection {
  return sparing([localDir, stash.dir], selectionOf(paths, process.cwd()))
}

/** Excludes directories of Headstart's own, which may lie within the cached paths. */
export function sparing(dirs: string[], { roots, excludes }: Selection): Selection {
  const isCached = (dir: string): boolean => roots.some(({ base, literal = base }) => isWithin(dir, literal))
  const spared = dirs.filter(isCached)
  if (spared.length === 0) return { roots, excludes }
  return { roots, excludes: (path, after) => spared.includes(path) || (excludes?.(path, after) ?? false) }
}
