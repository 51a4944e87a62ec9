/** Reads a part of a stored object into memory. */

import type { ByteStream } from '../bytes/buffer-pool.ts'
import { BadEntry } from '../failure.ts'

/** A stored object, as far as reading it goes. */
export interface Readable {
  /** In bytes; Infinity where only its end shows it. */
  readonly size: number
  /** The bytes from `start` up to, not including, `end`. May be called several times, also at once. */
  read(start: number, end: number): ByteStream
}

/**
 * The bytes from `start` up to `end`, as one buffer.
 * @throws BadEntry when the entry ends before
 */
export async function readRange(entry: Readable, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of entry.read(start, end)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.length !== end - start)
    throw new BadEntry(`it ended at byte ${start + bytes.length} of ${entry.size}`)
  return bytes
}
