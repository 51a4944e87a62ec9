/** A found entry as JSON, so that another process reads it without a second lookup. */
import type { Entry } from '../stores/store.ts'
import type { RemoteObject } from '../transfer/remote.ts'

export interface FoundEntry {
  scope?: string
  version: string
  key: string
  /** In bytes. */
  size: number
  /** In milliseconds since the epoch. */
  createdAt: number
  identity?: string
  etag?: string
  /** Signed, so secret. */
  url: string
}

export async function foundEntry(entry: Entry, { etag, url }: RemoteObject): Promise<FoundEntry> {
  const { scope, version, key, size, createdAt, identity } = entry
  return {
    ...(scope !== undefined && { scope }),
    version,
    key,
    size,
    createdAt: createdAt.getTime(),
    ...(identity !== undefined && { identity }),
    ...(etag !== undefined && { etag }),
    url: await url(),
  }
}
