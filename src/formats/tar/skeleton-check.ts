/** Checks that a stored skeleton holds only directories and links, before tar reads it. */
import { createZstdDecompress } from 'node:zlib'
import { lengthOf } from '../../system/bytes/chunker.ts'
import { BadEntry, messageOf } from '../../system/failure.ts'
import type { Surroundings } from '../../system/pipeline.ts'
import { type OutputLimit, outputLimit } from '../output-limit.ts'
import type { Skeleton } from '../tar-archives/skeleton.ts'
import { applyRecords, paddingAfter, recordBytes } from '../tar-archives/tar-records.ts'

// A skeleton is held in memory. The skeleton of a million directories has some 40 MiB.
const maxBytes = 256 * 1024 * 1024
const maxRecordsBytes = 1024 * 1024

/** @throws BadEntry when the skeleton holds any other member, or another number of members */
export async function checkSkeleton(
  { bytes, members, mostBytes }: Skeleton,
  { cwd, signal }: Surroundings,
): Promise<void> {
  if (lengthOf(bytes) > maxBytes) throw new BadEntry('its skeleton is too large to be one')
  const limit = outputLimit(cwd)
  limit.allow(mostBytes)
  const archive = bytes.length === 0 ? [] : decompressed(bytes, limit)
  const found = await countMembers(archive, members, signal)
  if (found !== members) throw new BadEntry(`its skeleton has ${found} members instead of ${members}`)
}

/** Node's own zstd stops at the end of the frame. Unpacking uses it too, so both read the same bytes. */
async function* decompressed(bytes: Buffer[], limit: OutputLimit): AsyncGenerator<Buffer> {
  const frame = createZstdDecompress()
  for (const part of bytes) frame.write(part)
  frame.end()
  try {
    for await (const piece of frame as AsyncIterable<Buffer>) {
      limit.count(piece.length)
      limit.signal.throwIfAborted()
      yield piece
    }
  } catch (error) {
    limit.signal.throwIfAborted()
    throw new BadEntry(`its skeleton is damaged: ${messageOf(error)}`)
  }
}

/**
 * Goes from header to header, as tar does. Refuses every header that tar could read in another way, so that tar finds no
 * header where this function found content.
 */
async function countMembers(
  archive: AsyncIterable<Buffer> | Iterable<Buffer>,
  most: number,
  signal: AbortSignal,
): Promise<number> {
  let members = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of archive) {
    signal.throwIfAborted()
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    let at = 0
    for (let end = nextEnd(bytes, at); end <= bytes.length; end = nextEnd(bytes, at)) {
      if (end > at + recordBytes) checkRecords(bytes, at)
      else if (bytes[at + typeAt] !== 0 && ++members > most)
        throw new BadEntry(`its skeleton has more than ${most} members`)
      at = end
    }
    rest = bytes.subarray(at)
  }
  if (rest.length > 0) throw new BadEntry('its skeleton ends too early')
  return members
}

// https://www.gnu.org/software/tar/manual/html_node/Standard.html
const sizeAt = 124
const typeAt = 156
const zeros = Buffer.alloc(recordBytes)
const skeletonTypes = { records: 0x78, directory: 0x35, symlink: 0x32 }

/**
 * Where a header and its records end, in bytes; a number beyond the bytes if they do not hold all of it.
 * A block of zeros, which separates archives, counts as a header.
 */
function nextEnd(bytes: Buffer, at: number): number {
  const end = at + recordBytes
  if (end > bytes.length) return end
  const type = bytes[at + typeAt]
  if (type === skeletonTypes.directory || type === skeletonTypes.symlink) {
    if (sizeOf(bytes, at) === 0) return end
  } else if (type === skeletonTypes.records) {
    const size = sizeOf(bytes, at)
    if (size > 0 && size <= maxRecordsBytes) return end + size + paddingAfter(size)
  } else if (zeros.compare(bytes, at, end) === 0) return end
  throw new BadEntry('its skeleton holds more than directories and links')
}

/** The size field of a header: octal digits that end in NUL or a blank, as both tars write them. NaN for other forms. */
function sizeOf(bytes: Buffer, at: number): number {
  const text = bytes.toString('latin1', at + sizeAt, at + sizeAt + 12)
  return /^[0-7]{11}[\0 ]$/.test(text) ? Number.parseInt(text, 8) : Number.NaN
}

/** Records may hold names and times, but no size: no content follows a directory or link. */
function checkRecords(bytes: Buffer, at: number): void {
  const start = at + recordBytes
  const { size, sparseSize } = applyRecords({}, 'x', bytes.subarray(start, start + sizeOf(bytes, at)))
  if (size !== undefined || sparseSize !== undefined)
    throw new BadEntry('its skeleton holds more than directories and links')
}
