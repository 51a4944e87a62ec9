// How many layers a save merges: never more than eight layers, and few bytes packed again.
import { type LayerSize, layersToMerge, mostLayersSaved } from '../../../src/job/changes/plan-layers.ts'
import { newRandom } from '../../support/random.ts'

const onOne = (sizes: number[]): LayerSize[] => sizes.map((size) => ({ root: 0, size }))

it.each([
  { layers: [], own: 1, merged: 0 },
  { layers: Array(7).fill(1), own: 1, merged: 0 },
  { layers: Array(8).fill(1), own: 1, merged: 8 },
  { layers: [9, ...Array(7).fill(1)], own: 1, merged: 7 },
  { layers: [1, 1, 1, 1, 1, 1, 1, 1000], own: 1, merged: 8 },
  { layers: [1000, 1, 1, 1, 1, 1, 1, 1], own: 1, merged: 7 },
  { layers: [0, 0, 0, 0, 0, 0, 0, 0], own: 0, merged: 8 },
  // An entry of another version.
  { layers: Array(31).fill(1), own: 1, merged: 31 },
])('merges $merged of $layers', ({ layers, own, merged }) => {
  expect(layersToMerge(onOne(layers), onOne([own]))).toBe(merged)
})

it('leaves no image with more than eight layers', () => {
  // The other image was changed once, in the middle.
  const layers = Array.from({ length: 9 }, (_, nth) => ({ root: nth === 4 ? 1 : 0, size: 1 }))
  expect(layersToMerge(layers, [{ root: 1, size: 1 }])).toBe(0)
  expect(layersToMerge(layers, [{ root: 0, size: 1 }])).toBe(9)
  expect(layersToMerge(layers, [])).toBe(0)
})

/** The sizes that so many saves pack, for each of the changes. */
function amplification(saves: number, sizeOf: () => number): number {
  const layers: number[] = []
  let [packed, changed] = [0, 0]
  for (let nth = 0; nth < saves; nth++) {
    const own = sizeOf()
    const merged = layers.splice(layers.length - layersToMerge(onOne(layers), onOne([own])))
    layers.push(merged.reduce((sum, size) => sum + size, own))
    packed += layers.at(-1) as number
    changed += own
    if (layers.length > mostLayersSaved) throw new Error(`${layers.length} layers`)
  }
  return packed / changed
}

const distributions: Record<string, (share: number) => number> = {
  'much the same': (share) => 0.7 + 0.6 * share,
  'from little to much': (share) => 0.2 + 1.6 * share,
  'rarely twenty times as large': (share) => (share < 0.1 ? 20 : 1),
  'of all magnitudes': (share) => 10 ** (4 * share),
}

it.each([
  ['much the same', { median: 1.9, most: 2 }, 4.5],
  ['from little to much', { median: 1.9, most: 3 }, 4.5],
  ['rarely twenty times as large', { median: 2, most: 3 }, 4],
  ['of all magnitudes', { median: 2.2, most: 3 }, 4.5],
])('packs changes %s a few times', (name, { median, most }, later) => {
  const runs = Array.from({ length: 30 }, (_, seed) => {
    const random = newRandom(seed)
    const sizeOf = (): number => distributions[name]?.(random.below(1_000_000) / 1_000_000) as number
    return { first: amplification(40, sizeOf), later: amplification(300, sizeOf) }
  })
  const firsts = runs.map(({ first }) => first).toSorted((a, b) => a - b)
  expect(firsts[15]).toBeLessThan(median)
  expect(firsts.at(-1)).toBeLessThan(most)
  expect(Math.max(...runs.map(({ later }) => later))).toBeLessThan(later)
})

it('packs equal changes at most twice in 41 saves', () => {
  expect(amplification(40, () => 1)).toBe(1.825)
  expect(amplification(41, () => 1)).toBeLessThan(2)
})
