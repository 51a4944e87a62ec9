/** The requests that write objects: as a whole, or in parts. All throw S3Error or the signal's reason. */
import { createHash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { lengthOf } from '../../bytes/chunker.ts'
import { completeUploadMs, uploadMs } from '../../transfer/limits.ts'
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

const needs = 's3:PutObject'

export async function putObject(session: Session, draft: SingleUpload, signal: AbortSignal): Promise<void> {
  const { name, id, pieces, conditional, onSent } = draft
  const input = {
    Bucket: session.bucket,
    Key: name,
    Metadata: { draft: id },
    ...(conditional && { IfNoneMatch: '*' }),
  }
  await sendBody(session, () => new PutObjectCommand(input), pieces, { needs, signal, onSent })
}

/** @param id the draft's, which identifies the object as ours if the answer to a request is lost */
export async function beginUpload(
  { bucket, request }: Session,
  name: string,
  id: string,
  signal: AbortSignal,
): Promise<MultipartUpload> {
  const input = { Bucket: bucket, Key: name, Metadata: { draft: id } }
  const { UploadId } = await request(
    (client, options) => client.send(new CreateMultipartUploadCommand(input), options),
    { needs, signal },
  )
  return { name, uploadId: required(UploadId, 'other') }
}

/** Resolves with the ETag of the part. */
export function sendPart(
  session: Session,
  { name, uploadId }: MultipartUpload,
  { number, pieces, onSent, isProbe = false }: UploadPart,
  signal: AbortSignal,
): Promise<string> {
  const input = { Bucket: session.bucket, Key: name, UploadId: uploadId, PartNumber: number }
  const options = { needs, signal, onSent, isPart: !isProbe }
  return sendBody(session, () => new UploadPartCommand(input), pieces, options)
}

/** @param etags of all parts, in order */
export async function completeUpload(
  { bucket, request }: Session,
  { name, uploadId }: MultipartUpload,
  { etags, conditional }: { etags: string[] } & Pick<SingleUpload, 'conditional'>,
  signal: AbortSignal,
): Promise<void> {
  const input = {
    Bucket: bucket,
    Key: name,
    UploadId: uploadId,
    MultipartUpload: { Parts: etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 })) },
    ...(conditional && { IfNoneMatch: '*' }),
  }
  await request(
    async (client, options) => {
      const { ETag } = await client.send(new CompleteMultipartUploadCommand(input), options)
      // S3 may answer with status 200 and then send an error.
      required(ETag, 'busy')
    },
    { needs, signal, limitMs: completeUploadMs, isLast: true },
  )
}

export async function abortUpload(
  { bucket, request }: Session,
  { name, uploadId }: MultipartUpload,
  signal: AbortSignal,
): Promise<void> {
  const input = { Bucket: bucket, Key: name, UploadId: uploadId }
  await request((client, options) => client.send(new AbortMultipartUploadCommand(input), options), {
    needs: 's3:AbortMultipartUpload',
    signal,
  })
}

/** Sends bytes with their digest, so the store notices a wrong bit. Resolves with the ETag. */
function sendBody(
  { request }: Session,
  newCommand: () => PutObjectCommand | UploadPartCommand,
  pieces: Buffer[],
  options: RequestOptions,
): Promise<string> {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  const bytes = lengthOf(pieces)
  const headers = { 'content-length': String(bytes), 'x-amz-content-sha256': hash.digest('hex') }
  return request(
    async (client, sending) => {
      const command = newCommand() as PutObjectCommand
      // The SDK itself would copy the pieces into one buffer.
      command.middlewareStack.add(
        (next) => (args) => {
          const request = args.request as { headers: Record<string, string>; body?: unknown }
          Object.assign(request.headers, headers)
          request.body = pieces
          return next(args)
        },
        { step: 'build', name: 'body' },
      )
      const { ETag } = await client.send(command, sending)
      // A proxy's page may also have status 200, but has no ETag.
      return required(ETag, 'busy')
    },
    { ...options, limitMs: uploadMs, bytes },
  )
}
