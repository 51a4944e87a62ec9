/** Receives the answers of a bucket, and refuses those that are errors or come from another server. */
import type { Readable } from 'node:stream'
import { parseXML } from '@aws-sdk/xml-builder'
import { connectionFailure, pageFailure, placeOf, proxyFailure, TransferFailure } from '../transfer/errors.ts'
import { type Http, type HttpHead, type HttpRequest, readUpTo } from '../transfer/http-contract.ts'
import { ErrorResponse } from './errors.ts'

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
export async function receive(
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
  if (status >= 300) throw errorIn(response)
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
    return new TransferFailure(`${placeOf(url)}: it wants TLS; give the endpoint as https: (400)`, 'none')
  }
  // No entry has the content type of a page. But some servers send it with empty answers to PUT.
  const isCalledPage = /^text\/html/i.test(headers['content-type'] ?? '')
  const isObject = status === 200 && bytes.length === 0 && ['GET', 'HEAD'].includes(method)
  return status < 500 && (isPage(bytes) || (isObject && isCalledPage)) ? pageFailure(status, url) : undefined
}

function isPage(bytes: Buffer): boolean {
  return /^\s*<(!doctype html|html)/i.test(bytes.toString('latin1', 0, 100))
}

// Much more than a list of 1,000 escaped names of 1,024 bytes. Objects are not read in this way.
const maxS3AnswerBytes = 8 * 1024 ** 2

async function bytesIn(body: Readable, url: string): Promise<Buffer> {
  const bytes = await readUpTo(maxS3AnswerBytes, body).catch((error) => {
    throw connectionFailure(error, url)
  })
  if (bytes.length <= maxS3AnswerBytes) return bytes
  throw new TransferFailure(`${placeOf(url)}: the answer does not end`, 'none')
}

/** The element of an answer, or nothing if the answer has another one. */
export type Element = Record<string, unknown>

/**
 * The root element of an answer.
 * @throws ErrorResponse
 */
export function rootOf(response: S3Response, name: string): Element {
  const roots = parse(response.bytes)
  refuseLateError(response, roots)
  return elementIn(roots, name)
}

/**
 * S3 may answer with status 200 and then send an error.
 * @throws ErrorResponse
 */
export function refuseLateError(response: S3Response, roots = errorRoots(response.bytes)): void {
  if (roots.Error !== undefined) throw errorIn({ ...response, status: 503 })
}

function parse(bytes: Buffer): Element {
  return bytes.length === 0 ? {} : parseXML(bytes.toString())
}

/** A child element; empty if there is none. */
export function elementIn(parent: Element, name: string): Element {
  const child = parent[name]
  return typeof child === 'object' && child !== null ? (child as Element) : {}
}

/** The child elements of a name; the parser gives no array for a single one. */
export function elementsIn(parent: Element, name: string): Element[] {
  return [parent[name] ?? []].flat().map((child) => elementIn({ child }, 'child'))
}

/** The text of a child element. */
export function textIn(parent: Element, name: string): string | undefined {
  const child = parent[name]
  return typeof child === 'string' ? child : undefined
}

function errorIn(response: S3Response): ErrorResponse {
  const error = elementIn(errorRoots(response.bytes), 'Error')
  const [Code, Message, Region] = ['Code', 'Message', 'Region'].map((name) => textIn(error, name))
  return new ErrorResponse(response, { Code, Message, Region })
}

function errorRoots(bytes: Buffer): Element {
  try {
    const roots = parse(bytes)
    // The token service wraps its errors.
    return 'ErrorResponse' in roots ? elementIn(roots, 'ErrorResponse') : roots
  } catch {
    return {}
  }
}
