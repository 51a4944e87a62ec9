/** Learns what an object is without reading it, also where only its being read was signed for. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Http } from '../../transfer/http.ts'
import { placeOf, refusal, TransferFailure } from '../../transfer/trouble.ts'

export interface Probed {
  /** In bytes. */
  size: number
  /** Undefined where the server has none that it could be asked for by. */
  etag: string | undefined
  createdAt: Date
}

interface Probing {
  http: Http
  signal: AbortSignal
}

const maxAttempts = 3
const delayMs = 200

/**
 * Undefined where there is no object.
 * @throws TransferFailure or the signal's reason
 */
export async function probe(url: string, { http, signal }: Probing): Promise<Probed | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await probeOnce(url, { http, signal })
    } catch (error) {
      signal.throwIfAborted()
      const isPassing = error instanceof TransferFailure && !['none', 'renew'].includes(error.remedy)
      if (!isPassing || attempt === maxAttempts) throw error
      await sleep(error.retryAfterMs + attempt * Math.random() * delayMs, undefined, { signal })
    }
  }
}

async function probeOnce(url: string, { http, signal }: Probing): Promise<Probed | undefined> {
  const headers = { range: 'bytes=0-0', 'accept-encoding': 'identity' }
  const response = await http.request(url, { method: 'GET', headers, signal })
  const { status, body } = response
  if (status === 404) {
    body.on('error', () => {}).destroy()
    return undefined
  }
  const size = sizeOf(response)
  if (size === undefined && status !== 200 && status !== 206) throw await refusal(response, url)
  // One byte may come, so that the connection can be used again; a whole object may not.
  if (status === 206) body.on('error', () => {}).resume()
  else body.on('error', () => {}).destroy()
  if (size === undefined)
    throw new TransferFailure(`${placeOf(url)}: it does not tell the object's size`, 'none')
  const { etag, 'last-modified': modified } = response.headers
  const created = new Date(String(modified))
  return {
    size,
    // Weak ones are no condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof etag === 'string' && !etag.startsWith('W/') ? etag : undefined,
    createdAt: Number.isNaN(created.getTime()) ? new Date() : created,
  }
}

function sizeOf({ status, headers }: Awaited<ReturnType<Http['request']>>): number | undefined {
  if (status === 206) return numberIn(/^bytes 0-0\/(\d+)$/, headers['content-range'])
  // There is no first byte of nothing.
  if (status === 416) return numberIn(/^bytes \*\/(0)$/, headers['content-range'])
  if (status === 200) return numberIn(/^(\d+)$/, headers['content-length'])
  return undefined
}

function numberIn(pattern: RegExp, header: unknown): number | undefined {
  const digits = pattern.exec(String(header))?.[1]
  return digits === undefined ? undefined : Number(digits)
}
