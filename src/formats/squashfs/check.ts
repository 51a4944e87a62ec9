/** Makes sure that a squashfs image is whole, and holds nothing that `packImage` does not write. */
import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { zstdDecompressSync } from 'node:zlib'
import { newKnown, readDirectory } from './directory.ts'
import { openExtents } from './extents.ts'
import { type Inode, readInode } from './inode.ts'
import {
  contentBytes,
  damaged,
  frameHeadBytes,
  type ImageFile,
  openIndexed,
  openTable,
  type ReadBytes,
} from './metadata.ts'
import { readSuperblock, type Superblock, superblockBytes } from './superblock.ts'

/** What an image holds. */
export interface ImageContents {
  /** Names of files, directories and links. */
  members: number
  /** Of all files' contents. */
  bytes: number
}

/**
 * Reads all tables. mksquashfs writes what a directory holds before the directory, and lists of directories in the order
 * of their inodes: so one pass is enough, and a directory cannot hold itself.
 * @throws BadEntry when they contradict each other, or hold anything but files, directories and links of one owner
 */
export async function checkImage(image: ImageFile): Promise<ImageContents> {
  const superblock = readSuperblock(await image.read(0, superblockBytes), image.length)
  const { inodeTable, directoryTable, inodes: count, ids, root } = superblock
  await checkOwners(image, superblock)
  const extents = await openExtents(image, superblock)
  const inodes = openTable(image.read, inodeTable, directoryTable)
  const directories = openTable(image.read, directoryTable, extents.start)
  const known = newKnown(count)
  const contents = { members: 0, bytes: 0 }
  let owner: number | undefined
  let last: Inode | undefined
  let position = 0
  for (let nth = 0; nth < count; nth++) {
    const reading = inodes.ahead()
    if (reading) await reading
    position = inodes.position()
    last = readInode(inodes)
    owner ??= last.owner
    if (last.owner !== owner) throw damaged('it has several owners')
    if ((owner & 0xffff) >= ids || owner >>> 16 >= ids) throw damaged('its owner is none that it lists')
    if (last.kind === 'file') {
      await extents.add(last, inodes)
      contents.bytes += last.bytes
    } else if (last.kind === 'directory') {
      contents.members += await readDirectory(last, { inodes, directories }, known)
    }
    known.add(last, position)
  }
  if (last?.kind !== 'directory' || position !== inodes.positionOf(root.block, root.offset))
    throw damaged('its root is not where it should be')
  if (known.unnamed() !== 1) throw damaged('not all that it holds has a name')
  inodes.end()
  directories.end()
  extents.check()
  return contents
}

const idBytes = 4

async function checkOwners(image: ImageFile, { idTable, ids }: Superblock): Promise<void> {
  const { table } = await openIndexed(image.read, idTable, ids * idBytes)
  await table.ahead()
  table.take(ids * idBytes)
  table.end()
}

/** How far to look: at tables, also at the beginning of each block, or at all of it. */
export type Depth = 'tables' | 'heads' | 'contents'

/**
 * Checks the image that a file begins with.
 * @param length of the image, in bytes
 * @throws BadEntry, or the system's error where it cannot be read
 */
export async function checkImageFile(
  path: string,
  length: number,
  depth: Depth,
  signal?: AbortSignal,
): Promise<ImageContents> {
  const file = openSync(path, 'r')
  const bytesAt = (position: number, bytes: number): Buffer => {
    const buffer = Buffer.allocUnsafe(bytes)
    return buffer.subarray(0, readSync(file, buffer, 0, bytes, position))
  }
  const unpackers = {
    tables: undefined,
    heads: (position: number) => contentBytes(bytesAt(position, frameHeadBytes)) ?? 0,
    contents: (position: number, bytes: number, most: number) =>
      zstdDecompressSync(bytesAt(position, bytes), { maxOutputLength: most }).length,
  }
  const read: ReadBytes = async (start, end) => {
    // The process has other things to do, too.
    await setImmediate()
    signal?.throwIfAborted()
    return bytesAt(start, end - start)
  }
  try {
    const unpackedBytes = unpackers[depth]
    return await checkImage({ read, length, ...(unpackedBytes && { unpackedBytes }) })
  } finally {
    closeSync(file)
  }
}
