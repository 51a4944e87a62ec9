/** Keeps a directory of entries within its bounds: removes the least recently used entries first. */
import * as fs from 'node:fs/promises'
import { basename, join } from 'node:path'
import { draftsDir } from './draft-file.ts'
import { notesDir } from './notes.ts'
import { checkOwnDirectory } from './ownership.ts'
import { mostReservedByStores, spaceAt } from './space.ts'

interface Bounds {
  /** The limit for all entries together. */
  maxBytes: number
  /** The size of the entry that is about to be written. */
  comingBytes?: number
}

export interface StoredFact {
  path: string
  inode: bigint
  size: number
  /** When the entry was last used; a time in the future counts as now. */
  usedMs: number
  writtenMs: number
  /** Whether the file has other names. */
  isLinked: boolean
}

/** An entry that counts towards `maxBytes`. */
export interface Counted extends StoredFact {
  /** Removing a mounted entry would free no space. */
  isMounted: boolean
  /** Entries of lower rank are removed first. Entries without a rank are never removed. */
  rank: number | undefined
}

// A draft that has not been written to for this long belongs to a job that was killed.
const abandonedAfterMs = 60 * 60 * 1000

/** Removes the drafts in `dir` of jobs that are over. */
export async function removeAbandoned(dir: string): Promise<void> {
  await removeOld(await filesIn(join(dir, draftsDir)))
}

async function removeOld(files: StoredFact[]): Promise<void> {
  const old = files.filter(({ writtenMs }) => Date.now() - writtenMs > abandonedAfterMs)
  await Promise.all(old.map(({ path }) => fs.rm(path, { force: true })))
}

/** Adds the facts that notes hold about entries. Removes notes on files that are gone. */
export async function withNotes(dir: string, entries: StoredFact[]) {
  const notes = new Map((await filesIn(join(dir, notesDir))).map((note) => [basename(note.path), note]))
  const noted = entries.map((entry) => {
    const note = notes.get(String(entry.inode))
    notes.delete(String(entry.inode))
    const usedMs = note ? Math.min(note.writtenMs, Date.now()) : entry.usedMs
    return { ...entry, usedMs, isMounted: entry.isLinked || (note?.isLinked ?? false) }
  })
  // A new note may belong to a file that another job has just written.
  await removeOld([...notes.values()])
  return noted
}

/**
 * Removes entries until the bounds hold and the disk has its reserve. Entries that are being read stay readable. Another job
 * may evict at the same time, so an entry that is gone already is no error.
 * @param dir any directory on the file system of the entries
 * @returns false if the bounds still do not hold
 */
export async function evict(
  dir: string,
  entries: Counted[],
  { maxBytes, comingBytes = 0 }: Bounds,
): Promise<boolean> {
  const { room } = await spaceAt(dir, mostReservedByStores)
  const allBytes = entries.reduce((sum, entry) => sum + entry.size, 0)
  let excessBytes = comingBytes + Math.max(allBytes - maxBytes, -room.bytes)
  const expendable = entries.filter((entry) => entry.rank !== undefined && !entry.isMounted)
  for (const entry of expendable.sort((a, b) => Number(a.rank) - Number(b.rank) || a.usedMs - b.usedMs)) {
    if (excessBytes <= 0) return true
    await fs.rm(entry.path, { force: true })
    excessBytes -= entry.size
  }
  return excessBytes <= 0
}

/** No files if the directory is missing, or is a link, or belongs to another user. */
export async function filesIn(dir: string): Promise<StoredFact[]> {
  const names = await checkOwnDirectory(dir)
    .then(() => fs.readdir(dir))
    .catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(dir, name)
      // On Windows, inodes exceed what numbers can hold.
      const stat = await fs.lstat(path, { bigint: true }).catch(() => undefined)
      if (!stat?.isFile()) return undefined
      const { ino: inode, nlink, size, atimeMs, mtimeMs } = stat
      const usedMs = Math.min(Number(atimeMs), Date.now())
      return { path, inode, size: Number(size), usedMs, writtenMs: Number(mtimeMs), isLinked: nlink > 1n }
    }),
  )
  return found.filter((file) => file !== undefined)
}
