/** Digests of the blocks of a stored object, which show a wrong byte before it is used. */
import { createHash } from 'node:crypto'
import { newChunker } from '../system/bytes/chunker.ts'

/** Each digest covers a block of this many bytes; the last block may be shorter. */
export const blockBytes = 1024 * 1024

const digestBytes = 32

/** The length of all digests of a body of `bytes` bytes. */
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

/** Whether a block, in pieces, is block `number` of the stored object. */
export function isBlock(block: Buffer[], number: number, digests: Buffer): boolean {
  const expected = digests.subarray(number * digestBytes, (number + 1) * digestBytes)
  return expected.length === digestBytes && sha256(...block).equals(expected)
}

/** Identifies a layer, which starts with a block, and the bytes that share its last block. In hex. */
export function layerDigest(digests: Buffer, { offset, length }: { offset: number; length: number }): string {
  const numbers = blocksBetween(offset, offset + length)
  const from = (numbers[0] as number) * digestBytes
  return sha256(
    Buffer.from(`${length}\n`),
    digests.subarray(from, from + numbers.length * digestBytes),
  ).toString('hex')
}

/** The digest of the pieces together. */
export function sha256(...pieces: Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest()
}

/** The numbers of the blocks that hold the bytes from `start` up to, not including, `end`. */
export function blocksBetween(start: number, end: number): number[] {
  const first = Math.floor(start / blockBytes)
  const length = end > start ? Math.ceil(end / blockBytes) - first : 0
  return Array.from({ length }, (_, i) => first + i)
}
