/** Reads a part of a stored object into memory. */
import type { ByteStream, Reading } from '../system/bytes.ts'
import type { GrowingFile } from '../system/disk/stored-file.ts'
import { BadEntry } from '../system/failure.ts'

/** The part of a stored object that readers need. */
export interface Readable {
  /** In bytes; Infinity if only the end of the object shows its size. */
  readonly size: number
  /** The bytes from `start` up to, not including, `end`, by default in order. Callers may read several ranges at once. */
  read(start: number, end: number, how?: Reading): ByteStream
  /** The object's file on this host, if there is one. A growing file takes the bytes that the reader has verified. */
  readonly file?: { isWhole: true } | Pick<GrowingFile, 'isWhole' | 'write'> | undefined
}

/** @throws BadEntry if the entry ends before `end` */
export async function readRange(entry: Readable, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of entry.read(start, end)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.length !== end - start)
    throw new BadEntry(`it ended at byte ${start + bytes.length} of ${entry.size}`)
  return bytes
}
