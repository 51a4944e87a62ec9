/** Digests of the blocks of a stored object. They show a wrong byte before a job uses it. */
import { createHash } from 'node:crypto'
import { newChunker } from '../system/bytes.ts'

/** The length of a block. The last block may be shorter. */
export const blockBytes = 1024 * 1024

const digestBytes = 32

/** The length of all digests of a body of `bytes` bytes. */
export function digestsLength(bytes: number): number {
  return Math.ceil(bytes / blockBytes) * digestBytes
}

export function blockDigester() {
  const blocks = newChunker(blockBytes)
  const digests: Buffer[] = []
  return {
    update(bytes: Buffer): void {
      for (const pieces of blocks.push(bytes)) digests.push(sha256(...pieces))
    },
    /** All digests one after the other, 32 bytes each. */
    finish(): Buffer {
      const last = blocks.rest()
      if (last.length > 0) digests.push(sha256(...last))
      return Buffer.concat(digests)
    },
  }
}

/** Whether these bytes are block `number` of the stored object. @param block its bytes in pieces */
export function isBlock(block: Buffer[], number: number, digests: Buffer): boolean {
  const expected = digests.subarray(number * digestBytes, (number + 1) * digestBytes)
  return expected.length === digestBytes && sha256(...block).equals(expected)
}

/** Identifies a layer and the bytes behind it in its last block, in hex. A layer starts with a block. */
export function layerDigest(digests: Buffer, { offset, length }: { offset: number; length: number }): string {
  const numbers = blocksBetween(offset, offset + length)
  const from = (numbers[0] as number) * digestBytes
  return sha256(
    Buffer.from(`${length}\n`),
    digests.subarray(from, from + numbers.length * digestBytes),
  ).toString('hex')
}

export function sha256(...pieces: Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest()
}

/** The numbers of the blocks with the bytes from `start` up to, not including, `end`. */
export function blocksBetween(start: number, end: number): number[] {
  const first = Math.floor(start / blockBytes)
  const length = end > start ? Math.ceil(end / blockBytes) - first : 0
  return Array.from({ length }, (_, i) => first + i)
}
