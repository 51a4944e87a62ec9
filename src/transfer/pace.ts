/** Notices that a transfer as a whole is too slow, even if its requests are busy. */

export interface PaceLimits {
  /** So many bytes must move in `paceMs`; at the end, all that are left. */
  paceBytes: number
  paceMs: number
  /** A slow start is allowed until so much of that time is over. */
  paceAfterMs: number
}

export interface Pace {
  moved(bytes: number): void
  /**
   * Counts the time since the last call.
   * @param isWaiting whether the job waits for the transfer, or the transfer for the job
   * @param now in milliseconds, by any clock
   * @returns how slow it is, when that is too slow
   */
  check(isWaiting: boolean, now: number): string | undefined
}

/** What actions/cache allows a download by default, so that nothing ends here that would have gone on there. */
export const defaultPace: PaceLimits = { paceBytes: 128 * 1024 ** 2, paceMs: 600_000, paceAfterMs: 60_000 }

/** @param total how many bytes there are, as far as that is known */
export function newPace({ paceBytes, paceMs, paceAfterMs }: PaceLimits, total = Infinity): Pace {
  let left = total
  let due = Math.min(paceBytes, left)
  let moved = 0
  let waitedMs = 0
  let checkedAt: number | undefined
  return {
    moved(bytes) {
      moved += bytes
      while (due > 0 && moved >= due) {
        moved -= due
        left -= due
        due = Math.min(paceBytes, left)
        waitedMs = 0
      }
    },
    check(isWaiting, now) {
      if (isWaiting && checkedAt !== undefined) waitedMs += now - checkedAt
      checkedAt = now
      // At this rate, what is due takes too long.
      if (waitedMs < paceAfterMs || due * waitedMs <= moved * paceMs) return undefined
      const rate = (moved / 1024 / (waitedMs / 1000)).toFixed(1)
      return `${rate} KiB/s; ${(due / 1024 ** 2).toFixed(1)} MiB must come through in ${paceMs / 60_000} minutes`
    },
  }
}
