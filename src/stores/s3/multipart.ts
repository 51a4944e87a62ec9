/** A multipart upload, which begins with its first part. */

import { shortMs } from '../../transfer/deadline.ts'
import type { Session } from './session.ts'
import type { UploadDeadline } from './upload-deadline.ts'
import type { MultipartUpload } from './uploads.ts'
import { abortUpload, beginUpload, completeUpload, sendPart as sendUploadPart } from './uploads.ts'

export interface Multipart {
  /** Whether any part was sent. */
  isBegun(): boolean
  /** Numbers start at 0. */
  send(partNumber: number, pieces: Buffer[]): Promise<void>
  complete(conditional: boolean): Promise<void>
  /** Aborts the upload and leaves nothing in the store, also after a part failed. Throws if something stays. */
  abandon(): Promise<void>
}

export interface MultipartOptions {
  session: Session
  name: string
  /** The draft's. */
  id: string
  signal: AbortSignal
  deadline: UploadDeadline
}

// If the start of an upload were interrupted, its id would be unknown and nothing could abort it.
const beginMs = 20_000

export function newMultipart({ session, name, id, signal, deadline }: MultipartOptions): Multipart {
  const abandoned = new AbortController()
  const any = AbortSignal.any([signal, deadline.signal, abandoned.signal])
  const underWay = new Set<Promise<string>>()
  const etags: string[] = []
  let begun: Promise<MultipartUpload> | undefined
  const sendPart = async (number: number, pieces: Buffer[]): Promise<string> => {
    begun ??= beginUpload(session, { name, id }, AbortSignal.timeout(beginMs))
    return sendUploadPart(session, { upload: await begun, number, pieces, onSent: deadline.sent }, any)
  }
  return {
    isBegun: () => begun !== undefined,
    async send(partNumber, pieces) {
      const sent = deadline.during(sendPart(partNumber + 1, pieces))
      underWay.add(sent)
      etags[partNumber] = await sent.finally(() => underWay.delete(sent))
    },
    async complete(conditional) {
      if (begun) await completeUpload(session, { upload: await begun, etags, conditional }, any)
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
