/** Counts the files of a cache: one walk, for all questions of a save. */
import { memoized } from '../../system/memoized.ts'
import type { Match } from './matches.ts'
import type { Selection } from './patterns.ts'
import { type FoundFile, walk } from './walk.ts'

export interface Survey {
  /** The bytes of all files without holes. Each name of a file counts. */
  bytes: number
  /** The bytes and the holes of all files. Each file counts once, by the number of names that the system says it has. */
  ownBytes: number
  holes: number
  /** The bytes with holes. Each inode counts once: a hostile image may lie about how many names a file has. */
  shownBytes: number
}

/** @returns walks at the first call, and throws if a directory cannot be read */
export function newSurvey(matches: Match[], { excludes }: Pick<Selection, 'excludes'>): () => Survey {
  return memoized(() => {
    const totals: Survey = { bytes: 0, ownBytes: 0, holes: 0, shownBytes: 0 }
    const linked = new Set<string>()
    const count = ({ bytes, length = 0, hardLink }: FoundFile): void => {
      const share = 1 / (hardLink?.names ?? 1)
      totals.bytes += bytes
      totals.ownBytes += share * bytes
      totals.holes += share * (length - bytes)
      if (!hardLink || !linked.has(hardLink.inode)) totals.shownBytes += length
      if (hardLink) linked.add(hardLink.inode)
    }
    for (const batch of walk(matches, excludes)) batch.forEach(count)
    return totals
  })
}
