/** The parts of packing that several formats share. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Pipeline } from '../system/pipeline.ts'
import type { PackJob } from './format.ts'

/** Makes a link in `scratch` to the base of each line, named by the line's number: tar finds members by these links. */
export function linkBases({ matches, scratch }: Pick<PackJob, 'matches' | 'scratch'>): void {
  const bases = new Map(matches.map(({ line }) => [line.number, line.base]))
  for (const [place, base] of bases) symlinkSync(base, join(scratch, String(place)))
}

/** Writes a stream to the body. @returns its length in bytes */
export async function copyAll(
  stream: AsyncIterable<Buffer>,
  { write, signal }: Pick<PackJob, 'write' | 'signal'>,
): Promise<number> {
  let length = 0
  for await (const bytes of stream) {
    await write(bytes)
    signal.throwIfAborted()
    length += bytes.length
  }
  return length
}

/** Reads to the end of the pipeline, which ends early if the reader does. */
export async function* outputOf<Item = Buffer>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => Pick<Pipeline, 'stdout' | 'ended'>,
): AsyncGenerator<Item> {
  const stop = new AbortController()
  const { stdout, ended } = start(AbortSignal.any([signal, stop.signal]))
  // It is awaited below. Until then, Node must not report its failure as unhandled.
  ended.catch(() => {})
  try {
    yield* stdout as AsyncIterable<Item>
    await ended
  } finally {
    stop.abort()
    await ended.catch(() => {})
  }
}
