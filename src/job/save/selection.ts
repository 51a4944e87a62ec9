/** The files that a job caches. */
import { isWithin } from '../../files/byte-strings.ts'
import { type Selection, selectionOf } from '../../files/patterns.ts'
import type { Inputs } from '../../inputs/inputs.ts'

/** The files that the lines of `path` name, without the directories of the local store and the stash. */
export function cachedFiles({ paths, localDir, stash }: Inputs): Selection {
  return excludePaths([localDir, stash.dir], selectionOf(paths, process.cwd()))
}

/** Excludes these paths, which may lie within the cached ones: directories of Headstart's own, and files with secrets. */
export function excludePaths(paths: string[], { lines, excludes }: Selection): Selection {
  const isCached = (path: string): boolean =>
    lines.some(({ base, literal = base }) => isWithin(path, literal))
  const spared = new Set(paths.filter(isCached))
  if (spared.size === 0) return { lines, excludes }
  return { lines, excludes: (path, after) => spared.has(path) || (excludes?.(path, after) ?? false) }
}
