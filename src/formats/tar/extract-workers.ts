/** Unpacks files in several workers at the same time. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Segment } from '../../entry/container.ts'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import { mergeTrees } from '../../files/trees.ts'
import type { ByteStream } from '../../system/bytes.ts'
import { awaitedLater, BadEntry, NamesCollide } from '../../system/failure.ts'
import { warning } from '../../system/runner.ts'
import type { Tar } from '../../system/tools.ts'
import type { UnpackJob } from '../format.ts'
import { mostBytesOf } from '../unpack-limit.ts'
import { tarCommand } from './tar-commands.ts'
import { type ArchiveSink, roomIn, type Unpacker } from './unpackers.ts'

interface Extraction extends Pick<Required<UnpackJob>, 'dir' | 'workers' | 'signal'> {
  tar: Tar
  unpacker: Unpacker
}

/**
 * Starts workers that unpack files. Each worker is a tar with a directory of its own, because tar writes through links
 * that another process made. The end of the block waits for the workers, and stops those that have not ended.
 */
export function startWorkers({ tar, unpacker, dir, workers, signal }: Extraction) {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const fail = (error: unknown): never => {
    stop.abort(error)
    throw either.reason
  }
  const dirs = Array.from({ length: workers }, (_, number) => join(dir, `worker-${number}`))
  const started = dirs.map((cwd) => {
    mkdirSync(cwd)
    const sink = unpacker(tarCommand(tar, 'extract'), { cwd, signal: either })
    sink.stdout.resume()
    return { sink, unpacked: awaitedLater(sink.ended.then(() => checkFiles(toBytes(cwd))).catch(fail)) }
  })
  return {
    sinks: started.map(({ sink }) => sink),
    /** Aborts when a worker fails. */
    signal: either,
    /** Stops the workers. @throws the first failure of a worker, or `error` */
    fail,
    /**
     * Waits for the workers, then merges their directories to `<dir>/tree`.
     * @param files how many the workers must have unpacked
     * @throws the first failure of a worker; BadEntry when the workers unpacked anything but files; NamesCollide when
     *   several workers unpacked files of one name
     */
    async finish(files: number): Promise<void> {
      const counts = await Promise.all(started.map(({ unpacked }) => unpacked))
      either.throwIfAborted()
      const unpacked = counts.reduce((sum, count) => sum + count, 0)
      const isFolding = foldsNames(dir)
      if (unpacked > files || (unpacked < files && !isFolding))
        throw new BadEntry(`its segments held ${unpacked} files instead of ${files}`)
      const tree = join(dir, 'tree')
      mkdirSync(tree)
      for (const worker of dirs) mergeTrees(toBytes(worker), toBytes(tree), join(dir, 'aside'))
      const replaced = isFolding ? files - checkFiles(toBytes(tree)) : 0
      if (replaced > files - unpacked) {
        rmSync(tree, { recursive: true })
        throw new NamesCollide()
      }
      if (replaced > 0)
        warning(`Some names are one name here, so later files replaced ${replaced} of ${files} files`)
    },
    async [Symbol.asyncDispose](): Promise<void> {
      stop.abort()
      await Promise.allSettled(started.map(({ unpacked }) => unpacked))
    },
  }
}

/** Whether the disk takes names for the same that differ only in case or in the form of Unicode. */
function foldsNames(dir: string): boolean {
  return process.platform === 'darwin' || existsSync(join(dir, 'WORKER-0'))
}

/**
 * Gives directories the mode of new ones: tar made them while the mask was lifted, and the skeleton may not have them.
 * @returns the number of files
 * @throws BadEntry if there is anything but files and directories
 */
function checkFiles(dir: string, mode = 0o777 & ~process.umask()): number {
  let files = 0
  for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })) {
    if (item.isDirectory()) files += checkFiles(`${dir}/${item.name}`, mode)
    else if (item.isFile()) files++
    else throw new BadEntry('a segment of files holds something else')
  }
  chmodSync(fromBytes(dir), mode)
  return files
}

// A worker with fewer bytes in its queue runs out of work before the next segment has arrived.
const idleBytes = 1024 * 1024

/**
 * Gives each segment of files to the first worker that is almost idle, then ends the workers.
 * @returns the bytes after the segments of files
 */
export async function distribute(
  body: ByteStream,
  segments: Segment[],
  workers: ArchiveSink[],
): Promise<Buffer[]> {
  const rest: Buffer[] = []
  for (const segment of segments) checkFrames(segment)
  let filesLeft = segments.filter(({ kind }) => kind === 'files').length
  let worker: ArchiveSink | undefined
  for await (const { segment, bytes, isLast } of cutAtFrames(body, segments)) {
    if (segment.kind !== 'files') {
      rest.push(bytes)
      continue
    }
    if (!worker) {
      worker = await idlest(workers)
      worker.allow({ bytes: mostBytesOf(segment), files: segment.files })
    }
    worker.write(bytes, () => body.release?.(bytes))
    await roomIn(worker, workers)
    if (!isLast) continue
    worker = undefined
    if (--filesLeft === 0) for (const done of workers) done.end()
  }
  return rest
}

// A save puts four times as much into each frame but the last.
const leastFrameContent = 1024 * 1024

function checkFrames(segment: Segment): void {
  const most = 2 + mostBytesOf(segment) / leastFrameContent
  if ((segment.frames?.length ?? 0) > most)
    throw new BadEntry('a segment has more frames than its content needs')
}

async function idlest(workers: ArchiveSink[]): Promise<ArchiveSink> {
  for (;;) {
    const [best] = workers.toSorted((a, b) => a.pending - b.pending || a.given - b.given) as [ArchiveSink]
    if (best.pending <= idleBytes) return best
    await Promise.race(workers.map((worker) => worker.progress()))
  }
}

/** Cuts the body at the ends of zstd frames, behind which Node's zstd stops. `isLast` marks the last bytes of a segment. */
async function* cutAtFrames(body: AsyncIterable<Buffer>, segments: Segment[]) {
  const frames = framesOf(segments)
  let frame = frames.next()
  let position = 0
  for await (const block of body) {
    for (let start = 0; start < block.length; ) {
      if (frame.done) throw new BadEntry('its body is longer than its segments')
      const { segment, end, isLast } = frame.value
      const bytes = block.subarray(start, start + end - position)
      start += bytes.length
      position += bytes.length
      yield { segment, bytes, isLast: isLast && position === end }
      if (position === end) frame = frames.next()
    }
  }
}

/** The zstd frames of a body: where each one ends, and whether it is the last one of its segment. */
function* framesOf(segments: Segment[]) {
  for (const segment of segments) {
    let end = segment.offset
    const lengths = segment.frames ?? [segment.length]
    for (const [i, length] of lengths.entries()) {
      end += length
      yield { segment, end, isLast: i === lengths.length - 1 }
    }
  }
}
