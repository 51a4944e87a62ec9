/** Keeps the blocks of an entry that have arrived, and lets readers wait for the others. */
import type { FileHandle } from 'node:fs/promises'
import { blockBytes, blocksBetween } from '../../entry/digest.ts'
import { newBufferPool } from '../../system/bytes.ts'
import { writeWhole } from '../../system/disk/space.ts'
import type { WaitingReaders } from './waiting-readers.ts'

/** The most that a reader may ask for at once, in bytes: as much as the kernel reads ahead. */
export const largestRead = 128 * 1024

export type Blocks = ReturnType<typeof openBlocks>

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
 * @param file open for reading and writing; may have holes; in `dir`
 * @param size of all blocks together, in bytes
 */
export function openBlocks(
  { file, dir }: { file: FileHandle; dir: string },
  size: number,
  waiting: WaitingReaders,
) {
  const memory = newBufferPool(largestRead)
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
    has: (block: number) => present.has(block),
    isWhole: () => present.size === count,
    async read(start: number, end: number, signal: AbortSignal): Promise<Buffer> {
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
    /** Writes a verified block, given in pieces. @throws Error that names the disk if it is full */
    async keep(block: number, pieces: Buffer[]): Promise<void> {
      await writeWhole(file, dir, pieces, block * blockBytes)
      present.add(block)
      waiting.arrived(block)
    },
    usage(): Usage {
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
