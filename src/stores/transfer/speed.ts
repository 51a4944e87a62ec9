/** Judges whether a transfer is too slow. No other file does. The limits are in timeouts.ts. */

/** So many bytes must move in `paceMs`; at the end, all that are left. */
export interface PaceLimits {
  paceBytes: number
  paceMs: number
  /** A slow start is allowed for so long. */
  paceAfterMs: number
}

/** The limits of a transfer that stalls: a pace without a slow start, so that only its last bytes count. */
export function stallAfter(ms: number, bytes: number): PaceLimits {
  return { paceBytes: bytes, paceMs: ms, paceAfterMs: ms }
}

/** @param total the length of the transfer in bytes, if it is known */
export function newPace({ paceBytes, paceMs, paceAfterMs }: PaceLimits, total = Infinity) {
  let left = total
  let due = Math.min(paceBytes, left)
  let moved = 0
  let beginsAtMs = 0
  let waitedMs = 0
  return {
    moved(bytes: number): void {
      moved += bytes
      while (due > 0 && moved >= due) {
        moved -= due
        left -= due
        due = Math.min(paceBytes, left)
        waitedMs = beginsAtMs
      }
    },
    /** @param allowedMs how long nothing may move, from now on */
    restart(allowedMs = paceAfterMs): void {
      beginsAtMs = paceAfterMs - allowedMs
      waitedMs = beginsAtMs
      moved = 0
    },
    /**
     * Called at regular intervals.
     * @param ms how long the job has waited for the transfer since the last call
     * @returns the speed and the limit in words, if the transfer is too slow
     */
    check(ms: number): string | undefined {
      waitedMs += ms
      // At this rate, the bytes that are due take too long.
      if (waitedMs < paceAfterMs || due * waitedMs <= moved * paceMs) return undefined
      const rate = (moved / 1024 / (waitedMs / 1000)).toFixed(1)
      return `${rate} KiB/s; ${(due / 1024 ** 2).toFixed(1)} MiB must come through in ${paceMs / 60_000} minutes`
    },
  }
}

interface SpeedWatch {
  total?: number
  /** Whether the job waits for the transfer; other time does not count. */
  isWaiting(): boolean
  /** Called once. @param slow the speed and the limit in words */
  onSlow(slow: string): void
}

const longestTickMs = 500

/** Watches a transfer until `end`. The caller reports its progress. */
export function watchSpeed(limits: PaceLimits, { total, isWaiting, onSlow }: SpeedWatch) {
  const pace = newPace(limits, total)
  // Counts ticks, not time: a process that is stopped for a while counts one, because bytes may be waiting in its sockets.
  const tickMs = Math.min(longestTickMs, limits.paceMs / 10)
  const timer = setInterval(() => {
    const slow = pace.check(isWaiting() ? tickMs : 0)
    if (slow === undefined) return
    clearInterval(timer)
    onSlow(slow)
  }, tickMs).unref()
  const end = (): void => clearInterval(timer)
  return { moved: pace.moved, restart: pace.restart, end, [Symbol.dispose]: end }
}

/** Ends work that is too slow: aborts a signal, with the error of `late`, when too few bytes move during the work. */
export function limitSpeed(limits: PaceLimits, late: (slow: string) => Error) {
  const over = new AbortController()
  let underWay = 0
  const watch = watchSpeed(limits, {
    isWaiting: () => underWay > 0,
    onSlow: (slow) => over.abort(late(slow)),
  })
  return {
    ...watch,
    signal: over.signal,
    /** Counts the time until the work ends. @returns its result */
    async during<T>(work: Promise<T>): Promise<T> {
      underWay++
      try {
        return await work
      } finally {
        underWay--
      }
    },
  }
}
