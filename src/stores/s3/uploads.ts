/** The requests that write objects: as a whole, or in parts. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { shortMs, uploadMs } from '../../transfer/deadline.ts'
import { bodyOf, carrying } from './body.ts'
import { required, type Session } from './session.ts'

/** An object that is written by one request. */
export interface SingleUpload {
  name: string
  /** Identifies the object as ours if the answer to a request is lost. */
  id: string
  pieces: Buffer[]
  /** Whether the store shall refuse the object if the name is taken (If-None-Match). */
  conditional: boolean
  onSent?(bytes: number): void
}

export interface MultipartUpload {
  name: string
  /** The draft's id before the upload begins, the store's upload id afterwards. */
  id: string
}

export interface UploadPart {
  upload: MultipartUpload
  /** From 1. */
  number: number
  pieces: Buffer[]
  onSent?(bytes: number): void
  /** Part of a probe: its success does not raise the number of attempts for other parts. */
  isProbe?: boolean
}

export interface Completing {
  upload: MultipartUpload
  /** Of all parts, in order. */
  etags: string[]
  /** Whether the store shall refuse the object if the name is taken (If-None-Match). */
  conditional: boolean
}

export async function putObject(
  { bucket, request }: Session,
  draft: SingleUpload,
  signal: AbortSignal,
): Promise<void> {
  const body = bodyOf(draft.pieces)
  const { onSent } = draft
  const command = {
    Bucket: bucket,
    Key: draft.name,
    Metadata: { draft: draft.id },
    ...(draft.conditional && { IfNoneMatch: '*' }),
  }
  await request(
    async (client, options) => {
      const { ETag } = await client.send(carrying(new PutObjectCommand(command), body), options)
      // A proxy's page may also have status 200, but has no ETag.
      required(ETag, 'busy')
    },
    { needs: 's3:PutObject', signal, limitMs: uploadMs, bytes: body.length, onSent },
  )
}

// S3 takes a while to put a large object together.
const completeMs = 60_000

export async function beginUpload(
  { bucket, request }: Session,
  { name, id }: MultipartUpload,
  signal: AbortSignal,
): Promise<MultipartUpload> {
  const command = { Bucket: bucket, Key: name, Metadata: { draft: id } }
  const { UploadId } = await request(
    (client, options) => client.send(new CreateMultipartUploadCommand(command), options),
    { needs: 's3:PutObject', signal, limitMs: shortMs },
  )
  return { name, id: required(UploadId, 'other') }
}

export function sendPart(
  { bucket, request }: Session,
  part: UploadPart,
  signal: AbortSignal,
): Promise<string> {
  const { upload, number, pieces, onSent, isProbe: isTrial = false } = part
  const command = { Bucket: bucket, Key: upload.name, UploadId: upload.id, PartNumber: number }
  const body = bodyOf(pieces)
  return request(
    async (client, options) => {
      const { ETag } = await client.send(carrying(new UploadPartCommand(command), body), options)
      return required(ETag, 'busy')
    },
    { needs: 's3:PutObject', signal, limitMs: uploadMs, bytes: body.length, onSent, isPart: !isTrial },
  )
}

export async function completeUpload(
  { bucket, request }: Session,
  { upload, etags, conditional }: Completing,
  signal: AbortSignal,
): Promise<void> {
  const command = {
    Bucket: bucket,
    Key: upload.name,
    UploadId: upload.id,
    MultipartUpload: { Parts: etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 })) },
    ...(conditional && { IfNoneMatch: '*' }),
  }
  await request(
    async (client, options) => {
      const { ETag } = await client.send(new CompleteMultipartUploadCommand(command), options)
      // S3 may answer with status 200 and then send an error.
      required(ETag, 'busy')
    },
    { needs: 's3:PutObject', signal, limitMs: completeMs, isLast: true },
  )
}

export async function abortUpload(
  { bucket, request }: Session,
  { name, id }: MultipartUpload,
  signal: AbortSignal,
): Promise<void> {
  const command = { Bucket: bucket, Key: name, UploadId: id }
  await request((client, options) => client.send(new AbortMultipartUploadCommand(command), options), {
    needs: 's3:AbortMultipartUpload',
    signal,
    limitMs: shortMs,
  })
}
