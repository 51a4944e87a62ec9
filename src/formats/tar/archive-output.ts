/** Writes the members of an archive: headers with only the fields that Headstart knows, and contents, into slabs. */
import { readSync } from 'node:fs'
import type { Member } from './archive-reader.ts'
import { paddingAfter, recordBytes } from './tar-records.ts'

export interface SlabWriter {
  /** @returns the slab to fill next */
  next(): Buffer
  /** Takes the slab back. @param bytes the length of its content */
  filled(bytes: number): void
}

/** Slabs in the memory of this thread. */
export function slabsHere(bytes: number, take: (content: Buffer) => void): SlabWriter {
  let slab: Buffer
  return {
    next: () => (slab = Buffer.allocUnsafeSlow(bytes)),
    filled: (length) => take(slab.subarray(0, length)),
  }
}

const noSlab = Buffer.alloc(0)

/** A position in the slab that is being filled. */
interface OutputMark {
  flushes: number
  at: number
}

/** @param isText see `writeHeader` */
export function archiveOutput({ next, filled }: SlabWriter, isText = false) {
  let slab: Buffer = noSlab
  let end = 0
  let flushes = 0
  const flush = (): void => {
    if (end > 0) filled(end)
    slab = noSlab
    end = 0
    flushes++
  }
  const ensure = (bytes: number): void => {
    if (slab.length - end >= bytes) return
    flush()
    slab = next()
  }
  return {
    flush,
    /** @returns where the header begins */
    put(member: WrittenMember): OutputMark {
      ensure(mostHeaderBytes(member))
      const mark = { flushes, at: end }
      end = writeHeader(slab, end, member, isText)
      return mark
    },
    /** Drops everything from this position on. @returns false if a part of it has left the slab */
    rewind(mark: OutputMark): boolean {
      if (mark.flushes !== flushes) return false
      end = mark.at
      return true
    },
    write(bytes: Buffer): void {
      for (let at = 0; at < bytes.length; ) {
        ensure(1)
        const copied = bytes.copy(slab, end, at)
        at += copied
        end += copied
      }
    },
    /** Reads so many bytes of a file. @param look gets each part of them @returns false if it has fewer */
    read(file: number, bytes: number, look?: (part: Buffer) => void): boolean {
      for (let left = bytes; left > 0; ) {
        ensure(1)
        const read = readSync(file, slab, end, Math.min(left, slab.length - end), null)
        if (read === 0) return false
        look?.(slab.subarray(end, end + read))
        left -= read
        end += read
      }
      return true
    },
    /** Writes zeros, fewer than fit into a slab. */
    pad(bytes: number): void {
      ensure(bytes)
      slab.fill(0, end, end + bytes)
      end += bytes
    },
  }
}

const beyondAscii = /[\u0080-\u00ff]/
// The longest name and the largest size that fit into a header.
const maxName = 100
const maxSize = 0o77777777777

const typeFlags = { file: '0', hardlink: '1', symlink: '2', directory: '5', whiteout: '3' }

/** A member that Headstart writes. */
export interface WrittenMember
  extends Pick<Member, 'name' | 'mode' | 'mtime'>,
    Partial<Pick<Member, 'target' | 'size' | 'sparseSize'>> {
  kind: keyof typeof typeFlags
  /** More records of the extended header. */
  records?: Record<string, string>
}

/** @returns the header; if needed, an extended header precedes it */
export function headerOf(member: WrittenMember): Buffer {
  const room = Buffer.allocUnsafe(mostHeaderBytes(member))
  return room.subarray(0, writeHeader(room, 0, member))
}

/** How many bytes the header may have, with an extended header. */
export function mostHeaderBytes({ name, target = '', records = {} }: WrittenMember): number {
  return 4 * recordBytes + 2 * (name.length + target.length) + allOf(records).length
}

/**
 * Writes the bytes of `headerOf`.
 * @param isText for programs that take names for text, and cannot convert `hdrcharset=BINARY`
 * @returns where the header ends
 */
function writeHeader(to: Buffer, start: number, member: WrittenMember, isText = false): number {
  const records = recordsOf(member, isText)
  let at = start
  if (records !== '') {
    at += recordsBlock(records.length).copy(to, at)
    at += to.write(records, at, 'latin1')
    const end = at + paddingAfter(records.length)
    to.fill(0, at, end)
    at = end
  }
  writeBlock(to, at, member, typeFlags[member.kind])
  return at + recordBytes
}

const recordsBlocks = new Map<number, Buffer>()

/** Records of the same length have the same header. There are few lengths. */
function recordsBlock(size: number): Buffer {
  const known = recordsBlocks.get(size)
  if (known) return known
  const block = Buffer.alloc(recordBytes)
  writeBlock(block, 0, { name: 'pax', mtime: '0', mode: 0o644, size }, 'x')
  recordsBlocks.set(size, block)
  return block
}

function recordsOf(
  { name, target = '', mtime, size = 0, sparseSize, records = {} }: WrittenMember,
  isText: boolean,
): string {
  const isBeyondAscii = beyondAscii.test(name) || beyondAscii.test(target)
  // bsdtar takes names for text, unless this record tells otherwise.
  const charset = isBeyondAscii && !isText ? record('hdrcharset', 'BINARY') : ''
  const path = isBeyondAscii || name.length > maxName ? record('path', name) : ''
  const linkpath = isBeyondAscii || target.length > maxName ? record('linkpath', target) : ''
  const time = /^\d{1,11}$/.test(mtime) ? '' : record('mtime', mtime)
  const length = size > maxSize ? record('size', String(size)) : ''
  const fields = charset + path + (target === '' ? '' : linkpath) + time + length
  return fields + holes(name, sparseSize) + allOf(records)
}

function allOf(records: Record<string, string>): string {
  let all = ''
  for (const key in records) all += record(key, records[key] as string)
  return all
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

/** A header with owner 0, group 0, and blanks for the checksum. */
function newTemplate(): Buffer {
  const block = Buffer.alloc(recordBytes)
  writeOctal(block, 108, 7, 0)
  writeOctal(block, 116, 7, 0)
  block.write('        ', 148, 'latin1')
  block.write('ustar\x0000', 257, 'latin1')
  return block
}

function writeBlock(
  to: Buffer,
  at: number,
  { name, target = '', mode, mtime, size = 0 }: Omit<WrittenMember, 'kind'>,
  type: string,
): void {
  template.copy(to, at)
  const seconds = Math.min(Math.max(Math.trunc(Number(mtime)), 0), maxSize)
  to.write(name, at, maxName, 'latin1')
  writeOctal(to, at + 100, 7, mode)
  writeOctal(to, at + 124, 11, Math.min(size, maxSize))
  writeOctal(to, at + 136, 11, seconds)
  to[at + 156] = type.charCodeAt(0)
  if (target !== '') to.write(target, at + 157, maxName, 'latin1')
  let sum = 0
  // This loop is several times as fast as an iterator.
  for (let i = at; i < at + recordBytes; i++) sum += to[i] as number
  writeOctal(to, at + 148, 6, sum)
  to[at + 154] = 0
}

/** Several times as fast as making a string of digits. */
function writeOctal(to: Buffer, at: number, digits: number, number: number): void {
  let rest = number
  for (let digit = at + digits - 1; digit >= at; digit--) {
    const higher = Math.floor(rest / 8)
    to[digit] = 0x30 + rest - higher * 8
    rest = higher
  }
}
