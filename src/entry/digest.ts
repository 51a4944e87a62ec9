/** Digests of the blocks of a stored object: how a wrong byte is noticed before it is used. */
import { createHash } from 'node:crypto'
import { newChunker } from '../bytes/chunker.ts'

/** SHA-256 is taken over blocks of this many bytes; the last one may be shorter. */
export const blockBytes = 1024 * 1024

const digestBytes = 32

/** How long the digests of so many bytes are, in bytes. */
export function digestsLength(bytes: number): number {
  return Math.ceil(bytes / blockBytes) * digestBytes
}

export interface BlockDigester {
  update(bytes: Buffer): void
  /** All digests one after the other, 32 bytes each. */
  finish(): Buffer
}

/** Cuts a stream into blocks and digests each. */
export function blockDigester(): BlockDigester {
  const blocks = newChunker(blockBytes)
  const digests: Buffer[] = []
  return {
    update(bytes) {
      for (const pieces of blocks.push(bytes)) digests.push(sha256(...pieces))
    },
    finish() {
      const last = blocks.rest()
      if (last.length > 0) digests.push(sha256(...last))
      return Buffer.concat(digests)
    },
  }
}

/** Whether a block, in pieces, is the one that was stored at this place. */
export function isBlock(block: Buffer[], number: number, digests: Buffer): boolean {
  const expected = digests.subarray(number * digestBytes, (number + 1) * digestBytes)
  return expected.length === digestBytes && sha256(...block).equals(expected)
}

/** Of the pieces as if they were one. */
export function sha256(...pieces: Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest()
}
