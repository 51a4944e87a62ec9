// Digests of blocks do not depend on chunks, and tell blocks apart.
import { createHash } from 'node:crypto'
import { blockBytes, blockDigester, isBlock } from '../../../src/entry/digest.ts'
import { newRandom } from '../../support/random.ts'

const body = newRandom(1).bytes(2 * blockBytes + 777)
const blocks = [0, 1, 2].map((number) => body.subarray(number * blockBytes, (number + 1) * blockBytes))
const digests = Buffer.concat(blocks.map((block) => createHash('sha256').update(block).digest()))

it.each([1000, 65_536, blockBytes - 1, blockBytes, blockBytes + 1, body.length])(
  'digests chunks of %i bytes block by block',
  (chunkBytes) => {
    const digester = blockDigester()
    for (let start = 0; start < body.length; start += chunkBytes) {
      digester.update(body.subarray(start, start + chunkBytes))
    }
    expect(digester.finish()).toEqual(digests)
  },
)

it.each([
  { length: 0, count: 0 },
  { length: 1, count: 1 },
  { length: blockBytes, count: 1 },
  { length: blockBytes + 1, count: 2 },
])('has $count digests for $length bytes', ({ length, count }) => {
  const digester = blockDigester()
  digester.update(Buffer.alloc(length))
  expect(digester.finish()).toHaveLength(count * 32)
})

it('accepts a block only at its own position', () => {
  for (const place of [0, 1, 2, 3, -1]) {
    for (const [number, block] of blocks.entries())
      expect(isBlock([block], place, digests)).toBe(place === number)
  }
  expect(isBlock([(blocks[0] as Buffer).subarray(1)], 0, digests)).toBe(false)
  expect(isBlock([Buffer.alloc(0)], 3, digests)).toBe(false)
  expect(isBlock([blocks[2] as Buffer], 2, digests.subarray(0, -1))).toBe(false)
})
