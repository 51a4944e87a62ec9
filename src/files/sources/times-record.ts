/**
 * The record of the sources' times, which an entry has: a digest of each source's name and content, and its time. It has no
 * names, so a hostile one leads to no file.
 */
import { hash } from 'node:crypto'
import { mostSources, type TrackedFile } from './tracked-files.ts'

const nameDigestBytes = 16
const timeBytes = 4
const itemBytes = nameDigestBytes + timeBytes
const lastSecond = 2 ** 32 - 1

/** Whether a record can hold the time. */
export function isPossible(seconds: number): boolean {
  return seconds >= 0 && seconds <= lastSecond
}

/** Identifies a file: the same name, mode, object and length. A filter of git may give one object two lengths. */
export function sourceDigest(
  { name, content }: Pick<TrackedFile, 'name' | 'content'>,
  length: number,
): string {
  const text = Buffer.from(`${content} ${length} ${name}`, 'latin1')
  return hash('sha256', text, 'buffer').toString('latin1', 0, nameDigestBytes)
}

export interface SourceTime {
  digest: string
  /** Since 1970. */
  seconds: number
}

/** In base64. A source beyond the most becomes new at the restore. */
export function encodeTimes(all: SourceTime[]): string {
  const sources = all.slice(0, mostSources)
  const record = Buffer.alloc(sources.length * itemBytes)
  for (const [i, { digest, seconds }] of sources.entries()) {
    record.write(digest, i * itemBytes, 'latin1')
    record.writeUInt32LE(seconds, i * itemBytes + nameDigestBytes)
  }
  return record.toString('base64')
}

/** The times by the digests. An incomplete item at the end is left out. */
export function decodeTimes(record: string): Map<string, number> {
  const bytes = Buffer.from(record, 'base64')
  const times = new Map<string, number>()
  for (let at = 0; at + itemBytes <= bytes.length; at += itemBytes)
    times.set(bytes.toString('latin1', at, at + nameDigestBytes), bytes.readUInt32LE(at + nameDigestBytes))
  return times
}
