/** Reads the inodes of a squashfs image: what files, directories and links are, but for their names. */
import { damaged, type Table } from './metadata.ts'

interface Common {
  number: number
  /** Owner and group, as one number. */
  owner: number
}

/** Its content: blocks of its own, then what is left of it in a fragment, if it has one, or in one more block. */
export interface FileInode extends Common {
  kind: 'file'
  start: number
  bytes: number
  fragment: number | undefined
  /** Where in the fragment. */
  offset: number
}

export interface DirectoryInode extends Common {
  kind: 'directory'
  /** Where its list begins. */
  block: number
  offset: number
  /** How long its list is. */
  bytes: number
  /** How many names its index has, which tells where in the list to begin to look for others. */
  indexed: number
}

export interface LinkInode extends Common {
  kind: 'link'
}

export type Inode = FileInode | DirectoryInode | LinkInode

/** Of the entries of directories. */
export const kinds: Record<number, Inode['kind'] | undefined> = { 1: 'directory', 2: 'file', 3: 'link' }

const none = 0xffff_ffff
const headerBytes = 16
const longestLink = 4095
/** What stands for the entries of a directory itself and of its parent. */
const dots = 3

/**
 * Reads the next one; of a file, the list of its blocks comes next in the table, of a large directory its index.
 * @throws BadEntry when it is none that `packImage` makes
 */
export function readInode(table: Table): Inode {
  const at = table.take(headerBytes)
  const { bytes } = table
  const type = bytes.readUInt16LE(at)
  const [number, owner] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 4)]
  if (bytes.readUInt16LE(at + 2) > 0o777) throw damaged('it sets bits that change who runs a program')
  // Devices, FIFOs, sockets and links with attributes are none of ours. The types above 7 have more fields than others:
  // that of large directories, and that of files that are large, sparse or have several names.
  if (type === 1) return { kind: 'directory', number, owner, ...directoryIn(bytes, table.take(16)) }
  if (type === 2) return { kind: 'file', number, owner, ...fileIn(bytes, table.take(16)) }
  if (type === 3) {
    skipTarget(table)
    return { kind: 'link', number, owner }
  }
  if (type === 8) return { kind: 'directory', number, owner, ...largeDirectoryIn(bytes, table.take(24)) }
  if (type === 9) return { kind: 'file', number, owner, ...largeFileIn(bytes, table.take(40)) }
  throw damaged('it holds more than files, directories and links')
}

type Content<Of extends Inode> = Omit<Of, 'kind' | keyof Common>

function fileIn(fields: Buffer, at: number): Content<FileInode> {
  const bytes = fields.readUInt32LE(at + 12)
  return { start: fields.readUInt32LE(at), bytes, ...fragmentIn(fields, at + 4) }
}

function largeFileIn(fields: Buffer, at: number): Content<FileInode> {
  refuseAttributes(fields, at + 36)
  const bytes = Number(fields.readBigUInt64LE(at + 8))
  if (!Number.isSafeInteger(bytes)) throw damaged('a file is larger than any')
  return { start: Number(fields.readBigUInt64LE(at)), bytes, ...fragmentIn(fields, at + 28) }
}

function fragmentIn(fields: Buffer, at: number): Pick<FileInode, 'fragment' | 'offset'> {
  const fragment = fields.readUInt32LE(at)
  return { fragment: fragment === none ? undefined : fragment, offset: fields.readUInt32LE(at + 4) }
}

function skipTarget(table: Table): void {
  const length = table.bytes.readUInt32LE(table.take(8) + 4)
  if (length === 0 || length > longestLink) throw damaged('a link is too long')
  table.take(length)
}

function directoryIn(fields: Buffer, at: number): Content<DirectoryInode> {
  const bytes = listBytes(fields.readUInt16LE(at + 8))
  return { block: fields.readUInt32LE(at), offset: fields.readUInt16LE(at + 10), bytes, indexed: 0 }
}

function largeDirectoryIn(fields: Buffer, at: number): Content<DirectoryInode> {
  refuseAttributes(fields, at + 20)
  return {
    block: fields.readUInt32LE(at + 8),
    offset: fields.readUInt16LE(at + 18),
    bytes: listBytes(fields.readUInt32LE(at + 4)),
    indexed: fields.readUInt16LE(at + 16),
  }
}

function listBytes(bytes: number): number {
  if (bytes < dots) throw damaged('a directory is too short')
  return bytes - dots
}

function refuseAttributes(fields: Buffer, at: number): void {
  if (fields.readUInt32LE(at) !== none) throw damaged('it has extended attributes')
}
