/** Bounds how long a job waits for a store, however that behaves. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attempt, type Limits, newAttempt } from './attempt.ts'

/** How long a lookup may take in all, in milliseconds. */
export const lookupMs = 12_000

/**
 * Bounds a lookup, or whatever else a job waits for idly.
 * @param late makes what to throw when the time is over
 * @throws what the work throws, what `late` makes, or the signal's reason
 */
export async function within<T>(
  { signal, late }: { signal: AbortSignal; late: () => Error },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(lookupMs)
  try {
    return await work(AbortSignal.any([signal, limit]))
  } catch (error) {
    signal.throwIfAborted()
    // The work may have known better what is wrong.
    throw limit.aborted && error === limit.reason ? late() : error
  }
}

/** How long an attempt at a request without a body may take, in milliseconds. */
export const shortMs = 5000

/** How long an attempt at a request with a body may get nowhere, in milliseconds. */
export const uploadMs = 12_000

/** The limits are those of one attempt. */
export interface Persistence extends Limits {
  /** How long to wait in all where answers ask for that, in milliseconds. */
  patienceMs?: number | undefined
  /** How many failures are too many, as far as is known at the time. */
  maxFailures?: () => number
  /** @param error what an attempt threw; undefined where it took too long */
  judge(error: unknown): Verdict
}

/** What a failed attempt means. */
export interface Verdict {
  /** Is thrown in the end. */
  error: Error
  /** Whether it may be gone when asked again; `mended`: is gone, so that the attempt does not count. */
  outlook: 'mended' | 'passing' | 'lasting'
  /** What the answer asked to wait, 0 where it did not. */
  retryAfterMs: number
}

/** By chance alone so many happen only where most requests fail. */
export const maxFailuresAlone = 3
// Counts for as many: what took so long is asked for once more, over another connection, and not again.
const silence = 2
const firstDelayMs = 100
const maxDelayMs = 4000

/**
 * Attempts a request until it succeeds or there is no use in going on: the one retry layer of a store.
 * @throws what the verdict has; the reason of the signal when that is aborted
 */
export async function persist<T>(how: Persistence, request: (attempt: Attempt) => Promise<T>): Promise<T> {
  const { signal, judge, maxFailures = () => maxFailuresAlone } = how
  let patienceLeftMs = how.patienceMs ?? maxDelayMs
  for (let failures = 0; ; ) {
    const attempt = newAttempt(how)
    try {
      return await request(attempt)
    } catch (thrown) {
      signal.throwIfAborted()
      const { error, outlook, retryAfterMs } = judge(attempt.isOver() ? undefined : thrown)
      if (outlook === 'mended') continue
      failures += attempt.isOver() ? silence : 1
      if (outlook === 'lasting' || failures >= maxFailures() || retryAfterMs > patienceLeftMs) throw error
      patienceLeftMs -= retryAfterMs
      // Longer each time, and at random, so that jobs that failed together do not come back together.
      const delayMs = Math.random() * Math.min(maxDelayMs, firstDelayMs * 4 ** failures)
      await sleep(Math.max(retryAfterMs, delayMs), undefined, { signal }).catch(() => signal.throwIfAborted())
    } finally {
      attempt.end()
    }
  }
}
