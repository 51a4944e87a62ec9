/** The default format: tar archives in zstd frames, packed and unpacked in parallel. */

import { setFlagsFromString } from 'node:v8'
import pLimit from 'p-limit'
import type { Segment } from '../../entry/container.ts'
import { basesOf, pathsIn } from '../../files/paths/member-paths.ts'
import { linkedMembers } from '../../files/paths/walk.ts'
import { awaitedLater } from '../../system/failure.ts'
import { outputOf, type Pipeline } from '../../system/pipeline.ts'
import { type Format, ownVersion, type Packing, type PackJob } from '../format.ts'
import { linkBases, packedOf } from '../packing.ts'
import { frameContentBytes, frameOf } from '../tar/threads/frame.ts'
import type { Frame } from '../tar/threads/messages.ts'
import {
  newThreadPool,
  readersAtOnce,
  type SlabContent,
  slabsAtOnce,
  type ThreadPool,
} from '../tar/threads/pool.ts'
import { readHere, readWithHoles } from './read-members.ts'
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

interface PackedFrame extends Frame {
  plan: SegmentPlan
}

/** Members of a segment that are packed together: to one frame, unless they have grown. */
interface FramePlan {
  plan: SegmentPlan
  names: string[]
  /** The most bytes that the members should have in the archive. */
  bytes: number
  /** Whether this thread packs them. */
  isHere: boolean
  /** Whether another frame of the segment follows. */
  isContinued: boolean
}

// This thread packs so many files sooner than other threads start and pack them. So many bytes count as one more file.
const mostFilesHere = 3000
const readBytesPerFile = 256 * 1024
// The thread that reads so many bytes also compresses them. Larger frames are compressed by all cores.
const mostBytesForThread = 2 * frameContentBytes
// How many frames are packed, or wait, beside the one that is written.
const framesAhead = 3
// For more frames than this, a second thread is worth its start. With `framesAhead` or more, it would wait for the first frame.
const framesForOneReader = 2

/**
 * Two threads read the files and compress them, and this thread writes the frames in order. One thread reads a large
 * file, and Node's pool compresses several frames of it at once.
 */
export async function* packSegments(
  plans: AsyncIterable<SegmentPlan>,
  job: PackJob,
): AsyncGenerator<PackedFrame, void, void> {
  const stop = new AbortController()
  const pool = newThreadPool()
  const signal = AbortSignal.any([job.signal, stop.signal])
  const { pack, addReaders } = framePacker({ ...job, signal }, pool)
  // In the order of writing. Asking for the first frame starts the packing.
  const begun: { frames: AsyncGenerator<PackedFrame>; first: Promise<IteratorResult<PackedFrame>> }[] = []
  async function* write(): AsyncGenerator<PackedFrame> {
    const { frames, first } = begun[0] as (typeof begun)[number]
    for (let next = await first; !next.done; next = await frames.next()) yield next.value
    begun.shift()
  }
  let count = 0
  try {
    for await (const plan of framesOf(plans, job.tools.tar.dialect !== 'node')) {
      const frames = pack(plan)
      begun.push({ frames, first: awaitedLater(frames.next()) })
      if (++count > framesForOneReader) addReaders()
      while (begun.length > framesAhead) yield* write()
    }
    while (begun.length > 0) yield* write()
  } finally {
    stop.abort()
    await Promise.allSettled(begun.map(({ frames }) => frames.return(undefined)))
    await pool.close()
  }
}

async function* framesOf(
  plans: AsyncIterable<SegmentPlan>,
  canFindHoles: boolean,
): AsyncGenerator<FramePlan> {
  // Which thread packs the first files is decided when there are too many for this one, or no more.
  const few: FramePlan[] = []
  let files = 0
  for await (const plan of plans) {
    for (const frame of framesOfSegment(plan, canFindHoles)) {
      files += frame.names.length + frame.bytes / readBytesPerFile
      if (files <= mostFilesHere) few.push(frame)
      else yield* [...few.splice(0), frame]
    }
  }
  for (const frame of few) yield { ...frame, isHere: frame.isHere || frame.bytes <= frameContentBytes }
}

function framesOfSegment(plan: SegmentPlan, canFindHoles: boolean): FramePlan[] {
  const { names, bytes, frames, hasHoles } = plan
  if (hasHoles && canFindHoles) return [{ plan, names, bytes, isHere: true, isContinued: false }]
  return frames.map(({ start, bytes }, i) => {
    const end = frames[i + 1]?.start
    return { plan, names: names.slice(start, end), bytes, isHere: false, isContinued: end !== undefined }
  })
}

function framePacker(job: PackJob, pool: ThreadPool) {
  const { matches, level, signal, scratch: cwd } = job
  const { tar } = job.tools
  const bases = basesOf(matches.map(({ line }) => line))
  const links = linkedMembers(matches)
  const readers = pLimit(1)
  const compressors = pLimit(slabsAtOnce)
  // Windows may forbid links, and has no other tar.
  if (tar.dialect !== 'node') linkBases(job)

  async function* readInThisThread({ plan, names, isContinued }: FramePlan): AsyncGenerator<SlabContent> {
    signal.throwIfAborted()
    const contents =
      plan.hasHoles && tar.dialect !== 'node'
        ? readWithHoles(names, tar, { cwd, signal })
        : readHere(names, pathsIn(bases), { kind: plan.kind, links, isContinued, signal })
    for await (const content of contents) yield { content, release: () => {} }
  }

  function readInThread({ plan: { kind }, names, bytes, isContinued }: FramePlan) {
    const part = { kind, bases, links, isContinued, level: bytes <= mostBytesForThread ? level : undefined }
    return outputOf<SlabContent | Frame>(signal, (signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<Pipeline>()
      const read = (): Promise<void> => {
        keepYoungHeapSmall()
        const task = pool.start({ thread: 'create', part }, { cwd, signal })
        task.stdin.end(`${names.join('\0')}\0`, 'latin1')
        resolve(task)
        return task.ended
      }
      // The system may allow no more threads.
      readers(read).catch(reject)
      return promise
    })
  }

  async function compress({ content, release }: SlabContent): Promise<Frame> {
    const frame = await compressors(() => frameOf(content, level)).finally(release)
    return { frame, contentBytes: content.length }
  }

  return {
    async *pack(planned: FramePlan): AsyncGenerator<PackedFrame> {
      const { plan, isHere } = planned
      const frames: Promise<Frame>[] = []
      for await (const content of isHere ? readInThisThread(planned) : readInThread(planned)) {
        frames.push('frame' in content ? Promise.resolve(content) : awaitedLater(compress(content)))
        while (frames.length >= slabsAtOnce) yield { plan, ...((await frames.shift()) as Frame) }
      }
      for (const frame of frames) yield { plan, ...(await frame) }
    },
    /** Lets more than one thread read. */
    addReaders(): void {
      readers.concurrency = readersAtOnce
    },
  }
}

/**
 * Keeps V8's young heap from growing to 32 MiB or more. Collecting a small one takes no longer. Only a flag works in a
 * thread that runs already.
 */
function keepYoungHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
