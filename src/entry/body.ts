/** Reads the body of a stored object, letting nothing out that was not put in. */

import { type ByteStream, mapStream } from '../bytes/buffer-pool.ts'
import { newChunker } from '../bytes/chunker.ts'
import { BadEntry } from '../failure.ts'
import { bodyLength, type Index } from './container.ts'
import { blockBytes, isBlock } from './digest.ts'
import { type Readable, readRange } from './range.ts'

export interface ReadBody {
  /** Is told of each piece before it is handed out. */
  onRead?(bytes: number): void
  signal: AbortSignal
}

/**
 * The body from front to back, in pieces as they come: none is handed out before all of its block has been checked.
 * A wrong block is read once more, since what went wrong may have been the way, not the store.
 * @throws BadEntry when it is wrong again
 */
export function readBody(entry: Readable, index: Index, options: ReadBody): ByteStream {
  const how = { ...options, entry, index }
  return mapStream(entry.read(0, bodyLength(index)), (bytes) => checked(bytes, how))
}

async function* checked(
  bytes: ByteStream,
  { entry, index, onRead, signal }: ReadBody & { entry: Readable; index: Index },
): AsyncGenerator<Buffer> {
  const blocks = { first: 0, end: blockCount(index) }
  for await (const pieces of checkedBlocks(bytes, { entry, index, blocks })) {
    for (const piece of pieces) {
      signal.throwIfAborted()
      onRead?.(piece.length)
      yield piece
    }
  }
}

/** Blocks of a body by their numbers, from `first` up to, not including, `end`. */
export interface BlockRange {
  first: number
  end: number
}

export function blockCount(index: Index): number {
  return Math.ceil(bodyLength(index) / blockBytes)
}

/** Blocks on their way, each in pieces, which may be given back. */
export interface CheckedBlocks extends AsyncIterable<Buffer[]>, Pick<ByteStream, 'release'> {}

/**
 * Some blocks of the body, in order; each has been checked, and was read once more if it was wrong.
 * @throws BadEntry when it is wrong again
 */
export function readBlocks(entry: Readable, index: Index, blocks: BlockRange): CheckedBlocks {
  const bytes = entry.read(blocks.first * blockBytes, Math.min(blocks.end * blockBytes, bodyLength(index)))
  return {
    ...(bytes.release && { release: bytes.release }),
    [Symbol.asyncIterator]: () => checkedBlocks(bytes, { entry, index, blocks }),
  }
}

async function* checkedBlocks(
  bytes: ByteStream,
  { entry, index, blocks }: { entry: Readable; index: Index; blocks: BlockRange },
): AsyncGenerator<Buffer[]> {
  const { digests } = index
  const bodyBytes = bodyLength(index)
  let number = blocks.first
  for await (const block of blocksOf(bytes)) {
    const isRight = isBlock(block, number, digests)
    yield isRight ? block : [await readBlockAgain(entry, number, { digests, bodyBytes })]
    number++
  }
  if (number !== blocks.end) throw new BadEntry('it ended before its body did')
}

/**
 * All bytes of an entry that has no index, from front to back, as they come: nothing of ours proves them.
 * @throws BadEntry when it ends early
 */
export async function* readBare(entry: Readable, { onRead, signal }: ReadBody): AsyncGenerator<Buffer> {
  let position = 0
  for await (const bytes of entry.read(0, entry.size) as AsyncIterable<Buffer>) {
    signal.throwIfAborted()
    onRead?.(bytes.length)
    position += bytes.length
    yield bytes
  }
  // Of a stream, only the archive in it shows whether it is whole.
  if (Number.isFinite(entry.size) && position !== entry.size)
    throw new BadEntry(`it ended at byte ${position} of ${entry.size}`)
}

interface Body {
  digests: Buffer
  bodyBytes: number
}

async function readBlockAgain(
  entry: Readable,
  number: number,
  { digests, bodyBytes }: Body,
): Promise<Buffer> {
  const start = number * blockBytes
  const block = await readRange(entry, start, Math.min(start + blockBytes, bodyBytes))
  if (isBlock([block], number, digests)) return block
  throw new BadEntry(`the bytes from ${start} on do not match their SHA-256`)
}

async function* blocksOf(bytes: ByteStream): AsyncGenerator<Buffer[]> {
  const blocks = newChunker(blockBytes)
  for await (const chunk of bytes) yield* blocks.push(chunk)
  const last = blocks.rest()
  if (last.length > 0) yield last
}
