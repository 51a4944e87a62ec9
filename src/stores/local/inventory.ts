/** Lists the entries of the store that is a directory. */
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writerIn } from '../../entry/writer.ts'
import { unescapeName } from '../../names/keys.ts'
import { withNotes } from '../../system/disk/eviction.ts'
import { BadEntry } from '../../system/failure.ts'
import type { Inventory, InventoryEntry } from '../store.ts'
import { entriesIn, folderName, indexAt, isUsable, keyOf } from './local.ts'

export function localInventory(dir: string, repository: string): Inventory {
  const home = join(dir, folderName(repository))
  return {
    label: `local directory ${dir}`,
    concurrency: 1,
    async *pages(wanted) {
      const entries: InventoryEntry[] = []
      if (!(await isUsable(dir))) return
      // Notes on entries of other repositories count as abandoned unless these entries are known.
      for (const found of await withNotes(dir, await entriesIn(dir))) {
        const { path: id, size: bytes, usedMs, writtenMs, isMounted } = found
        const folder = dirname(dirname(id))
        if (dirname(folder) !== home) continue
        if (wanted !== undefined && basename(folder) !== folderName(wanted)) continue
        // A damaged entry has no key.
        const key = await keyOf(id, { dir }).catch(() => basename(id))
        const [scope, version] = [unescapeName(basename(folder)) ?? basename(folder), basename(dirname(id))]
        const createdAt = new Date(writtenMs)
        entries.push({ scope, version, key, id, bytes, createdAt, usedMs, isMounted })
      }
      yield entries
    },
    async writerOf({ id }) {
      try {
        return writerIn((await indexAt(id, { dir })).createdBy)
      } catch (error) {
        if (error instanceof BadEntry) return {}
        throw error
      }
    },
    remove: ({ id }) => fs.rm(id, { force: true }),
  }
}
