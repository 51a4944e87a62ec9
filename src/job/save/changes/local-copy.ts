/** Reads the mounted file, which begins with the body of the entry that the job mounted. */
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { readBlocks } from '../../../entry/body.ts'
import { bodyLength, type Index } from '../../../entry/container.ts'
import { blockBytes } from '../../../entry/digest.ts'
import type { Readable } from '../../../entry/read-range.ts'
import { serverFiles } from '../../../mounts/lazy/server.ts'

export interface LocalCopy {
  /** The body from `start` up to, not including, `end`; checked. Throws BadEntry where the file is not the body. */
  read(start: number, end: number): AsyncGenerator<Buffer>
  /** The same as one buffer. */
  bytes(start: number, end: number): Promise<Buffer>
}

/** @throws Error if it is gone, or something else than a file: a step of the job may have put a FIFO there, which would block */
export async function openMountedFile(mountRoot: string): Promise<FileHandle> {
  const file = await open(join(mountRoot, serverFiles.image), constants.O_RDONLY | constants.O_NONBLOCK)
  if ((await file.stat()).isFile()) return file
  await file.close()
  throw new Error('the mounted cache is no file any more')
}

export function localCopyOf(mountRoot: string, index: Index, signal: AbortSignal): LocalCopy {
  const file = {
    size: bodyLength(index),
    async *read(start: number, end: number): AsyncGenerator<Buffer> {
      const opened = await openMountedFile(mountRoot)
      // A stream of no bytes would read to the end.
      yield* opened.createReadStream({ start, end: end - 1 })
    },
  }
  return copyIn(file, index, signal)
}

/** The body in any object that begins with it. */
export function copyIn(file: Readable, index: Index, signal: AbortSignal): LocalCopy {
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
