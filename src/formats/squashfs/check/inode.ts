/** Reads the inodes of a squashfs image: files, directories, links and whiteouts, without their names. */
import { damaged, type MetadataTable } from './metadata.ts'

export interface Inode {
  /** A whiteout is a character device 0:0. It hides its name in the layers below. */
  kind: 'file' | 'directory' | 'link' | 'whiteout'
  number: number
  /** Owner and group, as one number. */
  owner: number
  /** When it was modified, in seconds since 1970. */
  time: number
  /** The length of a file's content, of a directory's list of names, or of a link's target. */
  bytes: number
  /** The position of a file's blocks in the image, or the block that a directory's list starts in. */
  start: number
  /** The fragment with the end of a file. Undefined if the end is in a block of its own. */
  fragment: number | undefined
  /** The position of a file's end in the fragment, or of a directory's list in the block. */
  offset: number
  /** How many entries a directory's index has. */
  indexed: number
}

type Field = { offset: number; length: 2 | 4 | 8 }
const u16 = (offset: number): Field => ({ offset, length: 2 })
const u32 = (offset: number): Field => ({ offset, length: 4 })
const u64 = (offset: number): Field => ({ offset, length: 8 })

type FieldName = 'bytes' | 'start' | 'fragment' | 'offset' | 'indexed' | 'attributes' | 'device'
/** `length` is the length of all fields, without the header. */
type Layout = Partial<Record<FieldName, Field>> & { kind: Inode['kind']; length: number }

/**
 * The fields of each type of inode. 8 is for large directories, 9 for files that are large or sparse or have several
 * names. https://dr-emann.github.io/squashfs/squashfs.html#_inode_table
 */
// biome-ignore format: a table
const layouts: Record<number, Layout> = {
  1: { kind: 'directory', length: 16, start: u32(0), bytes: u16(8), offset: u16(10) },
  2: { kind: 'file', length: 16, start: u32(0), fragment: u32(4), offset: u32(8), bytes: u32(12) },
  3: { kind: 'link', length: 8, bytes: u32(4) },
  5: { kind: 'whiteout', length: 8, device: u32(4) },
  8: { kind: 'directory', length: 24, bytes: u32(4), start: u32(8), indexed: u16(16), offset: u16(18), attributes: u32(20) },
  9: { kind: 'file', length: 40, start: u64(0), bytes: u64(8), fragment: u32(28), offset: u32(32), attributes: u32(36) },
}

const noFragment = 0xffff_ffff
const inodeHeaderBytes = 16
const longestLink = 4095
// The length of a directory's list counts `.` and `..`, but the list does not have them.
const dotsBytes = 3

/** @throws BadEntry when a save does not write such inodes */
export function readInode(table: MetadataTable): Inode {
  const header = table.take(inodeHeaderBytes)
  const { bytes: fields } = table
  if (fields.readUInt16LE(header + 2) > 0o777) throw damaged('it sets bits that change who runs a program')
  const layout = layouts[fields.readUInt16LE(header)]
  if (!layout) throw more()
  const { kind } = layout
  const at = table.take(layout.length)
  const read = (field: Field | undefined, otherwise = 0): number => {
    if (!field) return otherwise
    const { offset, length } = field
    return length === 8 ? Number(fields.readBigUInt64LE(at + offset)) : fields.readUIntLE(at + offset, length)
  }
  if (read(layout.device) !== 0) throw more()
  if (read(layout.attributes, noFragment) !== noFragment) throw damaged('it has extended attributes')
  const bytes = read(layout.bytes) - (kind === 'directory' ? dotsBytes : 0)
  if (bytes < 0) throw damaged('a directory is too short')
  if (!Number.isSafeInteger(bytes)) throw damaged('a file is larger than any')
  if (kind === 'link') {
    if (bytes === 0 || bytes > longestLink) throw damaged('a link is too long')
    table.take(bytes)
  }
  const fragment = read(layout.fragment, noFragment)
  return {
    kind,
    number: fields.readUInt32LE(header + 12),
    owner: fields.readUInt32LE(header + 4),
    time: fields.readUInt32LE(header + 8),
    bytes,
    start: read(layout.start),
    fragment: fragment === noFragment ? undefined : fragment,
    offset: read(layout.offset),
    indexed: read(layout.indexed),
  }
}

function more(): Error {
  return damaged('it holds more than files, directories and links')
}
