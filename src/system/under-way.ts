/** Work that has begun and has not ended. */
export function newUnderWay() {
  const all = new Set<Promise<unknown>>()
  return {
    /** @returns the same work */
    add<T>(work: Promise<T>): Promise<T> {
      const end = (): void => void all.delete(work)
      all.add(work)
      work.then(end, end)
      return work
    },
    /** Resolves when the work that is under way now has ended, also if it has failed. */
    async settled(): Promise<void> {
      await Promise.allSettled(all)
    },
  }
}
