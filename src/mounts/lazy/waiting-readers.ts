/** Readers that wait for blocks to arrive. */
import { orAborted } from '../../stores/transfer/deadline.ts'

export interface WaitingReaders {
  /**
   * Resolves when all these blocks have arrived.
   * @throws the signal's reason, or the error that `fail` was given, before or after this call
   */
  arrivalOf(blocks: number[], signal: AbortSignal): Promise<void>
  /** Adds a block that a reader of another process waits for. */
  add(block: number): void
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
  arrival: PromiseWithResolvers<void>
}

/** @param onWait called when a block gets its first reader */
export function newWaiting(onWait: () => void): WaitingReaders {
  // In the order in which the waits began.
  const waits = new Map<number, Wait>()
  let failure: { error: unknown } | undefined
  let readers = 0
  // When the first of these readers began to wait, and how long earlier readers waited.
  let since = 0
  let pastMs = 0
  const presentMs = (): number => (readers > 0 ? performance.now() - since : 0)
  const waitFor = (block: number): Wait => {
    const known = waits.get(block)
    if (known) return known
    const wait = newWait()
    waits.set(block, wait)
    onWait()
    return wait
  }
  const join = (block: number): Promise<void> => {
    const wait = waitFor(block)
    wait.readers++
    return wait.arrival.promise
  }
  const leave = (blocks: number[]): void => {
    if (readers === 1) pastMs += presentMs()
    readers--
    for (const block of blocks) {
      const wait = waits.get(block)
      if (wait && --wait.readers === 0) waits.delete(block)
    }
  }
  return {
    async arrivalOf(blocks, signal) {
      if (failure) throw failure.error
      signal.throwIfAborted()
      if (readers === 0) since = performance.now()
      readers++
      await orAborted(Promise.all(blocks.map(join)), signal).finally(() => leave(blocks))
    },
    // That reader never leaves, as far as this process knows.
    add: (block) => void waitFor(block).readers++,
    arrived(block) {
      waits.get(block)?.arrival.resolve()
      waits.delete(block)
    },
    fail(error) {
      failure ??= { error }
      for (const { arrival } of waits.values()) arrival.reject(error)
      waits.clear()
    },
    *blocks() {
      for (const [block, { since }] of waits) yield [block, since]
    },
    waitedMs: () => Math.round(pastMs + presentMs()),
  }
}

function newWait(): Wait {
  const arrival = Promise.withResolvers<void>()
  // All readers may have gone; then the rejection is unhandled.
  arrival.promise.catch(() => {})
  return { since: performance.now(), readers: 0, arrival }
}
