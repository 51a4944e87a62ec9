/** Reads the mounted file, which begins with the body of the entry that the job mounted. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { readBlocks } from '../entry/body.ts'
import { bodyLength, type Index } from '../entry/container.ts'
import { blockBytes } from '../entry/digest.ts'
import { serverFiles } from '../lazy/server.ts'

export interface LocalCopy {
  /** The body from `start` up to, not including, `end`; checked. Throws BadEntry where the file is not the body. */
  read(start: number, end: number): AsyncGenerator<Buffer>
  /** The same as one buffer. */
  bytes(start: number, end: number): Promise<Buffer>
}

export function localCopyOf(mountRoot: string, index: Index, signal: AbortSignal): LocalCopy {
  const path = join(mountRoot, serverFiles.image)
  const file = {
    size: bodyLength(index),
    // A stream of no bytes would read to the end.
    read: (start: number, end: number) =>
      createReadStream(path, { start, end: end - 1 }) as AsyncIterable<Buffer>,
  }
  async function* read(start: number, end: number): AsyncGenerator<Buffer> {
    if (start === end) return
    const blocks = { first: Math.floor(start / blockBytes), end: Math.ceil(end / blockBytes) }
    let position = blocks.first * blockBytes
    for await (const { pieces } of readBlocks(file, index, blocks)) {
      signal.throwIfAborted()
      for (const piece of pieces) {
        const wanted = piece.subarray(Math.max(0, start - position), Math.max(0, end - position))
        position += piece.length
        if (wanted.length > 0) yield wanted
      }
    }
  }
  return {
    read,
    async bytes(start, end) {
      const chunks: Buffer[] = []
      for await (const chunk of read(start, end)) chunks.push(chunk)
      return Buffer.concat(chunks)
    },
  }
}
