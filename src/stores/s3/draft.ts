/** An entry on its way into a bucket: parts go out as they come, and one request makes them an object. */
import { randomUUID } from 'node:crypto'
import type { Draft } from '../store.ts'
import type { Bucket } from './bucket.ts'
import { newMultipart } from './multipart.ts'
import type { Stored } from './objects.ts'
import { newPatience } from './patience.ts'
import type { Conditional, Trial } from './trial.ts'
import { S3Trouble } from './trouble.ts'

export interface DraftOptions {
  bucket: Bucket
  name: string
  /** Whether the store keeps a name to its first writer. */
  trial: Trial
  partBytes: number
  concurrency: number
  signal: AbortSignal
  /** Takes one line for the log. */
  tell(line: string): void
}

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
const maxParts = 10_000

export function newDraft(options: DraftOptions): Draft {
  const { bucket, name, trial, partBytes, concurrency, signal, tell } = options
  const id = randomUUID()
  const patience = newPatience()
  const parts = newMultipart({ bucket, name, id, signal, patience })
  let only: Buffer[] = []
  let over = false
  const publish = async (keep: Conditional): Promise<void> => {
    const conditional = keep === 'kept' || keep === 'unknown'
    if (parts.isBegun()) await parts.complete(conditional)
    else
      await patience.during(
        bucket.put(
          { name, id, pieces: only, conditional, onSent: patience.sent },
          AbortSignal.any([signal, patience.signal]),
        ),
      )
  }
  return {
    partBytes,
    concurrency,
    async write(partNumber, pieces) {
      if (partNumber >= maxParts) throw tooLarge(partBytes)
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
      // It is the only one then: one request for the whole object is enough.
      if (partNumber === 0 && length < partBytes) only = pieces
      else {
        // It is known long before it is needed.
        void trial.ofUpload()
        await parts.send(partNumber, pieces)
      }
    },
    async commit() {
      const keep = await (parts.isBegun() ? trial.ofUpload() : trial.ofPut())
      if (keep !== 'kept' && (await isTaken(bucket, name, signal))) return false
      over = await publish(keep).then(
        () => true,
        (error) => isOurs(error, { bucket, name, id, signal }),
      )
      return over
    },
    async discard() {
      if (over) return
      over = true
      // The save has its own warning.
      await parts.abandon().catch(() => tell(remains(name)))
      // It ends its own upload.
      if (parts.isBegun()) await trial.ofUpload()
    },
  }
}

/** Whether there is an entry, as far as this job may know. */
export async function isTaken(bucket: Bucket, name: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await bucket.head(name, signal)) !== undefined
  } catch (error) {
    // Those who may not list or read are denied what is not there, too; whether they may write shows when they do.
    if (error instanceof S3Trouble && error.kind === 'denied') return false
    throw error
  }
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
  signal.throwIfAborted()
  let there: Stored | undefined
  try {
    there = await bucket.head(name, signal)
  } catch {
    // Whoever may only write is told by the refusal alone.
    if (error instanceof S3Trouble && error.kind === 'taken') return false
    throw error
  }
  if (there) return there.draft === id
  throw error
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
