/** A draft whose bytes are copied and sent in parts, or sent at once if they are fewer than a part. */
import pLimit, { type LimitFunction } from 'p-limit'
import { lengthOf } from '../system/bytes.ts'
import { awaitedLater, messageOf } from '../system/failure.ts'
import { newUnderWay } from '../system/under-way.ts'
import { mebibyte } from '../system/units.ts'
import type { Destination, Draft, Entry, Range, Read, StoreOptions } from './store.ts'

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
interface PartsUpload extends Pick<Draft, 'discard'> {
  sendPart(part: SentPart): Promise<void>
  /** How to copy a part of an entry; undefined if the store cannot. */
  copierOf(entry: Entry): Promise<Copier | undefined>
  /** Removes the parts, none of which is under way. Others follow. */
  empty(): Promise<void>
  /** @throws NameTaken if another writer was first */
  publish(sent: Sent): Promise<void>
}

type Copier = (part: CopyPart) => Promise<void>

interface PartsDraftOptions extends Pick<StoreOptions, 'signal' | 'tell'> {
  inputs: Pick<StoreOptions['inputs'], 'partBytes' | 'connections'>
}

export function newPartsDraft(options: PartsDraftOptions, upload: PartsUpload): Draft {
  const { partBytes, connections: concurrency } = options.inputs
  // For copies and sent parts together. A request that waits for a connection would count as stalled.
  const withSlot = pLimit(concurrency)
  let sent: Sent = { size: 0, parts: 0 }
  let copying: Promise<unknown> | undefined
  const sending = newUnderWay()
  let isEmptied = false
  /** @param first how many parts come before these */
  const partsFrom = (first: number, partBytes: number): Destination => ({
    partBytes,
    concurrency,
    async addPart(partNumber, pieces) {
      const [number, length] = [first + partNumber, lengthOf(pieces)]
      sent.size += length
      // A short first part is the only part: one request sends the whole entry.
      if (number === 0 && length < partBytes) sent.whole = pieces
      else {
        sent.parts = Math.max(sent.parts, number + 1)
        await sending.add(withSlot(() => upload.sendPart({ number, start: number * partBytes, pieces })))
      }
    },
    async commit() {
      await copying
      await upload.publish(sent)
    },
  })
  return {
    ...partsFrom(0, partBytes),
    async copyFrom(entry, bytes, read) {
      const copy = await upload.copierOf(entry)
      const copiedBytes = copyPartBytes(bytes)
      const count = copy ? Math.floor(bytes / copiedBytes) : 0
      sent = { size: count * copiedBytes, parts: count }
      const { sendPart } = upload
      const adding = { copy, sendPart, read, withSlot, isEmptied: () => isEmptied }
      const finished = awaitedLater(addParts(partsOf(count, copiedBytes), adding, options))
      copying = finished
      return {
        bytes: sent.size,
        destination: partsFrom(count, count > 0 ? copiedBytes : partBytes),
        finished,
      }
    },
    async empty() {
      isEmptied = true
      await Promise.allSettled([copying, sending.settled()])
      await upload.empty()
      sent = { size: 0, parts: 0 }
      copying = undefined
      isEmptied = false
    },
    discard() {
      isEmptied = true
      return upload.discard()
    },
  }
}

function partsOf(count: number, partBytes: number): CopyPart[] {
  return Array.from({ length: count }, (_, number) => {
    return { number, start: number * partBytes, end: (number + 1) * partBytes }
  })
}

interface AddingParts extends Pick<PartsUpload, 'sendPart'> {
  copy: Copier | undefined
  /** Reads what the store does not copy. */
  read: Read
  withSlot: LimitFunction
  /** Whether the draft needs no parts any more. */
  isEmptied(): boolean
}

/** @returns how many bytes the store has copied @throws the first failure, when no part is under way any more */
async function addParts(
  parts: CopyPart[],
  { copy, sendPart, read, withSlot, isEmptied }: AddingParts,
  { inputs, signal, tell }: PartsDraftOptions,
): Promise<number> {
  let [copiedBytes, isRefused] = [0, false]
  const refuse = (error: unknown): void => {
    signal.throwIfAborted()
    if (isEmptied()) throw error
    if (!isRefused) tell(`Sending what the store did not copy: ${messageOf(error)}`)
    isRefused = true
  }
  const add = async (part: CopyPart): Promise<void> => {
    const { number, start, end } = part
    if (isEmptied()) throw new Error('the draft was emptied')
    const isCopied = !isRefused && (await copy?.(part).then(() => true, refuse))
    if (isCopied) copiedBytes += end - start
    else await sendPart({ number, start, pieces: await piecesOf(read(start, end)) })
  }
  // The other slot is for what is sent meanwhile.
  const limit = pLimit(Math.max(1, inputs.connections - 1))
  const failures: unknown[] = []
  const additions = parts.map((part) =>
    limit(async () => {
      if (failures.length > 0) return
      await withSlot(() => add(part)).catch((error) => failures.push(error))
    }),
  )
  await Promise.all(additions)
  if (failures.length > 0) throw failures[0]
  return copiedBytes
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

async function piecesOf(bytes: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  for await (const piece of bytes) pieces.push(piece)
  return pieces
}
