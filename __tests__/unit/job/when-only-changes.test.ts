// The decision between a save of the changes and a save of all files.
import {
  checkSize,
  checkUse,
  mostChanges,
  withDeadBytes,
} from '../../../src/job/changes/when-only-changes.ts'

const image = { kind: 'image' as const, bytes: 1000 }
const layer = { kind: 'delta' as const, bytes: 10 }

it.each([
  { what: 'an image', base: [image], layers: [image], reason: undefined },
  { what: 'half of the bytes unused', base: [image, layer], layers: [{ ...image, deadBytes: 500 }] },
  {
    what: 'more unused',
    base: [image, layer],
    layers: [{ ...image, deadBytes: 600 }, layer],
    reason: /no longer used/,
  },
  {
    what: 'more unused right after a save of all files',
    base: [image],
    layers: [{ ...image, deadBytes: 600 }],
  },
  { what: 'no bytes', base: [layer], layers: [{ kind: 'image' as const, bytes: 0 }] },
])('with $what: $reason', ({ base, layers, reason }) => {
  const check = (): void => checkUse(base, layers)
  if (reason) expect(check).toThrow(reason)
  else expect(check).not.toThrow()
})

it('saves all files of a small cache', () => {
  const least = 5 * 1024 ** 2
  expect(() => checkSize(least)).not.toThrow()
  expect(() => checkSize(least - 1)).toThrow(/has only 5/)
})

it('takes changes of a quarter of the files', () => {
  expect([3, 4, 100].map(mostChanges)).toEqual([0, 1, 25])
})

it('counts unused bytes for the oldest layer first, and for no layer more than it has', () => {
  const other = { bytes: 10, root: 1 }
  const layers = [other, { bytes: 10, deadBytes: 4 }, { bytes: 5 }, { bytes: 5 }]
  expect(withDeadBytes(layers, undefined, 12)).toEqual([
    other,
    { bytes: 10, deadBytes: 10 },
    { bytes: 5, deadBytes: 2 },
    { bytes: 5 },
  ])
  const none = [other, { bytes: 10 }, { bytes: 5 }, { bytes: 5 }]
  expect(withDeadBytes(layers, undefined, 0)).toEqual(none)
  expect(withDeadBytes(layers, undefined, -3)).toEqual(none)
})
