/** Receives the answers of a bucket, and refuses those that are errors or come from another server. */
import type { Readable } from 'node:stream'
import { parseXML } from '@aws-sdk/xml-builder'
import { orUndefined } from '../../system/failure.ts'
import {
  connectionFailure,
  pageFailure,
  proxyFailure,
  retryAfterMs,
  shownUrl,
  TransferFailure,
} from '../transfer/errors.ts'
import { type Http, type HttpHead, type HttpRequest, readUpTo } from '../transfer/http-contract.ts'

export interface S3Response {
  status: number
  /** Names are in lower case. */
  headers: Record<string, string>
  bytes: Buffer
}

/**
 * Sends a request and reads the whole answer.
 * @param onHead gets the headers of every answer, before an error is thrown
 * @throws ErrorResponse, TransferFailure or the signal's reason
 */
export async function receiveAnswer(
  http: Http,
  url: string,
  request: Omit<HttpRequest, 'onHead'>,
  onHead?: (headers: S3Response['headers']) => void,
): Promise<S3Response> {
  const { status, headers: all, body } = await http.request(url, request)
  const headers = textsOf(all)
  onHead?.(headers)
  // The server sends the whole object instead of a part. It is not read.
  const isRefusedPart =
    request.headers?.range !== undefined && status === 200 && headers['content-range'] === undefined
  if (isRefusedPart) body.destroy()
  const bytes = isRefusedPart ? Buffer.alloc(0) : await bytesIn(body, url)
  const response = { status, headers, bytes }
  const failure = foreignFailure(request.method, response, url)
  if (failure) throw failure
  if (status >= 300) throw new ErrorResponse(response)
  return response
}

export function textsOf(headers: HttpHead['headers']): S3Response['headers'] {
  const known = Object.entries(headers).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]))
}

/** A proxy, a portal or another server answered instead of S3. */
function foreignFailure(
  method: string,
  { status, headers, bytes }: S3Response,
  url: string,
): TransferFailure | undefined {
  if (status === 407) return proxyFailure(status, url)
  // The answers of nginx, Apache and Go's servers to plain HTTP on a port for TLS.
  if (status === 400 && /HTTPS (port|server)|SSL-enabled/.test(bytes.toString('latin1', 0, 1000))) {
    return new TransferFailure(`${shownUrl(url)}: it wants TLS; give the endpoint as https: (400)`, 'none')
  }
  // No entry has the content type of a page. But some servers send it with empty answers to PUT.
  const isCalledPage = /^text\/html/i.test(headers['content-type'] ?? '')
  const isObject = status === 200 && bytes.length === 0 && ['GET', 'HEAD'].includes(method)
  const isPage = /^\s*<(!doctype html|html)/i.test(bytes.toString('latin1', 0, 100))
  return status < 500 && (isPage || (isObject && isCalledPage)) ? pageFailure(status, url) : undefined
}

// Much more than a list of 1,000 escaped names of 1,024 bytes. Objects are not read in this way.
const maxS3AnswerBytes = 8 * 1024 ** 2

async function bytesIn(body: Readable, url: string): Promise<Buffer> {
  const bytes = await readUpTo(maxS3AnswerBytes, body).catch((error) => {
    throw connectionFailure(error, url)
  })
  if (bytes.length <= maxS3AnswerBytes) return bytes
  throw new TransferFailure(`${shownUrl(url)}: the answer does not end`, 'none')
}

/** An answer that is an error. Its message is the answer's own, on one line. */
export class ErrorResponse extends Error {
  override readonly name = 'ErrorResponse'
  readonly status: number
  /** S3's error code; `Unknown` if there was none. */
  readonly code: string
  readonly region: string | undefined
  readonly retryAfterMs: number

  constructor({ status, headers, bytes }: S3Response) {
    const error = errorIn(bytes) ?? {}
    super((childText(error, 'Message') ?? 'UnknownError').replace(/\s+/g, ' ').slice(0, 200))
    this.status = status
    this.code = (childText(error, 'Code') ?? 'Unknown').slice(0, 64)
    const region = childText(error, 'Region') ?? headers['x-amz-bucket-region'] ?? ''
    this.region = /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined
    this.retryAfterMs = retryAfterMs(headers['retry-after'])
  }
}

/** Refuses an error that S3 sent after status 200. @throws ErrorResponse */
export function refuseLateError(response: S3Response): void {
  if (errorIn(response.bytes)) throw new ErrorResponse({ ...response, status: 503 })
}

/** An XML element: its children by name. */
type Element = Record<string, unknown>

/** The element of this name at the root of an answer; empty if there is none. @throws ErrorResponse */
export function rootElement(response: S3Response, name: string): Element {
  refuseLateError(response)
  return elementsIn(parse(response.bytes), name)[0] ?? {}
}

export function elementsIn(parent: Element, name: string): Element[] {
  // The parser gives no array for a single element.
  return [parent[name] ?? []].flat().map((child) => (typeof child === 'object' ? (child as Element) : {}))
}

export function childText(parent: Element, name: string): string | undefined {
  const child = parent[name]
  return typeof child === 'string' ? child : undefined
}

function parse(bytes: Buffer): Element {
  return bytes.length === 0 ? {} : parseXML(bytes.toString())
}

function errorIn(bytes: Buffer): Element | undefined {
  // A list of 1,000 objects is not parsed twice: names in it have no `<`.
  if (!bytes.includes('<Error')) return undefined
  const roots = orUndefined(() => parse(bytes)) ?? {}
  // The token service wraps its errors.
  return elementsIn(elementsIn(roots, 'ErrorResponse')[0] ?? roots, 'Error')[0]
}
