/** Decompresses zstd frames with Node's own zstd, one after the other. */
import { createZstdDecompress } from 'node:zlib'
import { newQueue } from './queue.ts'

interface Compressed {
  bytes: Buffer
  taken: () => void
}

// In bytes. Each chunk of output costs a turn of the event loop and a write.
const chunkSize = 128 * 1024

/**
 * One reader gets the content of the written frames, and zlib's errors. Node's decompressor stops at the end of a frame,
 * so each frame gets a new one.
 */
export function newFrameDecoder() {
  const { push, next } = newQueue<Compressed | 'end of frame' | 'end'>()
  let isOver = false

  async function* contentFrom(first: Compressed): AsyncGenerator<Buffer> {
    const zstd = createZstdDecompress({ chunkSize })
    const closed = new Promise<void>((resolve) => zstd.once('close', resolve))
    const feed = async (): Promise<void> => {
      let input: Awaited<ReturnType<typeof next>> = first
      for (; typeof input === 'object'; input = await next()) {
        const { bytes, taken } = input
        // Node never calls back for bytes after the end of the frame.
        if (!zstd.destroyed)
          await Promise.race([closed, new Promise((resolve) => zstd.write(bytes, resolve))])
        taken()
      }
      isOver = input === 'end'
      zstd.end()
    }
    const fed = feed()
    yield* zstd as AsyncIterable<Buffer>
    zstd.destroy()
    await fed
  }

  return {
    /** @param taken called when the bytes have been read, so that the buffer may be reused */
    write: (bytes: Buffer, taken: () => void): void => push({ bytes, taken }),
    /** The next bytes begin another frame. Bytes after the end of a frame are ignored. */
    endFrame: (): void => push('end of frame'),
    end: (): void => push('end'),
    async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
      while (!isOver) {
        const input = await next()
        if (typeof input === 'object') yield* contentFrom(input)
        else isOver = input === 'end'
      }
    },
  }
}
