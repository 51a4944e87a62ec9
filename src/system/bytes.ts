/** Buffers that are reused, and streams of bytes. Garbage collection of new buffers would keep a core busy. */

/** Bytes that know their position in the object that is read. */
export interface PlacedBuffer extends Buffer {
  /** Undefined if the bytes follow the piece before. */
  position?: number
}

/** Bytes for a reader. The reader may return them to their `BufferPool` by `release`, but need not. */
export interface ByteStream extends AsyncIterable<PlacedBuffer>, Partial<Pick<BufferPool, 'release'>> {}

/**
 * The order of the pieces of a stream. `any` allows the order in which they arrive, and asks for the end early. A stream
 * may be in order all the same.
 */
export type Order = 'front to back' | 'any'

/**
 * How a reader wants its bytes. `urgent`: a program waits for them, so a copy that lacks them does not delay them. `again`:
 * they were wrong, so no copy that is being filled sends them. Whoever has no copy reads both like `front to back`.
 */
export type Reading = Order | 'urgent' | 'again'

/** Wraps a stream that is changed or observed on its way. Its memory still goes back to the same pool. */
export function mapStream(
  bytes: ByteStream,
  through: (bytes: ByteStream) => AsyncIterator<PlacedBuffer>,
): ByteStream {
  const { release } = bytes
  return { ...(release && { release }), [Symbol.asyncIterator]: () => through(bytes) }
}

export interface BufferPool {
  /** A buffer of `bytes` bytes, or of a whole block if that is less. Its content is undefined until written. */
  acquire(bytes: number): Buffer
  /**
   * Returns some or all bytes of an acquired buffer; each byte once, and only when no reader uses it any more. Other memory
   * is ignored. Returning is optional: buffers that are not returned are garbage-collected.
   */
  release(bytes: Uint8Array): void
}

/** Lends buffers of at most so many bytes, and reuses those that are returned. */
export function newBufferPool(blockBytes = 1024 * 1024): BufferPool {
  const free: ArrayBufferLike[] = []
  // Weak, so that buffers that are never returned can be collected.
  const lent = new WeakMap<ArrayBufferLike, number>()
  return {
    acquire(bytes) {
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

export function newChunker(chunkBytes: number) {
  let kept: Buffer[] = []
  let keptBytes = 0
  const takeKept = (): Buffer[] => {
    const pieces = kept
    kept = []
    keptBytes = 0
    return pieces
  }
  return {
    /** The chunks that these bytes complete, each as the pieces it arrived in: nothing is copied. */
    *push(bytes: Buffer): Generator<Buffer[]> {
      for (let start = 0; start < bytes.length; ) {
        const piece = bytes.subarray(start, start + chunkBytes - keptBytes)
        kept.push(piece)
        keptBytes += piece.length
        start += piece.length
        if (keptBytes === chunkBytes) yield takeKept()
      }
    },
    /** The bytes left at the end, fewer than a chunk; an empty array if there are none. */
    rest: takeKept,
  }
}

/** The length of all pieces together, in bytes. */
export function lengthOf(pieces: Buffer[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0)
}
