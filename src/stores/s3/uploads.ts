/** The requests that write objects: as a whole, or in parts. All throw S3Error or the signal's reason. */
import { createHash } from 'node:crypto'
import { XmlNode } from '@aws-sdk/xml-builder'
import { lengthOf } from '../../system/bytes/chunker.ts'
import { completeUploadMs, uploadMs } from '../transfer/limits.ts'
import type { S3Request } from './client.ts'
import { S3Error } from './errors.ts'
import { rootOf, textIn } from './response.ts'
import { type RequestOptions, required, type Session } from './session.ts'

/** An object that is written by one request. */
interface SingleUpload {
  name: string
  /** Identifies the object as ours if the answer to a request is lost. */
  id: string
  pieces: Buffer[]
  /** Whether the store shall refuse the object if the name is taken (If-None-Match). */
  conditional: boolean
  onSent?(bytes: number): void
}

export interface UploadPart {
  /** From 1. */
  number: number
  pieces: Buffer[]
  onSent?(bytes: number): void
  /** Part of a probe: its success does not raise the number of attempts for other parts. */
  isProbe?: boolean
}

export interface MultipartUpload {
  name: string
  /** The store's id of the upload. */
  uploadId: string
}

const writePermission = 's3:PutObject'

export async function putObject(session: Session, draft: SingleUpload, signal: AbortSignal): Promise<void> {
  const { name, id, pieces, conditional, onSent } = draft
  const headers = { 'x-amz-meta-draft': id, ...conditions(conditional) }
  await sendBytes(session, { method: 'PUT', name, headers }, pieces, {
    needs: writePermission,
    signal,
    onSent,
  })
}

/** @param id the draft's, which identifies the object as ours if the answer to a request is lost */
export async function beginUpload(
  { request }: Session,
  name: string,
  id: string,
  signal: AbortSignal,
): Promise<MultipartUpload> {
  const begin = { method: 'POST', name, query: { uploads: '' }, headers: { 'x-amz-meta-draft': id } } as const
  const result = await request(
    async (client, sending) => rootOf(await client.send(begin, sending), 'InitiateMultipartUploadResult'),
    { needs: writePermission, signal },
  )
  return { name, uploadId: required(textIn(result, 'UploadId'), 'other') }
}

/** Resolves with the ETag of the part. */
export function sendPart(
  session: Session,
  { name, uploadId }: MultipartUpload,
  { number, pieces, onSent, isProbe = false }: UploadPart,
  signal: AbortSignal,
): Promise<string> {
  const query = { partNumber: String(number), uploadId }
  return sendBytes(session, { method: 'PUT', name, query }, pieces, {
    needs: writePermission,
    signal,
    onSent,
    isPart: !isProbe,
  })
}

export interface PartCopy extends Pick<UploadPart, 'number'> {
  /** The name of the object to copy from, which must still have this ETag. */
  from: string
  etag: string
  /** Where the part starts and ends in that object, in bytes. */
  start: number
  end: number
}

/** Resolves with the ETag of the part. Rejects with `unsupported` where the store does not know the request. */
export function copyPart(
  { request, bucket }: Session,
  { name, uploadId }: MultipartUpload,
  { number, from, etag, start, end }: PartCopy,
  signal: AbortSignal,
): Promise<string> {
  const headers = {
    'x-amz-copy-source': [bucket, ...from.split('/')].map(encodeURIComponent).join('/'),
    'x-amz-copy-source-if-match': etag,
    'x-amz-copy-source-range': `bytes=${start}-${end - 1}`,
  }
  const query = { partNumber: String(number), uploadId }
  return request(
    async (client, sending) => {
      const answer = await client.send({ method: 'PUT', name, query, headers }, sending)
      // A store that ignores the headers has made an empty part, and answers without a body.
      if (answer.bytes.length === 0) throw new S3Error('unsupported', 'the store does not copy parts')
      // An error may come with status 200, after the store has begun to answer.
      return required(textIn(rootOf(answer, 'CopyPartResult'), 'ETag'), 'busy')
    },
    { needs: 's3:GetObject', signal, limitMs: uploadMs, isPart: true },
  )
}

/** @param etags of all parts, in order */
export async function completeUpload(
  { request }: Session,
  { name, uploadId }: MultipartUpload,
  { etags, conditional }: { etags: string[] } & Pick<SingleUpload, 'conditional'>,
  signal: AbortSignal,
): Promise<void> {
  const parts = etags.map(
    (etag, index) =>
      new XmlNode('Part', [XmlNode.of('PartNumber', String(index + 1)), XmlNode.of('ETag', etag)]),
  )
  const root = new XmlNode('CompleteMultipartUpload', parts)
  const xml = root.addAttribute('xmlns', 'http://s3.amazonaws.com/doc/2006-03-01/').toString()
  const complete = withBody(
    { method: 'POST', name, query: { uploadId }, headers: conditions(conditional) },
    'application/xml',
    [Buffer.from(xml)],
  )
  await request(
    async (client, sending) => {
      const result = rootOf(await client.send(complete, sending), 'CompleteMultipartUploadResult')
      required(textIn(result, 'ETag'), 'busy')
    },
    { needs: writePermission, signal, limitMs: completeUploadMs, isLast: true },
  )
}

export async function abortUpload(
  { request }: Session,
  { name, uploadId }: MultipartUpload,
  signal: AbortSignal,
): Promise<void> {
  const abort = { method: 'DELETE', name, query: { uploadId } } as const
  await request((client, sending) => client.send(abort, sending), {
    needs: 's3:AbortMultipartUpload',
    signal,
  })
}

function conditions(conditional: boolean): Record<string, string> {
  return conditional ? { 'if-none-match': '*' } : {}
}

/** Resolves with the ETag. */
function sendBytes(
  { request }: Session,
  unsent: S3Request,
  pieces: Buffer[],
  options: RequestOptions,
): Promise<string> {
  const put = withBody(unsent, 'application/octet-stream', pieces)
  return request(
    async (client, sending) => {
      const { headers } = await client.send(put, sending)
      // A proxy's page may also have status 200, but has no ETag.
      return required(headers.etag, 'busy')
    },
    { ...options, limitMs: uploadMs, bytes: lengthOf(pieces) },
  )
}

/** Adds a body and its digest, by which the store notices a wrong bit. */
function withBody(request: S3Request, type: string, body: Buffer[]): S3Request {
  const hash = createHash('sha256')
  for (const piece of body) hash.update(piece)
  const headers = { ...request.headers, 'content-type': type, 'x-amz-content-sha256': hash.digest('hex') }
  return { ...request, headers, body }
}
