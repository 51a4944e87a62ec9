/** The one place that makes failed requests again. The numbers are in limits.ts. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Stalled } from './errors.ts'
import { backoffMs, failuresPerStall, maxFailuresAlone, maxWaitMs, randomDelayMs } from './limits.ts'

export interface RetryPolicy {
  /** Ends the retries. */
  signal: AbortSignal
  judge(error: unknown): Verdict
  /** The number of failures that ends the retries. Called after each failure, because the number may change. */
  maxFailures?: () => number
  /** How long all waits that answers ask for may take together, in milliseconds. */
  maxWaitMs?: number | undefined
  /** The first random delay is up to this long, in milliseconds; each one after it up to twice as long. */
  backoffMs?: number
  /** Whether the last attempt got so far that the failures and waits before it no longer count. */
  hasProgressed?(): boolean
}

/** What a failed attempt means. */
export interface Verdict {
  /** Thrown if there is no further attempt. */
  error: Error
  /** For how many failures it counts: 0 if the cause is removed, Infinity if another attempt is useless. */
  failures: number
  /** How long the answer asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs: number
}

/**
 * Attempts a request until it succeeds or another attempt is useless.
 * @throws the verdict's error, or the signal's reason
 */
export async function retry<T>(policy: RetryPolicy, attempt: () => Promise<T>): Promise<T> {
  const { signal, judge, maxFailures = () => maxFailuresAlone, backoffMs: firstMs = backoffMs } = policy
  let failures = 0
  let waitedMs = 0
  for (;;) {
    try {
      return await attempt()
    } catch (thrown) {
      signal.throwIfAborted()
      if (policy.hasProgressed?.()) [failures, waitedMs] = [0, 0]
      const verdict = judge(thrown)
      failures += verdict.failures
      waitedMs += verdict.retryAfterMs
      if (failures >= maxFailures() || waitedMs > (policy.maxWaitMs ?? maxWaitMs)) throw verdict.error
      const delayMs = verdict.failures === 0 ? 0 : randomDelayMs(firstMs * 2 ** (failures - 1))
      await wait(Math.max(verdict.retryAfterMs, delayMs), signal)
    }
  }
}

/** For how many failures an error counts if another attempt may help. */
export function failuresOf(error: unknown): number {
  return error instanceof Stalled ? failuresPerStall : 1
}

/** @throws the signal's reason; Node itself would reject with an error of its own */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
}
