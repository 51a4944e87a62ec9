/** Sends HTTP requests; the only file that imports undici. */
import { Readable } from 'node:stream'
import { EnvHttpProxyAgent, request } from 'undici'

export interface HttpRequest {
  method: string
  headers?: Record<string, string>
  /** Pieces are sent one after the other, with Content-Length. */
  body?: Buffer | Buffer[]
  signal: AbortSignal
}

export interface HttpResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Readable
}

export interface Http {
  request(url: string, request: HttpRequest): Promise<HttpResponse>
  close(): Promise<void>
}

export function openHttp({ connections }: { connections: number }): Http {
  const dispatcher = new EnvHttpProxyAgent({ connections, allowH2: false, connect: { timeout: 10_000 } })
  return {
    async request(url, { method, headers = {}, body, signal }) {
      const pieces = body && [body].flat()
      const length = pieces?.reduce((sum, piece) => sum + piece.length, 0)
      const answer = await request(url, {
        dispatcher,
        method: method as 'GET',
        headers: { ...headers, ...(length !== undefined && { 'content-length': String(length) }) },
        body: pieces && length ? Readable.from(pieces, { objectMode: false }) : null,
        signal,
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    },
    close: () => dispatcher.destroy(),
  }
}
