/** A store that holds one entry: the one that another process found. */
import type { Entry, Store } from '../stores/store.ts'
import { type DownloadOptions, download } from '../transfer/download.ts'
import { TransferFailure } from '../transfer/errors.ts'
import { signedOnce } from '../transfer/link.ts'
import type { RemoteObject } from '../transfer/remote.ts'
import type { FoundEntry } from './found-entry.ts'

export interface FoundStoreOptions {
  store: Store
  /** The scopes that this run may read. */
  scopes: string[]
  reading: DownloadOptions
}

/** The store, except that every lookup finds this entry. Asks the real store only when the entry's URL has expired. */
export function foundStore(found: FoundEntry, { store, scopes, reading }: FoundStoreOptions): Store {
  const { scope, version, key, size, createdAt, identity, etag } = found
  const wanted = { scopes: scope === undefined ? scopes : [scope], keys: [key], versions: [version] }
  const findAgain = async (): Promise<Entry> => {
    const entry = await store.find(wanted)
    if (entry?.size === size && entry.identity === identity) return entry
    await entry?.close()
    throw new TransferFailure(`the entry ${key} is gone; it was replaced meanwhile`, 'none')
  }
  const sign = async (): Promise<string> => {
    const entry = await findAgain()
    const { url } = entry.remote as RemoteObject
    return url().finally(entry.close)
  }
  const remote = { size, etag, url: signedOnce(sign, found.url) }
  const entry: Entry = {
    scope,
    version,
    key,
    size,
    createdAt: new Date(createdAt),
    identity,
    remote,
    read: (start, end) => download(remote, { start, end }, reading),
    reject: async () => (await findAgain()).reject(),
    close: async () => {},
  }
  return { ...store, find: async () => entry }
}
