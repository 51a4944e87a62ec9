/** Ends requests that lag behind: a new connection often takes another route, or reaches another server. */
import { shownUrl, TransferFailure } from '../errors.ts'
import type { Part } from './parts.ts'

const longestTickMs = 500

export type Hedge = ReturnType<typeof newHedge>

interface HedgedRequest {
  url: string
  signal: AbortSignal
  /** Resolves when the part is complete. */
  send(signal: AbortSignal): Promise<void>
}

/**
 * Ends the request of a part that is much slower than others, so that another one takes up the part where it stopped.
 * @param hedgeMs how long a part's first request may lag; it doubles with each further request
 * @param awaited the part that the reader waits for, if there is one
 */
export function newHedge(hedgeMs: number, awaited: () => Part | undefined) {
  const underWay = new Map<Part, { since: number; from: number; end(): void }>()
  // The sums of all completed parts.
  const complete = { bytes: 0, ms: 0 }
  const timer = setInterval(
    () => {
      const part = awaited()
      const request = part && underWay.get(part)
      if (!request || complete.ms === 0) return
      const ms = performance.now() - request.since - hedgeMs * 2 ** part.hedges
      if (part.position - request.from >= (ms * complete.bytes) / complete.ms / 4) return
      part.hedges++
      request.end()
    },
    Math.min(longestTickMs, hedgeMs / 2),
  ).unref()
  return {
    /** Compares a request with others while it is under way. */
    async during(part: Part, { url, signal, send }: HedgedRequest): Promise<void> {
      const slow = new AbortController()
      const why = `${shownUrl(url)}: it sends one part much more slowly than others`
      const end = (): void => slow.abort(new TransferFailure(why, 'resume'))
      const [since, from] = [performance.now(), part.position]
      underWay.set(part, { since, from, end })
      try {
        await send(AbortSignal.any([signal, slow.signal]))
        complete.bytes += part.position - from
        complete.ms += performance.now() - since
      } finally {
        underWay.delete(part)
      }
    },
    [Symbol.dispose]: () => clearInterval(timer),
  }
}
