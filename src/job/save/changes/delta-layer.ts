/** Makes a new layer, and the list of the names that each layer removes. */
import { stat } from 'node:fs/promises'
import type { Segment } from '../../../entry/container.ts'
import type { PackJob } from '../../../formats/format.ts'
import { makeLayer } from '../../../formats/squashfs/layers/delta.ts'
import { decodeRemovals, encodeRemovals } from '../../../formats/squashfs/layers/removals.ts'
import type { Inputs } from '../../../inputs/inputs.ts'
import { type Compared, nameIn } from './compare-mounts.ts'
import type { LocalCopy } from './local-copy.ts'
import type { Base } from './mounted-base.ts'

/** Where it goes in the body is not known yet. */
export interface NewLayer extends Pick<Segment, 'files' | 'bytes' | 'root' | 'length'> {
  path: string
}

export interface NewRemovals extends Pick<Segment, 'files' | 'bytes'> {
  frame: Buffer
}

interface LayerJob extends Pick<PackJob, 'tools' | 'signal'> {
  inputs: Inputs
  /** A directory for temporary files. */
  scratch: string
}

/** The names that each layer of the base removes. */
export async function removedBefore(copy: LocalCopy, { segments }: Base['index']): Promise<string[][]> {
  const count = segments.filter(({ kind }) => kind === 'delta').length
  const segment = segments.find(({ kind }) => kind === 'removals')
  if (!segment) return []
  const frame = await copy.bytes(segment.offset, segment.offset + segment.length)
  const { namesOf } = decodeRemovals(frame, count)
  return Array.from({ length: count }, (_, i) => [...namesOf(i)])
}

export function newRemovals(lists: string[][]): NewRemovals {
  const { frame, bytes } = encodeRemovals(lists)
  return { frame, bytes, files: lists.reduce((all, names) => all + names.length, 0) }
}

/** Packs the changes of all directories that one image has. */
export async function packLayer(
  { root }: Segment,
  sites: Compared[],
  path: string,
  { inputs, tools, scratch, signal }: LayerJob,
): Promise<{ layer: NewLayer; removed: string[] }> {
  const [first] = sites as [Compared]
  const isOwn = root !== undefined
  const members = sites.flatMap((site) => site.changes.members.map((name) => nameIn(site, name)))
  const removed = sites.flatMap((site) => site.changes.removed.map((name) => nameIn(site, name)))
  const source = isOwn
    ? {
        dir: first.match.path,
        top: first.match.path,
        members: members.filter((name) => name !== ''),
        removed,
      }
    : { dir: scratch, top: undefined, members, removed }
  const job = { scratch, tools, level: inputs.compressionLevel, signal }
  const contents = await makeLayer(path, source, job)
  const { size: length } = await stat(path)
  const files = contents.members + (isOwn ? 1 : 0)
  return { layer: { path, length, files, bytes: contents.bytes, ...(isOwn && { root }) }, removed }
}
