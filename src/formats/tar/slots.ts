/** Limits how many tasks run at once. */
export function newSlots(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return {
    /** Resolves when the task may start. */
    async acquire(): Promise<void> {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
    },
    release(): void {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}
