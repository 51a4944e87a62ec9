/** Lists the entries of a bucket, page by page. */
import { writerIn } from '../../entry/writer.ts'
import type { Inventory, InventoryEntry } from '../store.ts'
import { readKey } from './lookup.ts'
import { partsOf } from './names.ts'
import { listObjects, readTail, type StoredObject } from './objects.ts'
import { type BucketAccess, indexOf, openBucketAccess } from './open.ts'

export async function openBucketInventory(options: BucketAccess, label: string): Promise<Inventory> {
  const { inputs, signal } = options
  const { session, names, reading, searching } = await openBucketAccess(options, label)
  const { removeObject } = await import('./draft.ts')
  const home = names.start(undefined)
  const entriesIn = async (objects: StoredObject[]): Promise<InventoryEntry[]> => {
    const entries: InventoryEntry[] = []
    for (const object of objects) {
      const { name: id, size: bytes, createdAt } = object
      const parts = id.startsWith(home) ? partsOf(id.slice(home.length)) : undefined
      if (!parts) continue
      const { scope, version, key } = parts
      const candidate = { ...object, ...key }
      if (key.cut) await readKey(candidate, searching(signal))
      // A damaged entry with a long name has no key.
      const known = candidate.key === '\0' ? id.slice(id.lastIndexOf('/') + 1) : candidate.key
      entries.push({ scope, version, key: known, id, bytes, createdAt })
    }
    return entries
  }
  return {
    label,
    concurrency: inputs.connections,
    async *pages(scope) {
      let from: string | undefined
      do {
        const { objects, next } = await listObjects(session, names.start(scope), from, signal)
        yield await entriesIn(objects)
        from = next
      } while (from !== undefined)
    },
    async writerOf({ id }) {
      const object = await readTail(session, id, signal)
      const index = object && (await indexOf(object, session, reading))
      return writerIn(index?.createdBy)
    },
    remove: ({ id }) => removeObject(session, id, signal),
  }
}
