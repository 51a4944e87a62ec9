/** The parts of packing that the formats share. */
import { createReadStream, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { bodyLength, type Segment, startAfter } from '../entry/container.ts'
import { blockBytes } from '../entry/digest.ts'
import type { Packed, Packing, PackJob } from './format.ts'

/** Makes a link in `scratch` to the base of each line. Its name is the line's number, so that tar finds the members. */
export function linkBases({ matches, scratch }: Pick<PackJob, 'matches' | 'scratch'>): void {
  const bases = new Map(matches.map(({ line }) => [line.number, line.base]))
  for (const [number, base] of bases) symlinkSync(base, join(scratch, String(number)))
}

/**
 * Gives a stream as the next bytes of a body.
 * @param contentShare how many bytes of files a byte of the stream holds
 * @returns the length of the stream in bytes
 */
export async function* bytesOf(
  stream: AsyncIterable<Buffer> | Iterable<Buffer>,
  { signal }: Pick<PackJob, 'signal'>,
  contentShare = 0,
): Packing<number> {
  let length = 0
  for await (const bytes of stream) {
    yield { bytes, contentBytes: bytes.length * contentShare }
    signal.throwIfAborted()
    length += bytes.length
  }
  return length
}

/** Opens the file when its first bytes are wanted. */
export async function* bytesInFile(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path, { highWaterMark: blockBytes })
}

/** Gives a segment, after zeros up to its start, and adds it to the segments. @param contentShare as for `bytesOf` */
export async function* appended(
  segment: Omit<Segment, 'offset'>,
  stream: AsyncIterable<Buffer> | Iterable<Buffer>,
  { segments, signal }: Pick<PackJob, 'signal'> & { segments: Segment[] },
  contentShare?: number,
): Packing<void> {
  const end = bodyLength({ segments })
  const offset = startAfter(end, segment.kind)
  if (offset > end) yield { bytes: Buffer.alloc(offset - end) }
  yield* bytesOf(stream, { signal }, contentShare)
  segments.push({ ...segment, offset })
}

export function sumOf<Field extends string>(items: Record<Field, number>[], field: Field): number {
  return items.reduce((sum, item) => sum + item[field], 0)
}

export function packedOf(segments: Segment[], skipped: string[]): Packed {
  return { segments, files: sumOf(segments, 'files'), bytes: sumOf(segments, 'bytes'), skipped }
}
