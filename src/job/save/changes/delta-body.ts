/** Writes a body that begins with the images and layers of another entry. */
import { createReadStream } from 'node:fs'
import { type Segment, startAfter } from '../../../entry/container.ts'
import { blockBytes, digestsLength } from '../../../entry/digest.ts'
import type { Packed } from '../../../formats/format.ts'
import { copyAll } from '../../../formats/packing.ts'
import type { Timeline } from '../../../report/timeline.ts'
import type { DraftBody } from '../fill-draft.ts'
import type { LayerSave } from './save-delta.ts'

interface BodyJob {
  timeline: Timeline
  signal: AbortSignal
}

/** The body after what is copied. */
export function afterCopy(delta: LayerSave, { timeline, signal }: BodyJob): DraftBody {
  const { base, copied } = delta
  const { rest, bytes } = copied
  return {
    rest,
    bytes,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: base.index.digests.subarray(0, digestsLength(bytes)),
    reuse: {
      reusedBytes: delta.keptBytes,
      packedBytes: delta.layers.reduce((sum, { length }) => sum + length, 0),
    },
    close: delta.close,
    pack: (write) => timeline.during('pack', () => writeBody(delta, bytes, { write, signal })),
  }
}

interface Writing {
  write(bytes: Buffer): Promise<void>
  signal: AbortSignal
}

/** @param start how many bytes of the base are in the draft already */
async function writeBody(
  { copy, keptBytes, kept, layers, removals, files, bytes, skipped }: LayerSave,
  start: number,
  writing: Writing,
): Promise<Packed> {
  await copyAll(copy.read(start, keptBytes), writing)
  const segments = [...kept]
  let end = keptBytes
  const place = async ({ kind, length, ...facts }: Omit<Segment, 'offset'>): Promise<void> => {
    const offset = startAfter(end, kind)
    if (offset > end) await writing.write(Buffer.alloc(offset - end))
    segments.push({ kind, offset, length, ...facts })
    end = offset + length
  }
  for (const { path, ...layer } of layers) {
    await place({ kind: 'delta', ...layer })
    await copyAll(createReadStream(path, { highWaterMark: blockBytes }), writing)
  }
  if (removals) {
    const { frame, ...facts } = removals
    await place({ kind: 'removals', length: frame.length, ...facts })
    await writing.write(frame)
  }
  return { segments, files, bytes, skipped }
}
