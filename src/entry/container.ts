/** A stored object: a body of segments, then the index, which describes the body and has its digests. */
import { blockBytes, sha256 } from './digest.ts'
import type { EntryWriter } from './writer.ts'

/** Part of the version of every entry: after a change, older entries are misses. */
export const containerVersion = 'headstart-2'

export interface Segment {
  /** The format refuses unknown kinds, see `UnknownEntry`. */
  kind: string
  /** In the object, in bytes: the `startAfter` of the segment before. */
  offset: number
  /** In the object, in bytes. */
  length: number
  /** The lengths of its zstd frames, in bytes. Absent if it is one frame, or is not compressed. */
  frames?: number[]
  /** The number of files, directories and links in the segment. */
  files: number
  /** The space of its files on the disk that they were saved from, in bytes. */
  bytes: number
  /** The sum of its files' lengths, with holes and without the disk's compression. Absent if it is `bytes`. */
  unpackedBytes?: number
  /** The number of the line of an image or layer. Absent if it holds the files of several lines. */
  root?: number
  /** How many bytes of an image or layer later layers hide or remove. Absent if none. */
  deadBytes?: number
}

/** The times of the sources that the cached files were built from (docs/format.md). */
export interface SourceRecord {
  /** A whole second after the last write to the cached files, and after all times of sources. Since 1970. */
  savedAt: number
  /** In base64. */
  times: string
}

/** The part of an index that is JSON. */
export interface Facts {
  container: string
  format: string
  key: string
  /** The lines of `path`. The name of a member starts with the number of its line. */
  paths: string[]
  segments: Segment[]
  files: number
  bytes: number
  /** As read, it may be anything: see `writerIn`. */
  createdBy: EntryWriter
  /** Absent unless the user wants it. */
  sources?: SourceRecord
}

export interface Index extends Facts {
  /** The SHA-256 of each block of the body, one after the other. */
  digests: Buffer
}

// The kernel mounts segments of these kinds by their offset in the object.
const alignedKinds = ['image', 'delta']

/** The offset of a segment behind `end` bytes of the body. Zeros fill the gap. */
export function startAfter(end: number, kind: string): number {
  return alignedKinds.includes(kind) ? Math.ceil(end / blockBytes) * blockBytes : end
}

/** In bytes. */
export function bodyLength({ segments }: Pick<Index, 'segments'>): number {
  const last = segments.at(-1)
  return last ? last.offset + last.length : 0
}

/** Identifies an entry: no other entry has the same index. In hex. */
export function identityOf({ digests, ...facts }: Index): string {
  return sha256(Buffer.from(JSON.stringify(facts)), digests).toString('hex')
}
