/** Readers that wait for blocks to arrive. */
import { orAborted } from '../../system/abort.ts'

export type WaitingReaders = ReturnType<typeof newWaiting>

interface Wait {
  since: number
  readers: number
  arrival: PromiseWithResolvers<void>
}

/** @param onWait called when a block gets its first reader */
export function newWaiting(onWait: () => void) {
  // In the order in which the waits began.
  const waits = new Map<number, Wait>()
  let failure: { error: unknown } | undefined
  let readers = 0
  // When the first of these readers began to wait, and how long earlier readers waited.
  let since = 0
  let pastMs = 0
  const presentMs = (): number => (readers > 0 ? performance.now() - since : 0)
  const join = (block: number): Promise<void> => {
    let wait = waits.get(block)
    if (!wait) {
      wait = newWait()
      waits.set(block, wait)
      onWait()
    }
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
    /**
     * Resolves when all these blocks have arrived.
     * @throws the signal's reason, or the error that `fail` was given, before or after this call
     */
    async arrivalOf(blocks: number[], signal: AbortSignal): Promise<void> {
      if (failure) throw failure.error
      signal.throwIfAborted()
      if (readers === 0) since = performance.now()
      readers++
      await orAborted(Promise.all(blocks.map(join)), signal).finally(() => leave(blocks))
    },
    /** Adds a block that a reader of another process waits for. That reader never leaves, as far as this process knows. */
    add: (block: number) => void join(block),
    arrived(block: number): void {
      waits.get(block)?.arrival.resolve()
      waits.delete(block)
    },
    /** Rejects all waits: the missing blocks will not arrive. */
    fail(error: unknown): void {
      failure ??= { error }
      for (const { arrival } of waits.values()) arrival.reject(error)
      waits.clear()
    },
    /** The blocks that readers wait for, longest wait first, with its start on the clock of `performance.now`. */
    *blocks(): Generator<[block: number, since: number]> {
      for (const [block, { since }] of waits) yield [block, since]
    },
    /** How long at least one reader waited, in milliseconds. */
    waitedMs: () => Math.round(pastMs + presentMs()),
  }
}

function newWait(): Wait {
  const arrival = Promise.withResolvers<void>()
  // All readers may have gone; then the rejection is unhandled.
  arrival.promise.catch(() => {})
  return { since: performance.now(), readers: 0, arrival }
}
