/** The default format: tar archives in zstd frames, packed and unpacked in parallel. */
import type { Segment } from '../../entry/container.ts'
import { awaitedLater } from '../../system/failure.ts'
import { type Format, ownVersion, type Packing, type PackJob } from '../format.ts'
import { packedOf } from '../packing.ts'
import { packSegments } from './packer.ts'
import { type Division, divide, type SegmentPlan } from './segments.ts'
import { unpackTar } from './unpack.ts'

export const tar: Format = {
  id: 'tar',
  indexed: true,
  kinds: ['files', 'skeleton'],
  image: false,
  versions: (naming) => [ownVersion('tar', naming)],
  unsupportedReason: () => undefined,
  pack: packTar,
  unpack: unpackTar,
}

async function* packTar(job: PackJob): Packing {
  const division = divide(job.found)
  const segments: Segment[] = []
  let last: SegmentPlan | undefined
  let end = 0
  // The content of the segment so far, with headers.
  let packedBytes = 0
  for await (const { plan, frame, contentBytes } of packSegments(plansOf(division), job)) {
    if (plan !== last) {
      segments.push(newSegment(plan, end))
      packedBytes = 0
    }
    last = plan
    const segment = segments.at(-1) as Segment & { frames: number[] }
    segment.frames.push(frame.length)
    segment.length += frame.length
    packedBytes += contentBytes
    // Files may have grown since the walk, and no reader unpacks more than the index declares.
    segment.unpackedBytes = Math.max(plan.unpackedBytes, packedBytes)
    end += frame.length
    yield { bytes: frame, contentBytes }
    job.signal.throwIfAborted()
  }
  job.signal.throwIfAborted()
  return packedOf(segments, division.skipped)
}

function newSegment({ kind, names, bytes, unpackedBytes }: SegmentPlan, offset: number): Segment {
  return { kind, offset, length: 0, files: names.length, bytes, unpackedBytes, frames: [] }
}

/** While one segment is packed, the walk for the next one goes on. */
async function* plansOf({ files, skeleton }: Division): AsyncGenerator<SegmentPlan> {
  const walkOn = (): ReturnType<typeof files.next> => awaitedLater(files.next())
  let upcoming = walkOn()
  for (let next = await upcoming; !next.done; next = await upcoming) {
    upcoming = walkOn()
    yield next.value
  }
  if (skeleton.names.length > 0) yield skeleton
}
