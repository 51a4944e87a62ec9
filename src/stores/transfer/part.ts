/** Keeps the bytes of one part from their arrival until they are read. */
import type { BufferPool } from '../../system/bytes/buffer-pool.ts'

export interface Part {
  readonly start: number
  /** The first byte after the part. */
  end: number
  /** The next byte to arrive. */
  position: number
  /** How many bytes the part keeps: the last ones before `position`. */
  heldBytes: number
  /** Copies the bytes. */
  take(bytes: Buffer): void
  /** No more bytes follow: the part ends here. */
  finish(): void
  /** The next bytes in order: whole blocks of memory, except for the last one. */
  next(): Buffer | undefined
  isComplete(): boolean
}

export function newPart(start: number, end: number, memory: BufferPool): Part {
  const full: Buffer[] = []
  let block: Buffer | undefined
  let filled = 0
  const fill = (bytes: Buffer): number => {
    block ??= memory.acquire(part.end - part.position)
    const taken = bytes.copy(block, filled)
    filled += taken
    if (filled === block.length) {
      full.push(block)
      block = undefined
      filled = 0
    }
    return taken
  }
  const part: Part = {
    start,
    end,
    position: start,
    heldBytes: 0,
    take(bytes) {
      for (let from = 0; from < bytes.length; ) {
        const taken = fill(bytes.subarray(from))
        from += taken
        part.position += taken
      }
      part.heldBytes += bytes.length
    },
    finish() {
      if (block) full.push(block.subarray(0, filled))
      block = undefined
      part.end = part.position
    },
    next() {
      const bytes = full.shift()
      if (bytes) part.heldBytes -= bytes.length
      return bytes
    },
    isComplete: () => part.position === part.end,
  }
  return part
}
