/** Bounds how long a job waits for a store, however that behaves. */

export interface Patience {
  ms: number
  signal: AbortSignal
  /** What to throw when the time is over. */
  late(): Error
}

/** @throws what the work throws, what `late` makes, or the signal's reason */
export async function within<T>(
  { ms, signal, late }: Patience,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(ms)
  try {
    return await work(AbortSignal.any([signal, limit]))
  } catch (error) {
    signal.throwIfAborted()
    // The work may have known better what is wrong.
    throw limit.aborted && error === limit.reason ? late() : error
  }
}
