/** A draft whose bytes are copied and sent in parts, or sent at once if they are fewer than a part. */
import pLimit from 'p-limit'
import { lengthOf } from '../system/bytes/chunker.ts'
import { messageOf } from '../system/failure.ts'
import { mebibyte } from '../system/units.ts'
import type { Draft, Entry, StoreOptions } from './store.ts'
import type { Range } from './transfer/remote-object.ts'
import type { Destination } from './transfer/upload.ts'

/** A part of another entry; numbers count from 0. */
export interface CopyPart extends Range {
  number: number
}

export interface SentPart extends Omit<CopyPart, 'end'> {
  pieces: Buffer[]
}

/** What a draft has got: `parts`, or `whole`. */
export interface Sent {
  /** In bytes. */
  size: number
  parts: number
  whole?: Buffer[]
}

/** The requests of a store. */
export interface PartsUpload extends Pick<Draft, 'discard'> {
  send(part: SentPart): Promise<void>
  /** How to copy a part of an entry; undefined if the store cannot. */
  copierOf(entry: Entry): Promise<((part: CopyPart) => Promise<void>) | undefined>
  /** Whether the store does not copy, so that all bytes are sent. After other errors, the draft fails. */
  isRefusal(error: unknown): boolean
  /** Removes the parts. Others follow. */
  undo(): Promise<void>
  /** False if another writer was first. */
  publish(sent: Sent): Promise<boolean>
}

interface PartsDraftOptions extends Pick<StoreOptions, 'signal' | 'tell'> {
  partBytes: number
  concurrency: number
}

export function newPartsDraft(options: PartsDraftOptions, upload: PartsUpload): Draft {
  const { concurrency, signal, tell } = options
  let sent: Sent = { size: 0, parts: 0 }
  /** @param first how many parts come before these */
  const partsFrom = (first: number, partBytes: number): Destination => ({
    partBytes,
    concurrency,
    async write(partNumber, pieces) {
      const [number, length] = [first + partNumber, lengthOf(pieces)]
      sent.size += length
      // A short first part is the only part: one request sends the whole entry.
      if (number === 0 && length < partBytes) sent.whole = pieces
      else {
        sent.parts = Math.max(sent.parts, number + 1)
        await upload.send({ number, start: number * partBytes, pieces })
      }
    },
    commit: () => upload.publish(sent),
  })
  const undo = async (): Promise<void> => {
    sent = { size: 0, parts: 0 }
    await upload.undo()
  }
  return {
    ...partsFrom(0, options.partBytes),
    async copyFrom(entry, bytes) {
      const copy = await upload.copierOf(entry)
      const partBytes = copyPartBytes(bytes)
      const parts = copy ? Math.floor(bytes / partBytes) : 0
      const copyPart = (_: unknown, number: number) => () =>
        copy?.({ number, start: number * partBytes, end: (number + 1) * partBytes })
      try {
        await allOf(Array.from({ length: parts }, copyPart), concurrency)
        sent = { size: parts * partBytes, parts }
      } catch (error) {
        await undo()
        signal.throwIfAborted()
        if (!upload.isRefusal(error)) throw error
        tell(
          `Sending the whole entry, because the store did not copy the unchanged part: ${messageOf(error)}`,
        )
      }
      const nextBytes = sent.parts > 0 ? partBytes : options.partBytes
      return { bytes: sent.size, rest: partsFrom(sent.parts, nextBytes), undo }
    },
    discard: upload.discard,
  }
}

// The smallest part that S3 takes. https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
const leastMebibytes = 5
// The parts after the copied ones are as large, and stay in memory while they are sent.
const sizesToTry = 28
// Half of what stores take, because more parts follow.
const mostParts = 5000

/**
 * Chooses the part size that leaves the fewest bytes to send. All parts have one size, because R2 demands it.
 * @returns a size in bytes
 */
export function copyPartBytes(bytes: number): number {
  const least = Math.max(leastMebibytes, Math.ceil(bytes / mostParts / mebibyte))
  const sizes = Array.from({ length: sizesToTry }, (_, i) => (least + i) * mebibyte)
  return sizes.reduce((best, size) => (bytes % size <= bytes % best ? size : best))
}

/** Does all work, some at once. @throws the first failure, when no work is under way any more */
async function allOf(all: (() => Promise<void> | undefined)[], concurrency: number): Promise<void> {
  const limit = pLimit({ concurrency, rejectOnClear: true })
  const attempts = all.map((work) =>
    limit(work).catch((error) => {
      // This also rejects the work that has not begun, which comes after the work that failed.
      limit.clearQueue()
      throw error
    }),
  )
  const outcomes = await Promise.allSettled(attempts)
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure) throw failure.reason
}
