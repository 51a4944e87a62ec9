/** Plans the layers of a new entry: which ones of the mounted entry stay, and which ones are merged with the changes. */
import { isLayer, type Segment } from '../../entry/container.ts'
import { sumOf } from '../../formats/packing.ts'
import { type Changes, countOf } from '../../formats/squashfs/layers/upper.ts'
import { type ComparedDirectory, isChanged } from './compare-mounts.ts'
import { deadBytesIn, withDeadBytes } from './when-only-changes.ts'

// Packing a small file takes about as long as packing so many bytes of a large one.
const bytesPerFile = 4096

export interface LayerPlan {
  /** The images and layers that the new entry begins with. */
  kept: Segment[]
  /** The newest layers, which the new entry has only as parts of new layers. */
  merged: Segment[]
}

export interface FoundChanges {
  /** All directories, with the changes of the job. */
  compared: ComparedDirectory[]
  /** The directories to pack, with the changes of the job and of the merged layers. */
  packed: ComparedDirectory[]
}

/** @param layers the images and layers of the mounted entry @param changed the directories that the job has changed */
export function planLayers(layers: Segment[], changed: ComparedDirectory[]): LayerPlan {
  const own = changed.map(({ image: { root }, changes }) => {
    return { root, size: changes.bytes + bytesPerFile * countOf(changes) }
  })
  return planFor(layers, own)
}

/** Whether every image has room for one more layer, so that no plan merges any. */
export function hasRoom(layers: Segment[]): boolean {
  const own = layers.map(({ root }) => ({ root, size: 0 }))
  return planFor(layers, own).merged.length === 0
}

function planFor(layers: Segment[], own: LayerSize[]): LayerPlan {
  const sizes = layers
    .filter(isLayer)
    .map(({ root, bytes, files }) => ({ root, size: bytes + bytesPerFile * files }))
  const end = layers.length - layersToMerge(sizes, own)
  return { kept: layers.slice(0, end), merged: layers.slice(end) }
}

/** The kept layers, each with the number of its bytes that the job and later layers hide. */
export function keptLayers({ kept, merged }: LayerPlan, { compared, packed }: FoundChanges): Segment[] {
  const roots = new Set(compared.map(({ image }) => image.root))
  return [...roots].reduce((layers, root) => {
    const changesOf = (directories: ComparedDirectory[]): Changes[] =>
      directories.filter(({ image }) => image.root === root).map(({ changes }) => changes)
    const own = changesOf(compared.filter(isChanged))
    const gone = merged.filter((layer) => layer.root === root)
    const stay = kept.filter((layer) => layer.root === root)
    // Files of merged layers that were changed again are in no layer any more.
    const dropped = sumOf(gone, 'bytes') + sumOf(own, 'bytes') - sumOf(changesOf(packed), 'bytes')
    return withDeadBytes(layers, root, deadBytesIn([...gone, ...stay]) + sumOf(own, 'deadBytes') - dropped)
  }, kept)
}

/** Each layer makes mounts and lookups slower. */
export const mostLayersSaved = 8

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
    const cost = sumOf(merged, 'size') / (room + 1) ** 2
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
