/** Limits how many requests are under way at once, to fewer while the server is overloaded. */
export type ConcurrencyLimiter = ReturnType<typeof newConcurrencyLimiter>

export function newConcurrencyLimiter(most: number) {
  const waiting: { number: number; go: () => void }[] = []
  let allowed = most
  let taken = 0
  let decreasedAt = Number.NEGATIVE_INFINITY
  const admit = (): void => {
    while (taken < allowed && waiting.length > 0) {
      waiting.sort((a, b) => a.number - b.number)
      taken++
      waiting.shift()?.go()
    }
  }
  return {
    /** Resolves when a request may start. The waiting request with the lowest number starts first. */
    acquire: (number: number): Promise<void> =>
      new Promise((go) => {
        waiting.push({ number, go })
        admit()
      }),
    release(): void {
      taken--
      admit()
    },
    /** The server was overloaded: halves the limit. @param since when the request began */
    decrease(since: number): void {
      // Requests that were sent together fail together: that counts once.
      if (since < decreasedAt) return
      decreasedAt = performance.now()
      allowed = Math.max(1, Math.floor(allowed / 2))
    },
    /** A request succeeded: raises the limit by one, up to the maximum. */
    increase(): void {
      allowed = Math.min(most, allowed + 1)
    },
  }
}
