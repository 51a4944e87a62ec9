/** Keeps the blocks of an entry that have arrived, and lets readers wait for the others. */
import type { FileHandle } from 'node:fs/promises'
import { blockBytes, blocksBetween } from '../../entry/digest.ts'
import { newBufferPool } from '../../system/bytes/buffer-pool.ts'
import { lengthOf } from '../../system/bytes/chunker.ts'
import type { ServedFile } from './fuse.ts'
import { maxReadBytes } from './fuse-messages.ts'
import type { WaitingReaders } from './waiting-readers.ts'

export interface Blocks extends Required<ServedFile> {
  readonly count: number
  has(block: number): boolean
  isWhole(): boolean
  /** Writes a verified block, given in pieces. @throws the system's error */
  keep(block: number, pieces: Buffer[]): Promise<void>
  usage(): Usage
}

/** Counts for the report: how useful the blocks were so far. */
export interface Usage {
  blocks: number
  /** How many have arrived. */
  presentBlocks: number
  /** How many blocks a reader asked for. */
  wantedBlocks: number
  /** How many blocks had arrived before a reader asked for them. */
  prefetchedBlocks: number
  /** The bytes that no reader asked for. */
  unreadBytes: number
}

/**
 * @param file open for reading and writing; may have holes
 * @param size of all blocks together, in bytes
 */
export function openBlocks(file: FileHandle, size: number, waiting: WaitingReaders): Blocks {
  const memory = newBufferPool(maxReadBytes)
  const count = Math.ceil(size / blockBytes)
  const present = new Set<number>()
  const wanted = new Set<number>()
  let prefetched = 0
  const want = (block: number): void => {
    if (!wanted.has(block) && present.has(block)) prefetched++
    wanted.add(block)
  }
  return {
    size,
    count,
    has: (block) => present.has(block),
    isWhole: () => present.size === count,
    async read(start, end, signal) {
      const blocks = blocksBetween(start, end)
      for (const block of blocks) want(block)
      const missing = blocks.filter((block) => !present.has(block))
      if (missing.length > 0) await waiting.arrivalOf(missing, signal)
      const room = memory.acquire(end - start)
      const { bytesRead } = await file.read(room, 0, room.length, start)
      if (bytesRead !== end - start) throw new Error(`only ${bytesRead} of ${end - start} bytes are there`)
      return room
    },
    release: memory.release,
    async keep(block, pieces) {
      const bytes = lengthOf(pieces)
      const { bytesWritten } = await file.writev(pieces, block * blockBytes)
      // A disk that fills up writes some of the bytes before it reports an error.
      if (bytesWritten !== bytes) throw new Error('no space is left for what is read')
      present.add(block)
      waiting.arrived(block)
    },
    usage() {
      // The last block may be shorter than the others.
      const missingFromLast = wanted.has(count - 1) ? count * blockBytes - size : 0
      return {
        blocks: count,
        presentBlocks: present.size,
        wantedBlocks: wanted.size,
        prefetchedBlocks: prefetched,
        unreadBytes: size - (wanted.size * blockBytes - missingFromLast),
      }
    },
  }
}
