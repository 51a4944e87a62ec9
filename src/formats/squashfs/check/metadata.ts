/** Reads the tables of a squashfs image, which are compressed in blocks of 8 KiB. */
import { zstdDecompressSync } from 'node:zlib'
import { BadEntry } from '../../../system/failure.ts'

/** The bytes from `start` up to `end` of an image. */
export type ReadBytes = (start: number, end: number) => Promise<Buffer>

export type MetadataTable = ReturnType<typeof openTable>

/** The length of an unpacked block, and the most bytes to take at once. */
export const metadataBytes = 8192
const headerBytes = 2
// Blocks to unpack at once, in memory.
const mostAtOnce = 256

/**
 * Reads a table from front to back. Positions refer to the unpacked table.
 * @param start of the table in the image
 * @param listed where each block starts in the image, for a table that has such a list
 * @param atOnce how many blocks to read and unpack at once
 */
export function openTable(
  read: ReadBytes,
  start: number,
  end: number,
  listed: number[] = [],
  atOnce = mostAtOnce,
) {
  const blocks = new Map<number, number>()
  let next = start
  let taken = 0
  const more = async (): Promise<void> => {
    const packed = await read(next, Math.min(end, next + atOnce * (headerBytes + metadataBytes)))
    const { unpacked, starts, length } = unpackBlocks(packed, {
      isEnd: next + packed.length === end,
      most: atOnce,
    })
    for (const at of starts) blocks.set(next - start + at, blocks.size)
    next += length
    taken += table.at
    table.bytes = Buffer.concat([table.bytes.subarray(table.at), ...unpacked])
    table.at = 0
  }
  const table = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: (): Promise<void> | undefined =>
      table.bytes.length - table.at < metadataBytes && next !== end ? more() : undefined,
    /** Moves on. @returns the position in `bytes` before that @throws BadEntry when the table ends early */
    take(bytes: number): number {
      const { at } = table
      table.at += bytes
      if (table.at > table.bytes.length) throw damaged('a table ends early')
      return at
    },
    /** The reader's position in the table. */
    position: (): number => taken + table.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(block: number, offset: number): number {
      // The next part to read starts with a block.
      const number = start + block === next ? blocks.size : blocks.get(block)
      if (number === undefined || offset >= metadataBytes) throw damaged('a table points beside its blocks')
      return number * metadataBytes + offset
    },
    /** @throws BadEntry when the reader is not at the end */
    end(): void {
      if (next !== end || table.at !== table.bytes.length) throw damaged('a table is too long')
      // The kernel follows the list.
      if (listed.some((position, i) => blocks.get(position - start) !== i))
        throw damaged('a list points beside the blocks of its table')
    },
  }
  return table
}

/**
 * Opens a table that has a list of the starts of its blocks.
 * @param list the position of the list in the image, where the table ends
 * @param bytes the length of the unpacked table
 */
export async function openIndexed(
  read: ReadBytes,
  list: number,
  bytes: number,
): Promise<{ table: MetadataTable; start: number }> {
  const count = Math.ceil(bytes / metadataBytes)
  const places = await read(list, list + count * placeBytes)
  if (places.length !== count * placeBytes) throw damaged('a list ends early')
  const listed = Array.from({ length: count }, (_, i) => Number(places.readBigUInt64LE(i * placeBytes)))
  const [start = list] = listed
  if (start > list) throw damaged('a table is behind its list')
  return { table: openTable(read, start, list, listed), start }
}

const placeBytes = 8

/**
 * Unpacks up to `most` whole blocks in `bytes`. If `isEnd`, the last one may be shorter than the others.
 * @returns where the blocks start in `bytes`, and where the last one ends
 */
function unpackBlocks(
  bytes: Buffer,
  { isEnd, most }: { isEnd: boolean; most: number },
): { unpacked: Buffer[]; starts: number[]; length: number } {
  const starts: number[] = []
  const unpacked: Buffer[] = []
  let at = 0
  while (starts.length < most && at + headerBytes <= bytes.length) {
    const header = bytes.readUInt16LE(at)
    const end = at + headerBytes + (header & metadataLengthBits)
    if (end > bytes.length) break
    const stored = bytes.subarray(at + headerBytes, end)
    const block = header > metadataLengthBits ? stored : unpackBlock(stored)
    const isLast = isEnd && end === bytes.length
    if (block.length !== metadataBytes && !(isLast && block.length > 0 && block.length < metadataBytes))
      throw damaged('a table has a gap')
    unpacked.push(block)
    starts.push(at)
    at = end
  }
  if (starts.length === 0 || (isEnd && at !== bytes.length && starts.length < most))
    throw damaged('a table ends early')
  return { unpacked, starts, length: at }
}

// A block's header has its length. One more bit marks blocks that are not compressed.
const metadataLengthBits = 0x7fff

function unpackBlock(block: Buffer): Buffer {
  try {
    return zstdDecompressSync(block, { maxOutputLength: metadataBytes, chunkSize: metadataBytes })
  } catch {
    throw damaged('a table cannot be unpacked')
  }
}

export function damaged(what: string): BadEntry {
  return new BadEntry(`its image is wrong: ${what}`)
}

export interface ImageFile {
  read: ReadBytes
  /** In bytes. */
  length: number
  /** The length of an unpacked block of files, up to `most`. Undefined if only tables are checked. @throws BadEntry */
  unpackedBytes?: ((position: number, length: number, most: number) => number) | undefined
  /** Called before each block of files. Returns undefined if the check may go on at once. */
  pause?: (() => Promise<void> | undefined) | undefined
}
