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

interface SpeedOptions {
  /** The length of the transfer in bytes, if it is known. */
  total?: number
  /** Whether the job waits for the transfer; other time does not count. By default, the job waits for the work of `during`. */
  isWaiting?: () => boolean
}

const longestTickMs = 500

/**
 * Limits a transfer until `end`. The caller reports its progress.
 * @param late makes the error that aborts the signal; `slow` is the speed and the limit in words
 */
export function limitSpeed(
  limits: PaceLimits,
  late: (slow: string) => Error,
  { total, isWaiting }: SpeedOptions = {},
) {
  const pace = newPace(limits, total)
  const over = new AbortController()
  let underWay = 0
  const isCounted = isWaiting ?? ((): boolean => underWay > 0)
  // Counts ticks, not time: a process that is stopped for a while counts one, because bytes may be waiting in its sockets.
  const tickMs = Math.min(longestTickMs, limits.paceMs / 10)
  const timer = setInterval(() => {
    const slow = pace.check(isCounted() ? tickMs : 0)
    if (slow === undefined) return
    clearInterval(timer)
    over.abort(late(slow))
  }, tickMs).unref()
  const end = (): void => clearInterval(timer)
  return {
    /** Aborted when the transfer is too slow. */
    signal: over.signal,
    moved: pace.moved,
    restart: pace.restart,
    end,
    [Symbol.dispose]: end,
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
