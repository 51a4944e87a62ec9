/** Decides whether a save may lay its changes on the entry that the job mounted. */
import type { Segment } from '../../../entry/container.ts'
import { shortSizeText } from '../../../system/units.ts'

export interface LayeredEntry {
  /** The layers of the entry as it would be saved. */
  layers: Pick<Segment, 'kind' | 'bytes' | 'deadBytes'>[]
  /** The size of the mounted entry, in bytes. */
  baseBytes: number
}

// Each layer makes mounts and lookups slower.
const mostSavedLayers = 8
// A bucket copies no smaller parts.
const leastBaseBytes = 5 * 1024 ** 2
const mostDeadShare = 0.5
/** Making an image of more changes takes as long as making a whole image. */
const mostChangedShare = 0.25

/** Why all files are saved, as the rest of a sentence; undefined if the changes suffice. */
export function fullSaveReason({ layers, baseBytes }: LayeredEntry): string | undefined {
  if (baseBytes < leastBaseBytes) return `the restored cache has only ${shortSizeText(baseBytes)}`
  const deltas = layers.filter(({ kind }) => kind === 'delta').length
  if (deltas > mostSavedLayers) return `the cache would have ${deltas} layers of changes`
  if (deadShare(layers) > mostDeadShare) return 'most of the restored cache is no longer used'
  return undefined
}

function deadShare(layers: LayeredEntry['layers']): number {
  const bytes = layers.reduce((sum, layer) => sum + layer.bytes, 0)
  return bytes === 0 ? 0 : deadBytesIn(layers) / bytes
}

/** How many bytes of the layers' files no job sees any more. */
export function deadBytesIn(layers: Pick<Segment, 'deadBytes'>[]): number {
  return layers.reduce((sum, { deadBytes = 0 }) => sum + deadBytes, 0)
}

/** How many changes a save may lay on an entry with so many files. */
export function mostChanges(files: number): number {
  return Math.floor(files * mostChangedShare)
}

/** The layers after more of their bytes are hidden: at first those of the oldest layer, which is the largest. */
export function withDead<L extends Pick<Segment, 'bytes' | 'deadBytes'>>(
  layers: L[],
  deadBytes: number,
): L[] {
  let left = deadBytes
  return layers.map((layer) => {
    const { bytes, deadBytes: before = 0 } = layer
    const more = Math.min(left, Math.max(0, bytes - before))
    left -= more
    return more > 0 ? { ...layer, deadBytes: before + more } : layer
  })
}
