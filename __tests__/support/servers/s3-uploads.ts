// Keeps the multipart uploads of the tests' S3 server until they become objects.
import { createHash, randomUUID } from 'node:crypto'
import { type Answer, emptyAnswer, Refusal } from './answer.ts'
import { etagOf, type StoredObject } from './s3-objects.ts'
import { element, xmlAnswer } from './xml-answer.ts'

interface Part {
  etag: string
  body: Buffer
}

export interface MultipartUpload {
  key: string
  headers: Record<string, string>
  initiated: Date
  parts: Map<number, Part>
}

/** By their ids. */
export type Uploads = Map<string, MultipartUpload>

const leastPartBytes = 5 * 2 ** 20
const mostParts = 10_000

export function createUpload(uploads: Uploads, key: string, headers: Record<string, string>): Answer {
  const id = randomUUID()
  uploads.set(id, { key, headers, initiated: new Date(), parts: new Map() })
  return xmlAnswer('InitiateMultipartUploadResult', element('Key', key) + element('UploadId', id))
}

/** @throws Refusal */
export function uploadOf(uploads: Uploads, key: string, query: URLSearchParams): MultipartUpload {
  const upload = uploads.get(query.get('uploadId') ?? '')
  if (upload?.key !== key) throw new Refusal(404, 'NoSuchUpload')
  return upload
}

export function uploadPart(upload: MultipartUpload, query: URLSearchParams, body: Buffer): Answer {
  const number = Number(query.get('partNumber'))
  const isPartNumber = Number.isInteger(number) && number >= 1 && number <= mostParts
  if (!isPartNumber) throw new Refusal(400, 'InvalidArgument')
  const etag = etagOf(body)
  upload.parts.set(number, { etag, body })
  return emptyAnswer(200, { etag })
}

/**
 * The object that the parts named in a request make.
 * @param likeR2 all parts but the last must be of one size: https://developers.cloudflare.com/r2/objects/multipart-objects/
 * @throws Refusal
 */
export function assemble(upload: MultipartUpload, request: string, likeR2: boolean): StoredObject {
  const named = [...request.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(field(part, 'PartNumber')),
    etag: field(part, 'ETag').replaceAll(/&quot;|&#34;|"/g, ''),
  }))
  if (named.length === 0) throw new Refusal(400, 'MalformedXML')
  if (named.some(({ number }, index) => index > 0 && number <= Number(named[index - 1]?.number)))
    throw new Refusal(400, 'InvalidPartOrder')
  const parts = named.map(({ number, etag }) => {
    const part = upload.parts.get(number)
    if (part?.etag !== `"${etag}"`) throw new Refusal(400, 'InvalidPart')
    return part
  })
  const sizes = parts.slice(0, -1).map(({ body }) => body.length)
  if (sizes.some((size) => size < leastPartBytes)) throw new Refusal(400, 'EntityTooSmall')
  if (likeR2 && (new Set(sizes).size > 1 || Number(parts.at(-1)?.body.length) > (sizes[0] ?? Infinity)))
    throw new Refusal(400, 'InvalidPart')
  return objectOf(upload, parts)
}

function field(xml: string, name: string): string {
  return xml.match(new RegExp(`<${name}>(.*?)</${name}>`, 's'))?.[1]?.trim() ?? ''
}

function objectOf({ headers }: MultipartUpload, parts: Part[]): StoredObject {
  const digests = parts.map(({ etag }) => Buffer.from(etag.slice(1, -1), 'hex'))
  const digest = createHash('md5').update(Buffer.concat(digests)).digest('hex')
  const body = Buffer.concat(parts.map((part) => part.body))
  return { body, etag: `"${digest}-${parts.length}"`, modified: new Date(), headers }
}

export function listUploads(uploads: Uploads, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? ''
  const listed = [...uploads].filter(([, { key }]) => key.startsWith(prefix))
  const described = listed.map(([id, { key, initiated }]) => {
    const fields =
      element('Key', key) + element('UploadId', id) + element('Initiated', initiated.toISOString())
    return `<Upload>${fields}</Upload>`
  })
  return xmlAnswer('ListMultipartUploadsResult', element('IsTruncated', 'false') + described.join(''))
}
