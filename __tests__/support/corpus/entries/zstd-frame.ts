// Writes zstd frames block by block, so that a few bytes stand for many. https://datatracker.ietf.org/doc/html/rfc8878

/** Bytes as they are, or one byte many times. */
export type Piece = Buffer | { byte: number; times: number }

export interface FrameOptions {
  /** The logarithm of how much a decoder must remember; 20 unless given. */
  windowLog?: number
  /** What the header claims to be the length of it all. */
  claimedBytes?: bigint
}

const maxBlockBytes = 128 * 1024

export function zstdFrame(pieces: Piece[], { windowLog = 20, claimedBytes }: FrameOptions = {}): Buffer {
  const magic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
  const window = Buffer.from([claimedBytes === undefined ? 0 : 0b1100_0000, (windowLog - 10) << 3])
  const claimed = Buffer.alloc(claimedBytes === undefined ? 0 : 8)
  if (claimedBytes !== undefined) claimed.writeBigUInt64LE(claimedBytes)
  const end = block(Buffer.alloc(0), true)
  return Buffer.concat([magic, window, claimed, ...pieces.flatMap(blocksOf), end])
}

function blocksOf(piece: Piece): Buffer[] {
  const size = Buffer.isBuffer(piece) ? piece.length : piece.times
  const starts = Array.from({ length: Math.ceil(size / maxBlockBytes) }, (_, index) => index * maxBlockBytes)
  return starts.map((start) => {
    const end = Math.min(start + maxBlockBytes, size)
    return block(
      Buffer.isBuffer(piece) ? piece.subarray(start, end) : { ...piece, times: end - start },
      false,
    )
  })
}

const [raw, repeated] = [0, 1]

function block(piece: Piece, isLast: boolean): Buffer {
  const [type, size, content] = Buffer.isBuffer(piece)
    ? [raw, piece.length, piece]
    : [repeated, piece.times, Buffer.from([piece.byte])]
  const header = Buffer.alloc(3)
  header.writeUIntLE(Number(isLast) | (Number(type) << 1) | (size << 3), 0, 3)
  return Buffer.concat([header, content])
}
