/** Keeps a directory of entries within its bounds: what was not used for longest goes first. */
import * as fs from 'node:fs/promises'
import { basename, join } from 'node:path'
import { draftsDir } from './draft-file.ts'
import { notesDir } from './notes.ts'
import { checkOwnDirectory } from './ownership.ts'

export interface Bounds {
  /** All entries together, in bytes. */
  maxBytes: number
  /** What must stay free on the file system, in bytes. */
  minFreeBytes: number
  /** What is about to come, in bytes. */
  comingBytes?: number
}

export interface StoredFact {
  path: string
  inode: number
  size: number
  /** When it was last used; what says that this is yet to come has just been used. */
  usedMs: number
  writtenMs: number
  /** It has further names. */
  isLinked: boolean
}

/** One of the entries that count. */
export interface Counted extends StoredFact {
  /** It is mounted, so that taking its name away would free nothing. */
  isMounted: boolean
  /** Nothing goes before all of lower rank have gone; what has none stays. */
  rank: number | undefined
}

// A draft that nobody has written to for this long belongs to a job that was killed.
const abandonedAfterMs = 60 * 60 * 1000

/** Removes the drafts in `dir` of jobs that are over. */
export async function removeAbandoned(dir: string): Promise<void> {
  const drafts = await filesIn(join(dir, draftsDir))
  const abandoned = drafts.filter(({ writtenMs }) => Date.now() - writtenMs > abandonedAfterMs)
  await Promise.all(abandoned.map(({ path }) => fs.rm(path, { force: true })))
}

/** Adds what notes tell of entries. Removes notes on files that are gone. */
export async function withNotes(
  dir: string,
  entries: StoredFact[],
): Promise<(StoredFact & Pick<Counted, 'isMounted'>)[]> {
  const notes = new Map((await filesIn(join(dir, notesDir))).map((note) => [basename(note.path), note]))
  const noted = entries.map((entry) => {
    const note = notes.get(String(entry.inode))
    notes.delete(String(entry.inode))
    const usedMs = note ? Math.min(note.writtenMs, Date.now()) : entry.usedMs
    return { ...entry, usedMs, isMounted: entry.isLinked || (note?.isLinked ?? false) }
  })
  // Others may have put files there meanwhile.
  const orphans = [...notes.values()].filter(({ writtenMs }) => Date.now() - writtenMs > abandonedAfterMs)
  await Promise.all(orphans.map(({ path }) => fs.rm(path, { force: true })))
  return noted
}

/**
 * Removes entries until the bounds hold; false when they do not even so.
 * Entries that are being read stay readable, and other evictors may be at work: what is gone already is no error.
 * @param dir tells which file system it is
 */
export async function evict(
  dir: string,
  entries: Counted[],
  { maxBytes, minFreeBytes, comingBytes = 0 }: Bounds,
): Promise<boolean> {
  const { bavail, bsize } = await fs.statfs(dir)
  const allBytes = entries.reduce((sum, entry) => sum + entry.size, 0)
  let excessBytes = comingBytes + Math.max(allBytes - maxBytes, minFreeBytes - bavail * bsize)
  const rankOf = ({ rank = Number.POSITIVE_INFINITY }: Counted): number => rank
  const expendable = entries.filter((entry) => entry.rank !== undefined && !entry.isMounted)
  for (const entry of expendable.sort((a, b) => rankOf(a) - rankOf(b) || a.usedMs - b.usedMs)) {
    if (excessBytes <= 0) return true
    await fs.rm(entry.path, { force: true })
    excessBytes -= entry.size
  }
  return excessBytes <= 0
}

/** None where there is no such directory of this user: what lies behind a link is none of the store's. */
export async function filesIn(dir: string): Promise<StoredFact[]> {
  const names = await checkOwnDirectory(dir)
    .then(() => fs.readdir(dir))
    .catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(dir, name)
      const stat = await fs.lstat(path).catch(() => undefined)
      if (!stat?.isFile()) return undefined
      const { ino, size, atimeMs, mtimeMs, nlink } = stat
      return {
        path,
        inode: ino,
        size,
        usedMs: Math.min(atimeMs, Date.now()),
        writtenMs: mtimeMs,
        isLinked: nlink > 1,
      }
    }),
  )
  return found.filter((file) => file !== undefined)
}
