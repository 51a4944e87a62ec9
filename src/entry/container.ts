/** A stored object: a body of segments, then an index that describes them and has their digests. */
import { blockBytes, sha256 } from './digest.ts'

/** Part of the version of every entry: after a change, older entries are misses and are never read wrongly. */
export const containerVersion = 'headstart-2'

export interface Segment {
  /** The format knows what to do with each kind. It refuses unknown kinds, see `UnknownEntry`. */
  kind: string
  /** Where the segment starts in the object, in bytes: the `startAfter` of the segment before. */
  offset: number
  /** The segment's length in the object, in bytes. */
  length: number
  /** The lengths of its zstd frames, in bytes. Undefined if it is one frame, or is not compressed. */
  frames?: number[]
  /** The number of files, directories and links in the segment. */
  files: number
  /** The space that its files took on the disk that they were saved from, in bytes. */
  bytes: number
  /** The sum of its files' lengths, with holes and without the disk's compression. Undefined means `bytes`. */
  unpackedBytes?: number
  /** The number of the line that an image or layer belongs to. Undefined if it holds the files of several lines. */
  root?: number
  /** How many bytes of an image or layer later layers hide or remove. Undefined means none. */
  deadBytes?: number
}

/** The run that saved the entry, for people who investigate it. */
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
  /** The lines of `path` as the user wrote them. Member names start with the number of a line. */
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

// The kernel mounts these kinds in place, by their offset.
const alignedKinds = ['image', 'delta']

/** Where the segment starts that follows byte `end` of the body. Zeros fill the gap. */
export function startAfter(end: number, kind: string): number {
  return alignedKinds.includes(kind) ? Math.ceil(end / blockBytes) * blockBytes : end
}

/** The length of everything before the index, in bytes. */
export function bodyLength({ segments }: Pick<Index, 'segments'>): number {
  const last = segments.at(-1)
  return last ? last.offset + last.length : 0
}

/** Identifies an entry: no other entry has the same index. In hex. */
export function identityOf({ digests, ...facts }: Index): string {
  return sha256(Buffer.from(JSON.stringify(facts)), digests).toString('hex')
}
