/** The parts of a download that are requested but not read yet. */
import type { PlacedBuffer } from '../../../system/bytes/buffer-pool.ts'
import type { Range } from '../../store.ts'
import type { Part } from './part.ts'

export type PartQueue = ReturnType<typeof newPartQueue>

interface QueueOptions {
  partBytes: number
  /** The last part comes first, and the reader gets bytes of all parts as they arrive. */
  isInAnyOrder: boolean
  /** How many parts there may be at once. */
  most: number
  newPart(start: number, end: number): Part
}

export function newPartQueue({ start, end }: Range, options: QueueOptions) {
  const { partBytes, isInAnyOrder, most, newPart } = options
  let parts: Part[] = []
  // The range that has no parts yet.
  let [next, nextEnd] = [start, end]
  const lastPart = (): Part => {
    nextEnd -= (end - start) % partBytes || partBytes
    return newPart(nextEnd, end)
  }
  const nextPart = (): Part => {
    const partStart = next
    next = Math.min(next + partBytes, nextEnd)
    return newPart(partStart, next)
  }
  return {
    /** In the order of the object, or the last part first. The reader waits for the first one. */
    get parts(): readonly Part[] {
      return parts
    },
    /** Replaces parts that are read. @returns the new parts, which must be requested */
    refill(): Part[] {
      parts = parts.filter((part) => !part.isRead())
      const added: Part[] = []
      while (parts.length + added.length < most && next < nextEnd)
        added.push(isInAnyOrder && nextEnd === end ? lastPart() : nextPart())
      parts.push(...added)
      return added
    },
    /** The next bytes for the reader, if any have arrived. */
    take(): PlacedBuffer | undefined {
      if (!isInAnyOrder) return parts[0]?.next()
      for (const part of parts) {
        const piece = part.next()
        if (piece) return piece
      }
      return undefined
    },
    /** The server sends the whole object instead of this part, so it replaces all other parts. */
    widen(part: Part): void {
      part.end = end
      next = nextEnd
      parts = [part]
    },
  }
}
