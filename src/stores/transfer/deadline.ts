/** Deadlines: of one attempt that makes no progress, and of a whole operation. */
import { lookupMs, progressBytes } from './limits.ts'

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

export interface DeadlineOptions {
  signal: AbortSignal
  /** How long an attempt may make no progress, in milliseconds. */
  limitMs: number
  /** The length of the request's body, in bytes; 0 by default. */
  bytes?: number
  /** Called when more bytes of the body have been sent. */
  onSent?: ((bytes: number) => void) | undefined
}

/** The deadline of one attempt at a request. Progress moves it. */
export interface Deadline {
  /** Aborted when the deadline has passed, or with the signal of the options. */
  signal: AbortSignal
  /** The caller reports bytes that have been sent. */
  onSent(bytes: number): void
  /** Whether the attempt took too long. */
  isOver(): boolean
  end(): void
}

export function newDeadline({ signal, limitMs, bytes = 0, onSent }: DeadlineOptions): Deadline {
  const over = new AbortController()
  const began = performance.now()
  let [sent, seen] = [0, 0]
  let timer = setTimeout(() => over.abort(), limitMs)
  let ended = false
  return {
    signal: AbortSignal.any([signal, over.signal]),
    onSent(more) {
      sent += more
      onSent?.(more)
      if (ended || (sent < bytes && sent - seen < progressBytes)) return
      seen = sent
      clearTimeout(timer)
      // The last bytes are still in this machine's buffers. They take no longer than the bytes before them.
      const restMs = sent < bytes ? 0 : performance.now() - began
      timer = setTimeout(() => over.abort(), limitMs + restMs)
    },
    isOver: () => over.signal.aborted,
    end() {
      ended = true
      clearTimeout(timer)
    },
  }
}
