/** Lets a reader of a file wait for bytes that are still being written. */
import { blockBytes } from '../../entry/digest.ts'

/** @param length of the file, in bytes; readers may wait for bytes beyond it */
export function newArrivals(length: number) {
  const missing = Array.from({ length: Math.ceil(length / blockBytes) }, (_, block) =>
    Math.min(blockBytes, length - block * blockBytes),
  )
  let failure: { error: unknown } | undefined
  let changed = Promise.withResolvers<void>()
  const wakeReaders = (): void => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  return {
    /** The bytes are in the file now. Each byte arrives once. */
    arrived(position: number, bytes: number): void {
      for (let at = position; at < position + bytes; ) {
        const block = Math.floor(at / blockBytes)
        const end = Math.min(position + bytes, (block + 1) * blockBytes)
        missing[block] = (missing[block] as number) - (end - at)
        at = end
      }
      wakeReaders()
    },
    /** Resolves when the bytes from `start` up to `end` are in the file. */
    async until(start: number, end: number): Promise<void> {
      const [first, last] = [Math.floor(start / blockBytes), Math.ceil(end / blockBytes)]
      while (missing.slice(first, last).some((bytes) => bytes !== 0)) {
        if (failure) throw failure.error
        await changed.promise
      }
    },
    /** No more bytes arrive: readers that wait get the error. Only the first call counts. */
    fail(error: unknown): void {
      failure ??= { error }
      wakeReaders()
    },
  }
}
