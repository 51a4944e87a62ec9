/** What a stored object is: a body of segments, then an index that says what they are and proves their bytes. */
import { blockBytes } from './digest.ts'

/** Enters the version of every entry: a change here makes older entries misses, never misreadings. */
export const containerVersion = 'headstart-2'

export interface Segment {
  /** What a format makes of it. A format refuses kinds that it does not know, see `UnknownEntry`. */
  kind: string
  /** Where it starts in the object, in bytes: the `startAfter` of the segment before. */
  offset: number
  /** How long it is in the object, in bytes. */
  length: number
  /** How many files, directories or links it holds. */
  files: number
  /** The size of its files' contents on the disk that they were saved from, in bytes. */
  bytes: number
  /** The same by the files' lengths: holes count, and compression of that disk does not. Undefined means `bytes`. */
  unpackedBytes?: number
  /** Of an image or delta: the place of its line of `path`. Undefined where it holds the roots of all lines. */
  root?: number
  /** Of an image or delta: how many of its bytes later segments hide or remove. Undefined means none. */
  deadBytes?: number
}

/** Where the bytes came from, for people who investigate an entry. */
export interface Origin {
  repository: string
  scope: string
  ref: string
  sha: string
  runId: string
  event: string
  headstart: string
}

/** The part of an index that is JSON. */
export interface Facts {
  container: string
  format: string
  key: string
  /** The lines of `path` as the user wrote them. Member names start with the place of a line among those that name files. */
  paths: string[]
  segments: Segment[]
  files: number
  bytes: number
  createdBy: Origin
}

export interface Index extends Facts {
  /** The SHA-256 digests of the body's blocks, one after the other. */
  digests: Buffer
}

// Kinds that the kernel reads in place, which a mount finds by its offset.
const alignedKinds = ['image', 'delta']

/** Where a segment starts that follows byte `end` of the body. Zeros pad what lies between. */
export function startAfter(end: number, kind: string): number {
  return alignedKinds.includes(kind) ? Math.ceil(end / blockBytes) * blockBytes : end
}

/** How many bytes come before the index. */
export function bodyLength({ segments }: Pick<Index, 'segments'>): number {
  const last = segments.at(-1)
  return last ? last.offset + last.length : 0
}
