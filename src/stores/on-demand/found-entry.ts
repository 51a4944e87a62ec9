/** Hands a found entry to another process, which reads it without a second lookup. */
import type { Entry, RemoteObject, Store } from '../store.ts'
import { type DownloadOptions, download } from '../transfer/download/download.ts'
import { TransferFailure } from '../transfer/errors.ts'
import { signedOnce } from '../transfer/signed-url.ts'

/** What another process needs to know of an entry, as JSON. */
export interface FoundEntry
  extends Pick<Entry, 'version' | 'key' | 'size'>,
    Partial<Pick<RemoteObject, 'etag' | 'identity'>> {
  scope?: string | undefined
  /** In milliseconds since the epoch. */
  createdAt: number
  /** Signed, so secret. */
  url: string
}

export async function foundEntry(entry: Entry, { etag, identity, url }: RemoteObject): Promise<FoundEntry> {
  const { scope, version, key, size, createdAt } = entry
  return { scope, version, key, size, createdAt: createdAt.getTime(), identity, etag, url: await url() }
}

/**
 * The store, except that every lookup finds this entry. Asks the real store only when the entry's URL has expired.
 * @param scopes the scopes that this run may read
 */
export function foundStore(
  store: Store,
  found: FoundEntry,
  { scopes, ...reading }: DownloadOptions & { scopes: string[] },
): Store {
  const { scope, version, key, size, identity, etag } = found
  const wanted = { scopes: scope === undefined ? scopes : [scope], keys: [key], versions: [version] }
  const findAgain = async (): Promise<Entry> => {
    const entry = await store.find(wanted)
    if (entry?.size === size && entry.remote?.identity === identity) return entry
    await entry?.close()
    throw new TransferFailure(`the entry ${key} is gone; it was replaced meanwhile`, 'none')
  }
  const sign = async (): Promise<string> => {
    const entry = await findAgain()
    const { url } = entry.remote as RemoteObject
    return url().finally(entry.close)
  }
  const remote = { size, etag, identity, url: signedOnce(sign, found.url) }
  const read: Entry['readStored'] = (start, end) => download(remote, { start, end }, reading)
  const entry: Entry = {
    scope,
    version,
    key,
    size,
    createdAt: new Date(found.createdAt),
    remote,
    read,
    readStored: read,
    reject: async () => (await findAgain()).reject(),
    close: async () => {},
  }
  return { ...store, find: async () => entry }
}
