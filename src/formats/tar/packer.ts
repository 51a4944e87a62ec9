/** Packs segments, one after the other, to zstd frames. */

import { basesOf, pathsIn } from '../../files/member-paths.ts'
import type { Pipeline } from '../../system/pipeline.ts'
import type { PackJob } from '../format.ts'
import { archiveWriter } from '../tar-archives/threads/create.ts'
import { frameContentBytes, frameOf } from '../tar-archives/threads/frame.ts'
import type { Frame } from '../tar-archives/threads/messages.ts'
import { readersAtOnce, type SlabContent, slabsAtOnce, startTask } from '../tar-archives/threads/start.ts'
import { programPacker } from './program-packer.ts'
import type { SegmentPlan } from './segments.ts'
import { newSlots } from './slots.ts'

/** The next bytes of a packed segment. */
export interface Piece {
  plan: SegmentPlan
  bytes: Buffer
  /** The length of the content, if `bytes` are a whole frame. Otherwise all pieces of the segment are one frame. */
  contentBytes?: number
}

/** Members of a segment that are packed together: to one frame, unless they are larger than planned. */
interface Unit {
  plan: SegmentPlan
  names: string[]
  how: 'by a program' | 'in a thread' | 'in a thread and the pool' | 'here'
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
  const { pack, hasProgram, addReader } = unitPacker({
    ...job,
    signal: AbortSignal.any([job.signal, stop.signal]),
  })
  // The first one is next to be written. Of each, the first piece has been asked for, which starts it.
  const begun: { pieces: AsyncGenerator<Piece>; first: Promise<IteratorResult<Piece>> }[] = []
  async function* write(): AsyncGenerator<Piece> {
    const unit = begun[0] as (typeof begun)[number]
    for (let next = await unit.first; !next.done; next = await unit.pieces.next()) yield next.value
    begun.shift()
  }
  let units = 0
  try {
    for await (const unit of unitsOf(plans, hasProgram)) {
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
  }
}

async function* unitsOf(plans: AsyncIterable<SegmentPlan>, hasProgram: boolean): AsyncGenerator<Unit> {
  for await (const plan of plans) {
    const { names, frames, hasHoles } = plan
    if (hasHoles && hasProgram) {
      yield { plan, names, how: 'by a program', isContinued: false }
      continue
    }
    for (const [i, { start, bytes }] of frames.entries()) {
      const end = frames[i + 1]?.start
      const inThreads = bytes <= mostForThread ? 'in a thread' : 'in a thread and the pool'
      const how = frames.length === 1 && bytes <= mostBytesHere ? 'here' : inThreads
      yield { plan, names: names.slice(start, end), how, isContinued: end !== undefined }
    }
  }
}

function unitPacker(job: PackJob) {
  const { matches, level, signal, scratch: cwd } = job
  const bases = basesOf(matches.map(({ line }) => line))
  const byProgram = programPacker(job)
  const readers = newSlots(1)
  const compressors = newSlots(slabsAtOnce)
  let readersAllowed = 1

  async function compress({ content, release }: SlabContent): Promise<Frame> {
    await compressors.acquire()
    const frame = await frameOf(content, level).finally(compressors.release).finally(release)
    return { frame, contentBytes: content.length }
  }

  async function* readInThread({
    plan: { kind },
    names,
    isContinued,
    how,
  }: Unit): AsyncGenerator<SlabContent | Frame> {
    await readers.acquire()
    const packing = { thread: 'create' as const, ...(how === 'in a thread' && { level }) }
    yield* outputOf<SlabContent | Frame>(signal, (signal) => {
      try {
        const task = startTask({ ...packing, kind, bases, isContinued }, { cwd, signal })
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

  async function* pack(unit: Unit): AsyncGenerator<Piece> {
    const { plan } = unit
    if (unit.how === 'by a program' && byProgram) {
      const output = outputOf<Buffer>(signal, (signal) => byProgram(plan, signal))
      for await (const bytes of output) yield { plan, bytes }
      return
    }
    const pieceOf = ({ frame, contentBytes }: Frame): Piece => ({ plan, bytes: frame, contentBytes })
    const frames: Promise<Frame>[] = []
    const contents = unit.how === 'here' ? readHere(unit, pathsIn(bases), signal) : readInThread(unit)
    for await (const content of contents) {
      const frame = 'frame' in content ? Promise.resolve(content) : compress(content)
      frame.catch(() => {})
      frames.push(frame)
      while (frames.length >= slabsAtOnce) yield pieceOf((await frames.shift()) as Frame)
    }
    for (const frame of frames) yield pieceOf(await frame)
  }

  return {
    pack,
    hasProgram: byProgram !== undefined,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader(): void {
      if (readersAllowed === readersAtOnce) return
      readersAllowed++
      readers.release()
    },
  }
}

async function* readHere(
  { plan: { kind }, names }: Unit,
  pathOf: (name: string) => string,
  signal: AbortSignal,
): AsyncGenerator<SlabContent> {
  signal.throwIfAborted()
  const contents: Buffer[] = []
  let slab: Buffer
  const next = (): Buffer => {
    // All of it stays in memory.
    if (contents.length > 1) throw new Error('files have grown by megabytes while they were read')
    slab = Buffer.allocUnsafeSlow(2 * mostBytesHere)
    return slab
  }
  const filled = (bytes: number): void => void contents.push(slab.subarray(0, bytes))
  const archive = archiveWriter(pathOf, { next, filled }, kind)
  for (const name of names) archive.add(name)
  archive.end()
  for (const content of contents) yield { content, release: () => {} }
}

/** Reads to the end of the pipeline, which ends early if the reader does. */
async function* outputOf<Item>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => Pick<Pipeline, 'stdout' | 'ended'>,
): AsyncGenerator<Item> {
  const stop = new AbortController()
  const { stdout, ended } = start(AbortSignal.any([signal, stop.signal]))
  // It is awaited below. Until then, Node must not report its failure as unhandled.
  ended.catch(() => {})
  try {
    yield* stdout as AsyncIterable<Item>
    await ended
  } finally {
    stop.abort()
    await ended.catch(() => {})
  }
}
