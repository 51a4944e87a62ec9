/** Reads a stored skeleton: an archive of directories and links only. */
import { createZstdDecompress } from 'node:zlib'
import { lengthOf } from '../../system/bytes/chunker.ts'
import { BadEntry, messageOf } from '../../system/failure.ts'
import type { Surroundings } from '../../system/pipeline.ts'
import { outputLimit } from '../output-limit.ts'
import { archiveReader, type Member } from '../tar-archives/archive-reader.ts'
import type { WrittenMember } from '../tar-archives/member-header.ts'

// The compressed skeleton stays in memory. The skeleton of a million directories has some 40 MiB.
const maxBytes = 256 * 1024 * 1024

/** The number of directories and links, and how many bytes the skeleton may unpack to. */
interface Declared {
  members: number
  mostBytes: number
}

/** Its functions throw BadEntry for other members, or another number of members. */
export function storedSkeleton(frames: Buffer[], declared: Declared, where: Surroundings) {
  return {
    async check(): Promise<void> {
      if (lengthOf(frames) > maxBytes) throw new BadEntry('its skeleton is too large to be one')
      let found = 0
      for await (const members of membersIn(frames, declared, where)) found += members.length
      if (found !== declared.members)
        throw new BadEntry(`its skeleton has ${found} members instead of ${declared.members}`)
    },
    [Symbol.asyncIterator]: () => membersIn(frames, declared, where),
  }
}

async function* membersIn(
  frames: Buffer[],
  { members: most, mostBytes }: Declared,
  { cwd, signal }: Surroundings,
): AsyncGenerator<WrittenMember[]> {
  if (frames.length === 0) return
  const reader = archiveReader('several')
  let left = most
  for await (const piece of decompressed(frames, mostBytes, cwd)) {
    signal.throwIfAborted()
    const members = Array.from(reader.push(piece) as Iterable<Member>, written)
    left -= members.length
    if (left < 0) throw new BadEntry(`its skeleton has more than ${most} members`)
    yield members
  }
  reader.finish()
}

function written({ kind, name, target, mode, mtime, size }: Member): WrittenMember {
  const isLink = kind === 'symlink'
  if (size > 0 || !(isLink || kind === 'directory'))
    throw new BadEntry('its skeleton holds more than directories and links')
  return { kind, name, target: isLink ? target : '', mode, mtime, size, sparseSize: undefined }
}

async function* decompressed(frames: Buffer[], mostBytes: number, dir: string): AsyncGenerator<Buffer> {
  const limit = outputLimit(dir)
  limit.allow(mostBytes)
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
