/** Learns what an object is without reading it, also where only its being read was signed for. */

import { shortMs } from '../../transfer/deadline.ts'
import { placeOf, refusedResponse, TransferFailure } from '../../transfer/errors.ts'
import type { Http, HttpResponse } from '../../transfer/http-contract.ts'
import { retry } from '../../transfer/retry.ts'
import { retryPolicy } from './call.ts'

export interface ObjectFacts {
  /** In bytes; Infinity where the server does not tell, or sends no ranges. */
  size: number
  /** Undefined where the server has none that it could be asked for by. */
  etag: string | undefined
  createdAt: Date
  /** All of the object on its way, where the server sends that instead of its first byte. To be read or destroyed. */
  whole: HttpResponse | undefined
  /** Changes when the bytes do; undefined where the server tells nothing of that kind. */
  identity: string | undefined
}

interface Probing {
  http: Http
  signal: AbortSignal
}

/**
 * Undefined where there is no object.
 * @throws TransferFailure or the signal's reason
 */
export function probe(url: string, { http, signal }: Probing): Promise<ObjectFacts | undefined> {
  const headers = { range: 'bytes=0-0', 'accept-encoding': 'identity' }
  return retry(retryPolicy(url, { signal, limitMs: shortMs }), async ({ signal }) => {
    // The rest of an answer outlives the time that there is for its beginning.
    signal.throwIfAborted()
    const ending = new AbortController()
    const abort = (): void => ending.abort(signal.reason)
    signal.addEventListener('abort', abort)
    const request = { method: 'GET', headers, signal: ending.signal }
    try {
      return await probedIn(await http.request(url, request), url)
    } finally {
      signal.removeEventListener('abort', abort)
    }
  })
}

async function probedIn(response: HttpResponse, url: string): Promise<ObjectFacts | undefined> {
  const { status, body } = response
  if (![200, 206, 404, 416].includes(status)) throw await refusedResponse(response, url)
  const size = sizeOf(response)
  body.on('error', () => {})
  const isWhole = status === 200 && size === Number.POSITIVE_INFINITY
  // One byte may come, so that the connection can be used again.
  if (status === 206 && Number.isFinite(size)) body.resume()
  else if (!isWhole) body.destroy()
  if (status === 404) return undefined
  if (size !== undefined) return { size, ...marksOf(response), whole: isWhole ? response : undefined }
  throw new TransferFailure(`${placeOf(url)}: it does not tell the object's size`, 'none')
}

function marksOf({ headers }: HttpResponse): Omit<ObjectFacts, 'size' | 'whole'> {
  const { etag, 'last-modified': modified } = headers
  const created = new Date(String(modified))
  return {
    // Weak ones are no condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof etag === 'string' && !etag.startsWith('W/') ? etag : undefined,
    createdAt: Number.isNaN(created.getTime()) ? new Date() : created,
    identity: [etag, modified].find((mark) => typeof mark === 'string'),
  }
}

function sizeOf({ status, headers }: HttpResponse): number | undefined {
  // There is no first byte of nothing.
  if (status === 416) return numberIn(/^bytes \*\/(0)$/, headers['content-range'])
  // Some servers ignore ranges, others do not say which range they send.
  return numberIn(/^bytes 0-0\/(\d+)$/, headers['content-range']) ?? Number.POSITIVE_INFINITY
}

function numberIn(pattern: RegExp, header: unknown): number | undefined {
  const digits = pattern.exec(String(header))?.[1]
  return digits === undefined ? undefined : Number(digits)
}
