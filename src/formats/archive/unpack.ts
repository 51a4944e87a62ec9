/** Unpacks segments of files in parallel as they arrive, then the directories and links. */
import { join } from 'node:path'
import { BadEntry } from '../../system/failure.ts'
import { processors } from '../../system/machine/limits.ts'
import type { UnpackJob } from '../format.ts'
import { sumOf } from '../packing.ts'
import { distribute, extractInParallel } from '../tar/extract-workers.ts'
import type { WrittenMember } from '../tar/member-header.ts'
import { unpackSkeleton } from '../tar/skeleton.ts'
import { zstdUnpacker } from '../tar/unpackers.ts'
import { storedSkeleton } from './stored-skeleton.ts'

/**
 * tar does not write through links of the same archive, but it does write through links of another process. So the
 * workers unpack only files. When they have ended, one process unpacks the skeleton, which has the links.
 */
export async function unpackTar(job: UnpackJob): Promise<void> {
  const { body, segments, dir, lines, tools, signal, warn } = job
  const { tar } = tools
  const files = segments.filter(({ kind }) => kind === 'files')
  const [skeleton, ...others] = segments.filter(({ kind }) => kind !== 'files')
  const isLast = !skeleton || (skeleton.kind === 'skeleton' && skeleton === segments.at(-1))
  if (!isLast || others.length > 0) throw new BadEntry('its segments are not files and then a skeleton')
  const extraction = {
    tar,
    unpacker: zstdUnpacker(tools.zstd, sumOf(files, 'bytes')),
    dir,
    workers: Math.min(job.workers ?? processors(), files.length),
    files: () => sumOf(files, 'files'),
    signal,
    warn,
  }
  const frames = await extractInParallel(extraction, (workers) => distribute(body, segments, workers))
  if (!skeleton) return
  const members = (): AsyncIterable<WrittenMember[]> => storedSkeleton(frames, skeleton, { cwd: dir, signal })
  await unpackSkeleton(members, { tar, lines, cwd: join(dir, 'tree'), signal })
}
