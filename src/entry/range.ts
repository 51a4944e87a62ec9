/** Reads a part of a stored object into memory. */
import { BadEntry } from '../failure.ts'
import type { Entry } from '../stores/index.ts'

/** The parts of an entry that reading it takes. */
export type Readable = Pick<Entry, 'size' | 'read'>

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
