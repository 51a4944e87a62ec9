/** Requests the missing bytes of a part, and refuses any other bytes. */
import type { RemoteObject } from '../../store.ts'
import { type Recover, refusedResponse, shownUrl, TransferFailure } from '../errors.ts'
import type { Flow, Http, HttpHead, Take } from '../http-contract.ts'
import type { Link, SignedUrl } from '../signed-url.ts'
import type { DownloadLimits } from '../timeouts.ts'
import type { Part, PartQueue } from './parts.ts'

/** An object, and the way to its bytes. */
interface ObjectSource {
  object: RemoteObject
  link: Link
  http: Http
  limits: DownloadLimits
}

export interface RangeRequest {
  source: ObjectSource
  signed: SignedUrl
  signal: AbortSignal
  /** Resolved when byte 0 of the object arrives. Undefined if the download does not start there. */
  begun: PromiseWithResolvers<void> | undefined
  queue: Pick<PartQueue, 'widen'>
  /** Called with the number of further bytes. */
  received(bytes: number): void
}

/** Completes the part. @throws TransferFailure, or the signal's reason; the part keeps the bytes that have arrived */
export async function fetchRest(part: Part, request: RangeRequest): Promise<void> {
  const { source, signed, signal } = request
  const { object, http, limits } = source
  const { url } = signed
  const { idleMs } = limits
  const isStream = !Number.isFinite(object.size)
  const headers = {
    ...(!isStream && { range: `bytes=${part.position}-${part.end - 1}` }),
    ...(object.etag !== undefined && { 'if-match': object.etag }),
    'accept-encoding': 'identity',
  }
  const response = await http.request(url, {
    method: 'GET',
    headers,
    signal,
    idleMs,
    onHead: (head, flow) => (isObject(head) ? accept(head, flow, part, request) : undefined),
  })
  if (!isObject(response)) throw await refusedResponse(response, url)
  if (isStream) part.finish()
  // A body without a Content-Length ends like this when the connection breaks.
  if (!part.isComplete()) throw failure(url, 'the connection ended before the object did', 'resume')
}

const isObject = ({ status }: HttpHead): boolean => status === 200 || status === 206

function accept(head: HttpHead, flow: Flow, part: Part, request: RangeRequest): Take {
  const { url } = request.signed
  // Some servers send a range, with its Content-Range, but with status 200.
  const isWhole = head.status === 200 && head.headers['content-range'] === undefined
  const problem = problemIn(head, part, { ...request.source.object, isWhole })
  if (problem) throw failure(url, ...problem)
  if (isWhole) request.queue.widen(part)
  if (part.start === 0) request.begun?.resolve()
  request.signed.worked = true
  return (bytes) => {
    const room = part.end - part.position
    if (bytes.length > room && !isWhole) throw failure(url, 'it sends more bytes than it says', 'retry')
    part.take(bytes.subarray(0, room), flow)
    request.received(bytes.length)
    // The part may end before the object does.
    if (isWhole && part.isComplete()) flow.end()
  }
}

/** What is wrong with an answer: it is another object, or not the bytes that the part lacks. */
function problemIn(
  { headers }: HttpHead,
  { position, end }: Part,
  { size, etag, isWhole }: RemoteObject & { isWhole: boolean },
): [what: string, recover: Recover] | undefined {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = headers
  // A response that is not the object has no range either.
  if (encoding !== 'identity') return [`something on the way encodes it as ${encoding}; a proxy?`, 'none']
  if (/^text\/html/i.test(String(headers['content-type'])))
    return ['a web page comes instead of the object; does a proxy or portal want a login?', 'none']
  if (etag !== undefined && headers.etag !== etag)
    return [`the object was replaced meanwhile: its ETag is ${headers.etag}, not ${etag}`, 'none']
  if (isWhole) {
    // A whole object starts with byte 0, so the part must start there.
    if (position !== 0) return ['the server ignores the range that it is asked for', 'await-whole']
    // Only HTTP itself checks the length of a stream.
    const isLong = !Number.isFinite(size) || isOptionally(length, size)
    return isLong ? undefined : ['the object has another length', 'retry']
  }
  const expected = `bytes ${position}-${end - 1}/${size}`
  if (headers['content-range'] !== expected)
    return [`it sends '${headers['content-range']}' instead of '${expected}'`, 'retry']
  return isOptionally(length, end - position)
    ? undefined
    : [`it sends ${length} bytes for '${expected}'`, 'retry']
}

function isOptionally(header: string | string[] | undefined, expected: number): boolean {
  return header === undefined || header === String(expected)
}

function failure(url: string, what: string, recover: Recover): TransferFailure {
  return new TransferFailure(`${shownUrl(url)}: ${what}`, recover)
}
