/** Limits how many requests are under way at once, to fewer while the server has too much to do. */

export interface ConcurrencyLimiter {
  /** Resolves when a request may start; of those that wait, the lowest place goes first. */
  acquire(place: number): Promise<Slot>
}

export interface Slot {
  /** When it was entered, in ms of `performance.now()`. */
  readonly since: number
  release(): void
  /** The request was too much: half as many from now on. */
  decrease(): void
  /** The request went well: one more from now on, up to all. */
  increase(): void
}

export function newConcurrencyLimiter(most: number): ConcurrencyLimiter {
  const waiting: { place: number; go: () => void }[] = []
  let allowed = most
  let taken = 0
  let narrowedAt = Number.NEGATIVE_INFINITY
  const admit = (): void => {
    while (taken < allowed && waiting.length > 0) {
      waiting.sort((a, b) => a.place - b.place)
      taken++
      waiting.shift()?.go()
    }
  }
  const newLane = (): Slot => {
    const since = performance.now()
    return {
      since,
      release() {
        taken--
        admit()
      },
      decrease() {
        // Requests that were sent together fail together; that is one sign, not many.
        if (since < narrowedAt) return
        narrowedAt = performance.now()
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
        waiting.push({ place, go: () => resolve(newLane()) })
        admit()
      }),
  }
}
