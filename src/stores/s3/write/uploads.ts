/** The requests that write and remove objects. All throw S3Error or the signal's reason. */
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
import { beginUploadMs, completeUploadMs, shortMs, uploadMs } from '../../transfer/limits.ts'
import { S3Error } from '../errors.ts'
import { required, type Session } from '../session.ts'
import { send } from './commands.ts'
import type { UploadDeadline } from './upload-deadline.ts'

const writePermission = 's3:PutObject'

/** The object that an upload makes, and the limits of its requests. */
export interface UploadTarget {
  name: string
  /** Identifies the object as ours if the answer to a request is lost. */
  id: string
  signal: AbortSignal
  deadline: UploadDeadline
}

/** @param conditional whether the store shall refuse the object if the name is taken (If-None-Match) */
export async function putObject(
  session: Session,
  { name, id, signal, deadline }: UploadTarget,
  pieces: Buffer[],
  conditional: boolean,
): Promise<void> {
  const input = {
    ...{ Bucket: session.bucket, Key: name, Metadata: { draft: id }, ...condition(conditional) },
    ContentType: 'application/octet-stream',
    ContentLength: lengthOf(pieces),
  }
  const options = {
    ...{ needs: writePermission, idleMs: uploadMs, pieces, onSent: deadline.sent },
    signal: AbortSignal.any([signal, deadline.signal]),
  }
  // A proxy's page may also have status 200, but has no ETag.
  await deadline.during(send(session, () => new PutObjectCommand(input), options, etagOf))
}

export async function removeObject(session: Session, name: string, signal: AbortSignal): Promise<void> {
  const input = { Bucket: session.bucket, Key: name }
  await send(session, () => new DeleteObjectCommand(input), { needs: 's3:DeleteObject', signal })
}

/** A multipart upload, which begins with its first part. */
export interface Multipart {
  /** Whether any part was sent or copied. */
  isBegun(): boolean
  /** Part numbers start at 0. */
  send(partNumber: number, pieces: Buffer[]): Promise<void>
  /** Makes a part of another object's bytes. Rejects with `unsupported` if the store does not know the request. */
  copy(part: PartCopy): Promise<void>
  /** @param conditional whether the store shall refuse the object if the name is taken */
  complete(conditional: boolean): Promise<void>
  /** Waits for the parts that are under way, and removes all. */
  abandon(): Promise<void>
}

interface PartCopy {
  number: number
  /** The name of the object to copy from, which must still have this ETag. */
  from: string
  etag: string
  /** Where the part starts and ends in that object, in bytes. */
  start: number
  end: number
}

interface MultipartOptions extends UploadTarget {
  /** How long the start may take, in milliseconds. */
  beginMs?: number
  /** Its parts do not raise the number of attempts for other parts. */
  isProbe?: boolean
}

export function newMultipart(session: Session, options: MultipartOptions): Multipart {
  const { signal, deadline, isProbe = false } = options
  const abandoned = new AbortController()
  const sending = {
    needs: writePermission,
    signal: AbortSignal.any([signal, deadline.signal, abandoned.signal]),
    idleMs: uploadMs,
    isPart: !isProbe,
  }
  const underWay = new Set<Promise<string>>()
  const etags: string[] = []
  let begun: Promise<UploadInput> | undefined
  /** @param request resolves with the ETag of the part */
  const addPart = async (
    partNumber: number,
    request: (input: UploadInput & { PartNumber: number }) => Promise<string>,
  ): Promise<void> => {
    begun ??= beginUpload(session, options)
    const added = deadline.during(begun.then((input) => request({ ...input, PartNumber: partNumber + 1 })))
    underWay.add(added)
    etags[partNumber] = await added.finally(() => underWay.delete(added))
  }
  return {
    isBegun: () => begun !== undefined,
    send: (partNumber, pieces) =>
      addPart(partNumber, (input) => {
        const part = { ...sending, pieces, onSent: deadline.sent }
        return send(session, () => new UploadPartCommand(input), part, etagOf)
      }),
    copy: ({ number, from, etag, start, end }) =>
      addPart(number, (input) => {
        const source = {
          CopySource: [session.bucket, ...from.split('/')].map(encodeURIComponent).join('/'),
          CopySourceIfMatch: etag,
          CopySourceRange: `bytes=${start}-${end - 1}`,
        }
        const part = { ...sending, needs: 's3:GetObject' }
        return send(session, () => new UploadPartCopyCommand({ ...input, ...source }), part, copiedETag)
      }),
    async complete(conditional) {
      if (!begun) return
      const Parts = etags.map((ETag, index) => ({ PartNumber: index + 1, ETag }))
      const input = { ...(await begun), ...condition(conditional), MultipartUpload: { Parts } }
      const last = { ...sending, idleMs: completeUploadMs, isPart: false, isLast: true }
      await send(session, () => new CompleteMultipartUploadCommand(input), last, etagOf)
    },
    async abandon() {
      abandoned.abort(new Error('the draft was discarded'))
      // A part that arrives after the abort would stay.
      await Promise.allSettled(underWay)
      const input = await begun?.catch(() => undefined)
      if (!input) return
      // A cancelled job has a few seconds left for this request.
      const abort = { needs: 's3:AbortMultipartUpload', signal: AbortSignal.timeout(shortMs) }
      await send(session, () => new AbortMultipartUploadCommand(input), abort)
    },
  }
}

/** Identifies an upload in the SDK's commands. */
interface UploadInput {
  Bucket: string
  Key: string
  UploadId: string
}

async function beginUpload(
  session: Session,
  { name, id, beginMs = beginUploadMs }: MultipartOptions,
): Promise<UploadInput> {
  const object = { Bucket: session.bucket, Key: name }
  const command = () => new CreateMultipartUploadCommand({ ...object, Metadata: { draft: id } })
  // Nothing else interrupts the start of the upload, because without its id it could not be aborted.
  const start = { needs: writePermission, signal: AbortSignal.timeout(beginMs) }
  const UploadId = await send(session, command, start, (output) => required(output.UploadId, 'other'))
  return { ...object, UploadId }
}

function condition(conditional: boolean): { IfNoneMatch?: '*' } {
  return conditional ? { IfNoneMatch: '*' } : {}
}

function etagOf({ ETag }: { ETag?: string | undefined }): string {
  return required(ETag, 'busy')
}

/** A store that ignores the headers of a copy makes an empty part, and its answer has no ETag. */
function copiedETag({
  CopyPartResult,
}: {
  CopyPartResult?: { ETag?: string | undefined } | undefined
}): string {
  if (!CopyPartResult?.ETag) throw new S3Error('unsupported', 'the store does not copy parts')
  return CopyPartResult.ETag
}
