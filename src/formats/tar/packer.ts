/** Packs segments, one after the other, to zstd frames. */
import { type Bases, basesOf, pathsIn } from '../../files/member-paths.ts'
import { keepYoungHeapSmall } from '../../system/young-heap.ts'
import type { PackJob } from '../format.ts'
import { linkBases, outputOf } from '../packing.ts'
import { frameContentBytes, frameOf } from '../tar-archives/threads/frame.ts'
import type { Frame } from '../tar-archives/threads/messages.ts'
import {
  newThreadPool,
  readersAtOnce,
  type SlabContent,
  slabsAtOnce,
  type ThreadPool,
} from '../tar-archives/threads/pool.ts'
import { readHere, readWithHoles } from './read-members.ts'
import type { SegmentPlan } from './segments.ts'
import { newSlots } from './slots.ts'

/** A frame of a packed segment. */
export interface Piece extends Frame {
  plan: SegmentPlan
}

/** Members of a segment that are packed together: to one frame, unless they are larger than planned. */
interface Unit {
  plan: SegmentPlan
  names: string[]
  /** The most bytes that they are expected to have in the archive. */
  bytes: number
  /** `here` is in this thread. */
  how: 'here' | 'in a thread'
  /** Whether another unit of the segment follows. */
  isContinued: boolean
}

// To start a thread takes longer than to read so many bytes in this one.
const mostBytesHere = frameContentBytes / 2
// The thread that reads so many bytes compresses them, too. All cores compress more.
const mostForThread = 2 * frameContentBytes
// So many units are packed, or wait for their turn, beside the one that is written.
const unitsAhead = 3
// A second thread pays only if there is more to read than this.
const unitsForOneReader = 4

/**
 * Two threads read the files and compress them, and this thread writes the frames in order. Of a large file, one thread
 * reads, and Node's pool compresses several frames at once.
 */
export async function* packSegments(
  plans: AsyncIterable<SegmentPlan>,
  job: PackJob,
): AsyncGenerator<Piece, void, void> {
  const stop = new AbortController()
  const pool = newThreadPool()
  const signal = AbortSignal.any([job.signal, stop.signal])
  const { pack, addReader } = unitPacker({ ...job, signal }, pool)
  // The first one is next to be written. Of each, the first piece has been asked for, which starts it.
  const begun: { pieces: AsyncGenerator<Piece>; first: Promise<IteratorResult<Piece>> }[] = []
  async function* write(): AsyncGenerator<Piece> {
    const unit = begun[0] as (typeof begun)[number]
    for (let next = await unit.first; !next.done; next = await unit.pieces.next()) yield next.value
    begun.shift()
  }
  let units = 0
  try {
    for await (const unit of unitsOf(plans, findsHoles(job))) {
      const pieces = pack(unit)
      const first = pieces.next()
      // The failure is awaited in its turn. Until then, Node must not report it as unhandled.
      first.catch(() => {})
      begun.push({ pieces, first })
      if (++units > unitsForOneReader) addReader()
      while (begun.length > unitsAhead) yield* write()
    }
    while (begun.length > 0) yield* write()
  } finally {
    stop.abort()
    await Promise.allSettled(begun.map(({ pieces }) => pieces.return(undefined)))
    await pool.close()
  }
}

function findsHoles({ tools }: PackJob): boolean {
  return tools.tar.dialect !== 'node'
}

async function* unitsOf(plans: AsyncIterable<SegmentPlan>, findsHoles: boolean): AsyncGenerator<Unit> {
  for await (const plan of plans) {
    const { names, bytes, frames, hasHoles } = plan
    if (hasHoles && findsHoles) {
      yield { plan, names, bytes, how: 'here', isContinued: false }
      continue
    }
    for (const [i, { start, bytes }] of frames.entries()) {
      const end = frames[i + 1]?.start
      const how = frames.length === 1 && bytes <= mostBytesHere ? 'here' : 'in a thread'
      yield { plan, names: names.slice(start, end), bytes, how, isContinued: end !== undefined }
    }
  }
}

/** @returns a function that reads a unit in this thread */
function unitReader(job: PackJob, bases: Bases): (unit: Unit) => AsyncGenerator<SlabContent> {
  const { signal, scratch: cwd, tools } = job
  let hasLinks = false
  return async function* ({ plan: { kind, hasHoles }, names }: Unit): AsyncGenerator<SlabContent> {
    signal.throwIfAborted()
    if (!hasHoles || tools.tar.dialect === 'node') {
      for (const content of readHere(names, pathsIn(bases), { kind, bytes: 2 * mostBytesHere }))
        yield { content, release: () => {} }
      return
    }
    if (!hasLinks) linkBases(job)
    hasLinks = true
    for await (const content of readWithHoles(names, tools.tar, { cwd, signal }))
      yield { content, release: () => {} }
  }
}

function unitPacker(job: PackJob, pool: ThreadPool) {
  const { matches, level, signal, scratch: cwd } = job
  const bases = basesOf(matches.map(({ line }) => line))
  const readInThisThread = unitReader(job, bases)
  const readers = newSlots(1)
  const compressors = newSlots(slabsAtOnce)
  let readersAllowed = 1

  async function* readInThread({ plan: { kind }, names, bytes, isContinued }: Unit) {
    await readers.acquire()
    keepYoungHeapSmall()
    const part = { kind, bases, isContinued, level: bytes <= mostForThread ? level : undefined }
    yield* outputOf<SlabContent | Frame>(signal, (signal) => {
      try {
        const task = pool.start({ thread: 'create', part }, { cwd, signal })
        task.stdin.end(`${names.join('\0')}\0`, 'latin1')
        task.ended.catch(() => {}).then(readers.release)
        return task
      } catch (error) {
        // The system may allow no more threads.
        readers.release()
        throw error
      }
    })
  }

  async function compress({ content, release }: SlabContent): Promise<Frame> {
    await compressors.acquire()
    const frame = await frameOf(content, level).finally(compressors.release).finally(release)
    return { frame, contentBytes: content.length }
  }

  return {
    async *pack(unit: Unit): AsyncGenerator<Piece> {
      const { plan, how } = unit
      const frames: Promise<Frame>[] = []
      for await (const content of how === 'here' ? readInThisThread(unit) : readInThread(unit)) {
        const frame = 'frame' in content ? Promise.resolve(content) : compress(content)
        frame.catch(() => {})
        frames.push(frame)
        while (frames.length >= slabsAtOnce) yield { plan, ...((await frames.shift()) as Frame) }
      }
      for (const frame of frames) yield { plan, ...(await frame) }
    },
    /** Lets one more thread read, unless there are as many as may be. */
    addReader(): void {
      if (readersAllowed === readersAtOnce) return
      readersAllowed++
      readers.release()
    },
  }
}
