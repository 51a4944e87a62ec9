/** Decides whether a save may lay its changes on the entry that the job mounted. */
import type { Segment } from '../../../entry/container.ts'
import { shortSizeText } from '../../../system/units.ts'

type LayerSizes = Pick<Segment, 'bytes' | 'deadBytes'>

// Each layer makes mounts and lookups slower.
const mostSavedLayers = 8
// A bucket copies no smaller parts.
const leastBaseBytes = 5 * 1024 ** 2
const mostDeadShare = 0.5
// Making an image of more changes takes as long as making a whole image.
const mostChangedShare = 0.25

/**
 * @param layers the images and layers of the entry to save
 * @param baseBytes the size of the mounted entry
 * @throws Error with the reason if all files must be saved
 */
export function checkLayers(layers: (LayerSizes & { kind: string })[], baseBytes: number): void {
  if (baseBytes < leastBaseBytes) throw new Error(`the restored cache has only ${shortSizeText(baseBytes)}`)
  const changes = layers.filter(({ kind }) => kind === 'delta').length
  if (changes > mostSavedLayers) throw new Error(`the cache would have ${changes} layers of changes`)
  const bytes = layers.reduce((sum, layer) => sum + layer.bytes, 0)
  if (deadBytesIn(layers) > mostDeadShare * bytes)
    throw new Error('most of the restored cache is no longer used')
}

/** How many bytes of the layers later layers hide or remove. */
export function deadBytesIn(layers: Pick<Segment, 'deadBytes'>[]): number {
  return layers.reduce((sum, { deadBytes = 0 }) => sum + deadBytes, 0)
}

/** How many changes a save may lay on an entry with so many files. */
export function mostChanges(files: number): number {
  return Math.floor(files * mostChangedShare)
}

/**
 * The layers after more bytes of the image `root` and its layers are hidden. The bytes of the oldest layer count first,
 * because it is the largest.
 */
export function withDeadBytes<L extends LayerSizes & Pick<Segment, 'root'>>(
  layers: L[],
  root: number | undefined,
  deadBytes: number,
): L[] {
  let left = deadBytes
  return layers.map((layer) => {
    const before = layer.deadBytes ?? 0
    const more = layer.root === root ? Math.min(left, Math.max(0, layer.bytes - before)) : 0
    left -= more
    return more > 0 ? { ...layer, deadBytes: before + more } : layer
  })
}
