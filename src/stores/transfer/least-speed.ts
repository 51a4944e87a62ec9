/** Notices that a transfer is too slow as a whole, even if its requests are busy. */
import type { PaceLimits } from './limits.ts'

/** @param total the length of the transfer in bytes, if it is known */
export function newPace({ paceBytes, paceMs, paceAfterMs }: PaceLimits, total = Infinity) {
  let left = total
  let due = Math.min(paceBytes, left)
  let moved = 0
  let waitedMs = 0
  return {
    moved(bytes: number): void {
      moved += bytes
      while (due > 0 && moved >= due) {
        moved -= due
        left -= due
        due = Math.min(paceBytes, left)
        waitedMs = 0
      }
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
