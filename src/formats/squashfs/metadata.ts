/** Reads the tables of a squashfs image, which are compressed in blocks of 8 KiB, from front to back. */
import { zstdDecompressSync } from 'node:zlib'
import { BadEntry } from '../../failure.ts'

/** The bytes from `start` up to `end` of an image. */
export type ReadBytes = (start: number, end: number) => Promise<Buffer>

/** A table that is being read. Positions are those in it as if it were not compressed. */
export interface Table {
  /** Some of it, unpacked. */
  bytes: Buffer
  /** Where in `bytes` the reader is. */
  at: number
  /** Reads on, unless `bytes` has as much from `at` on as may be taken at once, or all there is. */
  ahead(): Promise<void> | undefined
  /** Moves on. @returns where the reader was @throws BadEntry when the table ends before */
  take(bytes: number): number
  /** Where the reader is. */
  position(): number
  /** Where something is of which the image says in which block, by where that begins in the file, and where in it. */
  positionOf(block: number, offset: number): number
  /** @throws BadEntry when the reader is not at the end */
  end(): void
}

/** What may be taken at once, too. */
export const metadataBytes = 8192
// At once: what they unpack to is held in memory.
const blocksAtOnce = 256

/**
 * @param start of the table in the image, up to `end`
 * @param listed where a list says that each of its blocks begins, for a table that has one
 */
export function openTable(read: ReadBytes, start: number, end: number, listed: number[] = []): Table {
  const blocks = new Map<number, number>()
  let next = start
  let taken = 0
  const more = async (): Promise<void> => {
    const packed = await read(next, Math.min(end, next + blocksAtOnce * metadataBytes))
    const { unpacked, starts, length } = unpackBlocks(packed, next + packed.length === end)
    for (const at of starts) blocks.set(next - start + at, blocks.size)
    next += length
    taken += table.at
    table.bytes = Buffer.concat([table.bytes.subarray(table.at), unpacked])
    table.at = 0
  }
  const table: Table = {
    bytes: Buffer.alloc(0),
    at: 0,
    ahead: () => (table.bytes.length - table.at < metadataBytes && next !== end ? more() : undefined),
    take(bytes) {
      const { at } = table
      table.at += bytes
      if (table.at > table.bytes.length) throw damaged('a table ends early')
      return at
    },
    position: () => taken + table.at,
    positionOf(block, offset) {
      // What has not been read yet begins a block.
      const number = start + block === next ? blocks.size : blocks.get(block)
      if (number === undefined || offset >= metadataBytes) throw damaged('a table points beside its blocks')
      return number * metadataBytes + offset
    },
    end() {
      if (next !== end || table.at !== table.bytes.length) throw damaged('a table is too long')
      // The kernel follows the list.
      if (listed.some((place, nth) => blocks.get(place - start) !== nth))
        throw damaged('a list points beside the blocks of its table')
    },
  }
  return table
}

/**
 * Opens a table of which there is a list that says where its blocks are.
 * @param list where that is in the image; the table ends there
 * @param bytes how long the table is, unpacked
 */
export async function openIndexed(
  read: ReadBytes,
  list: number,
  bytes: number,
): Promise<{ table: Table; start: number }> {
  const count = Math.ceil(bytes / metadataBytes)
  const places = await read(list, list + count * placeBytes)
  if (places.length !== count * placeBytes) throw damaged('a list ends early')
  const listed = Array.from({ length: count }, (_, nth) => Number(places.readBigUInt64LE(nth * placeBytes)))
  const [start = list] = listed
  if (start > list) throw damaged('a table is behind its list')
  return { table: openTable(read, start, list, listed), start }
}

const placeBytes = 8

interface Unpacked {
  unpacked: Buffer
  /** Of the blocks, in `bytes`. */
  starts: number[]
  /** How much of `bytes` they are. */
  length: number
}

/** Unpacks the whole blocks that there are, the last of which may be shorter if `isEnd`. */
function unpackBlocks(bytes: Buffer, isEnd: boolean): Unpacked {
  const starts: number[] = []
  const parts: Buffer[] = []
  let at = 0
  while (starts.length < blocksAtOnce && at + 2 <= bytes.length) {
    const header = bytes.readUInt16LE(at)
    const end = at + 2 + (header & lengthBits)
    if (end > bytes.length) break
    const stored = bytes.subarray(at + 2, end)
    const block = header > lengthBits ? stored : unpackBlock(stored)
    const isLast = isEnd && end === bytes.length
    if (block.length !== metadataBytes && !(isLast && block.length > 0 && block.length < metadataBytes))
      throw damaged('a table has a gap')
    parts.push(block)
    starts.push(at)
    at = end
  }
  if (starts.length === 0 || (isEnd && at !== bytes.length && starts.length < blocksAtOnce))
    throw damaged('a table ends early')
  return { unpacked: Buffer.concat(parts), starts, length: at }
}

/** Of a block's header; the other one says that the block is not compressed. */
const lengthBits = 0x7fff

function unpackBlock(block: Buffer): Buffer {
  try {
    return zstdDecompressSync(block, { maxOutputLength: metadataBytes, chunkSize: metadataBytes })
  } catch {
    throw damaged('a table cannot be unpacked')
  }
}

const zstdMagic = 0xfd2fb528
/** As much of a frame's beginning as tells its content's size. */
export const frameHeadBytes = 18

/**
 * How much a zstd frame unpacks to, as it says itself; undefined where it is none, or does not say.
 * https://datatracker.ietf.org/doc/html/rfc8878#name-frame-header
 */
export function contentBytes(frame: Buffer): number | undefined {
  if (frame.length < frameHeadBytes || frame.readUInt32LE(0) !== zstdMagic) return undefined
  const descriptor = frame.readUInt8(4)
  const isSingle = (descriptor & 0x20) !== 0
  const dictionary = [0, 1, 2, 4][descriptor & 3] as number
  const at = 5 + (isSingle ? 0 : 1) + dictionary
  const size = descriptor >> 6
  if (size === 0) return isSingle ? frame.readUInt8(at) : undefined
  if (size === 1) return frame.readUInt16LE(at) + 256
  return size === 2 ? frame.readUInt32LE(at) : undefined
}

export function damaged(what: string): BadEntry {
  return new BadEntry(`its image is wrong: ${what}`)
}

export interface ImageFile {
  read: ReadBytes
  /** In bytes. */
  length: number
  /**
   * How much a compressed block unpacks to; given where not only the tables are to be looked at.
   * @param most what it may unpack to, in bytes
   * @throws anything
   */
  unpackedBytes?(position: number, length: number, most: number): number
}
