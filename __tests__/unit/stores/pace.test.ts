// The minimum rate of a whole transfer.

import { newPace, stallAfter } from '../../../src/stores/transfer/speed.ts'
import { defaultPace } from '../../../src/stores/transfer/timeouts.ts'

const mebibyte = 1024 ** 2
const limits = { paceBytes: 128 * mebibyte, paceMs: 600_000, paceAfterMs: 60_000 }

/** Moves bytes at a rate, looking once a second. @returns the second in which it was found too slow */
function endOf(total: number, rateAt: (second: number) => number, isWaiting = true): number | undefined {
  const pace = newPace(limits, total)
  let left = total
  for (let second = 1; left > 0; second++) {
    pace.moved(Math.min(left, rateAt(second)))
    left -= rateAt(second)
    if (left > 0 && pace.check(isWaiting ? 1000 : 0) !== undefined) return second
    if (second > 100_000) throw new Error('it has no end')
  }
  return undefined
}

const kibibyte = 1024

it('is the limit of actions/cache: ten minutes for 128 MiB', () => expect(defaultPace).toEqual(limits))

it.each([
  { what: 'a drip', total: 1024 * mebibyte, rate: () => 52 * kibibyte, end: 60 },
  { what: 'a rate that is too low', total: 1024 * mebibyte, rate: () => 210 * kibibyte, end: 60 },
  { what: 'a rate that suffices', total: 1024 * mebibyte, rate: () => 230 * kibibyte, end: undefined },
  { what: 'little, slowly', total: 20 * mebibyte, rate: () => 40 * kibibyte, end: undefined },
  { what: 'little, too slowly', total: 20 * mebibyte, rate: () => 30 * kibibyte, end: 60 },
  {
    what: 'a beginning at speed, then a drip',
    total: 1024 * mebibyte,
    rate: (second: number) => (second < 10 ? 100 * mebibyte : 52 * kibibyte),
    end: 69,
  },
  { what: 'nothing', total: mebibyte, rate: () => 0, end: 60 },
])('ends $what after $end seconds', ({ total, rate, end }) => {
  const found = endOf(total, rate)
  if (end === undefined) expect(found).toBeUndefined()
  else expect(Math.abs((found ?? 0) - end)).toBeLessThan(15)
})

it('does not count while no reader waits', () => {
  expect(endOf(20 * mebibyte, () => 30 * kibibyte, false)).toBeUndefined()
})

describe('a stall', () => {
  const stall = stallAfter(10_000, 64 * kibibyte)

  it('is too few bytes in its time, however many came before', () => {
    const pace = newPace(stall)
    pace.moved(1024 * mebibyte)
    expect(pace.check(9_000)).toBeUndefined()
    pace.moved(64 * kibibyte)
    expect(pace.check(9_000)).toBeUndefined()
    pace.moved(63 * kibibyte)
    expect(pace.check(1_000)).toBeDefined()
  })

  it('has the time that a restart allows, from then on', () => {
    const pace = newPace(stall)
    pace.check(9_000)
    pace.restart(60_000)
    expect(pace.check(59_000)).toBeUndefined()
    pace.moved(64 * kibibyte)
    expect(pace.check(59_000)).toBeUndefined()
    expect(pace.check(1_000)).toBeDefined()
  })
})
