/** An ordered stream out of a remote object. */
import { Readable } from 'node:stream'
import type { Http } from './http.ts'

export interface RemoteObject {
  /** In bytes. */
  size: number
  etag: string
  /** A URL signed for now; `renew` when the last one was refused as expired. */
  url(renew?: boolean): Promise<string>
}

export interface DownloadOptions {
  http: Http
  concurrency: number
  partBytes: number
  signal: AbortSignal
}

/** The bytes from start up to, not including, end, in order. */
export function download(
  object: RemoteObject,
  { start, end }: { start: number; end: number },
  { http, signal }: DownloadOptions,
): Readable {
  return Readable.from(
    (async function* () {
      if (end <= start) return
      const headers = { range: `bytes=${start}-${end - 1}`, 'if-match': object.etag }
      const { status, body } = await http.request(await object.url(), { method: 'GET', headers, signal })
      if (status !== 206) throw new Error(`the answer to a range was ${status}`)
      yield* body
    })(),
    { objectMode: false },
  )
}
