/** Ends requests that make no progress. http.ts starts a watch for every request. */
import { lengthOf } from '../../system/bytes/chunker.ts'
import { Stalled } from './errors.ts'
import type { HttpRequest } from './http-contract.ts'
import { idleMs as defaultIdleMs, progressBytes as defaultProgressBytes } from './limits.ts'

export type StallWatch = ReturnType<typeof startStallWatch>

/** The watch of one request. The caller reports the request's progress. */
export function startStallWatch(url: string, request: HttpRequest) {
  const { idleMs = defaultIdleMs, bodyIdleMs, progressBytes = defaultProgressBytes } = request
  const stalled = new AbortController()
  const began = performance.now()
  // Counts slices: a process that is stopped for a while counts one, because the answer may be waiting in its sockets.
  const sliceMs = idleMs / 10
  let limitMs = idleMs
  let slices = 0
  let unsent = lengthOf(request.body ?? [])
  let moved = 0
  let isPaused = false
  const timer = setInterval(() => {
    if (isPaused || ++slices * sliceMs <= limitMs) return
    clearInterval(timer)
    stalled.abort(new Stalled(url, limitMs))
  }, sliceMs)
  const restart = (ms: number): void => {
    limitMs = ms
    slices = 0
    moved = 0
  }
  const move = (bytes: number): void => {
    moved += bytes
    if (moved >= progressBytes) restart(limitMs)
  }
  return {
    /** Aborted with `Stalled`, or with the reason of the request's own signal. */
    signal: AbortSignal.any([request.signal, stalled.signal]),
    /** The connection has taken this many bytes of the request's body. */
    sent(bytes: number): void {
      request.onSent?.(bytes)
      unsent -= bytes
      if (unsent > 0) move(bytes)
      // The last bytes are still in this machine's buffers. They take no longer than the bytes before them.
      else restart(idleMs + performance.now() - began)
    },
    /** The head of the answer has arrived. */
    answered(): void {
      if (bodyIdleMs !== undefined) restart(bodyIdleMs)
    },
    /** This many bytes of the answer's body have arrived. */
    received: move,
    /** The reader has no room for more. The time until `resume` does not count. */
    pause(): void {
      isPaused = true
    },
    resume(): void {
      if (!isPaused) return
      isPaused = false
      restart(limitMs)
    },
    end: () => clearInterval(timer),
  }
}
