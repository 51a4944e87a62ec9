/** The parts of packing that the formats share. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Segment } from '../entry/container.ts'
import type { Packed, PackJob } from './format.ts'

/** Makes a link in `scratch` to the base of each line. Its name is the line's number, so that tar finds the members. */
export function linkBases({ matches, scratch }: Pick<PackJob, 'matches' | 'scratch'>): void {
  const bases = new Map(matches.map(({ line }) => [line.number, line.base]))
  for (const [number, base] of bases) symlinkSync(base, join(scratch, String(number)))
}

/**
 * Writes a stream to the body.
 * @param contentOf how many bytes of files a piece of the stream holds
 * @returns the length of the stream in bytes
 */
export async function copyAll(
  stream: AsyncIterable<Buffer>,
  { write, signal }: Pick<PackJob, 'write' | 'signal'>,
  contentOf?: (bytes: Buffer) => number,
): Promise<number> {
  let length = 0
  for await (const bytes of stream) {
    await write(bytes, contentOf?.(bytes))
    signal.throwIfAborted()
    length += bytes.length
  }
  return length
}

export function sumOf<Field extends string>(items: Record<Field, number>[], field: Field): number {
  return items.reduce((sum, item) => sum + item[field], 0)
}

export function packedOf(segments: Segment[], skipped: string[]): Packed {
  return { segments, files: sumOf(segments, 'files'), bytes: sumOf(segments, 'bytes'), skipped }
}
