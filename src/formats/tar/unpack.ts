/** Unpacks segments of files in parallel as they arrive, then the directories and links. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Segment } from '../../entry/container.ts'
import { BadEntry } from '../../system/failure.ts'
import type { UnpackJob } from '../format.ts'
import { mostBytesOf } from '../output-limit.ts'
import { distribute, extractInParallel } from '../tar-archives/extract-workers.ts'
import { unpackSkeleton } from '../tar-archives/skeleton.ts'
import { zstdUnpacker } from '../tar-archives/unpackers.ts'
import { storedSkeleton } from './stored-skeleton.ts'

/**
 * tar refuses names that lead out of its directory, and does not write through links of the same archive. But tar does
 * write through links that another process made. So the workers unpack only files. One process unpacks the skeleton,
 * which has the links, when all workers are done.
 */
export async function unpackTar({
  body,
  segments,
  dir,
  lines,
  tools,
  workers: mostWorkers = availableParallelism(),
  signal,
  warn,
}: UnpackJob): Promise<void> {
  const { tar } = tools
  const files = segments.filter(({ kind }) => kind === 'files')
  const others = segments.filter(({ kind }) => kind !== 'files')
  if (others.length > 1 || others.some((other) => other.kind !== 'skeleton' || other !== segments.at(-1))) {
    throw new BadEntry('its segments are not files and then a skeleton')
  }
  const extraction = {
    tar,
    unpacker: zstdUnpacker(tools.zstd, bytesOf(files)),
    dir,
    workers: Math.min(mostWorkers, files.length),
    files: () => membersOf(files),
    signal,
    warn,
  }
  const skeleton = await extractInParallel(extraction, async (workers, signal) => {
    const frames = await distribute(body, segments, workers)
    const mostBytes = others.reduce((sum, segment) => sum + mostBytesOf(segment), 0)
    const skeleton = storedSkeleton(frames, { members: membersOf(others), mostBytes }, { cwd: dir, signal })
    // The skeleton is checked while the workers finish.
    await skeleton.check()
    return skeleton
  })
  if (others.length > 0) await unpackSkeleton(skeleton, { tar, lines, cwd: join(dir, 'tree'), signal })
}

function bytesOf(segments: Segment[]): number {
  return segments.reduce((sum, { bytes }) => sum + bytes, 0)
}

function membersOf(segments: Segment[]): number {
  return segments.reduce((sum, { files }) => sum + files, 0)
}
