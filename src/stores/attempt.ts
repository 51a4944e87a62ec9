/** Ends an attempt at a request that gets nowhere. */
export interface Limits {
  signal: AbortSignal
  /** How long it may get nowhere, in milliseconds. */
  limitMs: number
  /** How long the body is, in bytes; 0 unless given. */
  bytes?: number
  /** More of the body has gone out. */
  onSent?: ((bytes: number) => void) | undefined
}

export interface Attempt {
  /** Aborted when it is over, or all is. */
  signal: AbortSignal
  /** Wants to know what has gone out. */
  onSent(bytes: number): void
  /** Whether it took too long. */
  isOver(): boolean
  end(): void
}

// Fewer bytes than these are no progress, as in downloads.
const progressBytes = 64 * 1024

export function newAttempt({ signal, limitMs, bytes = 0, onSent }: Limits): Attempt {
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
      // What this machine still has in its buffers takes no longer than what went before it.
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
