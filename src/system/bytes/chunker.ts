/** Cuts a stream of bytes into chunks of one length. */

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
