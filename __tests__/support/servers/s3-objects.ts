// Keeps the objects of the tests' S3 server, in memory.
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Answer, emptyAnswer, Refusal } from './answer.ts'
import { rangeAnswer } from './byte-range.ts'
import { element, xmlAnswer } from './xml-answer.ts'

export interface StoredObject {
  body: Buffer
  /** In quotes. */
  etag: string
  modified: Date
  /** Its type and metadata, as they came. */
  headers: Record<string, string>
}

export type Objects = Map<string, StoredObject>

/** As if it had just been put. */
export function newObject(body: Buffer, { modified = new Date(), headers = {} } = {}): StoredObject {
  return { body, etag: etagOf(body), modified, headers }
}

export function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

/** What of a request's headers belongs to the object. */
export function keptHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => /^(content-type$|x-amz-meta-)/.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

export function putObject(objects: Objects, key: string, object: StoredObject): Answer {
  objects.set(key, object)
  return emptyAnswer(200, { etag: object.etag })
}

/** @throws Refusal */
export function checkNotThere(objects: Objects, key: string, headers: IncomingHttpHeaders): void {
  const unless = headers['if-none-match']
  if (unless !== undefined && unless !== '*') throw new Refusal(501, 'NotImplemented')
  if (unless === '*' && objects.has(key)) throw new Refusal(412, 'PreconditionFailed')
}

export function headObject(objects: Objects, key: string, headers: IncomingHttpHeaders): Answer {
  const { headers: answered, body, status } = getObject(objects, key, headers)
  return { status, headers: { ...answered, 'content-length': String(body.length) }, body: Buffer.alloc(0) }
}

export function getObject(objects: Objects, key: string, headers: IncomingHttpHeaders): Answer {
  const object = objects.get(key)
  if (!object) throw new Refusal(404, 'NoSuchKey')
  const { body, etag, modified } = object
  const wanted = headers['if-match']
  if (wanted !== undefined && wanted !== '*' && wanted !== etag) throw new Refusal(412, 'PreconditionFailed')
  const about = {
    'content-type': 'application/octet-stream',
    ...object.headers,
    etag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
  }
  return rangeAnswer(body, headers.range, about)
}

const mostKeys = 1000

/** In the order of the keys' bytes; times in whole seconds, as AWS has them. */
export function listObjects(objects: Objects, query: URLSearchParams): Answer {
  if (query.has('delimiter')) throw new Refusal(501, 'NotImplemented')
  const prefix = query.get('prefix') ?? ''
  const token = query.get('continuation-token')
  const after = token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64').toString()
  const most = Math.min(Number(query.get('max-keys') ?? mostKeys), mostKeys)
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && compare(key, after) > 0)
  const listed = keys.sort(compare).slice(0, most)
  const next = Buffer.from(listed.at(-1) ?? '').toString('base64')
  const isTruncated = listed.length > 0 && listed.length < keys.length
  const written = query.get('encoding-type') === 'url' ? encodeURIComponent : String
  return xmlAnswer(
    'ListBucketResult',
    element('Prefix', written(prefix)) +
      element('KeyCount', listed.length) +
      element('MaxKeys', most) +
      element('IsTruncated', String(isTruncated)) +
      (isTruncated ? element('NextContinuationToken', next) : '') +
      listed.map((key) => contents(written(key), objects.get(key) as StoredObject)).join(''),
  )
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function contents(key: string, { modified, etag, body }: StoredObject): string {
  const seconds = `${modified.toISOString().slice(0, 19)}.000Z`
  const fields =
    element('Key', key) +
    element('LastModified', seconds) +
    element('ETag', etag) +
    element('Size', body.length)
  return `<Contents>${fields}</Contents>`
}
