/** Finds the entry that a job mounted. */
import { type Index, identityOf } from '../entry/container.ts'
import { readIndex } from '../entry/index-frame.ts'
import type { MountedEntry } from '../state.ts'
import type { Entry, Store } from '../stores/store.ts'

/** The entry that a job mounted, as the store has it now. */
export interface Base {
  entry: Entry
  index: Index
}

/** @param scopes that the run may read @throws Error if the entry is gone or was replaced */
export async function findBase(
  { scope, version, key, size, identity }: MountedEntry,
  store: Store,
  scopes: string[],
): Promise<Base> {
  const entry = await store.find({
    scopes: scope === undefined ? scopes : [scope],
    keys: [key],
    versions: [version],
  })
  try {
    if (entry?.key !== key || entry.size !== size) throw new Error('the restored cache is gone')
    // A copy of the entry proves nothing.
    const index = await readIndex(entry.stored ?? entry)
    if (identityOf(index) !== identity) throw new Error('the restored cache was replaced')
    return { entry, index }
  } catch (error) {
    await entry?.close()
    throw error
  }
}
