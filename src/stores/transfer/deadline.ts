/** Time limits of whole operations. http.ts limits single requests. */
import { endingMs, lookupMs } from './timeouts.ts'

/**
 * Limits an operation that the job waits for to `lookupMs`.
 * @param late makes the error of a timeout
 * @throws the work's error, the error of `late`, or the signal's reason
 */
export async function withLookupLimit<T>(
  { signal, late }: { signal: AbortSignal; late: () => Error },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(lookupMs)
  try {
    return await work(AbortSignal.any([signal, limit]))
  } catch (error) {
    signal.throwIfAborted()
    // An error of the work itself explains more.
    throw limit.aborted && error === limit.reason ? late() : error
  }
}

/** A signal for the store of a save: aborted `endingMs` after `signal`, with its reason, so that a whole entry can be published. */
export function endingAfter(signal: AbortSignal): AbortSignal {
  const late = new AbortController()
  const end = (): void => void setTimeout(() => late.abort(signal.reason), endingMs).unref()
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  return late.signal
}
