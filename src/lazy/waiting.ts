/** Readers that wait for blocks to arrive. */
import { orAborted } from '../transfer/deadline.ts'

export interface Waiting {
  /**
   * Resolves when all these blocks have arrived.
   * @throws the signal's reason, or the error that `fail` was given, before or after this call
   */
  arrivalOf(blocks: number[], signal: AbortSignal): Promise<void>
  arrived(block: number): void
  /** Rejects all waits: the missing blocks will not arrive. */
  fail(error: unknown): void
  /** The blocks that readers wait for, longest wait first, with its start on the clock of `performance.now`. */
  blocks(): Iterable<[block: number, since: number]>
  /** How long at least one reader waited, in milliseconds. */
  waitedMs(): number
}

interface Wait {
  since: number
  readers: number
  over: Promise<void>
  end(): void
  fail(error: unknown): void
}

/** @param onWait called when a block gets its first reader */
export function newWaiting(onWait: () => void): Waiting {
  // In the order in which the waits began.
  const waits = new Map<number, Wait>()
  const clock = newClock()
  let failure: { error: unknown } | undefined
  const waitFor = (block: number): Promise<void> => {
    const known = waits.get(block)
    const wait = known ?? newWait()
    wait.readers++
    if (known) return known.over
    waits.set(block, wait)
    onWait()
    return wait.over
  }
  const leave = (block: number): void => {
    const wait = waits.get(block)
    if (wait && --wait.readers === 0) waits.delete(block)
  }
  return {
    async arrivalOf(blocks, signal) {
      if (failure) throw failure.error
      signal.throwIfAborted()
      const stop = clock.start()
      const arrival = Promise.all(blocks.map(waitFor))
      await orAborted(arrival, signal).finally(() => {
        stop()
        for (const block of blocks) leave(block)
      })
    },
    arrived(block) {
      waits.get(block)?.end()
      waits.delete(block)
    },
    fail(error) {
      failure ??= { error }
      for (const wait of waits.values()) wait.fail(error)
      waits.clear()
    },
    *blocks() {
      for (const [block, { since }] of waits) yield [block, since]
    },
    waitedMs: () => Math.round(clock.elapsedMs()),
  }
}

function newWait(): Wait {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // All readers may have gone; then the rejection is unhandled.
  promise.catch(() => {})
  return { since: performance.now(), readers: 0, over: promise, end: resolve, fail: reject }
}

interface Clock {
  /** Starts the clock for one reader, and returns how to stop it. The clock runs while at least one reader does. */
  start(): () => void
  elapsedMs(): number
}

function newClock(): Clock {
  let running = 0
  let since = 0
  let pastMs = 0
  const presentMs = (): number => (running > 0 ? performance.now() - since : 0)
  return {
    start() {
      if (running === 0) since = performance.now()
      running++
      return () => {
        if (running === 1) pastMs += presentMs()
        running--
      }
    },
    elapsedMs: () => pastMs + presentMs(),
  }
}
