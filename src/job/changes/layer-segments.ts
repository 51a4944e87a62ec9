/** Makes a new layer, and the list of the names that each layer removes. */
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Index, Segment } from '../../entry/container.ts'
import type { PackJob } from '../../formats/format.ts'
import { countLayers } from '../../formats/squashfs/images.ts'
import { makeLayer } from '../../formats/squashfs/layers/make-layer.ts'
import { decodeRemovals, encodeRemovals } from '../../formats/squashfs/layers/removals.ts'
import type { Root } from '../../formats/squashfs/tops.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { type ComparedDirectory, nameInImage } from './compare-mounts.ts'
import type { MountedBody } from './mounted-body.ts'

/** A layer in a file of its own; `length` is the file's length. */
export interface NewLayer extends Pick<Segment, 'files' | 'bytes' | 'length'> {
  root: Root
  path: string
}

export interface NewRemovals extends Pick<Segment, 'files' | 'bytes'> {
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
