/** Packs segments, one after the other, to zstd frames. */

import { basesOf, pathsIn } from '../../files/member-paths.ts'
import type { Pipeline } from '../../process.ts'
import type { PackJob } from '../format.ts'
import { archiveWriter } from '../node-tar/create.ts'
import { frameContentBytes, frameOf } from '../node-tar/frame.ts'
import { slabsAtOnce, startTask } from '../node-tar/start.ts'
import { programPacker } from './program-packer.ts'
import type { SegmentPlan } from './segments.ts'

/** The next bytes of a packed segment. */
export interface Piece {
  plan: SegmentPlan
  bytes: Buffer
  /** The length of the content, if `bytes` are a whole frame. Otherwise all pieces of the segment are one frame. */
  contentBytes?: number
}

// A member's header, its padding, and an extended header.
const headerBytes = 1536
// To start a thread takes longer than to read so many bytes in this one.
const fewBytes = frameContentBytes / 2

/**
 * One thread reads the files, Node's pool compresses them, and this thread writes the frames: on two cores, all are busy.
 * Two readers would take more memory, for their own heaps and for frames that wait for other segments.
 */
export async function* packSegments(
  plans: AsyncIterable<SegmentPlan>,
  job: PackJob,
): AsyncGenerator<Piece, void, void> {
  const contentsOf = contentReader(job)
  const byProgram = programPacker(job)
  // Pieces in order, some of which are not compressed yet.
  const pieces: Promise<Piece>[] = []
  const add = (piece: Promise<Piece>): void => {
    // A failure is awaited in its turn. Until then, Node must not report it as unhandled.
    piece.catch(() => {})
    pieces.push(piece)
  }
  for await (const plan of plans) {
    if (plan.hasHoles && byProgram) {
      const output = outputOf(job.signal, (signal) => byProgram(plan, signal))
      for await (const bytes of output) {
        add(Promise.resolve({ plan, bytes }))
        while (pieces.length > 0) yield (await pieces.shift()) as Piece
      }
    } else {
      for await (const { content, release } of contentsOf(plan)) {
        // Slabs are released in their order.
        const before = pieces.at(-1)?.catch(() => {})
        add(
          frameOf(content, job.level).then(async (bytes) => {
            await before
            release()
            return { plan, bytes, contentBytes: content.length }
          }),
        )
        while (pieces.length >= slabsAtOnce) yield (await pieces.shift()) as Piece
      }
    }
  }
  for (const piece of pieces) yield await piece
}

interface Content {
  content: Buffer
  /** Must be called when the content has been read. */
  release(): void
}

function contentReader({ matches, signal, scratch: cwd }: PackJob) {
  const bases = basesOf(matches.map(({ root }) => root))
  return (plan: SegmentPlan): AsyncIterable<Content> => {
    const bytes = plan.unpackedBytes + plan.names.length * headerBytes
    return bytes > fewBytes ? readInThread(plan) : readHere(plan, pathsIn(bases), signal)
  }

  async function* readInThread({ kind, names }: SegmentPlan): AsyncGenerator<Content> {
    let release = (): void => {}
    const contents = outputOf(signal, (signal) => {
      const task = startTask({ thread: 'create', kind, bases }, { cwd, signal })
      task.stdin.end(`${names.join('\0')}\0`, 'latin1')
      release = task.release
      return task
    })
    for await (const content of contents) yield { content, release }
  }
}

async function* readHere(
  { kind, names }: SegmentPlan,
  pathOf: (name: string) => string,
  signal: AbortSignal,
): AsyncGenerator<Content> {
  signal.throwIfAborted()
  const contents: Buffer[] = []
  let slab = Buffer.allocUnsafeSlow(2 * fewBytes)
  const next = (filled: number): Buffer => {
    // All of it stays in memory.
    if (contents.length > 1) throw new Error('files have grown by megabytes while they were read')
    contents.push(slab.subarray(0, filled))
    slab = Buffer.allocUnsafeSlow(2 * fewBytes)
    return slab
  }
  const archive = archiveWriter(pathOf, { first: slab, next }, kind)
  for (const name of names) archive.add(name)
  archive.end()
  for (const content of contents) yield { content, release: () => {} }
}

/** Reads to the end of the pipeline, which ends early if the reader does. */
async function* outputOf(
  signal: AbortSignal,
  start: (signal: AbortSignal) => Pick<Pipeline, 'stdout' | 'ended'>,
): AsyncGenerator<Buffer> {
  const stop = new AbortController()
  const { stdout, ended } = start(AbortSignal.any([signal, stop.signal]))
  // It is awaited below. Until then, Node must not report its failure as unhandled.
  ended.catch(() => {})
  try {
    yield* stdout
    await ended
  } finally {
    stop.abort()
    await ended.catch(() => {})
  }
}
