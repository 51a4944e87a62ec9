/** Keeps the local store within its bounds: what was not used for longest goes first. */
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

/** Where drafts are written; its name can be no repository's, as those never start with a dot. */
export const draftsDir = '.drafts'

// A draft that nobody has written to for this long belongs to a job that was killed.
const abandonedAfterMs = 60 * 60 * 1000

/**
 * Removes abandoned drafts, then the least recently used entries until the bounds hold.
 * Entries that are being read stay readable, and other evictors may be at work: what is gone already is no error.
 */
export async function evict(dir: string, { maxBytes, minFreeBytes, keep }: Bounds): Promise<void> {
  const drafts = await filesIn(join(dir, draftsDir))
  const abandoned = drafts.filter((draft) => Date.now() - draft.mtimeMs > abandonedAfterMs)
  await Promise.all(abandoned.map((draft) => fs.rm(draft.path, { force: true })))
  const entries = (await entriesIn(dir)).sort((a, b) => a.atimeMs - b.atimeMs)
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
  size: number
  atimeMs: number
  mtimeMs: number
}

// The directory may hold other things, too: an entry is what lies below a repository, a scope and a version.
async function entriesIn(dir: string): Promise<StoredFile[]> {
  const repositories = await directoriesIn(dir)
  const scopes = (await Promise.all(repositories.map(directoriesIn))).flat()
  const versions = (await Promise.all(scopes.map(directoriesIn))).flat()
  const named = versions.filter((version) => /\/[0-9a-f]{64}$/.test(version))
  return (await Promise.all(named.map(filesIn))).flat()
}

async function directoriesIn(dir: string): Promise<string[]> {
  const items = await fs.readdir(dir, { withFileTypes: true }).catch(() => [])
  return items.filter((item) => item.isDirectory()).map((item) => join(dir, item.name))
}

async function filesIn(dir: string): Promise<StoredFile[]> {
  const names = await fs.readdir(dir).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(dir, name)
      const stat = await fs.lstat(path).catch(() => undefined)
      if (!stat?.isFile()) return undefined
      return { path, size: stat.size, atimeMs: stat.atimeMs, mtimeMs: stat.mtimeMs }
    }),
  )
  return found.filter((file) => file !== undefined)
}
