/** The first bytes of a squashfs image, which say where its tables are. */
import { BadEntry } from '../../failure.ts'

export interface Superblock {
  inodes: number
  fragments: number
  /** Owners and groups together. */
  ids: number
  /** What files are cut into, in bytes. */
  blockBytes: number
  /** Where the root directory's inode is, as directories say it. */
  root: { block: number; offset: number }
  /** Where the tables start, in bytes, in this order; the last one lists where the blocks of ids are. */
  inodeTable: number
  directoryTable: number
  fragmentTable: number
  idTable: number
  /** Where the image ends. */
  end: number
}

export const superblockBytes = 96

const zstd = 6
// Duplicates are stored once; the level of compression is noted where it is not the usual one.
const flags = { noXattrs: 0x200, others: 0x40 | 0x400 }
const none = 0xffff_ffff_ffff_ffffn
/** More than any cache has. Each takes some 50 bytes of memory to check. */
const mostInodes = 1 << 24

/**
 * Only what `packImage` makes is let through: the kernel's parser has had its flaws, and attributes could mean something
 * to the kernel. https://dr-emann.github.io/squashfs/squashfs.html#_the_superblock
 * @param length of what should be an image, in bytes
 * @throws BadEntry
 */
export function readSuperblock(head: Buffer, length: number): Superblock {
  if (head.length < superblockBytes || head.toString('latin1', 0, 4) !== 'hsqs') throw notOurs()
  const position = (at: number): number => Number(head.readBigUInt64LE(at))
  const superblock: Superblock = {
    inodes: head.readUInt32LE(4),
    fragments: head.readUInt32LE(16),
    ids: head.readUInt16LE(26),
    blockBytes: head.readUInt32LE(12),
    root: { block: Number(head.readBigUInt64LE(32) >> 16n), offset: head.readUInt16LE(32) },
    inodeTable: position(64),
    directoryTable: position(72),
    fragmentTable: position(80),
    idTable: position(48),
    end: position(40),
  }
  const { inodes, fragments, ids, blockBytes, inodeTable, directoryTable, fragmentTable, idTable, end } =
    superblock
  const log = head.readUInt16LE(22)
  const isOurs =
    head.readUInt16LE(20) === zstd &&
    head.readUInt16LE(28) === 4 &&
    head.readUInt16LE(30) === 0 &&
    (head.readUInt16LE(24) & ~flags.others) === flags.noXattrs &&
    [56, 88].every((table) => head.readBigUInt64LE(table) === none) &&
    // No fragment is without a file.
    [inodes > 0, inodes <= mostInodes, fragments <= inodes, ids === 1 || ids === 2].every(Boolean) &&
    log >= 12 &&
    log <= 20 &&
    blockBytes === 2 ** log
  const positions = [superblockBytes, inodeTable, directoryTable, fragmentTable, idTable, end, length]
  const isInOrder = positions.every((at, nth) => nth === 0 || at >= (positions[nth - 1] as number))
  if (!isOurs || !isInOrder) throw notOurs()
  return superblock
}

function notOurs(): BadEntry {
  return new BadEntry('it holds no squashfs image of our kind')
}
