/** Requests the missing bytes of a part, and refuses any other bytes. */

import { placeOf, refusedResponse, TransferFailure } from './errors.ts'
import type { Flow, Http, HttpHead, Take } from './http-contract.ts'
import type { Part } from './part.ts'

export interface RangeRequest {
  http: Http
  url: string
  etag: string | undefined
  /** Of the object, in bytes; Infinity as in RemoteObject. */
  size: number
  signal: AbortSignal
  /** The server sends the whole object instead of a range, so the part may grow. Called before the first byte. */
  onWholeObject(): void
  /** The response has the requested bytes. */
  onAnswer(): void
  /** The bytes are in the part. The callee may pause the flow. */
  onBytes(bytes: number, flow: Flow): void
}

/**
 * Resolves when the part is complete.
 * @throws TransferFailure, or the signal's reason; what has arrived by then stays in the part
 */
export async function fetchRest(part: Part, request: RangeRequest): Promise<void> {
  const { http, url, etag, size, signal } = request
  const isStream = !Number.isFinite(size)
  const headers = {
    ...(!isStream && { range: `bytes=${part.position}-${part.end - 1}` }),
    ...(etag !== undefined && { 'if-match': etag }),
    'accept-encoding': 'identity',
  }
  const response = await http.request(url, {
    method: 'GET',
    headers,
    signal,
    onHead: (head, flow) => (isObject(head) ? accept(head, part, { ...request, flow }) : undefined),
  })
  if (!isObject(response)) throw await refusedResponse(response, url)
  if (isStream) part.finish()
  // A body without a Content-Length ends like this when the connection breaks.
  if (!part.isComplete()) throw cut(url)
}

const isObject = ({ status }: HttpHead): boolean => status === 200 || status === 206

type Accepted = RangeRequest & { flow: Flow }

function accept(head: HttpHead, part: Part, request: Accepted): Take {
  // A response that is not the object has no range either.
  checkBody(head, request)
  // Some servers send a range, with its Content-Range, but with status 200.
  const isWhole = head.status === 200 && head.headers['content-range'] === undefined
  if (isWhole) acceptWhole(head, part, request)
  else checkRange(head, part, request)
  request.onAnswer()
  return (bytes) => {
    const room = part.end - part.position
    if (bytes.length > room && !isWhole) throw wrong(request.url, 'it sends more bytes than it says')
    part.take(bytes.subarray(0, room))
    request.onBytes(bytes.length, request.flow)
    // Perhaps only the beginning of a whole object is wanted.
    if (isWhole && part.isComplete()) request.flow.end()
  }
}

type Check = (head: HttpHead, part: Part, request: RangeRequest) => void

// A whole object starts with byte 0, so the part must start there.
const acceptWhole: Check = ({ headers }, part, { url, size, onWholeObject: onWhole }) => {
  if (part.position !== 0) throw wrong(url, 'the server ignores the range that it is asked for')
  // Only HTTP itself checks the length of a stream.
  if (Number.isFinite(size) && !isOptionally(headers['content-length'], size))
    throw wrong(url, 'the object has another length')
  onWhole()
}

const checkRange: Check = ({ headers }, part, { url, size }) => {
  const expected = `bytes ${part.position}-${part.end - 1}/${size}`
  if (headers['content-range'] !== expected) {
    throw wrong(url, `it sends '${headers['content-range']}' instead of '${expected}'`)
  }
  const length = headers['content-length']
  if (!isOptionally(length, part.end - part.position)) {
    throw wrong(url, `it sends ${length} bytes for '${expected}'`)
  }
}

function isOptionally(header: string | string[] | undefined, expected: number): boolean {
  return header === undefined || header === String(expected)
}

function checkBody({ headers }: HttpHead, { url, etag }: RangeRequest): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw never(url, `something on the way encodes it as ${encoding}; a proxy?`)
  if (/^text\/html/i.test(String(headers['content-type']))) {
    throw never(url, 'a web page comes instead of the object; does a proxy or portal want a login?')
  }
  if (etag !== undefined && headers.etag !== etag) {
    throw never(url, `the object was replaced meanwhile: its ETag is ${headers.etag}, not ${etag}`)
  }
}

const wrong = (url: string, what: string): TransferFailure =>
  new TransferFailure(`${placeOf(url)}: ${what}`, 'retry')
const never = (url: string, what: string): TransferFailure =>
  new TransferFailure(`${placeOf(url)}: ${what}`, 'none')

const cut = (url: string): TransferFailure =>
  new TransferFailure(`${placeOf(url)}: the connection ended before the object did`, 'resume')
