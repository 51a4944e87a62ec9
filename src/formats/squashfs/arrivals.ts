/** Lets a reader of a file wait for bytes that another function is writing. */

export interface Arrivals {
  /** The bytes are in the file now. Each byte arrives once. */
  arrived(position: number, bytes: number): void
  /** Resolves when the bytes from `start` up to `end` are in the file; rejects as `fail` says. */
  until(start: number, end: number): Promise<void>
  /** No more bytes arrive. Only the first call counts. */
  fail(error: unknown): void
}

// Bytes are counted by blocks of this length.
const countedBytes = 1024 * 1024

/** @param length of the file, in bytes; readers may wait for bytes beyond it */
export function newArrivals(length: number): Arrivals {
  const missing = Array.from({ length: Math.ceil(length / countedBytes) }, (_, block) =>
    Math.min(countedBytes, length - block * countedBytes),
  )
  let waiting: { blocks: number[]; reading: PromiseWithResolvers<void> }[] = []
  let failure: { error: unknown } | undefined
  const isMissing = (block: number): boolean => missing[block] !== 0
  return {
    arrived(position, bytes) {
      for (let at = position; at < position + bytes; ) {
        const block = Math.floor(at / countedBytes)
        const end = Math.min(position + bytes, (block + 1) * countedBytes)
        missing[block] = (missing[block] as number) - (end - at)
        at = end
      }
      const isWaiting = ({ blocks }: (typeof waiting)[number]): boolean => blocks.some(isMissing)
      for (const { reading } of waiting.filter((reader) => !isWaiting(reader))) reading.resolve()
      waiting = waiting.filter(isWaiting)
    },
    async until(start, end) {
      const first = Math.floor(start / countedBytes)
      const last = Math.min(missing.length, Math.ceil(end / countedBytes))
      const blocks = Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i)
      if (!blocks.some(isMissing)) return
      if (failure) throw failure.error
      const reading = Promise.withResolvers<void>()
      waiting.push({ blocks, reading })
      await reading.promise
    },
    fail(error) {
      failure ??= { error }
      for (const { reading } of waiting) reading.reject(error)
      waiting = []
    },
  }
}
