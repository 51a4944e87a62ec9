/** Limits of whole operations. stall-watch.ts limits single requests. */
import { lookupMs } from './limits.ts'

/**
 * Limits a lookup, or another operation during which the job is idle, to `lookupMs`.
 * @param late makes the error to throw when the time is over
 * @throws what the work throws, what `late` makes, or the signal's reason
 */
export async function withTimeout<T>(
  { signal, late }: { signal: AbortSignal; late: () => Error },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(lookupMs)
  try {
    return await work(AbortSignal.any([signal, limit]))
  } catch (error) {
    signal.throwIfAborted()
    // The work may throw an error of its own that explains more.
    throw limit.aborted && error === limit.reason ? late() : error
  }
}

/** Settles as `work` does, or rejects with the signal's reason as soon as the signal is aborted. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = (): void => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
