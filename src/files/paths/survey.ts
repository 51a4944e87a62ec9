/** Counts the files of a cache: one walk, which goes only as far as a question needs, and which all questions share. */
import type { Match } from './matches.ts'
import type { Selection } from './patterns.ts'
import { type FoundFile, walk } from './walk.ts'

export type Survey = ReturnType<typeof newSurvey>

export interface Totals {
  /** Files, directories, links and others. */
  members: number
  /** The bytes of all files without holes. Each name of a file counts. */
  bytes: number
  /** The bytes and the holes of all files. Each file counts once, by the number of names that the system says it has. */
  ownBytes: number
  holes: number
  /** The bytes with holes. Each inode counts once: a hostile image may lie about how many names a file has. */
  shownBytes: number
}

/** The questions throw if a directory cannot be read. */
export function newSurvey(matches: Match[], { excludes }: Pick<Selection, 'excludes'>) {
  const batches = walk(matches, excludes)
  const totals: Totals = { members: 0, bytes: 0, ownBytes: 0, holes: 0, shownBytes: 0 }
  const linked = new Set<string>()
  const count = ({ bytes, length = 0, hardLink }: FoundFile): void => {
    const share = 1 / (hardLink?.names ?? 1)
    totals.members++
    totals.bytes += bytes
    totals.ownBytes += share * bytes
    totals.holes += share * (length - bytes)
    if (!hardLink || !linked.has(hardLink.inode)) totals.shownBytes += length
    if (hardLink) linked.add(hardLink.inode)
  }
  /** Walks until the condition holds. @returns whether it does */
  const walkUntil = (holds: () => boolean): boolean => {
    while (!holds()) {
      const { done, value } = batches.next()
      if (done) return false
      for (const file of value) count(file)
    }
    return true
  }
  return {
    /** Whether there are more members, or more bytes. */
    isAbove: (most: Pick<Totals, 'members' | 'bytes'>): boolean =>
      walkUntil(() => totals.members > most.members || totals.bytes > most.bytes),
    /** Walks to the end. */
    totals(): Totals {
      walkUntil(() => false)
      return totals
    },
  }
}
