// The decision between a save of the changes and a save of all files.
import { fullSaveReason, mostChanges, withDead } from '../../../src/job/save/changes/full-save.ts'

const image = { kind: 'image', bytes: 1000 }
const delta = { kind: 'delta', bytes: 10 }
const baseBytes = 6 * 1024 ** 2

it.each([
  { what: 'an image', layers: [image], reason: undefined },
  { what: 'eight layers', layers: [image, ...Array(8).fill(delta)], reason: undefined },
  { what: 'nine layers', layers: [image, ...Array(9).fill(delta)], reason: /9 layers of changes/ },
  { what: 'half of the bytes unused', layers: [{ ...image, deadBytes: 500 }], reason: undefined },
  { what: 'more unused', layers: [{ ...image, deadBytes: 600 }, delta], reason: /no longer used/ },
  { what: 'no bytes', layers: [{ kind: 'image', bytes: 0 }], reason: undefined },
])('with $what: $reason', ({ layers, reason }) => {
  const said = fullSaveReason({ layers, baseBytes })
  if (reason) expect(said).toMatch(reason)
  else expect(said).toBeUndefined()
})

it('saves all files of a small cache', () => {
  expect(fullSaveReason({ layers: [image], baseBytes: 5 * 1024 ** 2 - 1 })).toMatch(/has only 5/)
})

it('takes changes of a quarter of the files', () => {
  expect([3, 4, 100].map(mostChanges)).toEqual([0, 1, 25])
})

it('counts unused bytes for the oldest layer first, and for no layer more than it has', () => {
  const layers = [{ bytes: 10, deadBytes: 4 }, { bytes: 5 }, { bytes: 5 }]
  expect(withDead(layers, 8)).toEqual([
    { bytes: 10, deadBytes: 10 },
    { bytes: 5, deadBytes: 2 },
    { bytes: 5 },
  ])
  expect(withDead(layers, 0)).toEqual(layers)
})
