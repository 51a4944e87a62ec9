// Numbers that look random and are the same in every run, for tests that try many cases.
import { createCipheriv } from 'node:crypto'

export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number
  bytes(length: number): Buffer
}

/** mulberry32, a generator of one 32-bit word. */
export function newRandom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return {
    below: (end) => next() % end,
    bytes(length) {
      const key = Buffer.alloc(16)
      key.writeUInt32LE(next())
      return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(length))
    },
  }
}

export function anyOf<Value>(values: readonly Value[], random: Random): Value {
  return values[random.below(values.length)] as Value
}
