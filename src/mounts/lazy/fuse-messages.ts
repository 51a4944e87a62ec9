/** The messages of the kernel's FUSE protocol that a file system of one file needs. */
import { endianness } from 'node:os'

// All of this is linux/fuse.h: https://github.com/torvalds/linux/blob/master/include/uapi/linux/fuse.h

/** A request of the kernel. The reply repeats its `unique`; `forget` and `interrupt` get no reply. */
export type FuseRequest =
  /** In bytes; `end` may lie past the end of the file. */
  | { kind: 'read'; unique: bigint; start: number; end: number }
  /** The `unique` of the request that its reader has dropped. */
  | { kind: 'interrupt'; interrupted: bigint }
  | { kind: 'forget' }
  | { kind: 'init'; unique: bigint; maxReadahead: number; flags: number }
  | { kind: 'attributes' | 'statistics' | 'other'; unique: bigint }

export interface FuseReply {
  unique: bigint
  /** The system's error number; 0 for success. */
  error: number
  body?: Buffer
}

/** https://man7.org/linux/man-pages/man3/errno.3.html */
export const errors = { EINTR: 4, EIO: 5, ENOSYS: 38 }

const opcodes = { forget: 2, getattr: 3, read: 15, statfs: 17, init: 26, interrupt: 36, batchForget: 42 }

// The body, which depends on the kind of request, follows the header.
const requestHeaderBytes = 40

/** @throws Error on a big-endian machine */
export function readRequest(message: Buffer): FuseRequest {
  if (endianness() !== 'LE') throw new Error('the machine is big-endian')
  const unique = message.readBigUInt64LE(8)
  const body = message.subarray(requestHeaderBytes)
  switch (message.readUInt32LE(4)) {
    case opcodes.read: {
      const start = Number(body.readBigUInt64LE(8))
      return { kind: 'read', unique, start, end: start + body.readUInt32LE(16) }
    }
    case opcodes.interrupt:
      return { kind: 'interrupt', interrupted: body.readBigUInt64LE(0) }
    case opcodes.forget:
    case opcodes.batchForget:
      return { kind: 'forget' }
    case opcodes.init:
      return { kind: 'init', unique, maxReadahead: body.readUInt32LE(8), flags: body.readUInt32LE(12) }
    case opcodes.getattr:
      return { kind: 'attributes', unique }
    case opcodes.statfs:
      return { kind: 'statistics', unique }
    default:
      return { kind: 'other', unique }
  }
}

type SimpleRequest = Extract<FuseRequest, { kind: 'init' | 'attributes' | 'statistics' | 'other' }>

/** @param size of the file, in bytes */
export function replyTo(request: SimpleRequest, size: number): FuseReply {
  const { unique } = request
  if (request.kind === 'init') return { unique, error: 0, body: initBody(request) }
  if (request.kind === 'attributes') return { unique, error: 0, body: attributesBody(size) }
  if (request.kind === 'statistics') return { unique, error: 0, body: Buffer.alloc(80) }
  // ENOSYS to open and close: the kernel allows both, asks no more, and caches the file's contents.
  return { unique, error: errors.ENOSYS }
}

const version = { major: 7, minor: 31 }
const asyncRead = 1 << 0
// How many read-ahead requests may be under way at once; the kernel's default is 12.
const maxBackground = 64

function initBody({ maxReadahead, flags }: Extract<FuseRequest, { kind: 'init' }>): Buffer {
  const body = Buffer.alloc(64)
  body.writeUInt32LE(version.major, 0)
  body.writeUInt32LE(version.minor, 4)
  body.writeUInt32LE(maxReadahead, 8)
  body.writeUInt32LE(flags & asyncRead, 12)
  body.writeUInt16LE(maxBackground, 16)
  body.writeUInt16LE(maxBackground, 18)
  // The largest write. The file is read-only, but the kernel refuses less than a page.
  body.writeUInt32LE(4096, 20)
  body.writeUInt32LE(1, 24)
  return body
}

/** A regular file that only its owner can read. */
export const fileMode = 0o100400

// The file does not change, so the kernel may cache its attributes.
const validSeconds = 1_000_000_000n

function attributesBody(size: number): Buffer {
  const body = Buffer.alloc(16 + 88)
  body.writeBigUInt64LE(validSeconds, 0)
  const attributes = body.subarray(16)
  // Inode 1 is the root, and the only file.
  attributes.writeBigUInt64LE(1n, 0)
  attributes.writeBigUInt64LE(BigInt(size), 8)
  attributes.writeBigUInt64LE(BigInt(Math.ceil(size / 512)), 16)
  attributes.writeUInt32LE(fileMode, 60)
  attributes.writeUInt32LE(1, 64)
  attributes.writeUInt32LE(process.geteuid?.() ?? 0, 68)
  attributes.writeUInt32LE(process.getegid?.() ?? 0, 72)
  attributes.writeUInt32LE(4096, 80)
  return body
}
