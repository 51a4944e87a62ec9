/** Sends the SDK's requests through our own HTTP, so that proxies, certificates and time limits are one thing. */
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
import type { Http } from '../../transfer/http-contract.ts'

export interface HandlerOptions extends HttpHandlerOptions {
  /** More of the request's body has gone out. */
  onSent?(bytes: number): void
}

export interface SdkHandler {
  handle(request: HttpRequest, options?: HandlerOptions): Promise<{ response: HttpResponse }>
  updateHttpClientConfig(): void
  httpHandlerConfigs(): Record<string, never>
}

// For what the SDK asks of its own accord, such as for credentials.
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
      // Who asks for a part has no use for all of it.
      const isRefusedPart =
        request.headers.range !== undefined && status === 200 && headers['content-range'] === undefined
      if (isRefusedPart) body.destroy()
      const bytes = isRefusedPart ? Buffer.alloc(0) : await bytesIn(body, url)
      const failure = insteadOf({ request, status, headers: flat, bytes }, url)
      if (failure) throw failure
      // The SDK would show the parser's complaint instead of the status.
      const isXml = /^\s*</.test(bytes.toString('latin1', 0, 100)) && !isPage(bytes)
      const whole = Readable.from(status >= 400 && !isXml ? [] : [bytes])
      return { response: new HttpResponse({ statusCode: status, headers: flat, body: whole }) }
    },
    // The SDK has no say in this.
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  }
}

interface SdkAnswer {
  request: HttpRequest
  status: number
  headers: Record<string, string>
  bytes: Buffer
}

/** Answers that no S3 gives. */
function insteadOf({ request, status, headers, bytes }: SdkAnswer, url: string): TransferFailure | undefined {
  if (status === 407) return proxyFailure(status, url)
  // What nginx, Apache and servers made with Go say to plain HTTP on a port for TLS.
  if (status === 400 && /HTTPS (port|server)|SSL-enabled/.test(bytes.toString('latin1', 0, 1000))) {
    return new TransferFailure(`${placeOf(url)}: it wants TLS; give the endpoint as https: (400)`, 'none')
  }
  // Our objects are no pages. Of answers to PUT some servers say that they are, though there is nothing in them.
  const isSaidToBe = /^text\/html/i.test(headers['content-type'] ?? '')
  const isObject = status === 200 && bytes.length === 0 && ['GET', 'HEAD'].includes(request.method)
  return status < 500 && (isPage(bytes) || (isObject && isSaidToBe)) ? pageFailure(status, url) : undefined
}

function isPage(bytes: Buffer): boolean {
  return /^\s*<(!doctype html|html)/i.test(bytes.toString('latin1', 0, 100))
}

// A list of 1,000 names of 1,024 bytes, each of them escaped, and much room besides. Objects do not come this way.
const mostBytes = 8 * 1024 ** 2

// The SDK would take all that is sent, however much, and leave what it has no use for in the connection.
async function bytesIn(body: Readable, url: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > mostBytes) throw new TransferFailure(`${placeOf(url)}: the answer does not end`, 'none')
    }
  } catch (error) {
    throw connectionFailure(error, url)
  }
  return Buffer.concat(chunks)
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
