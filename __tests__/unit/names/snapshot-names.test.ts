// The names of snapshots, and which snapshots go.
import { pickMatch } from '../../../src/names/keys.ts'
import { namesFor, oldSnapshots, snapshotMs } from '../../../src/names/snapshot-names.ts'
import { hostileKeys } from '../../support/corpus/hostile.ts'

const names = namesFor({})
const run = { runId: '17', runAttempt: '2' }

describe('the name of a snapshot', () => {
  const keys = ['a', 'ab', 'A', 'a~', '~', 'a~~', 'a~b', 'a~v', 'a~v1-1-1-1', 'v', '語']

  it('has the key, the time and the run', () => {
    const before = Date.now()
    const name = names.nameFor('a-key', run)
    expect(name).toMatch(/^a-key~v\d+-17-2-[0-9a-f]{8}$/)
    expect(snapshotMs(name)).toBeGreaterThanOrEqual(before)
    expect(snapshotMs(name)).toBeLessThanOrEqual(Date.now())
    expect(names.nameFor('a-key', run)).not.toBe(name)
  })

  it('tells its key', () => {
    for (const key of [...keys, ...hostileKeys]) {
      expect(names.keyIn(names.nameFor(key, run))).toBe(key)
      expect(names.lookups([key, key]).map(names.keyIn)).toEqual([key, key, key])
    }
  })

  it('is found by its own key, and by no other', () => {
    const snapshots = keys.map((key) => ({ key: names.nameFor(key, run), createdAt: new Date(0) }))
    for (const [number, key] of keys.entries()) {
      expect(pickMatch(names.lookups([key]), snapshots)).toBe(snapshots[number])
      const others = snapshots.filter((_, other) => other !== number)
      expect(pickMatch(names.lookups([key]), others)).toBeUndefined()
    }
  })

  it('is found by the restore keys that its key starts with', () => {
    for (const key of keys) {
      const snapshot = { key: names.nameFor(key, run), createdAt: new Date(0) }
      for (const restoreKey of keys) {
        const match = pickMatch(names.lookups(['none', restoreKey]), [snapshot])
        expect([key, restoreKey, match !== undefined]).toEqual([key, restoreKey, key.startsWith(restoreKey)])
      }
    }
  })

  it('leaves room for what services allow', () => {
    expect(names.mistake(['k'.repeat(420), 'r'.repeat(512)])).toBeUndefined()
    expect(
      names.nameFor('k'.repeat(420), { runId: '9'.repeat(20), runAttempt: '99999' }).length,
    ).toBeLessThanOrEqual(512)
    expect(names.mistake(['k'.repeat(470)])).toMatch(
      /^Key Validation Error: k+ cannot be larger than \d+ characters/,
    )
    expect(names.mistake(['~'.repeat(300)])).toMatch(/^Key Validation Error: ~+ cannot be larger than/)
    expect(names.mistake(['a,b'])).toBe('Key Validation Error: a,b cannot contain commas.')
    const ten = Array.from({ length: 10 }, (_, number) => `k${number}`)
    expect(names.mistake(ten)).toBeUndefined()
    expect(names.lookups(ten)).toHaveLength(10)
    expect(names.lookups(ten.slice(1))).toHaveLength(10)
  })

  it('takes nothing but digits from the runner', () => {
    const odd = { runId: '../1\n2~v', runAttempt: '' }
    expect(names.nameFor('a', odd)).toMatch(/^a~v\d+-12-0-[0-9a-f]{8}$/)
  })
})

describe('of snapshots of the same second', () => {
  it('the later name wins', () => {
    const [first, second] = ['a~v1000-1-1-ffffffff', 'a~v1001-1-1-00000000'].map((key) => ({
      key,
      createdAt: new Date(5000),
    }))
    if (!first || !second) throw new Error()
    for (const all of [
      [first, second],
      [second, first],
    ])
      expect(pickMatch(['a~v'], all)).toBe(second)
  })
})

describe('the snapshots to remove', () => {
  // By their age, in minutes.
  const snapshots = (...ages: number[]) =>
    ages.map((age) => ({ key: `${age}`, createdAt: new Date(1e12 - age * 60_000) }))
  it.each([
    { ages: [0], keep: 1, old: [] },
    { ages: [0, 100, 200, 300], keep: 2, old: [200, 300] },
    { ages: [300, 0, 200, 100], keep: 2, old: [200, 300] },
    { ages: [0, 100, 200, 300], keep: 1, old: [200, 300] },
    { ages: [0, 100, 200, 300], keep: 3, old: [300] },
    { ages: [0, 100, 200, 300], keep: 4, old: [] },
    // A job may have found the snapshot 90 half an hour ago, when that of 30 did not exist.
    { ages: [0, 30, 90, 200], keep: 1, old: [200] },
    { ages: [0, 1, 2, 3, 59, 60, 61, 62], keep: 2, old: [62] },
    { ages: [], keep: 2, old: [] },
  ])('of those of $ages minutes, with rolling-keep $keep, are $old', ({ ages, keep, old }) => {
    const found = oldSnapshots(snapshots(...ages), keep).map(({ key }) => Number(key))
    expect(found.sort((a, b) => a - b)).toEqual(old)
  })

  it('are all but the newest that no job uses, where the store can tell', () => {
    const stored = snapshots(0, 1, 2, 300, 400).map((one) => ({
      ...one,
      isUsed: ['1', '300'].includes(one.key),
    }))
    expect(oldSnapshots(stored, 1).map(({ key }) => key)).toEqual(['2', '400'])
  })
})
