/** Decides which failed requests are made again, how often and when. The numbers are in limits.ts. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Deadline, type DeadlineOptions, newDeadline } from './deadline.ts'
import type { TransferFailure } from './errors.ts'
import {
  type DownloadLimits,
  failuresPerTimeout,
  maxFailuresAlone,
  maxFailuresInARow,
  maxFailuresOfPart,
  maxWaitMs,
  randomDelayMs,
} from './limits.ts'

/** How to retry a request of a store. The deadline options apply to each attempt. */
export interface RetryPolicy extends DeadlineOptions {
  /** How long all waits that answers ask for may take together, in milliseconds. */
  maxWaitMs?: number | undefined
  /** The number of failures that ends the retries. Called after each failure, because the number may change. */
  maxFailures?: () => number
  /** @param error what an attempt threw; undefined if the attempt took too long */
  judge(error: unknown): Verdict
}

/** What a failed attempt means. */
export interface Verdict {
  /** Thrown if there is no further attempt. */
  error: Error
  /** `recovered`: the cause is removed, so the attempt does not count as a failure. `final`: no attempt follows. */
  recovery: 'recovered' | 'retryable' | 'final'
  /** How long the answer asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs: number
}

const firstDelayMs = 100

/**
 * Attempts a request until it succeeds or another attempt is useless. Stores retry nowhere else.
 * @throws the verdict's error, or the signal's reason
 */
export async function retry<T>(policy: RetryPolicy, request: (deadline: Deadline) => Promise<T>): Promise<T> {
  const { signal, judge, maxFailures = () => maxFailuresAlone } = policy
  let waitLeftMs = policy.maxWaitMs ?? maxWaitMs
  for (let failures = 0; ; ) {
    const deadline = newDeadline(policy)
    try {
      return await request(deadline)
    } catch (thrown) {
      signal.throwIfAborted()
      const { error, recovery, retryAfterMs } = judge(deadline.isOver() ? undefined : thrown)
      if (recovery === 'recovered') continue
      failures += deadline.isOver() ? failuresPerTimeout : 1
      if (recovery === 'final' || failures >= maxFailures() || retryAfterMs > waitLeftMs) throw error
      waitLeftMs -= retryAfterMs
      await wait(Math.max(retryAfterMs, randomDelayMs(firstDelayMs * 4 ** failures)), signal)
    } finally {
      deadline.end()
    }
  }
}

/** The failures of one download. Its parts share the count of failures in a row. */
export interface DownloadRetries {
  /** A part is complete. */
  progress(): void
  /** @param start where the part begins */
  forPart(start: number): PartRetries
}

/** The failures of one part. */
interface PartRetries {
  /**
   * Resolves when the part may be requested again.
   * @param position how far the part has got
   * @throws the failure if there is no further attempt, or the signal's reason
   */
  recover(failure: TransferFailure, position: number): Promise<void>
}

interface DownloadRetryOptions {
  /** How many parts the download has. */
  parts: number
  limits: Pick<DownloadLimits, 'backoffMs' | 'progressBytes'>
  /** How much longer, in ms, the download may make no progress. */
  remainingMs(): number
  signal: AbortSignal
}

export function newDownloadRetries(options: DownloadRetryOptions): DownloadRetries {
  const { limits, remainingMs, signal } = options
  const most = maxFailuresInARow(options.parts)
  let inARow = 0
  return {
    progress() {
      inARow = 0
    },
    forPart(start) {
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
          // The first break does not count: it may only be an idle connection that the server has closed.
          const isFirstBreak = failure.recover === 'resume' && failures === 1
          if (!isFirstBreak) inARow++
          if (failure.recover === 'none' || failures >= maxFailuresOfPart || inARow >= most) throw failure
          const longestMs = isFirstBreak ? 0 : limits.backoffMs * 2 ** (failures - 1)
          const waitMs = failure.retryAfterMs + randomDelayMs(longestMs)
          if (failure.retryAfterMs > 0 && waitMs > remainingMs()) throw failure
          if (waitMs > 0) await wait(waitMs, signal)
        },
      }
    },
  }
}

/** @throws the signal's reason; Node itself would reject with an error of its own */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
}
