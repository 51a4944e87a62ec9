/** Sends the SDK's requests through our own HTTP, which handles proxies, certificates and time limits. */
import { Readable } from 'node:stream'
import { type HttpRequest, HttpResponse } from '@smithy/core/protocols'
import type { HttpHandlerOptions } from '@smithy/types'
import {
  connectionFailure,
  pageFailure,
  placeOf,
  proxyFailure,
  TransferFailure,
} from '../../transfer/errors.ts'
import { type Http, readUpTo } from '../../transfer/http-contract.ts'

export interface HandlerOptions extends HttpHandlerOptions {
  /** Called with the number of further bytes of the body that were sent. */
  onSent?(bytes: number): void
}

export interface SdkHandler {
  handle(request: HttpRequest, options?: HandlerOptions): Promise<{ response: HttpResponse }>
  updateHttpClientConfig(): void
  httpHandlerConfigs(): Record<string, never>
}

// For requests that the SDK makes itself, such as those for credentials.
const unboundMs = 5000

export function handlerOver(http: Http): SdkHandler {
  return {
    async handle(request, { abortSignal, onSent } = {}) {
      const url = urlOf(request)
      const { status, headers, body } = await http.request(url, {
        method: request.method,
        headers: headersOf(request),
        ...(request.body !== undefined && { body: bytesOf(request.body) }),
        signal: (abortSignal as AbortSignal | undefined) ?? AbortSignal.timeout(unboundMs),
        ...(onSent && { onSent }),
      })
      const entries = Object.entries(headers).filter(([, value]) => value !== undefined)
      const flat = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
      // The server sends the whole object instead of a part, which is of no use.
      const isRefusedPart =
        request.headers.range !== undefined && status === 200 && headers['content-range'] === undefined
      if (isRefusedPart) body.destroy()
      const bytes = isRefusedPart ? Buffer.alloc(0) : await bytesIn(body, url)
      const answer = { statusCode: status, headers: flat }
      const failure = foreignFailure(request, answer, bytes, url)
      if (failure) throw failure
      // The SDK would report that it cannot parse the body, and hide the status.
      const isXml = /^\s*</.test(bytes.toString('latin1', 0, 100)) && !isPage(bytes)
      const whole = Readable.from(status >= 400 && !isXml ? [] : [bytes])
      return { response: new HttpResponse({ ...answer, body: whole }) }
    },
    // The SDK cannot configure our HTTP.
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  }
}

/** A proxy, a portal or another server answered instead of S3. */
function foreignFailure(
  { method }: HttpRequest,
  { statusCode: status, headers }: Pick<HttpResponse, 'statusCode' | 'headers'>,
  bytes: Buffer,
  url: string,
): TransferFailure | undefined {
  if (status === 407) return proxyFailure(status, url)
  // The answers of nginx, Apache and Go's servers to plain HTTP on a port for TLS.
  if (status === 400 && /HTTPS (port|server)|SSL-enabled/.test(bytes.toString('latin1', 0, 1000))) {
    return new TransferFailure(`${placeOf(url)}: it wants TLS; give the endpoint as https: (400)`, 'none')
  }
  // Our objects are not pages. Some servers call their empty answers to PUT pages.
  const isCalledPage = /^text\/html/i.test(headers['content-type'] ?? '')
  const isObject = status === 200 && bytes.length === 0 && ['GET', 'HEAD'].includes(method)
  return status < 500 && (isPage(bytes) || (isObject && isCalledPage)) ? pageFailure(status, url) : undefined
}

function isPage(bytes: Buffer): boolean {
  return /^\s*<(!doctype html|html)/i.test(bytes.toString('latin1', 0, 100))
}

// Much more than a list of 1,000 escaped names of 1,024 bytes. Objects are not read through the SDK.
const maxAnswerBytes = 8 * 1024 ** 2

// The SDK would read an answer of any length, or leave bytes that it does not need in the connection.
async function bytesIn(body: Readable, url: string): Promise<Buffer> {
  const bytes = await readUpTo(maxAnswerBytes, body).catch((error) => {
    throw connectionFailure(error, url)
  })
  if (bytes.length <= maxAnswerBytes) return bytes
  throw new TransferFailure(`${placeOf(url)}: the answer does not end`, 'none')
}

// The path is encoded already, and signed as it is.
function urlOf({ protocol, hostname, port, path, query }: HttpRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${escaped(name)}=${escaped(one ?? '')}`),
  )
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`
  return `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}${search}`
}

// Signatures require that these characters are encoded, but encodeURIComponent leaves them.
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

// The HTTP client sets both headers, from the URL and the body.
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
