/** Reads a part of a stored object into memory. */

import type { ByteStream, Order } from '../system/bytes/buffer-pool.ts'
import { BadEntry } from '../system/failure.ts'

/** The part of a stored object that readers need. */
export interface Readable {
  /** In bytes; Infinity if only the end of the object shows its size. */
  readonly size: number
  /**
   * The bytes from `start` up to, not including, `end`, by default in order. May be called several times, also at once.
   */
  read(start: number, end: number, order?: Order): ByteStream
  /** A file of this host, which may be filled as the object is read. */
  readonly file?:
    | {
        readonly filling?: {
          /** The store's own bytes, to use where the file has wrong bytes. */
          read(start: number, end: number): ByteStream
          /** Writes blocks that the caller has verified. */
          write(pieces: Buffer[], position: number): Promise<void>
        }
      }
    | undefined
}

/**
 * The bytes from `start` up to `end`, as one buffer.
 * @throws BadEntry if the entry ends before `end`
 */
export async function readRange(entry: Readable, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of entry.read(start, end)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.length !== end - start)
    throw new BadEntry(`it ended at byte ${start + bytes.length} of ${entry.size}`)
  return bytes
}
