/** Unpacks segments of files in several processes at the same time. Each process gets whole segments. */
import { mkdirSync, readdirSync } from 'node:fs'
import type { ByteStream } from '../bytes/buffer-pool.ts'
import type { Segment } from '../entry/container.ts'
import { BadEntry } from '../failure.ts'
import { fromBytes, toBytes } from '../files/bytes.ts'
import type { Command, Surroundings } from '../process.ts'
import { mostBytesOf } from './output-limit.ts'
import type { FrameSink } from './sink.ts'
import type { Codec } from './zstd.ts'

/** A tar process, with a zstd process if there is the command, and the directory that it alone unpacks into. */
export interface ExtractWorker {
  dir: string
  sink: FrameSink
  /** Resolves when the worker has ended, to the number of files that it has unpacked. */
  files: Promise<number>
}

/** Makes the directory `cwd` and starts a worker that unpacks into it. */
export function startWorker(
  extract: Command,
  { codec, cwd, signal }: Surroundings & { codec: Pick<Codec, 'unpacking'> },
): ExtractWorker {
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

// A worker with fewer bytes than this pending runs out of work before the next segment has arrived.
const idleBytes = 1024 * 1024
// ByteStream that may wait in memory for all workers together.
const queuedBytes = 32 * 1024 * 1024

/**
 * Gives each segment of files to the first worker that has almost nothing left to do. After the last segment, it ends
 * the workers.
 * @returns the bytes after the segments of files
 */
export async function distribute(
  body: ByteStream,
  segments: Segment[],
  workers: FrameSink[],
): Promise<Buffer[]> {
  const rest: Buffer[] = []
  let filesLeft = segments.filter(({ kind }) => kind === 'files').length
  let worker: FrameSink | undefined
  for await (const { segment, bytes, ends } of piecesOf(body, segments)) {
    if (segment.kind !== 'files') {
      rest.push(bytes)
      continue
    }
    if (!worker) {
      worker = await idlest(workers)
      worker.allow(mostBytesOf(segment))
    }
    worker.write(bytes, () => body.release?.(bytes))
    while (worker.pending > queuedBytes / workers.length) await worker.progress()
    if (!ends) continue
    worker.endFrame()
    worker = undefined
    if (--filesLeft === 0) for (const done of workers) done.end()
  }
  return rest
}

function isIdler(a: FrameSink, b: FrameSink): boolean {
  return a.pending < b.pending || (a.pending === b.pending && a.given < b.given)
}

async function idlest(workers: FrameSink[]): Promise<FrameSink> {
  for (;;) {
    const best = workers.reduce((least, worker) => (isIdler(worker, least) ? worker : least))
    if (best.pending <= idleBytes) return best
    await Promise.race(workers.map((worker) => worker.progress()))
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
