/** Opens an entry that a lookup found. */

import { newBufferPool } from '../../bytes/buffer-pool.ts'
import { begunWith } from '../../transfer/begun.ts'
import { type DownloadOptions, download } from '../../transfer/download.ts'
import { TransferFailure } from '../../transfer/errors.ts'
import { signedOnce } from '../../transfer/link.ts'
import type { Entry } from '../store.ts'
import { probe } from './probe.ts'
import type { FoundEntry, Service } from './service.ts'

export interface Opening {
  service: Service
  version: string
  reading: DownloadOptions
  /** Bounds the opening, not the reading. */
  signal: AbortSignal
}

/** Undefined when the entry has been evicted since it was found. */
export async function openEntry(
  found: FoundEntry,
  { service, version, reading, signal }: Opening,
): Promise<Entry | undefined> {
  const object = await probe(found.url, { http: reading.http, signal })
  if (!object) return undefined
  const { key, createdAt = object.createdAt } = found
  const { size, etag, whole } = object
  const signAgain = async (): Promise<string> => {
    const again = await service.lookup({ keys: [key], version }, reading.signal)
    // Where there are no ETags, the time is what tells entries of one key apart.
    if (again?.key === key && again.createdAt?.getTime() === found.createdAt?.getTime()) return again.url
    throw new TransferFailure(`the entry ${key} is gone; it was deleted meanwhile`, 'none')
  }
  const memory = newBufferPool()
  const remote = { size, etag, url: signedOnce(signAgain, found.url) }
  const isStream = !Number.isFinite(size)
  const http = whole ? begunWith(whole, reading.http) : reading.http
  return {
    key,
    scope: undefined,
    version,
    size,
    createdAt,
    // Neither a copy nor a lazy mount can read a stream in parts. Without marks, as above, the time tells entries apart.
    ...(!isStream && { identity: object.identity ?? found.createdAt?.toISOString(), remote }),
    read: (start, end) => download(remote, { start, end }, { ...reading, http, memory }),
    // The service has no such request.
    reject: async () => {},
    close: async () => void whole?.body.destroy(),
  }
}
