/** Memory in blocks that are used again: of new memory, the garbage collector would take a core to get rid. */

/** Bytes on their way to whoever reads them, who may give them back as to `Memory`, but need not. */
export interface Bytes extends AsyncIterable<Buffer>, Partial<Pick<Memory, 'release'>> {}

/** Does something to bytes on their way, and leaves them where they are. */
export function passing(bytes: Bytes, through: (bytes: Bytes) => AsyncIterator<Buffer>): Bytes {
  return { ...(bytes.release && { release: bytes.release }), [Symbol.asyncIterator]: () => through(bytes) }
}

export interface Memory {
  /** A block of so many bytes, or of as many as blocks have. They are lent until given back; what is in them is chance. */
  take(bytes: number): Buffer
  /**
   * Takes back some bytes of a block, or all; each of them once, and only when nobody looks at them any more. Memory
   * from elsewhere is left alone.
   */
  release(bytes: Uint8Array): void
}

export function openMemory(blockBytes = 1024 * 1024): Memory {
  const free: ArrayBufferLike[] = []
  // What is never given back must not stay for that.
  const lent = new WeakMap<ArrayBufferLike, number>()
  return {
    take(bytes) {
      const wanted = Math.min(bytes, blockBytes)
      const memory = free.pop() ?? Buffer.allocUnsafeSlow(blockBytes).buffer
      lent.set(memory, wanted)
      return Buffer.from(memory, 0, wanted)
    },
    release({ buffer, length }) {
      const left = (lent.get(buffer) ?? Number.NaN) - length
      if (left < 0) throw new Error('more bytes were given back than had been lent')
      if (left > 0) lent.set(buffer, left)
      if (left !== 0) return
      lent.delete(buffer)
      free.push(buffer)
    },
  }
}
