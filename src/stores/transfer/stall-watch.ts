/** Notices lack of progress: of requests that stall, of requests that lag behind the others, and of a whole download. */
import type { TransferFailure } from './errors.ts'
import { newPace } from './least-speed.ts'
import type { DownloadLimits } from './limits.ts'
import type { Part } from './part.ts'

interface WatchOptions {
  limits: DownloadLimits
  /** The length of the download, in bytes. */
  bytes: number
  /** The part that the consumer waits for, if it waits. */
  awaited(): Part | undefined
  /** Nothing arrives, because the consumer has no room for it. */
  isPaused(): boolean
  /** @param why the last failure, if there was one, and how long there was no progress */
  giveUp(why: string): void
}

export interface StallWatch extends Pick<RequestWatch, 'during'> {
  received(bytes: number): void
  failed(failure: TransferFailure): void
  /** How much longer there may be no progress, in milliseconds. */
  remainingMs(): number
  stop(): void
}

export function startWatch(options: WatchOptions): StallWatch {
  const { limits, bytes, awaited, giveUp } = options
  const pace = newPace(limits, bytes)
  let receivedBytes = 0
  let progressAt = performance.now()
  let lastFailure: TransferFailure | undefined
  const requests = watchRequests(options, () => {
    progressAt = performance.now()
  })
  const checkProgress = (now: number): void => {
    const slow = pace.check(awaited() !== undefined, now)
    if (slow) giveUp(`the store sends only ${slow}`)
    if (receivedBytes >= limits.progressBytes || !awaited()) {
      progressAt = now
      receivedBytes = 0
    } else if (now - progressAt >= limits.noProgressMs) {
      const before = lastFailure ? `${lastFailure.message}; ` : ''
      giveUp(`${before}no progress for ${seconds(limits.noProgressMs)}`)
    }
  }
  const check = (): void => {
    const now = performance.now()
    requests.check(now)
    checkProgress(now)
  }
  const timer = setInterval(check, Math.min(500, limits.idleMs / 4, limits.hedgeMs / 2))
  return {
    during: requests.during,
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

interface RequestWatch {
  /**
   * Watches a request while it is under way.
   * @param request resolves when the part is complete
   * @param abort ends the request for the given reason
   */
  during(part: Part, request: () => Promise<void>, abort: (why: string) => void): Promise<void>
  /** @param now in milliseconds, as all times here */
  check(now: number): void
}

interface WatchedRequest {
  part: Part
  abort(why: string): void
  /** When the request began, and at which byte. */
  since: number
  from: number
  /** When and where the last progress was seen. */
  seenAt: number
  seenPosition: number
}

function watchRequests({ limits, awaited, isPaused }: WatchOptions, onComplete: () => void): RequestWatch {
  const requests = new Set<WatchedRequest>()
  const hedges = new WeakMap<Part, number>()
  // Of all requests that have completed their parts.
  const complete = { bytes: 0, ms: 0 }
  const checkStall = (request: WatchedRequest, now: number): void => {
    const { part, abort } = request
    if (part.position - request.seenPosition >= limits.progressBytes || isPaused()) {
      request.seenAt = now
      request.seenPosition = part.position
    } else if (now - request.seenAt >= limits.idleMs) {
      abort(`it sends next to nothing for ${seconds(limits.idleMs)}`)
    }
  }
  // Another connection often takes another route or reaches another server.
  const checkLag = ({ part, since, from, abort }: WatchedRequest, now: number): void => {
    const before = hedges.get(part) ?? 0
    const expected = ((now - since - limits.hedgeMs * 2 ** before) * complete.bytes) / complete.ms
    if (complete.ms === 0 || part.position - from >= expected / 4) return
    hedges.set(part, before + 1)
    abort('it sends one part much more slowly than others')
  }
  return {
    async during(part, request, abort) {
      const [now, from] = [performance.now(), part.position]
      const watched = { part, abort, since: now, from, seenAt: now, seenPosition: from }
      requests.add(watched)
      try {
        await request()
        complete.bytes += part.position - from
        complete.ms += performance.now() - now
        onComplete()
      } finally {
        requests.delete(watched)
      }
    },
    check(now) {
      for (const request of requests) {
        checkStall(request, now)
        if (request.part === awaited()) checkLag(request, now)
      }
    },
  }
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`
}
