/** Compresses to zstd frames. */
import { once } from 'node:events'
import { constants, createZstdCompress } from 'node:zlib'

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
export async function frameOf(content: Buffer, level: number): Promise<Buffer> {
  const { ZSTD_c_compressionLevel, ZSTD_e_end: flush } = constants
  const params = { [ZSTD_c_compressionLevel]: level }
  // Only if the output fits into one chunk, zstd does it in one step.
  const zstd = createZstdCompress({ params, flush, chunkSize: compressBound(content.length) })
  try {
    zstd.write(content)
    await once(zstd, 'readable')
    const { buffer, byteOffset, length } = zstd.read() as Buffer<ArrayBuffer>
    // Frees the rest of the chunk now. Small chunks share memory with others.
    return byteOffset === 0 && length < buffer.byteLength && buffer.byteLength > Buffer.poolSize
      ? Buffer.from(buffer.transfer(length))
      : Buffer.from(buffer, byteOffset, length)
  } finally {
    zstd.destroy()
  }
}

/** https://github.com/facebook/zstd/blob/v1.5.7/lib/zstd.h (ZSTD_COMPRESSBOUND) */
function compressBound(length: number): number {
  const small = 128 * 1024
  return length + (length >> 8) + (length < small ? (small - length) >> 11 : 0) + 1
}
