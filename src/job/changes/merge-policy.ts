/** Decides how many of the newest layers a save merges with its own changes, so that no image has more than eight layers. */

import type { Segment } from '../../entry/container.ts'

/** Each layer makes mounts and lookups slower. */
export const mostLayersSaved = 8

/** The size of a layer. */
export interface LayerSize {
  /** The top of the image that the layer is on. */
  root: Segment['root']
  /** What it costs to make the layer: its bytes, and a share for each file. */
  size: number
}

/**
 * A merge of `k` layers leaves room for `k` saves, and only then its files may be packed again. So the merge with the fewest
 * bytes per k² is taken. A limit for one merge would fill the room with large layers: then each save merges all small ones.
 * `merge-policy.test.ts` has the bounds: in 40 saves of equal changes, a cache packs 1.83 times its changes, in 300 random
 * ones some four times.
 * @param layers all layers of the entry, oldest first
 * @param own the changes of the job, for each image that has any
 * @returns how many of the newest layers to merge: 0 if there is room for one more
 */
export function layersToMerge(layers: LayerSize[], own: LayerSize[]): number {
  let best = { count: 0, cost: Infinity }
  for (let count = 0; count <= layers.length; count++) {
    const kept = layers.slice(0, layers.length - count)
    const merged = [...layers.slice(kept.length), ...own]
    const room = mostLayersSaved - mostLayersOn(kept, merged)
    if (room < 0) continue
    if (count === 0) return 0
    const cost = merged.reduce((sum, { size }) => sum + size, 0) / (room + 1) ** 2
    // A larger merge of the same cost leaves more room.
    if (cost <= best.cost) best = { count, cost }
  }
  return best.count
}

/** How many layers an image has at most if all merged layers of an image become one. */
function mostLayersOn(kept: LayerSize[], merged: LayerSize[]): number {
  const counts = new Map<Segment['root'], number>()
  for (const { root } of kept) counts.set(root, (counts.get(root) ?? 0) + 1)
  for (const root of new Set(merged.map(({ root }) => root))) counts.set(root, (counts.get(root) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}
