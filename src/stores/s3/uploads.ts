/** The requests that make an object out of parts. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { shortMs, uploadMs } from '../patience.ts'
import { bodyOf, carrying } from './body.ts'
import { type Session, told } from './session.ts'

export interface Upload {
  name: string
  /** Ours before it is begun, the store's afterwards. */
  id: string
}

export interface Part {
  upload: Upload
  /** From 1. */
  number: number
  pieces: Buffer[]
  onSent?(bytes: number): void
  /** It is one of a trial: that it got there is no reason to try others more often. */
  isTrial?: boolean
}

export interface Completing {
  upload: Upload
  /** Of all parts, in order. */
  etags: string[]
  /** Whether the store is told to refuse if the name is taken. */
  conditional: boolean
}

// Putting a large object together takes S3 a while.
const completeMs = 60_000

export async function begin(
  { bucket, ask }: Session,
  { name, id }: Upload,
  signal: AbortSignal,
): Promise<Upload> {
  const command = { Bucket: bucket, Key: name, Metadata: { draft: id } }
  const { UploadId } = await ask(
    (client, options) => client.send(new CreateMultipartUploadCommand(command), options),
    { needs: 's3:PutObject', signal, limitMs: shortMs },
  )
  return { name, id: told(UploadId, 'other') }
}

export function send({ bucket, ask }: Session, part: Part, signal: AbortSignal): Promise<string> {
  const { upload, number, pieces, onSent, isTrial = false } = part
  const command = { Bucket: bucket, Key: upload.name, UploadId: upload.id, PartNumber: number }
  const body = bodyOf(pieces)
  return ask(
    async (client, options) => {
      const { ETag } = await client.send(carrying(new UploadPartCommand(command), body), options)
      return told(ETag, 'busy')
    },
    { needs: 's3:PutObject', signal, limitMs: uploadMs, bytes: body.length, onSent, isPart: !isTrial },
  )
}

export async function complete(
  { bucket, ask }: Session,
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
  await ask(
    async (client, options) => {
      const { ETag } = await client.send(new CompleteMultipartUploadCommand(command), options)
      // S3 may say that all is well, and then why it is not.
      told(ETag, 'busy')
    },
    { needs: 's3:PutObject', signal, limitMs: completeMs, isLast: true },
  )
}

export async function abort(
  { bucket, ask }: Session,
  { name, id }: Upload,
  signal: AbortSignal,
): Promise<void> {
  const command = { Bucket: bucket, Key: name, UploadId: id }
  await ask((client, options) => client.send(new AbortMultipartUploadCommand(command), options), {
    needs: 's3:AbortMultipartUpload',
    signal,
    limitMs: shortMs,
  })
}
