/** A body that begins with the images and layers of another entry, and goes on with new layers. */
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { bodyLength, type Index, type Segment } from '../../entry/container.ts'
import { digestsLength } from '../../entry/digest.ts'
import type { Packed, Packing, PackJob } from '../../formats/format.ts'
import { appended, bytesInFile, bytesOf, sumOf } from '../../formats/packing.ts'
import { countLayers } from '../../formats/squashfs/images.ts'
import { makeLayer } from '../../formats/squashfs/layers/make-layer.ts'
import { decodeRemovals, encodeRemovals } from '../../formats/squashfs/layers/removals.ts'
import type { Root } from '../../formats/squashfs/tops.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { Copied } from '../../stores/store.ts'
import type { DraftBody, EntryToSave } from '../shared/save-context.ts'
import { type ComparedDirectory, nameInImage } from './compare-mounts.ts'
import type { MountedBody } from './mounted-body.ts'

export interface LayeredContents extends Omit<Packed, 'segments'> {
  mountedBody: MountedBody
  /** The images and layers of the base, as they are in the new entry. */
  kept: Segment[]
  /** How many layers of the base the new layers replace. */
  merged: number
  layers: NewLayer[]
  /** Undefined if the entry has no layers. */
  removals: NewRemovals | undefined
}

interface LayeredBase extends Pick<DraftBody, 'idle'> {
  /** The base's index in the store. */
  index: Index
  /** The part of the base that the draft begins with. */
  copied: Copied
  /** The new layers' files. The body owns them. */
  temporary: Disposable
}

/** A body of the base's images and layers and the new layers; the draft begins with the copied part of the base. */
export function layeredBody(
  contents: LayeredContents,
  { index, copied, idle, temporary }: LayeredBase,
  job: Pick<EntryToSave, 'timeline' | 'signal'>,
): DraftBody {
  const { destination, bytes, finished } = copied
  return {
    destination,
    copied: finished,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: index.digests.subarray(0, digestsLength(bytes)),
    idle,
    reuse: {
      reusedBytes: bodyLength({ segments: contents.kept }),
      packedBytes: sumOf(contents.layers, 'length'),
      mergedLayers: contents.merged,
    },
    packing: () => packBody(contents, bytes, job),
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  }
}

/** @param start how many bytes of the base the draft begins with */
async function* packBody(
  { mountedBody, kept, merged, layers, removals, ...totals }: LayeredContents,
  start: number,
  { timeline, signal }: Pick<EntryToSave, 'timeline' | 'signal'>,
): Packing {
  using _ = timeline.phase('pack')
  const segments = [...kept]
  const appending = { segments, signal }
  yield* bytesOf(mountedBody.read(start, bodyLength({ segments })), { signal })
  for (const { path, ...layer } of layers)
    yield* appended({ kind: 'delta', ...layer }, bytesInFile(path), appending)
  if (removals) {
    const { frame, ...removal } = removals
    yield* appended({ kind: 'removals', length: frame.length, ...removal }, [frame], appending)
  }
  return { segments, ...totals }
}

/** A layer in a file of its own; `length` is the file's length. */
interface NewLayer extends Pick<Segment, 'files' | 'bytes' | 'length'> {
  root: Root
  path: string
}

interface NewRemovals extends Pick<Segment, 'files' | 'bytes'> {
  frame: Buffer
}

/** The names that each layer of the base removes. */
export async function removedBefore(body: MountedBody, { segments }: Index): Promise<string[][]> {
  const count = countLayers(segments)
  const segment = segments.find(({ kind }) => kind === 'removals')
  if (!segment) return []
  const frame = await buffer(body.read(segment.offset, segment.offset + segment.length))
  const { namesOf } = decodeRemovals(frame, count)
  return Array.from({ length: count }, (_, i) => [...namesOf(i)])
}

/** Encodes the names that each layer removes, the oldest layer first. */
export function newRemovals(lists: string[][]): NewRemovals {
  const { frame, bytes } = encodeRemovals(lists)
  return { frame, bytes, files: lists.reduce((all, names) => all + names.length, 0) }
}

export interface PackedLayer {
  layer: NewLayer
  /** The names that the layer removes. */
  removed: string[]
}

/** Packs the changes of all directories of one image. */
export async function packLayer(
  root: Root,
  directories: ComparedDirectory[],
  path: string,
  { inputs, ...job }: Pick<PackJob, 'tools' | 'signal'> & { inputs: Inputs },
): Promise<PackedLayer> {
  const namesOf = (field: 'directories' | 'files' | 'removed'): string[] =>
    directories.flatMap((directory) => directory.changes[field].map((name) => nameInImage(directory, name)))
  const names = {
    directories: namesOf('directories'),
    files: namesOf('files'),
    removed: namesOf('removed'),
  }
  const [{ top }] = directories as [ComparedDirectory]
  const contents = await makeLayer(path, names, { ...job, top, level: inputs.compressionLevel })
  const { size: length } = await stat(path)
  const { members: files, bytes } = contents
  return {
    layer: { path, length, files, bytes, root },
    removed: names.removed,
  }
}
