/** The first bytes of a squashfs image, which say where its tables are. */
import { BadEntry } from '../../../system/failure.ts'

export interface Superblock {
  inodes: number
  fragments: number
  /** How many different owners and groups the image has. */
  ids: number
  /** The length of a file's blocks. */
  blockBytes: number
  /** The position of the top's inode: the block, and the offset in the block. */
  root: { block: number; offset: number }
  /** Where the tables start, in bytes, in this order. The last one lists the positions of the blocks of ids. */
  inodeTable: number
  directoryTable: number
  fragmentTable: number
  idTable: number
}

export const superblockBytes = 96

const zstdCompression = 6
// The others: duplicates are stored once, and the image notes its level of compression.
const flags = { noXattrs: 0x200, others: 0x40 | 0x400 }
const noTable = 0xffff_ffff_ffff_ffffn
// More than any cache has. Checking takes some 50 bytes of memory for each.
const mostInodes = 1 << 24

/**
 * Accepts only images of a save: the kernel's parser has had flaws, and attributes could have effects in the kernel.
 * https://dr-emann.github.io/squashfs/squashfs.html#_the_superblock
 * @param length of the image, in bytes
 * @throws BadEntry
 */
export function readSuperblock(head: Buffer, length: number): Superblock {
  if (head.length < superblockBytes || head.toString('latin1', 0, 4) !== 'hsqs')
    throw notOurs('it has no superblock')
  const u16 = (at: number): number => head.readUInt16LE(at)
  const u32 = (at: number): number => head.readUInt32LE(at)
  const u64 = (at: number): number => Number(head.readBigUInt64LE(at))
  const superblock: Superblock = {
    inodes: u32(4),
    fragments: u32(16),
    ids: u16(26),
    blockBytes: u32(12),
    root: { block: Number(head.readBigUInt64LE(32) >> 16n), offset: u16(32) },
    inodeTable: u64(64),
    directoryTable: u64(72),
    fragmentTable: u64(80),
    idTable: u64(48),
  }
  const { inodes, fragments, ids, blockBytes, inodeTable, directoryTable, fragmentTable, idTable } =
    superblock
  const [log, end] = [u16(22), u64(40)]
  const positions = [superblockBytes, inodeTable, directoryTable, fragmentTable, idTable, end, length]
  const extraFlags = (u16(24) ^ flags.noXattrs) & ~flags.others
  const version = `${u16(28)}.${u16(30)}`
  const rules: [holds: boolean, found: string][] = [
    [u16(20) === zstdCompression, `its compression is number ${u16(20)} instead of ${zstdCompression}`],
    [version === '4.0', `its version is ${version} instead of 4.0`],
    [extraFlags === 0, `its flags 0x${u16(24).toString(16)} differ in 0x${extraFlags.toString(16)}`],
    [head.readBigUInt64LE(56) === noTable, 'it has a table of attributes'],
    [head.readBigUInt64LE(88) === noTable, 'it has a table for exporting by NFS'],
    [inodes > 0 && inodes <= mostInodes, `it has ${inodes} inodes`],
    [fragments <= inodes, `it has ${fragments} fragments for ${inodes} inodes`],
    [ids === 1 || ids === 2, `it has ${ids} ids`],
    [log >= 12 && log <= 20 && blockBytes === 2 ** log, `its block size is ${blockBytes} (log ${log})`],
    [
      positions.every((at, i) => i === 0 || at >= (positions[i - 1] as number)),
      'its tables do not lie one after the other within its length',
    ],
  ]
  const broken = rules.find(([holds]) => !holds)
  if (broken) throw notOurs(broken[1])
  return superblock
}

function notOurs(found: string): BadEntry {
  return new BadEntry(`it holds no squashfs image of our kind: ${found}`)
}
