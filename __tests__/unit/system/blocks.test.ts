// The chunker makes the same blocks from any chunks.
import { newChunker } from '../../../src/system/bytes.ts'
import { newRandom } from '../../support/random.ts'

function cut(chunks: Buffer[], blockBytes: number): { blocks: Buffer[]; rest: Buffer } {
  const parts = newChunker(blockBytes)
  const blocks = chunks.flatMap((chunk) => [...parts.push(chunk)].map((pieces) => Buffer.concat(pieces)))
  return { blocks, rest: Buffer.concat(parts.rest()) }
}

const bytes = newRandom(1).bytes(30)

it.each(Array.from({ length: 32 }, (_, place) => place + 1))('cuts into blocks of %i bytes', (blockBytes) => {
  const whole = Math.floor(bytes.length / blockBytes)
  const expected = {
    blocks: Array.from({ length: whole }, (_, n) => bytes.subarray(n * blockBytes, (n + 1) * blockBytes)),
    rest: bytes.subarray(whole * blockBytes),
  }
  const random = newRandom(blockBytes)
  for (let attempt = 0; attempt < 100; attempt++) {
    const chunks: Buffer[] = []
    for (let start = 0; start < bytes.length; ) {
      // Empty ones, too.
      const end = start + random.below(attempt % 2 === 0 ? 4 : 31)
      chunks.push(bytes.subarray(start, end))
      start = end
    }
    expect(cut(chunks, blockBytes)).toEqual(expected)
  }
})

it('does not copy', () => {
  const chunk = Buffer.alloc(10)
  const parts = newChunker(4)
  for (const pieces of parts.push(chunk)) {
    for (const piece of pieces) expect(piece.buffer).toBe(chunk.buffer)
  }
})

it('has no rest without input, and gives the rest once', () => {
  const parts = newChunker(4)
  expect(parts.rest()).toEqual([])
  expect([...parts.push(Buffer.from('abc'))]).toEqual([])
  expect(parts.rest()).toEqual([Buffer.from('abc')])
  expect(parts.rest()).toEqual([])
  expect([...parts.push(Buffer.from('abcd'))]).toEqual([[Buffer.from('abcd')]])
  expect(parts.rest()).toEqual([])
})
