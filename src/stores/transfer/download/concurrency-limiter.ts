/** Limits how many requests are under way at once, to fewer while the server is overloaded. */
export interface ConcurrencyLimiter {
  /** Resolves when a request may start. The waiting request with the lowest place starts first. */
  acquire(place: number): Promise<Slot>
}

/** The right to one request. */
export interface Slot {
  release(): void
  /** The server was overloaded: halves the limit. */
  decrease(): void
  /** The request succeeded: raises the limit by one, up to the maximum. */
  increase(): void
}

export function newConcurrencyLimiter(most: number): ConcurrencyLimiter {
  const waiting: { place: number; go: () => void }[] = []
  let allowed = most
  let taken = 0
  let decreasedAt = Number.NEGATIVE_INFINITY
  const admit = (): void => {
    while (taken < allowed && waiting.length > 0) {
      waiting.sort((a, b) => a.place - b.place)
      taken++
      waiting.shift()?.go()
    }
  }
  const newSlot = (): Slot => {
    const since = performance.now()
    return {
      release() {
        taken--
        admit()
      },
      decrease() {
        // Requests that were sent together fail together: that counts once.
        if (since < decreasedAt) return
        decreasedAt = performance.now()
        allowed = Math.max(1, Math.floor(allowed / 2))
      },
      increase() {
        allowed = Math.min(most, allowed + 1)
      },
    }
  }
  return {
    acquire: (place) =>
      new Promise((resolve) => {
        waiting.push({ place, go: () => resolve(newSlot()) })
        admit()
      }),
  }
}
