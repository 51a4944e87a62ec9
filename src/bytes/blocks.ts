/** Cuts a stream of bytes into blocks of one length. */

export interface Cutter {
  /** The blocks that these bytes complete, each in the pieces it came in: nothing is copied. */
  push(bytes: Buffer): Generator<Buffer[]>
  /** What is left at the end, shorter than a block; no pieces when nothing is. */
  rest(): Buffer[]
}

export function cutter(blockBytes: number): Cutter {
  let kept: Buffer[] = []
  let keptBytes = 0
  const takeKept = (): Buffer[] => {
    const pieces = kept
    kept = []
    keptBytes = 0
    return pieces
  }
  return {
    *push(bytes) {
      for (let start = 0; start < bytes.length; ) {
        const piece = bytes.subarray(start, start + blockBytes - keptBytes)
        kept.push(piece)
        keptBytes += piece.length
        start += piece.length
        if (keptBytes === blockBytes) yield takeKept()
      }
    },
    rest: takeKept,
  }
}
