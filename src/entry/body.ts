/** Reads the body of a stored object. No byte is passed on before the block that it is in has been checked. */
import { type ByteStream, mapStream } from '../bytes/buffer-pool.ts'
import { newChunker } from '../bytes/chunker.ts'
import { BadEntry } from '../failure.ts'
import { bodyLength, type Index } from './container.ts'
import { blockBytes, isBlock } from './digest.ts'
import { type Readable, readRange } from './read-range.ts'

export interface ReadBody {
  /** Called with the length of each piece before the piece is passed on. */
  onRead?(bytes: number): void
  signal: AbortSignal
}

/**
 * The body from start to end, in the pieces it arrives in.
 * @throws BadEntry as `readBlocks`
 */
export function readBody(entry: Readable, index: Index, { onRead, signal }: ReadBody): ByteStream {
  const blocks = { first: 0, end: Math.ceil(bodyLength(index) / blockBytes) }
  return mapStream(entry.read(0, bodyLength(index)), async function* (bytes) {
    for await (const pieces of checkedBlocks(bytes, { entry, index, blocks })) {
      for (const piece of pieces) {
        signal.throwIfAborted()
        onRead?.(piece.length)
        yield piece
      }
    }
  })
}

/** Blocks of a body by their numbers, from `first` up to, not including, `end`. */
interface BlockRange {
  first: number
  end: number
}

/** Blocks in pieces, which the reader may release. */
interface CheckedBlocks extends AsyncIterable<Buffer[]>, Pick<ByteStream, 'release'> {}

/**
 * Some blocks of the body, in order and checked. A wrong block is read once more, because the network may have damaged
 * it.
 * @throws BadEntry if the block is wrong again, or the entry ends too early
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
  let number = blocks.first
  for await (const block of blocksOf(bytes)) {
    const isRight = isBlock(block, number, index.digests)
    const right = isRight ? block : [await readBlockAgain(entry, index, number)]
    // Before the pieces are passed on, because the reader may then reuse their memory.
    await entry.file?.filling?.write(right, number * blockBytes)
    yield right
    number++
  }
  if (number !== blocks.end) throw new BadEntry('it ended before its body did')
}

async function* blocksOf(bytes: ByteStream): AsyncGenerator<Buffer[]> {
  const blocks = newChunker(blockBytes)
  for await (const chunk of bytes) yield* blocks.push(chunk)
  const last = blocks.rest()
  if (last.length > 0) yield last
}

async function readBlockAgain(entry: Readable, index: Index, number: number): Promise<Buffer> {
  const start = number * blockBytes
  // A file that another process fills may be damaged, so the store sends the block.
  const read = entry.file?.filling?.read ?? entry.read
  const block = await readRange({ ...entry, read }, start, Math.min(start + blockBytes, bodyLength(index)))
  if (isBlock([block], number, index.digests)) return block
  throw new BadEntry(`the bytes from ${start} on do not match their SHA-256`)
}

/**
 * All bytes of an entry without an index, from start to end. No digest proves them.
 * @throws BadEntry if the entry ends early
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
