/** Cuts a stream of bytes into blocks of one length. */

export interface Cutter {
  /** The blocks that these bytes complete. */
  push(bytes: Buffer): Generator<Buffer>
  /** What is left at the end, shorter than a block; undefined when nothing is. */
  rest(): Buffer | undefined
}

export function cutter(blockBytes: number): Cutter {
  let kept: Buffer[] = []
  let keptBytes = 0
  const takeKept = (): Buffer => {
    // Most often a chunk is a block already, and need not be copied.
    const block = kept.length === 1 ? (kept[0] as Buffer) : Buffer.concat(kept)
    kept = []
    keptBytes = 0
    return block
  }
  return {
    *push(bytes) {
      for (let start = 0; start < bytes.length; ) {
        const part = bytes.subarray(start, start + blockBytes - keptBytes)
        kept.push(part)
        keptBytes += part.length
        start += part.length
        if (keptBytes === blockBytes) yield takeKept()
      }
    },
    rest: () => (keptBytes > 0 ? takeKept() : undefined),
  }
}
