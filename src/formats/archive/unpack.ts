/** Unpacks segments of files in parallel as they arrive, then the directories and links. */
import { join } from 'node:path'
import { createZstdDecompress } from 'node:zlib'
import type { Segment } from '../../entry/container.ts'
import { lengthOf } from '../../system/bytes.ts'
import { processors } from '../../system/container-limits.ts'
import { BadEntry, messageOf } from '../../system/failure.ts'
import type { Surroundings } from '../../system/pipeline.ts'
import type { UnpackJob } from '../format.ts'
import { sumOf } from '../packing.ts'
import type { WrittenMember } from '../tar/archive-output.ts'
import { archiveReader, type Member } from '../tar/archive-reader.ts'
import { distribute, startWorkers } from '../tar/extract-workers.ts'
import { unpackSkeleton } from '../tar/skeleton.ts'
import { zstdUnpacker } from '../tar/unpackers.ts'
import { mostBytesOf, newUnpackLimit } from '../unpack-limit.ts'

/**
 * tar does not write through links of the same archive, but it does write through links of another process. So the
 * workers unpack only files. When they have ended, one process unpacks the skeleton, which has the links.
 */
export async function unpackTar(job: UnpackJob): Promise<void> {
  const { body, segments, dir, lines, tools, signal } = job
  const { tar } = tools
  const files = segments.filter(({ kind }) => kind === 'files')
  const [skeleton, ...others] = segments.filter(({ kind }) => kind !== 'files')
  const isLast = !skeleton || (skeleton.kind === 'skeleton' && skeleton === segments.at(-1))
  if (!isLast || others.length > 0) throw new BadEntry('its segments are not files and then a skeleton')
  const unpacker = zstdUnpacker(tools.zstd, sumOf(files, 'bytes'))
  const atOnce = Math.min(job.workers ?? processors(), files.length)
  await using workers = startWorkers({ tar, unpacker, dir, workers: atOnce, signal })
  const frames = await distribute(body, segments, workers.sinks).catch(workers.fail)
  await workers.finish(sumOf(files, 'files'))
  if (!skeleton) return
  const members = (): AsyncIterable<WrittenMember[]> => storedSkeleton(frames, skeleton, { cwd: dir, signal })
  await unpackSkeleton(members, { tar, lines, cwd: join(dir, 'tree'), signal })
}

// The compressed skeleton stays in memory. The skeleton of a million directories has some 40 MiB.
const maxBytes = 256 * 1024 * 1024

/** @throws BadEntry for other members, or another number of members than the segment declares */
async function* storedSkeleton(
  frames: Buffer[],
  segment: Segment,
  { cwd, signal }: Surroundings,
): AsyncGenerator<WrittenMember[]> {
  if (lengthOf(frames) > maxBytes) throw new BadEntry('its skeleton is too large to be one')
  const reader = archiveReader('several')
  let found = 0
  for await (const piece of decompressed(frames, segment, cwd)) {
    signal.throwIfAborted()
    const members = Array.from(reader.push(piece) as Iterable<Member>, written)
    found += members.length
    if (found > segment.files) throw new BadEntry(`its skeleton has more than ${segment.files} members`)
    yield members
  }
  reader.finish()
  if (found < segment.files)
    throw new BadEntry(`its skeleton has ${found} members instead of ${segment.files}`)
}

function written({ kind, name, target, mode, mtime, size }: Member): WrittenMember {
  const isLink = kind === 'symlink'
  if (size > 0 || !(isLink || kind === 'directory'))
    throw new BadEntry('its skeleton holds more than directories and links')
  return { kind, name, mode, mtime, ...(isLink && { target }) }
}

async function* decompressed(frames: Buffer[], segment: Segment, dir: string): AsyncGenerator<Buffer> {
  const limit = newUnpackLimit(dir)
  limit.allow({ bytes: mostBytesOf(segment) })
  const zstd = createZstdDecompress()
  for (const frame of frames) zstd.write(frame)
  zstd.end()
  try {
    for await (const piece of zstd as AsyncIterable<Buffer>) {
      limit.count(piece.length)
      limit.signal.throwIfAborted()
      yield piece
    }
  } catch (error) {
    limit.signal.throwIfAborted()
    throw error instanceof BadEntry ? error : new BadEntry(`its skeleton is damaged: ${messageOf(error)}`)
  }
}
