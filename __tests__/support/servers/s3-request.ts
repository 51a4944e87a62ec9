// Parses the requests to the tests' S3 server.
import type { Rule } from './faults.ts'
import type { HttpRequest } from './faulty-server.ts'

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

export interface S3Request extends HttpRequest {
  operation: Operation
  bucket: string
  /** Decoded; empty for the bucket itself. */
  key: string
}

export type S3Rule = Rule<S3Request>

export function understand(request: HttpRequest): S3Request {
  const [path] = split(request.target, '?')
  const [bucket, key] = split(path.slice(1), '/').map(decoded) as [string, string]
  return { ...request, operation: operationOf(request.method, key, request.query), bucket, key }
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
