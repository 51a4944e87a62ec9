/** An object that goes out in parts, begun with the first of them. */
import { shortMs } from '../patience.ts'
import type { Bucket } from './bucket.ts'
import type { Patience } from './patience.ts'
import type { Upload } from './uploads.ts'

export interface Multipart {
  /** Whether any part was sent. */
  isBegun(): boolean
  /** Numbers start at 0. */
  send(partNumber: number, pieces: Buffer[]): Promise<void>
  complete(conditional: boolean): Promise<void>
  /** Ends what is under way and leaves nothing in the store, also after a part failed. Throws if something stays. */
  abandon(): Promise<void>
}

export interface MultipartOptions {
  bucket: Bucket
  name: string
  /** The draft's. */
  id: string
  signal: AbortSignal
  patience: Patience
}

// An upload of which the beginning was broken off would have no number to end it by.
const beginMs = 20_000

export function newMultipart({ bucket, name, id, signal, patience }: MultipartOptions): Multipart {
  const abandoned = new AbortController()
  const any = AbortSignal.any([signal, patience.signal, abandoned.signal])
  const underWay = new Set<Promise<string>>()
  const etags: string[] = []
  let begun: Promise<Upload> | undefined
  const sendPart = async (number: number, pieces: Buffer[]): Promise<string> => {
    begun ??= bucket.begin({ name, id }, AbortSignal.timeout(beginMs))
    return bucket.send({ upload: await begun, number, pieces, onSent: patience.sent }, any)
  }
  return {
    isBegun: () => begun !== undefined,
    async send(partNumber, pieces) {
      const sent = patience.during(sendPart(partNumber + 1, pieces))
      underWay.add(sent)
      etags[partNumber] = await sent.finally(() => underWay.delete(sent))
    },
    async complete(conditional) {
      if (begun) await bucket.complete({ upload: await begun, etags, conditional }, any)
    },
    async abandon() {
      abandoned.abort(new Error('the draft was discarded'))
      // A part that arrives after the end would stay.
      await Promise.allSettled(underWay)
      const upload = await begun?.catch(() => undefined)
      // Also where the job was cancelled, which leaves a few seconds.
      if (upload) await bucket.abort(upload, AbortSignal.timeout(shortMs))
    },
  }
}
