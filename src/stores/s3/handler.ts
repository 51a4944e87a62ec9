/** Sends the SDK's requests through our own HTTP, so that proxies, certificates and time limits are one thing. */
import { type HttpRequest, HttpResponse } from '@smithy/core/protocols'
import type { HttpHandlerOptions } from '@smithy/types'
import type { Http } from '../../transfer/http.ts'

export interface SdkHandler {
  handle(request: HttpRequest, options?: HttpHandlerOptions): Promise<{ response: HttpResponse }>
  updateHttpClientConfig(): void
  httpHandlerConfigs(): Record<string, never>
}

// For what the SDK asks of its own accord, such as for credentials.
const unboundMs = 5000

export function handlerOver(http: Http): SdkHandler {
  return {
    async handle(request, { abortSignal } = {}) {
      const { status, headers, body } = await http.request(urlOf(request), {
        method: request.method,
        headers: headersOf(request),
        ...(request.body !== undefined && { body: bytesOf(request.body) }),
        signal: (abortSignal as AbortSignal | undefined) ?? AbortSignal.timeout(unboundMs),
      })
      const entries = Object.entries(headers).filter(([, value]) => value !== undefined)
      const flat = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
      return { response: new HttpResponse({ statusCode: status, headers: flat, body }) }
    },
    // The SDK has no say in this.
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  }
}

// The path is encoded already, and signed as it is.
function urlOf({ protocol, hostname, port, path, query }: HttpRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${escaped(name)}=${escaped(one ?? '')}`),
  )
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`
  return `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}${search}`
}

// Those that signatures want encoded, and encodeURIComponent leaves alone.
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

// Both follow from the URL and the body, and are the HTTP client's business.
function headersOf({ headers }: HttpRequest): Record<string, string> {
  const { host: _, 'content-length': __, ...rest } = headers
  return rest
}

function bytesOf(body: unknown): Buffer | Buffer[] {
  if (typeof body === 'string') return Buffer.from(body)
  if (Array.isArray(body)) return body
  const { buffer, byteOffset, byteLength } = body as Uint8Array
  return Buffer.from(buffer, byteOffset, byteLength)
}
