/** A body that begins with the images and layers of another entry. */
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { bodyLength, type Index, type Segment, startAfter } from '../../entry/container.ts'
import { blockBytes, digestsLength } from '../../entry/digest.ts'
import type { Packed, PackJob } from '../../formats/format.ts'
import { copyAll } from '../../formats/packing.ts'
import type { Copied } from '../../stores/store.ts'
import type { DraftBody, EntryToSave } from '../shared/save-context.ts'
import type { NewLayer, NewRemovals } from './layer-segments.ts'
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

interface LayeredBase {
  /** The base as the store has it. */
  base: Index
  /** The part of the base that the draft begins with. */
  copied: Copied
  /** The new layers' files. The body owns them. */
  temporary: Disposable
}

export function layeredBody(
  contents: LayeredContents,
  { base, copied, temporary }: LayeredBase,
  { timeline, signal }: Pick<EntryToSave, 'timeline' | 'signal'>,
): DraftBody {
  const { rest, bytes, finished } = copied
  return {
    rest,
    copied: finished,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: base.digests.subarray(0, digestsLength(bytes)),
    reuse: {
      reusedBytes: bodyLength({ segments: contents.kept }),
      packedBytes: contents.layers.reduce((sum, { length }) => sum + length, 0),
      mergedLayers: contents.merged,
    },
    pack: (write) => timeline.during('pack', () => writeBody(contents, bytes, { write, signal })),
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  }
}

/** @param start how many bytes of the base the draft begins with */
async function writeBody(
  { mountedBody, kept, merged: _, layers, removals, ...totals }: LayeredContents,
  start: number,
  writing: Pick<PackJob, 'write' | 'signal'>,
): Promise<Packed> {
  const segments = [...kept]
  await copyAll(mountedBody.read(start, bodyLength({ segments })), writing)
  const append = async (segment: Omit<Segment, 'offset'>, bytes: AsyncIterable<Buffer>): Promise<void> => {
    const end = bodyLength({ segments })
    const offset = startAfter(end, segment.kind)
    if (offset > end) await writing.write(Buffer.alloc(offset - end))
    await copyAll(bytes, writing)
    segments.push({ ...segment, offset })
  }
  for (const { path, ...layer } of layers)
    await append({ kind: 'delta', ...layer }, createReadStream(path, { highWaterMark: blockBytes }))
  if (removals) {
    const { frame, ...removal } = removals
    await append({ kind: 'removals', length: frame.length, ...removal }, Readable.from([frame]))
  }
  return { segments, ...totals }
}
