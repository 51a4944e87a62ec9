/** Reads the skeleton of a stored tree, and makes sure that tar will find nothing but directories and links in it. */
import { createZstdDecompress } from 'node:zlib'
import { BadEntry, messageOf } from '../../failure.ts'
import type { Surroundings } from '../../process.ts'
import { type OutputLimit, outputLimit } from '../output-limit.ts'
import type { Skeleton } from '../skeleton.ts'
import { applyRecords, nothing } from '../tar-records.ts'

export interface StoredSkeleton {
  /** One zstd frame, or none. */
  bytes: Buffer[]
  /** How many directories and links it should hold. */
  members: number
  /** How many bytes its frame may unpack to. */
  mostBytes: number
}

// It is held in memory; that of a million directories has some 40 MiB.
const maxBytes = 256 * 1024 * 1024
const blockBytes = 512
const maxRecordsBytes = 1024 * 1024

/** @throws BadEntry where it holds something else, or another number of members */
export async function checkedSkeleton(
  { bytes, members, mostBytes }: StoredSkeleton,
  { cwd, signal }: Surroundings,
): Promise<Skeleton> {
  if (bytes.reduce((sum, part) => sum + part.length, 0) > maxBytes) {
    throw new BadEntry('its skeleton is too large to be one')
  }
  const archive = (): AsyncIterable<Buffer> => {
    const limit = outputLimit(cwd)
    limit.allow(mostBytes)
    return decompressed(bytes, limit)
  }
  const found = await countMembers(bytes.length === 0 ? [] : archive(), members, signal)
  if (found === members) return { members, archive }
  throw new BadEntry(`its skeleton has ${found} members instead of ${members}`)
}

/** Whoever checks and whoever unpacks read the same: what follows the frame, neither does. */
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
 * Goes from header to header, as tar does. Every form of a header is refused that tar could take for another one, so
 * that what is content for the one cannot be a header for the other.
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
      if (end > at + blockBytes) checkRecords(bytes, at)
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
const zeros = Buffer.alloc(blockBytes)
const types = { records: 0x78, directory: 0x35, symlink: 0x32 }

/**
 * Where a header and what belongs to it ends, in bytes; beyond the bytes where they do not hold all of it.
 * Zeros between archives are a header of their own here.
 */
function nextEnd(bytes: Buffer, at: number): number {
  const end = at + blockBytes
  if (end > bytes.length) return end
  const type = bytes[at + typeAt]
  if (type === types.directory || type === types.symlink) {
    if (sizeOf(bytes, at) === 0) return end
  } else if (type === types.records) {
    const size = sizeOf(bytes, at)
    if (size > 0 && size <= maxRecordsBytes) return end + Math.ceil(size / blockBytes) * blockBytes
  } else if (zeros.compare(bytes, at, end) === 0) return end
  throw new BadEntry('its skeleton holds more than directories and links')
}

/** In octal digits that end in NUL or a blank, as both tars write them. */
function sizeOf(bytes: Buffer, at: number): number {
  const text = bytes.toString('latin1', at + sizeAt, at + sizeAt + 12)
  return /^[0-7]{11}[\0 ]$/.test(text) ? Number.parseInt(text, 8) : Number.NaN
}

/** They may say names and times, but not that content follows. */
function checkRecords(bytes: Buffer, at: number): void {
  const start = at + blockBytes
  const { size, sparseSize } = applyRecords(nothing, 'x', bytes.subarray(start, start + sizeOf(bytes, at)))
  if (size !== undefined || sparseSize !== undefined)
    throw new BadEntry('its skeleton holds more than directories and links')
}
