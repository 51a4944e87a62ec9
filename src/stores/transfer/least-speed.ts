/** Notices that a transfer as a whole is too slow, even if its requests are busy. */
import type { PaceLimits } from './limits.ts'

export interface Pace {
  moved(bytes: number): void
  /**
   * Counts the time since the last call.
   * @param isWaiting true while the job waits for the transfer, false while the transfer waits for the job
   * @param now in milliseconds, by any clock
   * @returns the speed and the limit in words if the transfer is too slow
   */
  check(isWaiting: boolean, now: number): string | undefined
}

/** @param total the length of the transfer in bytes, if it is known */
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
