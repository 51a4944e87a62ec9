// Takes the requests to our own S3 server apart.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

export type Operation =
  | 'CreateBucket'
  | 'HeadBucket'
  | 'ListObjectsV2'
  | 'ListMultipartUploads'
  | 'HeadObject'
  | 'GetObject'
  | 'PutObject'
  | 'DeleteObject'
  | 'CreateMultipartUpload'
  | 'UploadPart'
  | 'CompleteMultipartUpload'
  | 'AbortMultipartUpload'
  | 'Unknown'

export interface S3Request {
  operation: Operation
  method: string
  /** As it came over the wire, query included. */
  target: string
  bucket: string
  /** Decoded; empty for the bucket itself. */
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Milliseconds, on `performance.now()`'s clock. */
  at: number
  /** Received so far. */
  bodyBytes: number
  /** Requests with the same number came over one connection. */
  connection: number
}

export function parseRequest(incoming: IncomingMessage, connection: number): S3Request {
  const { method = '', url: target = '', headers } = incoming
  const [path = '', search = ''] = split(target, '?')
  const [bucket, key] = split(path.slice(1), '/').map(decoded) as [string, string]
  const query = new URLSearchParams(search)
  const operation = operationOf(method, key, query)
  const at = performance.now()
  return { operation, method, target, bucket, key, query, headers, at, bodyBytes: 0, connection }
}

function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // no client of S3 would send that: it names nothing
  }
}

// Told apart by what must be in the query; the first line that fits wins.
const operations: [method: string, of: 'bucket' | 'object', parameter: string, Operation][] = [
  ['PUT', 'bucket', '', 'CreateBucket'],
  ['HEAD', 'bucket', '', 'HeadBucket'],
  ['GET', 'bucket', 'uploads', 'ListMultipartUploads'],
  ['GET', 'bucket', 'list-type', 'ListObjectsV2'],
  ['HEAD', 'object', '', 'HeadObject'],
  ['GET', 'object', 'uploadId', 'Unknown'],
  ['GET', 'object', '', 'GetObject'],
  ['POST', 'object', 'uploads', 'CreateMultipartUpload'],
  ['POST', 'object', 'uploadId', 'CompleteMultipartUpload'],
  ['PUT', 'object', 'uploadId', 'UploadPart'],
  ['PUT', 'object', '', 'PutObject'],
  ['DELETE', 'object', 'uploadId', 'AbortMultipartUpload'],
  ['DELETE', 'object', '', 'DeleteObject'],
]

function operationOf(method: string, key: string, query: URLSearchParams): Operation {
  const level = key === '' ? 'bucket' : 'object'
  const found = operations.find(
    ([its, of, parameter]) => its === method && of === level && (parameter === '' || query.has(parameter)),
  )
  return found?.[3] ?? 'Unknown'
}
