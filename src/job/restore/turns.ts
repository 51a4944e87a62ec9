/** Limits how many caches of a step restore at once. The largest caches go first. */

/** More take more memory and connections, and are not faster. */
export const mostRestoresAtOnce = 4
/** How long caches wait for the lookups of others, which may be slow or fail. */
const patienceMs = 500

/** Waits for a slot for a cache of so many bytes. The work of the cache frees the slot when it ends. */
export type Begin = (bytes: number) => Promise<void>

/** Does the work of one cache. Called for all caches at once. */
export type InTurn = <T>(work: (begin: Begin) => Promise<T>) => Promise<T>

export function newTurns(caches: number): InTurn {
  const waiting: { bytes: number; go: () => void }[] = []
  let free = mostRestoresAtOnce
  let searching = caches
  let isPatient = caches > mostRestoresAtOnce
  const admit = (): void => {
    if (isPatient && searching > 0) return
    waiting.sort((a, b) => b.bytes - a.bytes)
    const next = waiting.splice(0, free)
    free -= next.length
    for (const { go } of next) go()
  }
  const stopWaiting = (): void => {
    isPatient = false
    admit()
  }
  const patience = setTimeout(stopWaiting, patienceMs).unref()
  return async (work) => {
    let hasBegun = false
    const begin = async (bytes: number): Promise<void> => {
      hasBegun = true
      searching--
      await new Promise<void>((go) => {
        waiting.push({ bytes, go })
        admit()
      })
    }
    try {
      return await work(begin)
    } finally {
      if (hasBegun) free++
      else searching--
      if (searching === 0) clearTimeout(patience)
      admit()
    }
  }
}
