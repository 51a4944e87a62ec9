/** An entry on its way into a bucket: parts go out as they come, and one request makes them an object. */
import { randomUUID } from 'node:crypto'
import type { Draft } from '../index.ts'
import type { Bucket, Stored, Upload } from './bucket.ts'
import { shortMs } from './session.ts'
import type { Conditional } from './trial.ts'
import { S3Trouble } from './trouble.ts'

export interface DraftOptions {
  bucket: Bucket
  name: string
  /** What the store makes of being told to keep a name to its first writer. */
  conditional: Promise<Conditional>
  partBytes: number
  concurrency: number
  signal: AbortSignal
  warn(line: string): void
}

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
const maxParts = 10_000

export function newDraft(options: DraftOptions): Draft {
  const { bucket, name, conditional, partBytes, concurrency, signal, warn } = options
  const id = randomUUID()
  const gaveUp = new AbortController()
  const either = AbortSignal.any([signal, gaveUp.signal])
  const underWay = new Set<Promise<void>>()
  const etags: string[] = []
  let only: Buffer[] = []
  let upload: Promise<Upload> | undefined
  let published = false

  const send = async (partNumber: number, pieces: Buffer[]): Promise<void> => {
    upload ??= bucket.begin({ name, draft: id }, either)
    etags[partNumber] = await bucket.part(await upload, { number: partNumber + 1, pieces }, either)
  }
  const publish = async (keep: Conditional): Promise<void> => {
    const told = keep === 'kept' || keep === 'unknown'
    if (upload) await bucket.complete(await upload, { etags, conditional: told }, either)
    else await bucket.put({ name, draft: id, conditional: told }, only, either)
  }
  return {
    partBytes,
    concurrency,
    async write(partNumber, pieces) {
      if (partNumber >= maxParts) throw tooLarge(partBytes)
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
      if (partNumber === 0 && length < partBytes) {
        // It is the only one: one request for the whole object is enough.
        only = pieces
        return
      }
      const sent = send(partNumber, pieces)
      underWay.add(sent)
      await sent.finally(() => underWay.delete(sent))
    },
    async commit() {
      const keep = await conditional
      if (keep !== 'kept' && (await isThere(bucket, name, either))) return false
      try {
        await publish(keep)
        published = true
      } catch (error) {
        either.throwIfAborted()
        published = await isOurs(error, { bucket, name, id, signal: either })
      }
      return published
    },
    async discard() {
      if (published || gaveUp.signal.aborted) return
      gaveUp.abort(new Error('the draft was discarded'))
      // A part that arrives after the upload was given up would stay.
      await Promise.allSettled(underWay)
      const begun = await upload?.catch(() => undefined)
      // Also where the job was cancelled, which leaves a few seconds.
      if (begun) await bucket.abort(begun, AbortSignal.timeout(shortMs)).catch(() => warn(remains(name)))
    },
  }
}

async function isThere(bucket: Bucket, name: string, signal: AbortSignal): Promise<boolean> {
  return (await bucket.head(name, signal)) !== undefined
}

interface Contested {
  bucket: Bucket
  name: string
  /** Of our draft. */
  id: string
  signal: AbortSignal
}

/**
 * Whether the object is ours after publishing it failed: the answer may be what was lost, and the next attempt have
 * met the object of the one before.
 * @throws the error where there is no object
 */
async function isOurs(error: unknown, { bucket, name, id, signal }: Contested): Promise<boolean> {
  let there: Stored | undefined
  try {
    there = await bucket.head(name, signal)
  } catch (failed) {
    // Whoever may only write is told by the refusal alone.
    if (isTaken(error)) return false
    signal.throwIfAborted()
    throw failed instanceof S3Trouble ? error : failed
  }
  if (there) return there.draft === id
  throw error
}

function isTaken(error: unknown): boolean {
  return error instanceof S3Trouble && error.kind === 'taken'
}

function tooLarge(partBytes: number): Error {
  const mebibytes = Math.floor((partBytes * maxParts) / 1024 ** 2)
  return new Error(
    `the entry is larger than ${maxParts} parts (${mebibytes} MiB in all), which is all that S3 takes: set the input part-size to more`,
  )
}

function remains(name: string): string {
  return `The unfinished upload of ${name} could not be removed; a lifecycle rule for incomplete uploads will.`
}
