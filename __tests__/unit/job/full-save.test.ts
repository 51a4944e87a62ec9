// The decision between a save of the changes and a save of all files.
import { checkLayers, mostChanges, withDeadBytes } from '../../../src/job/save/changes/full-save.ts'

const image = { kind: 'image', bytes: 1000 }
const layer = { kind: 'delta', bytes: 10 }
const baseBytes = 6 * 1024 ** 2

it.each([
  { what: 'an image', layers: [image], reason: undefined },
  { what: 'eight layers', layers: [image, ...Array(8).fill(layer)], reason: undefined },
  { what: 'nine layers', layers: [image, ...Array(9).fill(layer)], reason: /9 layers of changes/ },
  { what: 'half of the bytes unused', layers: [{ ...image, deadBytes: 500 }], reason: undefined },
  { what: 'more unused', layers: [{ ...image, deadBytes: 600 }, layer], reason: /no longer used/ },
  { what: 'no bytes', layers: [{ kind: 'image', bytes: 0 }], reason: undefined },
])('with $what: $reason', ({ layers, reason }) => {
  const check = (): void => checkLayers(layers, baseBytes)
  if (reason) expect(check).toThrow(reason)
  else expect(check).not.toThrow()
})

it('saves all files of a small cache', () => {
  expect(() => checkLayers([image], 5 * 1024 ** 2 - 1)).toThrow(/has only 5/)
})

it('takes changes of a quarter of the files', () => {
  expect([3, 4, 100].map(mostChanges)).toEqual([0, 1, 25])
})

it('counts unused bytes for the oldest layer first, and for no layer more than it has', () => {
  const other = { bytes: 10, root: 1 }
  const layers = [other, { bytes: 10, deadBytes: 4 }, { bytes: 5 }, { bytes: 5 }]
  expect(withDeadBytes(layers, undefined, 8)).toEqual([
    other,
    { bytes: 10, deadBytes: 10 },
    { bytes: 5, deadBytes: 2 },
    { bytes: 5 },
  ])
  expect(withDeadBytes(layers, undefined, 0)).toEqual(layers)
})
