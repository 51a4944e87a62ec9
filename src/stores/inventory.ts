/** The list of all entries of a store, for people who remove some. Jobs look up and remove entries by the contract in store.ts. */
import type { EntryWriter } from '../entry/writer.ts'
import type { Name } from './store.ts'

export interface InventoryEntry extends Name {
  /** The name that the store removes it by. */
  id: string
  bytes: number
  createdAt: Date
  /** In milliseconds since 1970; undefined if the store does not know it. */
  usedMs?: number | undefined
  /** A job of this host has mounted it. */
  isMounted?: boolean
}

export interface Inventory {
  /** For messages; never contains credentials. */
  readonly label: string
  /** How many removals may run at once. */
  readonly concurrency: number
  /** The entries of the repository, or of one scope, page by page. Pages may be removed meanwhile. Drafts are no entries. */
  pages(scope: string | undefined): AsyncIterable<InventoryEntry[]>
  /** The claims of the run that saved an entry; empty if the store does not know them. */
  writerOf(entry: InventoryEntry): Promise<EntryWriter>
  /** Does nothing if the entry is gone. */
  remove(entry: InventoryEntry): Promise<void>
}
