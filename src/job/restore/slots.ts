/** A semaphore that limits how many caches of a step restore at once. The largest caches go first. */

/** More take more memory and connections, and are not faster. */
export const mostRestoresAtOnce = 4
/** How long found entries wait for the lookups of other caches, which may be slow or fail. */
const lookupWaitMs = 500

/** Waits for a slot for an entry of so many bytes. */
export type AcquireSlot = (bytes: number) => Promise<void>

/** Frees the slot of a cache that is going to wait for the other caches. */
export type ReleaseSlot = () => void

/** Does the work of one cache, then frees its slot if it has one. Called for all caches at once. */
export type WithSlot = <T>(work: (acquire: AcquireSlot, release: ReleaseSlot) => Promise<T>) => Promise<T>

export function newSlots(caches: number): WithSlot {
  const waiting: { bytes: number; start: () => void }[] = []
  let free = mostRestoresAtOnce
  let lookups = caches
  let mayWait = caches > mostRestoresAtOnce
  const admit = (): void => {
    if (mayWait && lookups > 0) return
    waiting.sort((a, b) => b.bytes - a.bytes)
    const next = waiting.splice(0, free)
    free -= next.length
    for (const { start } of next) start()
  }
  const stopWaiting = (): void => {
    mayWait = false
    admit()
  }
  const timer = setTimeout(stopWaiting, lookupWaitMs).unref()
  return async (work) => {
    let hasSlot = false
    let isLookingUp = true
    const endLookup = (): void => {
      if (isLookingUp) lookups--
      isLookingUp = false
    }
    const release = (): void => {
      if (hasSlot) free++
      hasSlot = false
      admit()
    }
    const acquire = async (bytes: number): Promise<void> => {
      hasSlot = true
      endLookup()
      await new Promise<void>((start) => {
        waiting.push({ bytes, start })
        admit()
      })
    }
    try {
      return await work(acquire, release)
    } finally {
      endLookup()
      if (lookups === 0) clearTimeout(timer)
      release()
    }
  }
}
