/** The requests that write and remove objects. All throw S3Error or the signal's reason. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
  type UploadPartCopyCommandOutput,
} from '@aws-sdk/client-s3'
import { lengthOf } from '../../../system/bytes/chunker.ts'
import type { CopyPart } from '../../parts-draft.ts'
import { beginUploadMs, completeUploadMs, shortMs } from '../../transfer/limits.ts'
import { S3Error } from '../errors.ts'
import { required, type Session } from '../session.ts'
import { send } from './commands.ts'
import type { UploadDeadline } from './upload-deadline.ts'

const writePermission = 's3:PutObject'

async function putObject(
  session: Session,
  { name, id, signal, idleMs, deadline }: ObjectToUpload,
  pieces: Buffer[],
  conditional: boolean,
): Promise<void> {
  const input = {
    ...{ Bucket: session.bucket, Key: name, Metadata: { draft: id }, IfNoneMatch: condition(conditional) },
    ContentType: 'application/octet-stream',
    ContentLength: lengthOf(pieces),
  }
  const options = {
    ...{ needs: writePermission, idleMs, pieces, onSent: deadline.sent },
    signal: AbortSignal.any([signal, deadline.signal]),
  }
  // A proxy's page may also have status 200, but has no ETag.
  await deadline.during(send(session, () => new PutObjectCommand(input), options, etagOf))
}

export async function removeObject(session: Session, name: string, signal: AbortSignal): Promise<void> {
  const input = { Bucket: session.bucket, Key: name }
  await send(session, () => new DeleteObjectCommand(input), { needs: 's3:DeleteObject', signal })
}

/** The upload of an object: in parts, or at once. */
export interface ObjectUpload {
  /** Whether any part was sent or copied. */
  hasParts(): boolean
  /** Part numbers start at 0. */
  send(partNumber: number, pieces: Buffer[]): Promise<void>
  /**
   * Copies a part from another object, which must still have this ETag.
   * @throws S3Error `unsupported` if the store does not know the request
   */
  copy(part: CopyPart & { from: string; etag: string }): Promise<void>
  /**
   * Makes one object of the parts.
   * @param whole the bytes if there are no parts
   * @param conditional whether the store shall refuse the object if the name is taken (If-None-Match)
   */
  publish(whole: Buffer[], conditional: boolean): Promise<void>
  /** Waits for the parts under way, then removes all parts. */
  abandon(): Promise<void>
}

interface ObjectToUpload {
  name: string
  /** Identifies the object as ours if the answer to a request is lost. */
  id: string
  signal: AbortSignal
  /** How long a request with a body may make no progress. */
  idleMs: number
  deadline: UploadDeadline
  /** How long the start may take, in milliseconds. */
  beginMs?: number
  /** Its parts do not raise the number of attempts for other parts. */
  isProbe?: boolean
}

export function newUpload(session: Session, options: ObjectToUpload): ObjectUpload {
  const { signal, idleMs, deadline, isProbe = false } = options
  const abandoned = new AbortController()
  const sending = {
    needs: writePermission,
    signal: AbortSignal.any([signal, deadline.signal, abandoned.signal]),
    idleMs,
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
    hasParts: () => begun !== undefined,
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
    async publish(whole, conditional) {
      if (!begun) return putObject(session, options, whole, conditional)
      const Parts = etags.map((ETag, index) => ({ PartNumber: index + 1, ETag }))
      const input = { ...(await begun), IfNoneMatch: condition(conditional), MultipartUpload: { Parts } }
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
  { name, id, beginMs = beginUploadMs }: ObjectToUpload,
): Promise<UploadInput> {
  const object = { Bucket: session.bucket, Key: name }
  const command = () => new CreateMultipartUploadCommand({ ...object, Metadata: { draft: id } })
  // The job's signal does not interrupt this request: without its id, the upload could not be aborted.
  const start = { needs: writePermission, signal: AbortSignal.timeout(beginMs) }
  const UploadId = await send(session, command, start, (output) => required(output.UploadId, 'other'))
  return { ...object, UploadId }
}

function condition(conditional: boolean): '*' | undefined {
  return conditional ? '*' : undefined
}

function etagOf({ ETag }: { ETag?: string | undefined }): string {
  return required(ETag, 'busy')
}

/** A store that ignores the headers of a copy makes an empty part, and its answer has no ETag. */
function copiedETag({ CopyPartResult: copied }: UploadPartCopyCommandOutput): string {
  if (!copied?.ETag) throw new S3Error('unsupported', 'the store does not copy parts')
  return copied.ETag
}
