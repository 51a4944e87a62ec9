/** A multipart upload, which begins with its first part. */
import { beginUploadMs, shortMs } from '../../transfer/limits.ts'
import type { Session } from './session.ts'
import type { UploadDeadline } from './upload-deadline.ts'
import { abortUpload, beginUpload, completeUpload, type MultipartUpload, sendPart } from './uploads.ts'

export interface Multipart {
  /** Whether any part was sent. */
  isBegun(): boolean
  /** Numbers start at 0. */
  send(partNumber: number, pieces: Buffer[]): Promise<void>
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
  const sendNumbered = async (number: number, pieces: Buffer[]): Promise<string> => {
    // Nothing interrupts the start of the upload, because without its id it could not be aborted.
    begun ??= beginUpload(session, name, id, AbortSignal.timeout(beginUploadMs))
    return sendPart(session, await begun, { number, pieces, onSent: deadline.sent }, any)
  }
  return {
    isBegun: () => begun !== undefined,
    async send(partNumber, pieces) {
      const sent = deadline.during(sendNumbered(partNumber + 1, pieces))
      underWay.add(sent)
      etags[partNumber] = await sent.finally(() => underWay.delete(sent))
    },
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
