/** A stored object: a body of segments, then the index, which describes the body and has its digests. */
import * as v from 'valibot'
import { UnknownEntry } from '../system/failure.ts'
import { blockBytes, sha256 } from './digest.ts'
import type { EntryWriter } from './writer.ts'

/** Part of the version of every entry: after a change, older entries are misses. */
export const containerVersion = 'headstart-3'

// The digest proves that the JSON is undamaged, not that its values are valid. Later versions may add fields.
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
// Messages contain the name, so only harmless characters are allowed.
const nameSchema = v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/))
const isLength = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0
const maxKeyLength = 512

const segmentKinds = ['files', 'skeleton', 'archive', 'image', 'delta', 'removals'] as const

export type SegmentKind = (typeof segmentKinds)[number]

function knownKind(name: string): SegmentKind {
  const kind = segmentKinds.find((known) => known === name)
  if (kind) return kind
  throw new UnknownEntry(
    `the entry has segments of the kind ${name}, which this version of Headstart cannot read`,
  )
}

export const segmentSchema = v.pipe(
  v.object({
    /** The check throws UnknownEntry if only a later version of Headstart knows the kind. */
    kind: v.pipe(nameSchema, v.transform(knownKind)),
    /** In the object, in bytes: the `startAfter` of the segment before. */
    offset: countSchema,
    /** In the object, in bytes. */
    length: countSchema,
    /**
     * The lengths of its zstd frames, in bytes. Absent if it is one frame, or is not compressed. Large entries have
     * thousands of frames: a schema for each takes ten times as long.
     */
    frames: v.exactOptional(v.custom<number[]>((frames) => Array.isArray(frames) && frames.every(isLength))),
    /** The number of files, directories and links in the segment. */
    files: countSchema,
    /** The space of its files on the disk that they were saved from, in bytes. */
    bytes: countSchema,
    /** The sum of its files' lengths, with holes and without the disk's compression. Absent if it is `bytes`. */
    unpackedBytes: v.exactOptional(countSchema),
    /** The top of an image or layer: the workspace, or the base of the line of `path` with this number. */
    root: v.exactOptional(v.union([v.literal('workspace'), countSchema])),
    /** Where the bases of lines were in the workspace that an image of it was saved from, by the numbers of the lines. */
    bases: v.exactOptional(v.record(v.string(), v.string())),
    /** How many bytes of an image or layer later layers hide or remove. Absent if none. */
    deadBytes: v.exactOptional(countSchema),
  }),
  v.check(({ frames, length }) => !frames || frames.reduce((all, one) => all + one, 0) === length),
)

export type Segment = v.InferOutput<typeof segmentSchema>

/** The times of the sources that the cached files were built from (docs/format.md). */
const sourcesSchema = v.object({
  /** A whole second after the last write to the cached files. No recorded time is after it. Since 1970. */
  savedAt: v.pipe(countSchema, v.maxValue(2 ** 32)),
  /** In base64. */
  times: v.string(),
})

export type SourceRecord = v.InferOutput<typeof sourcesSchema>

const linksOutSchema = v.object({
  /** How many links lead out of what is cached. */
  count: countSchema,
  /** The name of a member that is such a link. A byte string, as the target is. */
  member: v.string(),
  /** What the link holds. It led somewhere when the entry was saved. */
  target: v.string(),
})

export type LinksOut = v.InferOutput<typeof linksOutSchema>

export const factsSchema = v.object({
  container: v.pipe(v.string(), v.value(containerVersion)),
  format: nameSchema,
  key: v.pipe(v.string(), v.maxLength(maxKeyLength)),
  /** The lines of `path`. The name of a member starts with the number of its line. */
  paths: v.array(v.string()),
  segments: v.array(segmentSchema),
  files: countSchema,
  bytes: countSchema,
  /** Absent unless the user wants it. */
  sources: v.exactOptional(sourcesSchema),
  /** When the last builds of a rolling cache began, the newest first; in seconds since 1970. Absent if files have other times. */
  builds: v.exactOptional(v.pipe(v.array(countSchema), v.maxLength(100))),
  /** For each file of a mounted cache that its tool can lose, how many builds have not used it: `idle-files.ts`. In base64. */
  idle: v.exactOptional(v.string()),
  /** Absent if no link leads out, or if the save did not look at the files one by one. */
  linksOut: v.exactOptional(linksOutSchema),
})

/** The part of an index that is JSON. */
export interface Facts extends v.InferOutput<typeof factsSchema> {
  /** As read, it may be anything: see `writerIn`. */
  createdBy: EntryWriter
}

export interface Index extends Facts {
  /** The SHA-256 of each block of the body, one after the other. */
  digests: Buffer
}

/** Whether the segment is a layer of changes. */
export function isLayer({ kind }: Pick<Segment, 'kind'>): boolean {
  return kind === 'delta'
}

/** Whether the kernel can mount the segment, an image or a layer, by its offset in the object. */
export function isMountable({ kind }: Pick<Segment, 'kind'>): boolean {
  return kind === 'image' || kind === 'delta'
}

/** The offset of a segment behind `end` bytes of the body. Zeros fill the gap. */
export function startAfter(end: number, kind: SegmentKind): number {
  return isMountable({ kind }) ? Math.ceil(end / blockBytes) * blockBytes : end
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
