/** What a stored object is: a body of segments, then an index that says what they are and proves their bytes. */
import { BadEntry } from '../failure.ts'
import type { Entry as StoredEntry } from '../stores/index.ts'
import { sha256 } from './digest.ts'

/** What of an entry is needed to read it. */
type Entry = Pick<StoredEntry, 'size' | 'read'>

/** Enters the version of every entry: a change here makes older entries misses, never misreadings. */
export const containerVersion = 'headstart-1'

export interface Segment {
  /** What a format makes of it. */
  kind: string
  /** Where it starts in the object, in bytes. */
  offset: number
  /** How long it is in the object, in bytes. */
  length: number
  /** How many files, directories or links it holds. */
  files: number
  /** What they weigh unpacked, in bytes. */
  bytes: number
}

/** Where the bytes came from, for whoever investigates an entry. */
export interface Origin {
  repository: string
  scope: string
  ref: string
  sha: string
  runId: string
  event: string
  headstart: string
}

export interface Index {
  container: string
  format: string
  key: string
  /** The lines of `path` as the user wrote them. Member names start with the place of a line among those that name files. */
  paths: string[]
  segments: Segment[]
  files: number
  bytes: number
  /** Base64 of the SHA-256 digests of the body's blocks, one after the other. */
  digests: string
  createdBy: Origin
}

// The index is a skippable frame, so that `zstd -d` reads the object as if it were not there.
// https://datatracker.ietf.org/doc/html/rfc8878#name-skippable-frames
const skippableMagic = 0x184d2a50
const headerBytes = 8
const ending = Buffer.from('HEADSTRT')
// After the JSON: its SHA-256, its length, the ending.
const trailerBytes = 32 + 4 + ending.length

/** The bytes that follow the body. */
export function sealIndex(index: Index): Buffer {
  const json = Buffer.from(JSON.stringify(index))
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32LE(skippableMagic, 0)
  header.writeUInt32LE(json.length + trailerBytes, 4)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(json.length)
  return Buffer.concat([header, json, sha256(json), length, ending])
}

/** As much of an entry's end as has all of its index, unless the entry is very large. */
export const usualIndexBytes = 128 * 1024
// Enough for an object of a terabyte; it is held in memory.
const maxIndexBytes = 64 * 1024 * 1024

/**
 * Reads an entry's index: one small read at the tail, a second one only for very large entries.
 * @throws BadEntry when it is not there or not whole
 */
export async function readIndex(entry: Entry): Promise<Index> {
  if (entry.size < headerBytes + trailerBytes) throw new BadEntry(`it has only ${entry.size} bytes`)
  const tail = await readRange(entry, Math.max(0, entry.size - usualIndexBytes), entry.size)
  if (!tail.subarray(-ending.length).equals(ending)) {
    throw new BadEntry('it does not end in an index: cut short, or not written by Headstart')
  }
  const jsonBytes = tail.readUInt32LE(tail.length - ending.length - 4)
  const indexBytes = headerBytes + jsonBytes + trailerBytes
  if (indexBytes > Math.min(entry.size, maxIndexBytes))
    throw new BadEntry(`its index has ${indexBytes} bytes`)
  const frame =
    indexBytes <= tail.length
      ? tail.subarray(-indexBytes)
      : await readRange(entry, entry.size - indexBytes, entry.size)
  const json = frame.subarray(headerBytes, headerBytes + jsonBytes)
  const digest = frame.subarray(headerBytes + jsonBytes, headerBytes + jsonBytes + 32)
  if (!sha256(json).equals(digest)) throw new BadEntry('its index does not match its SHA-256')
  const index = parse(json)
  if (!isIndex(index)) throw new BadEntry('its index is not what this version of Headstart writes')
  checkSegments(index.segments, entry.size - indexBytes)
  return index
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'))
  } catch {
    return undefined
  }
}

// The digest proves that nothing was damaged, not that what was written made sense.
function isIndex(value: unknown): value is Index {
  const index = value as Index | null | undefined
  return (
    index?.container === containerVersion &&
    [index.format, index.key, index.digests].every((text) => typeof text === 'string') &&
    Array.isArray(index.paths) &&
    Array.isArray(index.segments) &&
    [index.files, index.bytes].every(isCount) &&
    index.segments.every(isSegment)
  )
}

function isSegment(value: unknown): value is Segment {
  const segment = value as Segment | null
  const counts = [segment?.offset, segment?.length, segment?.files, segment?.bytes]
  return typeof segment?.kind === 'string' && counts.every(isCount)
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function checkSegments(segments: Segment[], bodyBytes: number): void {
  let end = 0
  for (const { offset, length } of segments) {
    if (offset !== end || length === 0) throw new BadEntry('its segments do not line up')
    end += length
  }
  if (end === 0 || end !== bodyBytes) throw new BadEntry('its segments do not fill its body')
}

/** How many bytes come before the index. */
export function bodyLength({ segments }: Pick<Index, 'segments'>): number {
  const last = segments.at(-1)
  return last ? last.offset + last.length : 0
}

/**
 * The bytes from `start` up to `end`, as one buffer.
 * @throws BadEntry when the entry ends before
 */
export async function readRange(entry: Entry, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of entry.read(start, end)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.length !== end - start)
    throw new BadEntry(`it ended at byte ${start + bytes.length} of ${entry.size}`)
  return bytes
}
