/** Reads the body of a stored object. The reader gets only bytes of verified blocks. */
import { type ByteStream, lengthOf, mapStream, type Order, type Reading } from '../system/bytes.ts'
import type { GrowingFile } from '../system/disk/stored-file.ts'
import { BadEntry } from '../system/failure.ts'
import { bodyLength, type Index } from './container.ts'
import { blockBytes, blocksBetween, isBlock } from './digest.ts'

interface ReadBody {
  onRead?(bytes: number): void
  /** Front to back if absent. */
  order?: Order | undefined
  signal: AbortSignal
}

/** The body, in pieces as they arrive. @throws BadEntry as `readBlocks` */
export function readBody(entry: Readable, index: Index, options: ReadBody): ByteStream {
  const { onRead, order, signal } = options
  const blocks = { first: 0, end: Math.ceil(bodyLength(index) / blockBytes) }
  return mapStream(entry.read(0, bodyLength(index), order), async function* (bytes) {
    for await (const { number, pieces } of checkedBlocks(bytes, { entry, index, blocks })) {
      let position = number * blockBytes
      for (const piece of pieces) {
        signal.throwIfAborted()
        onRead?.(piece.length)
        yield Object.assign(piece, { position })
        position += piece.length
      }
    }
  })
}

/** Numbers of blocks, from `first` up to, not including, `end`. */
interface BlockRange {
  first: number
  end: number
}

interface Block {
  number: number
  /** In order. The reader may release them. */
  pieces: Buffer[]
}

interface CheckedBlocks extends AsyncIterable<Block>, Pick<ByteStream, 'release'> {}

/**
 * Verified blocks of the body. A wrong block is read once more, because the network may have damaged it.
 * @throws BadEntry if the block is wrong again, or the entry ends too early
 */
export function readBlocks(
  entry: Readable,
  index: Index,
  blocks: BlockRange,
  how?: 'urgent' | undefined,
): CheckedBlocks {
  const end = Math.min(blocks.end * blockBytes, bodyLength(index))
  const bytes = entry.read(blocks.first * blockBytes, end, how)
  return {
    ...(bytes.release && { release: bytes.release }),
    [Symbol.asyncIterator]: () => checkedBlocks(bytes, { entry, index, blocks }),
  }
}

async function* checkedBlocks(
  bytes: ByteStream,
  { entry, index, blocks }: { entry: Readable; index: Index; blocks: BlockRange },
): AsyncGenerator<Block> {
  const missing = new Set(blocksBetween(blocks.first * blockBytes, blocks.end * blockBytes))
  for await (const { number, pieces } of arrivingBlocks(bytes, index, blocks.first)) {
    const isRight = isBlock(pieces, number, index.digests)
    const right = isRight ? pieces : [await readBlockAgain(entry, index, number)]
    // Before the reader gets the pieces, because it may reuse their memory.
    if (entry.file?.isWhole === false) await entry.file.write(right, number * blockBytes)
    // A server that ignores ranges may send a block twice.
    if (missing.delete(number)) yield { number, pieces: right }
  }
  if (missing.size > 0) throw new BadEntry('it ended before its body did')
}

async function* arrivingBlocks(bytes: ByteStream, index: Index, first: number): AsyncGenerator<Block> {
  // The pieces of each incomplete block, by their positions.
  const begun = new Map<number, Map<number, Buffer>>()
  let next = first * blockBytes
  for await (const piece of bytes) {
    const start = piece.position ?? next
    next = start + piece.length
    for (const number of blocksBetween(start, start + piece.length)) {
      const from = Math.max(start, number * blockBytes)
      const pieces = begun.get(number) ?? new Map<number, Buffer>()
      begun.set(number, pieces.set(from, piece.subarray(from - start, (number + 1) * blockBytes - start)))
      const length = Math.min(blockBytes, bodyLength(index) - number * blockBytes)
      if (lengthOf([...pieces.values()]) < length) continue
      begun.delete(number)
      yield {
        number,
        pieces: [...pieces].toSorted(([one], [other]) => one - other).map(([, bytes]) => bytes),
      }
    }
  }
}

async function readBlockAgain(entry: Readable, index: Index, number: number): Promise<Buffer> {
  const start = number * blockBytes
  const read: Readable['read'] = (start, end) => entry.read(start, end, 'again')
  const block = await readRange({ ...entry, read }, start, Math.min(start + blockBytes, bodyLength(index)))
  if (isBlock([block], number, index.digests)) return block
  throw new BadEntry(`the bytes from ${start} on do not match their SHA-256`)
}

/** The bytes of an entry without an index. No digest proves them. @throws BadEntry if the entry ends early */
export async function* readBare(entry: Readable, { onRead, signal }: ReadBody): AsyncGenerator<Buffer> {
  let position = 0
  for await (const bytes of entry.read(0, entry.size) as AsyncIterable<Buffer>) {
    signal.throwIfAborted()
    onRead?.(bytes.length)
    position += bytes.length
    yield bytes
  }
  // Whether a stream is whole, only the archive in it shows.
  if (Number.isFinite(entry.size) && position !== entry.size)
    throw new BadEntry(`it ended at byte ${position} of ${entry.size}`)
}

/** The part of a stored object that readers need. */
export interface Readable {
  /** In bytes; Infinity if only the end of the object shows its size. */
  readonly size: number
  /** The bytes from `start` up to, not including, `end`, by default in order. Callers may read several ranges at once. */
  read(start: number, end: number, how?: Reading): ByteStream
  /** The object's file on this host, if there is one. A growing file takes the bytes that the reader has verified. */
  readonly file?: { isWhole: true } | Pick<GrowingFile, 'isWhole' | 'write'> | undefined
}

/** @throws BadEntry if the entry ends before `end` */
export async function readRange(entry: Readable, start: number, end: number): Promise<Buffer> {
  // Node's `buffer` would take four times as long.
  const pieces: Buffer[] = []
  for await (const piece of entry.read(start, end)) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  if (bytes.length !== end - start)
    throw new BadEntry(`it ended at byte ${start + bytes.length} of ${entry.size}`)
  return bytes
}
