/** Unpacks segments of files in several processes at once, each fed whole segments. */
import { mkdirSync, readdirSync } from 'node:fs'
import type { ByteStream } from '../bytes/buffer-pool.ts'
import type { Segment } from '../entry/container.ts'
import { BadEntry } from '../failure.ts'
import { fromBytes, toBytes } from '../files/bytes.ts'
import type { Command, Surroundings } from '../process.ts'
import { mostBytesOf } from './output-limit.ts'
import type { FrameSink } from './sink.ts'
import type { Codec } from './zstd.ts'

/** One process, or two, with a directory of its own. */
export interface Lane {
  dir: string
  sink: FrameSink
  /** How many files it has unpacked; known when it has ended. */
  files: Promise<number>
}

/** Makes the directory and starts unpacking into it. */
export function openLane(
  extract: Command,
  { codec, cwd, signal }: Surroundings & { codec: Pick<Codec, 'unpacking'> },
): Lane {
  mkdirSync(cwd)
  const sink = codec.unpacking(extract, { cwd, signal })
  sink.stdout.resume()
  return { dir: cwd, sink, files: sink.ended.then(() => countFiles(toBytes(cwd))) }
}

function countFiles(dir: string): number {
  let files = 0
  for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })) {
    if (item.isDirectory()) files += countFiles(`${dir}/${item.name}`)
    else if (item.isFile()) files++
    else throw new BadEntry('a segment of files holds something else')
  }
  return files
}

// With less than this to do, a lane will want the next segment before that has arrived.
const idleBytes = 1024 * 1024
// What may wait in memory for all lanes together.
const queuedBytes = 32 * 1024 * 1024

/**
 * Gives each segment of files to the first lane that has next to nothing to do, and ends the lanes.
 * @returns what comes after the segments of files
 */
export async function distribute(
  body: ByteStream,
  segments: Segment[],
  lanes: FrameSink[],
): Promise<Buffer[]> {
  const rest: Buffer[] = []
  let filesLeft = segments.filter(({ kind }) => kind === 'files').length
  let lane: FrameSink | undefined
  for await (const { segment, bytes, ends } of piecesOf(body, segments)) {
    if (segment.kind !== 'files') {
      rest.push(bytes)
      continue
    }
    if (!lane) {
      lane = await idlest(lanes)
      lane.allow(mostBytesOf(segment))
    }
    lane.write(bytes, () => body.release?.(bytes))
    while (lane.pending > queuedBytes / lanes.length) await lane.progress()
    if (!ends) continue
    lane.endFrame()
    lane = undefined
    if (--filesLeft === 0) for (const done of lanes) done.end()
  }
  return rest
}

function isIdler(a: FrameSink, b: FrameSink): boolean {
  return a.pending < b.pending || (a.pending === b.pending && a.given < b.given)
}

async function idlest(lanes: FrameSink[]): Promise<FrameSink> {
  for (;;) {
    const best = lanes.reduce((least, lane) => (isIdler(lane, least) ? lane : least))
    if (best.pending <= idleBytes) return best
    await Promise.race(lanes.map((lane) => lane.progress()))
  }
}

interface Piece {
  segment: Segment
  bytes: Buffer
  /** Whether these are the segment's last bytes. */
  ends: boolean
}

async function* piecesOf(body: AsyncIterable<Buffer>, segments: Segment[]): AsyncGenerator<Piece> {
  let position = 0
  let current = 0
  for await (const block of body) {
    for (let start = 0; start < block.length; ) {
      const segment = segments[current] as Segment
      const end = segment.offset + segment.length
      const bytes = block.subarray(start, start + end - position)
      start += bytes.length
      position += bytes.length
      yield { segment, bytes, ends: position === end }
      if (position === end) current++
    }
  }
}
