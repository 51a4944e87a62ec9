/** Writes the headers of members. They hold only the fields that Headstart knows. */

import type { Member } from './archive-reader.ts'
import { blockBytes, paddingAfter } from './tar-records.ts'

const beyondAscii = /[\u0080-\u00ff]/
// The longest name and the largest size that fit into a header.
const maxName = 100
const maxSize = 0o77777777777

const types = { file: '0', hardlink: '1', symlink: '2', directory: '5' }

/** A member that Headstart writes. */
export interface WrittenMember extends Omit<Member, 'kind'> {
  kind: keyof typeof types
}

/** @returns the header, and the extended header before it where the member needs one */
export function headerOf(member: WrittenMember): Buffer {
  const records = recordsOf(member)
  if (records === '') return blockOf(member, types[member.kind])
  const bodyBytes = records.length + paddingAfter(records.length)
  const header = Buffer.alloc(blockBytes + bodyBytes + blockBytes)
  recordsBlock(records.length).copy(header)
  header.write(records, blockBytes, 'latin1')
  blockOf(member, types[member.kind]).copy(header, blockBytes + bodyBytes)
  return header
}

const recordsBlocks = new Map<number, Buffer>()

/** Records of the same length have the same header, and there are few lengths. */
function recordsBlock(size: number): Buffer {
  const known = recordsBlocks.get(size)
  if (known) return known
  const block = blockOf({ name: 'pax', target: '', mtime: '0', mode: 0o644, size }, 'x')
  recordsBlocks.set(size, block)
  return block
}

function recordsOf({ name, target, mtime, size, sparseSize }: WrittenMember): string {
  // Without this record, bsdtar would take names for text.
  const isText = beyondAscii.test(name) || beyondAscii.test(target)
  const charset = isText ? record('hdrcharset', 'BINARY') : ''
  const path = isText || name.length > maxName ? record('path', name) : ''
  const linkpath = isText || target.length > maxName ? record('linkpath', target) : ''
  const time = /^\d{1,11}$/.test(mtime) ? '' : record('mtime', mtime)
  const length = size > maxSize ? record('size', String(size)) : ''
  return charset + path + (target === '' ? '' : linkpath) + time + length + holes(name, sparseSize)
}

function holes(name: string, sparseSize: string | undefined): string {
  if (sparseSize === undefined) return ''
  const form = record('GNU.sparse.major', '1') + record('GNU.sparse.minor', '0')
  return form + record('GNU.sparse.name', name) + record('GNU.sparse.realsize', sparseSize)
}

/** A record starts with its own length. */
function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  const guess = rest.length + String(rest.length).length
  return `${rest.length + String(guess).length}${rest}`
}

const template = newTemplate()

/** The fields that are the same in all headers: owner 0, group 0, and blanks for the checksum. */
function newTemplate(): Buffer {
  const block = Buffer.alloc(blockBytes)
  block.write(octal(0, 7), 108, 'latin1')
  block.write(octal(0, 7), 116, 'latin1')
  block.write('        ', 148, 'latin1')
  block.write('ustar\x0000', 257, 'latin1')
  return block
}

function blockOf(
  { name, target, mode, mtime, size }: Omit<WrittenMember, 'kind' | 'sparseSize'>,
  type: string,
): Buffer {
  const block = Buffer.allocUnsafe(blockBytes)
  template.copy(block)
  const seconds = Math.min(Math.max(Math.trunc(Number(mtime)), 0), maxSize)
  block.write(name.slice(0, maxName), 0, 'latin1')
  block.write(octal(mode, 7), 100, 'latin1')
  block.write(octal(Math.min(size, maxSize), 11), 124, 'latin1')
  block.write(octal(seconds, 11), 136, 'latin1')
  block.write(type, 156, 'latin1')
  block.write(target.slice(0, maxName), 157, 'latin1')
  let sum = 0
  // This loop is several times as fast as an iterator.
  for (let at = 0; at < blockBytes; at++) sum += block[at] as number
  block.write(`${octal(sum, 6)}\0 `, 148, 'latin1')
  return block
}

function octal(number: number, digits: number): string {
  return number.toString(8).padStart(digits, '0')
}
