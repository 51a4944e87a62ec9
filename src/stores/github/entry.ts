/** Opens an entry that a lookup found. */
import { addAbortListener } from 'node:events'
import { addAbortSignal } from 'node:stream'
import { orAborted } from '../../system/abort.ts'
import { newBufferPool } from '../../system/bytes.ts'
import type { Entry } from '../store.ts'
import { type DownloadOptions, download } from '../transfer/download/download.ts'
import { connectionFailure, refusedResponse, shownUrl, TransferFailure } from '../transfer/errors.ts'
import type { Flow, Http, HttpRequest, HttpResponse } from '../transfer/http-contract.ts'
import { retry } from '../transfer/retry.ts'
import { signedOnce } from '../transfer/signed-url.ts'
import { defaultDownload, shortMs } from '../transfer/timeouts.ts'
import { retryPolicy } from './requests.ts'
import type { Service, ServiceEntry } from './service.ts'

interface OpenEntryOptions {
  service: Service
  version: string
  reading: DownloadOptions
  /** Limits the time to open the entry, not the time to read it. */
  signal: AbortSignal
}

/** Undefined if the entry was evicted since the lookup. */
export async function openServiceEntry(
  found: ServiceEntry,
  { service, version, reading, signal }: OpenEntryOptions,
): Promise<Entry | undefined> {
  const object = await probeObject(found.url, reading.http, signal)
  if (!object) return undefined
  const { key, createdAt = object.createdAt } = found
  const { size, etag, identity = found.createdAt?.toISOString(), whole } = object
  const signAgain = async (): Promise<string> => {
    const again = await service.lookup({ keys: [key], version }, reading.signal)
    // The creation time identifies an entry that has no ETag.
    if (again?.key === key && again.createdAt?.getTime() === found.createdAt?.getTime()) return again.url
    throw new TransferFailure(`the entry ${key} is gone; it was deleted meanwhile`, 'none')
  }
  const memory = newBufferPool()
  const remote = { size, etag, identity, url: signedOnce(signAgain, found.url) }
  const isStream = !Number.isFinite(size)
  const http = whole ? begunWith(whole, reading.http) : reading.http
  const read: Entry['read'] = (start, end, how) =>
    download(remote, { start, end }, { ...reading, http, memory, how })
  return {
    key,
    scope: undefined,
    version,
    size,
    createdAt,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...(!isStream && { remote }),
    read,
    readStored: read,
    // The service has no request that removes an entry.
    reject: async () => undefined,
    close: async () => void whole?.body.destroy(),
  }
}

interface ObjectFacts {
  /** In bytes; Infinity if the server does not send the size, or cannot send ranges. */
  size: number
  /** Undefined if the server sends no ETag, or one that cannot be a condition of requests. */
  etag: string | undefined
  createdAt: Date
  /** The response, if the server sends the whole object instead of one byte. Must be read or destroyed. */
  whole: HttpResponse | undefined
  /** Changes when the bytes do; undefined if the server sends neither an ETag nor a time. */
  identity: string | undefined
}

/**
 * Requests the first byte of an object, because the URL may be signed for GET only. Undefined if there is no object.
 * @throws TransferFailure or the signal's reason
 */
function probeObject(url: string, http: Http, signal: AbortSignal): Promise<ObjectFacts | undefined> {
  const headers = { range: 'bytes=0-0', 'accept-encoding': 'identity' }
  const request = { method: 'GET', headers, idleMs: shortMs, bodyIdleMs: defaultDownload.idleMs }
  return retry(retryPolicy(url, shortMs, signal), async () => {
    // The signal ends only the wait for the head: the body of a whole object is read long after the lookup.
    const ending = new AbortController()
    using _ = addAbortListener(signal, () => ending.abort(signal.reason))
    return await objectFacts(await http.request(url, { ...request, signal: ending.signal }), url)
  })
}

async function objectFacts(response: HttpResponse, url: string): Promise<ObjectFacts | undefined> {
  const { status, headers, body } = response
  if (![200, 206, 404, 416].includes(status)) throw await refusedResponse(response, url)
  const size = objectSize(response)
  body.on('error', () => {})
  const isWhole = status === 200 && size === Number.POSITIVE_INFINITY
  // After one byte is read, the connection can be used again.
  if (status === 206 && Number.isFinite(size)) body.resume()
  else if (!isWhole) body.destroy()
  if (status === 404) return undefined
  if (size === undefined)
    throw new TransferFailure(`${shownUrl(url)}: it does not tell the object's size`, 'none')
  const { etag, 'last-modified': modified } = headers
  const created = new Date(String(modified))
  return {
    size,
    // A weak ETag cannot be a condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof etag === 'string' && !etag.startsWith('W/') ? etag : undefined,
    createdAt: Number.isNaN(created.getTime()) ? new Date(0) : created,
    whole: isWhole ? response : undefined,
    identity: [etag, modified].find((mark) => typeof mark === 'string'),
  }
}

function objectSize({ status, headers }: HttpResponse): number | undefined {
  const range = String(headers['content-range'])
  // An empty object has no first byte.
  if (status === 416) return range === 'bytes */0' ? 0 : undefined
  // Some servers ignore ranges, others do not say which range they send.
  const digits = /^bytes 0-0\/(\d+)$/.exec(range)?.[1]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits)
}

/**
 * The first request gets this response, which has begun, for any URL and range. Some servers refuse a second request.
 */
function begunWith(response: HttpResponse, http: Http): Http {
  let begun: HttpResponse | undefined = response
  return {
    ...http,
    async request(url, request) {
      const first = begun
      begun = undefined
      if (!first) return http.request(url, request)
      try {
        request.signal.throwIfAborted()
        return await readBegun(first, request)
      } catch (error) {
        request.signal.throwIfAborted()
        throw connectionFailure(error, url)
      }
    },
  }
}

async function readBegun(response: HttpResponse, { signal, onHead }: HttpRequest): Promise<HttpResponse> {
  const { body } = response
  let paused: PromiseWithResolvers<void> | undefined
  let isEnough = false
  const flow: Flow = {
    pause() {
      paused ??= Promise.withResolvers()
    },
    resume() {
      paused?.resolve()
      paused = undefined
    },
    end() {
      isEnough = true
    },
  }
  addAbortSignal(signal, body)
  const take = onHead?.(response, flow)
  if (!take) return response
  for await (const bytes of body as AsyncIterable<Buffer>) {
    take(bytes)
    if (isEnough) break
    if (paused) await orAborted(paused.promise, signal)
  }
  return response
}
