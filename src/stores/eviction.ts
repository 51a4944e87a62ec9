/** Keeps the local store within its bounds: what was not used for longest goes first. */
import type { Dirent } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'

export interface Bounds {
  /** All entries together, in bytes. */
  maxBytes: number
  /** What must stay free on the file system, in bytes. */
  minFreeBytes: number
  /** Absolute path of an entry that stays whatever its age. */
  keep: string
}

// A draft that nobody has written to for this long belongs to a job that was killed.
const abandonedAfterMs = 60 * 60 * 1000

/**
 * Removes abandoned drafts, then the least recently used entries until the bounds hold.
 * Entries that are being read stay readable, and other evictors may be at work: what is gone already is no error.
 */
export async function evict(dir: string, { maxBytes, minFreeBytes, keep }: Bounds): Promise<void> {
  const files = await filesIn(dir)
  const abandoned = files.filter((file) => file.isDraft && Date.now() - file.mtimeMs > abandonedAfterMs)
  await Promise.all(abandoned.map((file) => fs.rm(file.path, { force: true })))
  const entries = files.filter((file) => !file.isDraft).sort((a, b) => a.atimeMs - b.atimeMs)
  const { bavail, bsize } = await fs.statfs(dir)
  const allBytes = entries.reduce((sum, entry) => sum + entry.size, 0)
  let excessBytes = Math.max(allBytes - maxBytes, minFreeBytes - bavail * bsize)
  for (const entry of entries) {
    if (excessBytes <= 0) return
    if (entry.path === keep) continue
    await fs.rm(entry.path, { force: true })
    excessBytes -= entry.size
  }
}

interface StoredFile {
  path: string
  isDraft: boolean
  size: number
  atimeMs: number
  mtimeMs: number
}

async function filesIn(dir: string): Promise<StoredFile[]> {
  const found = await fs.readdir(dir, { recursive: true, withFileTypes: true })
  const described = await Promise.all(found.filter((file) => file.isFile()).map(describe))
  return described.filter((file) => file !== undefined)
}

async function describe({ parentPath, name }: Dirent): Promise<StoredFile | undefined> {
  const path = join(parentPath, name)
  const isDraft = parentPath.endsWith('/.drafts')
  const stat = await fs.lstat(path).catch(() => undefined)
  return stat && { path, isDraft, size: stat.size, atimeMs: stat.atimeMs, mtimeMs: stat.mtimeMs }
}
