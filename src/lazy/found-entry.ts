/** An entry that one process has found, for another one to read without asking for it again. */
import type { Entry } from '../stores/store.ts'
import type { RemoteObject } from '../transfer/remote.ts'

/** What JSON can hold of it. */
export interface FoundEntry {
  scope?: string
  version: string
  key: string
  /** In bytes. */
  size: number
  /** In milliseconds. */
  createdAt: number
  identity?: string
  etag?: string
  /** Secret. */
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
