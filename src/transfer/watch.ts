/** Notices lack of progress: of requests that stall, of requests that lag behind the others, and of a whole download. */

import type { TransferFailure } from './errors.ts'
import { newPace, type PaceLimits } from './pace.ts'
import type { Part } from './part.ts'

export interface WatchLimits extends PaceLimits {
  /** A request must receive `progressBytes` in this time. */
  idleMs: number
  /** How long a request that the consumer waits for may lag behind the others. */
  hedgeMs: number
  /** How long the consumer may wait without progress before the download ends. */
  noProgressMs: number
  progressBytes: number
}

export interface WatchOptions {
  limits: WatchLimits
  /** The length of the download, in bytes. */
  bytes: number
  /** The part that the consumer waits for, if it waits. */
  awaited(): Part | undefined
  /** Nothing arrives, because the consumer has no room for it. */
  isPaused(): boolean
  /** @param why the last failure, if there was one, and how long there was no progress */
  giveUp(why: string): void
}

/** One request that is under way. */
export interface WatchedRequest {
  /** The request has completed its part. */
  complete(): void
  end(): void
}

export interface Watch {
  /** @param abort ends the request for the given reason */
  begin(part: Part, abort: (why: string) => void): WatchedRequest
  received(bytes: number): void
  failed(failure: TransferFailure): void
  /** How much longer there may be no progress, in milliseconds. */
  remainingMs(): number
  stop(): void
}

interface RequestState {
  part: Part
  abort(why: string): void
  since: number
  from: number
  /** When and where the last progress was seen. */
  seenAt: number
  seenPosition: number
}

export function startWatch({ limits, bytes, awaited, isPaused, giveUp }: WatchOptions): Watch {
  const pace = newPace(limits, bytes)
  const watched = new Set<RequestState>()
  const hedges = new WeakMap<Part, number>()
  const complete = { bytes: 0, ms: 0 }
  let receivedBytes = 0
  let progressAt = performance.now()
  let lastFailure: TransferFailure | undefined

  const checkStall = (attempt: RequestState, now: number): void => {
    const { part, abort } = attempt
    if (part.position - attempt.seenPosition >= limits.progressBytes || isPaused()) {
      attempt.seenAt = now
      attempt.seenPosition = part.position
    } else if (now - attempt.seenAt >= limits.idleMs) {
      abort(`it sends next to nothing for ${seconds(limits.idleMs)}`)
    }
  }
  // Another connection often takes another route or reaches another server.
  const checkLag = (attempt: RequestState, now: number): void => {
    const { part, since, from, abort } = attempt
    const before = hedges.get(part) ?? 0
    const expected = ((now - since - limits.hedgeMs * 2 ** before) * complete.bytes) / complete.ms
    if (complete.ms === 0 || part.position - from >= expected / 4) return
    hedges.set(part, before + 1)
    abort('it sends one part much more slowly than others')
  }
  const checkProgress = (now: number): void => {
    const slow = pace.check(awaited() !== undefined, now)
    if (slow) giveUp(`the store sends only ${slow}`)
    if (receivedBytes >= limits.progressBytes || !awaited()) {
      progressAt = now
      receivedBytes = 0
    } else if (now - progressAt >= limits.noProgressMs) {
      giveUp(
        `${lastFailure ? `${lastFailure.message}; ` : ''}no progress for ${seconds(limits.noProgressMs)}`,
      )
    }
  }
  const timer = setInterval(
    () => {
      const now = performance.now()
      for (const attempt of watched) {
        checkStall(attempt, now)
        if (attempt.part === awaited()) checkLag(attempt, now)
      }
      checkProgress(now)
    },
    Math.min(500, limits.idleMs / 4, limits.hedgeMs / 2),
  )
  return {
    begin(part, abort) {
      const now = performance.now()
      const attempt = {
        part,
        abort,
        since: now,
        from: part.position,
        seenAt: now,
        seenPosition: part.position,
      }
      watched.add(attempt)
      return {
        complete() {
          complete.bytes += part.position - attempt.from
          complete.ms += performance.now() - now
          progressAt = performance.now()
        },
        end: () => watched.delete(attempt),
      }
    },
    received(bytes) {
      receivedBytes += bytes
      pace.moved(bytes)
    },
    failed(failure) {
      lastFailure = failure
    },
    remainingMs: () => limits.noProgressMs - (performance.now() - progressAt),
    stop: () => clearInterval(timer),
  }
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`
}
