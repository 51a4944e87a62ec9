/** The parts of a download that are requested but not read yet. A part keeps its bytes until they are read. */
import type { BufferPool, PlacedBuffer } from '../../../system/bytes.ts'
import type { Range } from '../../store.ts'
import type { Flow } from '../http-contract.ts'

export interface Part {
  readonly start: number
  /** The first byte after the part. It moves if the server sends the whole object instead. */
  end: number
  /** The next byte to arrive. */
  position: number
  /** How often its request was replaced because others were faster. */
  hedges: number
  /** Copies bytes of an answer. Pauses the answer while the reader is too far behind. */
  take(bytes: Buffer, flow: Flow): void
  /** No more bytes follow: the part ends here. */
  finish(): void
  /** The next bytes in order: a whole buffer, except for the last one. */
  next(): PlacedBuffer | undefined
  isComplete(): boolean
  isRead(): boolean
}

interface PartOptions {
  memory: BufferPool
  /** How many bytes may wait for the reader before the answer pauses. */
  roomBytes: number
  /** `next` has a further piece. */
  onPiece(): void
}

/** A part of which no byte has arrived. */
export function newPart(start: number, end: number, { memory, roomBytes, onPiece }: PartOptions): Part {
  const pieces: PlacedBuffer[] = []
  let block: Buffer | undefined
  let filled = 0
  let unreadBytes = 0
  let paused: Flow | undefined
  const endBlock = (): void => {
    if (!block) return
    pieces.push(Object.assign(block.subarray(0, filled), { position: part.position - filled }))
    block = undefined
    filled = 0
    onPiece()
  }
  const resume = (): void => {
    const flow = paused
    // Further bytes may arrive during the call.
    paused = undefined
    flow?.resume()
  }
  const part: Part = {
    start,
    end,
    position: start,
    hedges: 0,
    take(bytes, flow) {
      for (let from = 0; from < bytes.length; ) {
        block ??= memory.acquire(part.end - part.position)
        const taken = bytes.copy(block, filled, from)
        from += taken
        filled += taken
        part.position += taken
        if (filled === block.length) endBlock()
      }
      unreadBytes += bytes.length
      if (unreadBytes <= roomBytes) return
      paused = flow
      flow.pause()
    },
    finish() {
      endBlock()
      part.end = part.position
    },
    next() {
      const piece = pieces.shift()
      unreadBytes -= piece?.length ?? 0
      if (unreadBytes < roomBytes) resume()
      return piece
    },
    isComplete: () => part.position === part.end,
    isRead: () => part.isComplete() && pieces.length === 0,
  }
  return part
}

export type PartQueue = ReturnType<typeof newPartQueue>

interface QueueOptions {
  partBytes: number
  /** The last part comes first, and the reader gets bytes of all parts as they arrive. */
  isInAnyOrder: boolean
  /** How many parts there may be at once. */
  most: number
  newPart(start: number, end: number): Part
}

/** Divides a range into parts, of which only some are requested at a time. */
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
