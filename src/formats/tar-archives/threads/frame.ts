/** Compresses to zstd frames. */
import { once } from 'node:events'
import { constants, createZstdCompress, type ZstdOptions, zstdCompressSync } from 'node:zlib'

/**
 * The content of one frame, in bytes. A frame is made by one call that sees all of its content. That takes two thirds of
 * the time of a stream, which copies its input into a ring and searches the ring in two parts. Smaller frames compress
 * less: by 1.6 % with half of it.
 */
export const frameContentBytes = 4 * 1024 * 1024

/**
 * Compresses in a thread of Node's pool. The container has its own digests, so the frame has no checksum. `zstdCompress`
 * of Node would pass the content and its end to zstd one after the other: as a stream.
 */
export async function frameOf(content: Buffer, level: number): Promise<Buffer<ArrayBuffer>> {
  const zstd = createZstdCompress({ ...inOneStep(content, level), flush: constants.ZSTD_e_end })
  try {
    zstd.write(content)
    await once(zstd, 'readable')
    return alone(zstd.read())
  } finally {
    zstd.destroy()
  }
}

// glibc maps memory of more than 32 MiB by itself, and unmaps it when it is freed. Less memory soon comes from heaps, which
// keep the pages that they have used: a save would take 15 MiB more. Of a mapped chunk, only the pages that are written
// take memory. V8 collects garbage for it all the same, which is cheap only where a heap is small.
const mappedBytes = 33 * 1024 * 1024

/** Compresses in this thread. */
export function frameNow(content: Buffer, level: number): Buffer<ArrayBuffer> {
  const options = { ...inOneStep(content, level), chunkSize: mappedBytes }
  return alone(zstdCompressSync(content, options) as Buffer<ArrayBuffer>)
}

/** Only if the output fits into one chunk, zstd does it in one step. */
function inOneStep({ length }: Buffer, level: number): ZstdOptions {
  return { params: { [constants.ZSTD_c_compressionLevel]: level }, chunkSize: compressBound(length) }
}

/** Frees the rest of the chunk now. Small chunks share memory with others. */
function alone({ buffer, byteOffset, length }: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return byteOffset === 0 && buffer.byteLength > Buffer.poolSize
    ? Buffer.from(buffer.transfer(length))
    : Buffer.from(buffer.slice(byteOffset, byteOffset + length))
}

/** https://github.com/facebook/zstd/blob/v1.5.7/lib/zstd.h (ZSTD_COMPRESSBOUND) */
function compressBound(length: number): number {
  const small = 128 * 1024
  return length + (length >> 8) + (length < small ? (small - length) >> 11 : 0) + 1
}
