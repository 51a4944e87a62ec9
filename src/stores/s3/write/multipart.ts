/** A multipart upload, which begins with its first part. */
import { beginUploadMs, shortMs } from '../../transfer/limits.ts'
import type { Session } from '../session.ts'
import type { UploadDeadline } from './upload-deadline.ts'
import {
  abortUpload,
  beginUpload,
  completeUpload,
  copyPart,
  type MultipartUpload,
  type PartCopy,
  sendPart,
} from './uploads.ts'

export interface Multipart {
  /** Whether any part was sent or copied. */
  isBegun(): boolean
  /** Numbers start at 0. */
  send(partNumber: number, pieces: Buffer[]): Promise<void>
  /** Makes a part of another object's bytes. */
  copy(part: PartCopy): Promise<void>
  complete(conditional: boolean): Promise<void>
  /** Aborts the upload and leaves nothing in the store, also after a part failed. Throws if something stays. */
  abandon(): Promise<void>
}

interface MultipartOptions {
  session: Session
  name: string
  /** The draft's. */
  id: string
  signal: AbortSignal
  deadline: UploadDeadline
}

export function newMultipart({ session, name, id, signal, deadline }: MultipartOptions): Multipart {
  const abandoned = new AbortController()
  const any = AbortSignal.any([signal, deadline.signal, abandoned.signal])
  const underWay = new Set<Promise<string>>()
  const etags: string[] = []
  let begun: Promise<MultipartUpload> | undefined
  /** Begins the upload with its first part. */
  const addPart = async (
    partNumber: number,
    add: (upload: MultipartUpload) => Promise<string>,
  ): Promise<void> => {
    // Nothing interrupts the start of the upload, because without its id it could not be aborted.
    begun ??= beginUpload(session, name, id, AbortSignal.timeout(beginUploadMs))
    const added = deadline.during(begun.then(add))
    underWay.add(added)
    etags[partNumber] = await added.finally(() => underWay.delete(added))
  }
  return {
    isBegun: () => begun !== undefined,
    send: (partNumber, pieces) =>
      addPart(partNumber, (upload) =>
        sendPart(session, upload, { number: partNumber + 1, pieces, onSent: deadline.sent }, any),
      ),
    copy: (part) =>
      addPart(part.number, (upload) => copyPart(session, upload, { ...part, number: part.number + 1 }, any)),
    async complete(conditional) {
      if (begun) await completeUpload(session, await begun, { etags, conditional }, any)
    },
    async abandon() {
      abandoned.abort(new Error('the draft was discarded'))
      // A part that arrives after the abort would stay.
      await Promise.allSettled(underWay)
      const upload = await begun?.catch(() => undefined)
      // A cancelled job has a few seconds left for this request.
      if (upload) await abortUpload(session, upload, AbortSignal.timeout(shortMs))
    },
  }
}
