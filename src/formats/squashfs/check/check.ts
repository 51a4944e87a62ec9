/** Checks that a squashfs image is whole, and that a save could have written it. */
import { closeSync, constants, fstatSync, openSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { zstdDecompressSync } from 'node:zlib'
import { readExactlySync } from '../../../system/disk/read-file.ts'
import { messageOf } from '../../../system/failure.ts'
import { newKnown, newWhiteouts, readDirectory } from './directory.ts'
import { openExtents } from './extents.ts'
import { type Inode, readInode } from './inode.ts'
import { damaged, type ImageFile, openIndexed, openTable } from './metadata.ts'
import { readSuperblock, superblockBytes } from './superblock.ts'

export interface ImageContents {
  /** The number of names of files, directories, links and whiteouts. */
  members: number
  /** The number of whiteouts. Only layers have any. */
  whiteouts: number
  /** The names of the whiteouts: byte strings, relative to the top. @throws BadEntry */
  removed(): Iterable<string>
  /** The length of all files' contents. */
  bytes: number
  /** The latest time of modification, in seconds since 1970. */
  newest: number
}

/**
 * mksquashfs writes the members of a directory before the directory, and the lists of directories in the order of their
 * inodes. So one pass is enough, and a directory cannot hold itself.
 */
async function checkImage(image: ImageFile): Promise<ImageContents> {
  const superblock = readSuperblock(await image.read(0, superblockBytes), image.length)
  const { inodeTable, directoryTable, inodes: count, ids, root } = superblock
  await checkIds(image, superblock.idTable, ids)
  const extents = await openExtents(image, superblock)
  const inodes = openTable(image.read, inodeTable, directoryTable)
  const directories = openTable(image.read, directoryTable, extents.start)
  const known = newKnown(count)
  const whiteouts = newWhiteouts()
  const contents = { members: 0, bytes: 0, newest: 0 }
  let owner: number | undefined
  let last: Inode | undefined
  let position = 0
  for (let i = 0; i < count; i++) {
    const reading = inodes.ahead()
    if (reading) await reading
    position = inodes.position()
    last = readInode(inodes)
    owner ??= last.owner
    if (last.owner !== owner) throw damaged('it has several owners')
    if ((owner & 0xffff) >= ids || owner >>> 16 >= ids) throw damaged('its owner is none that it lists')
    contents.newest = Math.max(contents.newest, last.time)
    if (last.kind === 'file') {
      await extents.add(last, inodes)
      contents.bytes += last.bytes
    } else if (last.kind === 'directory') {
      contents.members += await readDirectory(last, { inodes, directories }, { known, whiteouts })
    }
    known.add(last, position)
  }
  if (last?.kind !== 'directory' || position !== inodes.positionOf(root.block, root.offset))
    throw damaged('its root is not where it should be')
  if (known.unnamed() !== 1) throw damaged('not all that it holds has a name')
  inodes.end()
  directories.end()
  await extents.check()
  const { number: top } = last
  return { ...contents, whiteouts: whiteouts.count(), removed: () => whiteouts.names(top) }
}

const idBytes = 4

async function checkIds(image: ImageFile, idTable: number, ids: number): Promise<void> {
  const { table } = await openIndexed(image.read, idTable, ids * idBytes)
  await table.ahead()
  table.take(ids * idBytes)
  table.end()
}

/** @param expected the names to remove @throws BadEntry when an image has other whiteouts */
export function checkWhiteouts({ whiteouts, removed }: ImageContents, expected: Iterable<string> = []): void {
  const names = new Set(expected)
  if (whiteouts > 0 && names.size === 0) throw damaged('it holds more than files, directories and links')
  if (whiteouts !== names.size) throw damaged(`it has ${whiteouts} whiteouts instead of ${names.size}`)
  // No two whiteouts of an image have one name.
  for (const name of removed()) if (!names.has(name)) throw damaged('it removes other files than it lists')
}

/** `heads` adds the start of each block to the tables, `contents` the whole blocks. */
export type Depth = 'tables' | 'heads' | 'contents'

/** The position of an image in a file, in bytes. */
export interface ImageRange {
  offset: number
  length: number
}

export interface CheckOptions {
  signal?: AbortSignal | undefined
  /** Resolves when these bytes are in the file. By default, all are. */
  until?: ((start: number, end: number) => Promise<void>) | undefined
}

/** @throws Error if it is no file: a step may have put a FIFO there, and reading it would block */
function openFile(path: string): number {
  // Windows lacks the flag.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  if (fstatSync(file).isFile()) return file
  closeSync(file)
  throw new Error(`${path} is no file any more`)
}

/**
 * @throws BadEntry when a save does not write such an image; the system's errors, also where the file is shorter than the
 *   image, which may be another program's doing; the errors of `until`
 */
export async function checkImageFile(
  path: string,
  { offset, length }: ImageRange,
  depth: Depth,
  { signal, until }: CheckOptions = {},
): Promise<ImageContents> {
  const file = openFile(path)
  // Fewer bytes only where the image ends.
  const bytesAt = (position: number, bytes: number): Buffer =>
    readExactlySync(file, Math.max(0, Math.min(bytes, length - position)), offset + position)
  let unpackedBytes = 0
  const unpackers: Record<Depth, ImageFile['unpackedBytes']> = {
    tables: undefined,
    heads: (position) => contentBytes(bytesAt(position, frameHeadBytes)) ?? 0,
    contents(position, bytes, most) {
      const block = unpackedBlock(bytesAt(position, bytes), most)
      unpackedBytes += block.length
      return block.length
    },
  }
  const yieldTurn = async (): Promise<void> => {
    unpackedBytes = 0
    await setImmediate()
    signal?.throwIfAborted()
  }
  const read = async (start: number, end: number): Promise<Buffer> => {
    await until?.(offset + start, offset + end)
    await yieldTurn()
    return bytesAt(start, end - start)
  }
  const pause = (): Promise<void> | undefined =>
    unpackedBytes < unpackedBytesPerTurn ? undefined : yieldTurn()
  try {
    return await checkImage({ read, length, unpackedBytes: unpackers[depth], pause })
  } finally {
    closeSync(file)
  }
}

function unpackedBlock(packed: Buffer, most: number): Buffer {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: most })
  } catch (error) {
    throw damaged(`a block cannot be unpacked: ${messageOf(error)}`)
  }
}

// Bytes to unpack at once, which takes some 50 ms.
const unpackedBytesPerTurn = 64 * 1024 * 1024
const zstdMagicNumber = 0xfd2fb528
// The longest header of a frame, in bytes.
const frameHeadBytes = 18

/** @returns undefined if the header has no length. https://datatracker.ietf.org/doc/html/rfc8878#name-frame-header */
function contentBytes(frame: Buffer): number | undefined {
  if (frame.length < frameHeadBytes || frame.readUInt32LE(0) !== zstdMagicNumber) return undefined
  const descriptor = frame.readUInt8(4)
  const isSingle = (descriptor & 0x20) !== 0
  const dictionary = [0, 1, 2, 4][descriptor & 3] as number
  const at = 5 + (isSingle ? 0 : 1) + dictionary
  const size = descriptor >> 6
  if (size === 0) return isSingle ? frame.readUInt8(at) : undefined
  if (size === 1) return frame.readUInt16LE(at) + 256
  return size === 2 ? frame.readUInt32LE(at) : undefined
}
