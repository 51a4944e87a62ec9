// A buffer is reused only after all of it was returned.
import { newBufferPool } from '../../../src/system/bytes.ts'

const memoryOf = (...bytes: Buffer[]): Set<ArrayBufferLike> => new Set(bytes.map(({ buffer }) => buffer))

it('gives the requested length, up to a block', () => {
  const memory = newBufferPool(100)
  expect([1, 99, 100, 101].map((bytes) => memory.acquire(bytes).length)).toEqual([1, 99, 100, 100])
})

it('never lends the same memory twice', () => {
  const memory = newBufferPool(100)
  const taken = Array.from({ length: 5 }, () => memory.acquire(100))
  memory.release((taken[0] as Buffer).subarray(0, 99))
  expect(memoryOf(...taken, memory.acquire(100))).toHaveProperty('size', 6)
})

it('lends memory again after it was returned, in any pieces and of any requested length', () => {
  const memory = newBufferPool(100)
  const block = memory.acquire(70)
  for (const [start, end] of [
    [50, 70],
    [0, 0],
    [0, 20],
    [20, 50],
  ]) {
    expect(memory.acquire(100).buffer).not.toBe(block.buffer)
    memory.release(block.subarray(start, end))
  }
  const again = memory.acquire(100)
  expect(again.buffer).toBe(block.buffer)
  expect(again).toHaveLength(100)
})

it('accepts no buffer twice', () => {
  const memory = newBufferPool(100)
  const block = memory.acquire(100)
  memory.release(block)
  memory.release(block)
  expect(memoryOf(memory.acquire(100), memory.acquire(100))).toHaveProperty('size', 2)
  memory.release(block.subarray(0, 60))
  expect(() => memory.release(block.subarray(0, 60))).toThrow('more bytes were given back than had been lent')
})

it('ignores memory from elsewhere', () => {
  const memory = newBufferPool(100)
  const foreign = Buffer.alloc(100)
  memory.release(foreign)
  expect(memory.acquire(100).buffer).not.toBe(foreign.buffer)
})
