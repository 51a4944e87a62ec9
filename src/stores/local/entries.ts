/** Finds all entries of the store that is a directory. */
import * as fs from 'node:fs/promises'
import { basename, join } from 'node:path'
import { filesIn, type StoredFact } from '../../system/disk/eviction.ts'

/** The directory may hold other files, too. Entries lie below a repository, a scope and a version. */
export async function entriesIn(dir: string): Promise<StoredFact[]> {
  const repositories = await directoriesIn(dir)
  const scopes = (await Promise.all(repositories.map(directoriesIn))).flat()
  const versions = (await Promise.all(scopes.map(directoriesIn))).flat()
  const named = versions.filter((version) => /^[0-9a-f]{64}$/.test(basename(version)))
  return (await Promise.all(named.map(filesIn))).flat()
}

async function directoriesIn(dir: string): Promise<string[]> {
  const items = await fs.readdir(dir, { withFileTypes: true }).catch(() => [])
  return items.filter((item) => item.isDirectory()).map((item) => join(dir, item.name))
}
