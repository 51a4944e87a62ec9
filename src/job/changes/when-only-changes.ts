/** Decides whether a save may lay its changes on the entry that the job mounted. */
import { isLayer, type Segment } from '../../entry/container.ts'
import { sumOf } from '../../formats/packing.ts'
import { gibibyte, shortSizeText } from '../../system/units.ts'

type LayerSizes = Pick<Segment, 'kind' | 'bytes' | 'deadBytes'>

// A bucket copies no smaller parts.
const leastBaseBytes = 5 * 1024 ** 2
const mostDeadShare = 0.5
// Making an image of more changes takes as long as making a whole image.
const mostChangedShare = 0.25

/** Whether changes may be laid on an entry of this size. */
export function isLargeEnough(bytes: number): boolean {
  return bytes >= leastBaseBytes
}

/** @param bytes the size of the mounted entry @throws Error with the reason if all files must be saved */
export function checkSize(bytes: number): void {
  if (!isLargeEnough(bytes)) throw new Error(`the restored cache has only ${shortSizeText(bytes)}`)
}

/**
 * Checks that a job still uses most of the restored cache; else later jobs would download what no job reads.
 * @param base the images and layers of the mounted entry. Without layers, the last save has saved all files, and this one
 *   does not do so again
 * @param layers the images and layers of the entry to save
 * @throws Error with the reason if all files must be saved
 */
export function checkUse(base: LayerSizes[], layers: LayerSizes[]): void {
  const bytes = sumOf(layers, 'bytes')
  if (base.some(isLayer) && deadBytesIn(layers) > mostDeadShare * bytes)
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
 * The layers when so many bytes of the image `root` and its layers are hidden. The bytes of the oldest layer count first,
 * because it is the largest.
 */
export function withDeadBytes<L extends Pick<Segment, 'root' | 'bytes' | 'deadBytes'>>(
  layers: L[],
  root: Segment['root'],
  deadBytes: number,
): L[] {
  let left = Math.max(0, deadBytes)
  return layers.map((layer) => {
    if (layer.root !== root) return layer
    const { deadBytes: _, ...others } = layer
    const dead = Math.min(left, layer.bytes)
    left -= dead
    return (dead > 0 ? { ...others, deadBytes: dead } : others) as L
  })
}

// Reading takes a second for a GiB or two, also of holes, and the image of a hostile entry of a few MiB can show PiB.
const mostShownBytes = 128 * gibibyte
const mostPerStoredByte = 64

/** @throws Error if files of a mounted entry of this size have more bytes than a cache has */
export function checkReading(bytes: number, storedBytes: number): void {
  if (bytes > Math.max(mostShownBytes, mostPerStoredByte * storedBytes))
    throw new Error(
      `the mounted cache now has ${shortSizeText(bytes)} of files, and its entry has ${shortSizeText(storedBytes)}: if this job has not written them, delete the entry`,
    )
}
