/** Plans the layers of a new entry: which ones of the mounted entry stay, and which ones are merged with the changes. */
import { isLayer, type Segment } from '../../entry/container.ts'
import { type Changes, countOf } from '../../formats/squashfs/layers/upper.ts'
import { type ComparedDirectory, isChanged } from './compare-mounts.ts'
import { deadBytesIn, withDeadBytes } from './full-save.ts'
import { layersToMerge } from './merge-policy.ts'

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

function planFor(layers: Segment[], own: Parameters<typeof layersToMerge>[1]): LayerPlan {
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
    const dropped = sum(gone, 'bytes') + sum(own, 'bytes') - sum(changesOf(packed), 'bytes')
    return withDeadBytes(layers, root, deadBytesIn([...gone, ...stay]) + sum(own, 'deadBytes') - dropped)
  }, kept)
}

export function sum<Name extends string>(items: Record<Name, number>[], name: Name): number {
  return items.reduce((all, item) => all + item[name], 0)
}
