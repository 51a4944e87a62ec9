/**
 * Retries single requests. The limits are in timeouts.ts. A reader that needs several requests also repeats what a successful
 * request did not give it: the rest of a stream that broke off, a wrong block, a block of a lazy mount.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Stalled } from './errors.ts'
import {
  backoffMs,
  failuresPerStall,
  maxFailuresAlone,
  maxWaitMs,
  randomDelayMs,
  spreadWaitMs,
} from './timeouts.ts'

export interface RetryPolicy {
  /** Ends the retries. */
  signal: AbortSignal
  judge(error: unknown): Verdict
  /** The number of failures that ends the retries. It may change. */
  maxFailures?: () => number
  /** How long all waits that answers ask for may take together, in milliseconds. */
  maxWaitMs?: number | undefined
  /** Called before each wait that an answer asks for. */
  onWait?(error: Error, ms: number): void
  /** The longest first delay, in milliseconds. It doubles with each failure; delays are random. */
  backoffMs?: number
  /** Whether the last attempt made progress, so that earlier failures and waits no longer count. */
  hasProgressed?(): boolean
}

export interface Verdict {
  /** Thrown if there is no further attempt. */
  error: Error
  /** How many failures it counts as: 0 if the cause is removed, Infinity if a retry is useless. */
  failures: number
  /** How long the answer asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs: number
}

/** @throws the error of the last verdict, or the signal's reason */
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
      const askedMs = verdict.retryAfterMs && spreadWaitMs(verdict.retryAfterMs)
      if (askedMs > 0) policy.onWait?.(verdict.error, askedMs)
      await wait(Math.max(askedMs, delayMs), signal)
    }
  }
}

/** How many failures an error counts as if a retry may help. */
export function failuresOf(error: unknown): number {
  return error instanceof Stalled ? failuresPerStall : 1
}

/** @throws the signal's reason; Node itself would reject with an error of its own */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
}
