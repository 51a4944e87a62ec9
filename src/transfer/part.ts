/** Keeps the bytes of one part, from their arrival until they are wanted. */

export interface Part {
  readonly start: number
  /** The first byte that is no longer its own. */
  end: number
  /** The next byte to arrive. */
  position: number
  /** How many bytes `next` has to give. */
  heldBytes: number
  /** Does not copy. */
  take(bytes: Buffer): void
  /** The next bytes in order, as they arrived. */
  next(): Buffer | undefined
  isComplete(): boolean
}

export function newPart(start: number, end: number): Part {
  const held: Buffer[] = []
  const part: Part = {
    start,
    end,
    position: start,
    heldBytes: 0,
    take(bytes) {
      held.push(bytes)
      part.position += bytes.length
      part.heldBytes += bytes.length
    },
    next() {
      const bytes = held.shift()
      if (bytes) part.heldBytes -= bytes.length
      return bytes
    },
    isComplete: () => part.position === part.end,
  }
  return part
}
