/** The requests that write and remove objects, as commands of the SDK. All throw S3Error or the signal's reason. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { lengthOf } from '../../../system/bytes/chunker.ts'
import { completeUploadMs, uploadMs } from '../../transfer/limits.ts'
import { S3Error } from '../errors.ts'
import { required, type Session } from '../session.ts'
import { sdk, through } from './commands.ts'

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
  const bytes = lengthOf(pieces)
  const input = {
    ...{ Bucket: session.bucket, Key: name, Metadata: { draft: id }, ...condition(conditional) },
    ContentType: 'application/octet-stream',
    ContentLength: bytes,
  }
  await session.request(
    async (client, sending) => {
      const { ETag } = await sdk.send(new PutObjectCommand(input), through(client, sending, pieces))
      // A proxy's page may also have status 200, but has no ETag.
      required(ETag, 'busy')
    },
    { needs: writePermission, signal, onSent, idleMs: uploadMs },
  )
}

/** @param id the draft's, which identifies the object as ours if the answer to a request is lost */
export async function beginUpload(
  { request, bucket }: Session,
  name: string,
  id: string,
  signal: AbortSignal,
): Promise<MultipartUpload> {
  const input = { Bucket: bucket, Key: name, Metadata: { draft: id } }
  const { UploadId } = await request(
    (client, sending) => sdk.send(new CreateMultipartUploadCommand(input), through(client, sending)),
    { needs: writePermission, signal },
  )
  return { name, uploadId: required(UploadId, 'other') }
}

/** Resolves with the ETag of the part. */
export function sendPart(
  { request, bucket }: Session,
  { name, uploadId }: MultipartUpload,
  { number, pieces, onSent, isProbe = false }: UploadPart,
  signal: AbortSignal,
): Promise<string> {
  const input = { Bucket: bucket, Key: name, UploadId: uploadId, PartNumber: number }
  return request(
    async (client, sending) => {
      const { ETag } = await sdk.send(new UploadPartCommand(input), through(client, sending, pieces))
      return required(ETag, 'busy')
    },
    { needs: writePermission, signal, onSent, idleMs: uploadMs, isPart: !isProbe },
  )
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
  const input = {
    ...{ Bucket: bucket, Key: name, UploadId: uploadId, PartNumber: number },
    CopySource: [bucket, ...from.split('/')].map(encodeURIComponent).join('/'),
    CopySourceIfMatch: etag,
    CopySourceRange: `bytes=${start}-${end - 1}`,
  }
  return request(
    async (client, sending) => {
      const { CopyPartResult } = await sdk.send(new UploadPartCopyCommand(input), through(client, sending))
      // A store that ignores the headers has made an empty part.
      if (!CopyPartResult?.ETag) throw new S3Error('unsupported', 'the store does not copy parts')
      return CopyPartResult.ETag
    },
    { needs: 's3:GetObject', signal, idleMs: uploadMs, isPart: true },
  )
}

/** @param etags of all parts, in order */
export async function completeUpload(
  { request, bucket }: Session,
  { name, uploadId }: MultipartUpload,
  { etags, conditional }: { etags: string[] } & Pick<SingleUpload, 'conditional'>,
  signal: AbortSignal,
): Promise<void> {
  const parts = etags.map((etag, index) => ({ PartNumber: index + 1, ETag: etag }))
  const input = {
    ...{ Bucket: bucket, Key: name, UploadId: uploadId, ...condition(conditional) },
    MultipartUpload: { Parts: parts },
  }
  await request(
    async (client, sending) => {
      const { ETag } = await sdk.send(new CompleteMultipartUploadCommand(input), through(client, sending))
      required(ETag, 'busy')
    },
    { needs: writePermission, signal, idleMs: completeUploadMs, isLast: true },
  )
}

export async function abortUpload(
  { request, bucket }: Session,
  { name, uploadId }: MultipartUpload,
  signal: AbortSignal,
): Promise<void> {
  const input = { Bucket: bucket, Key: name, UploadId: uploadId }
  await request(
    (client, sending) => sdk.send(new AbortMultipartUploadCommand(input), through(client, sending)),
    { needs: 's3:AbortMultipartUpload', signal },
  )
}

export async function removeObject(
  { request, bucket }: Session,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const input = { Bucket: bucket, Key: name }
  await request((client, sending) => sdk.send(new DeleteObjectCommand(input), through(client, sending)), {
    needs: 's3:DeleteObject',
    signal,
  })
}

function condition(conditional: boolean): { IfNoneMatch?: '*' } {
  return conditional ? { IfNoneMatch: '*' } : {}
}
