/** Decides whether a request that failed is made again, and when. */
import { setTimeout } from 'node:timers/promises'
import type { TransferFailure } from './trouble.ts'

export interface RetryLimits {
  /** The first wait is up to this long, each one after that up to twice as long as the one before. */
  backoffMs: number
  /** Bytes that count as progress; a server that gives fewer and breaks off is as good as dead. */
  progressBytes: number
}

/** Failures of one download, whose parts know of each other's luck. */
export interface Retries {
  /** A part is complete. */
  progress(): void
  /** @param start where the part begins */
  newTrial(start: number): Trial
}

/** The failures of one part. */
export interface Trial {
  /**
   * Resolves when the part may be asked for again.
   * @param position how far the part has got
   * @throws the failure when it may not, or the signal's reason
   */
  recover(failure: TransferFailure, position: number): Promise<void>
}

export interface RetryOptions {
  /** How many parts the download has. */
  parts: number
  limits: RetryLimits
  /** How long, in ms, there may still be no progress. */
  remainingMs(): number
  signal: AbortSignal
}

const maxWaitMs = 4_000
// In a row, of one part. By chance alone that happens only where most requests fail.
const maxFailures = 8
// In a row, in all parts together: what a dead server costs.
const maxFailuresPerPart = 3
const maxFailuresAtAll = 24

export function openRetries({ parts, limits, remainingMs, signal }: RetryOptions): Retries {
  const most = Math.min(maxFailuresAtAll, maxFailuresPerPart * parts)
  let inARow = 0
  return {
    progress() {
      inARow = 0
    },
    newTrial(start) {
      let failures = 0
      let reached = start
      return {
        async recover(failure, position) {
          if (position - reached >= limits.progressBytes) {
            reached = position
            failures = 0
            inARow = 0
          }
          failures++
          const isBreak = failure.remedy === 'resume'
          // The first break is not counted: an idle connection that the server has closed looks no different.
          if (!isBreak || failures > 1) inARow++
          if (failure.remedy === 'none' || failures >= maxFailures || inARow >= most) throw failure
          const longestMs = isBreak && failures === 1 ? 0 : limits.backoffMs * 2 ** (failures - 1)
          const waitMs = failure.retryAfterMs + Math.random() * Math.min(maxWaitMs, longestMs)
          if (failure.retryAfterMs > 0 && waitMs > remainingMs()) throw failure
          // Node would reject with an error of its own.
          if (waitMs > 0) await setTimeout(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
        },
      }
    },
  }
}
