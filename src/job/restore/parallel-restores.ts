/**
 * The turns of the caches of a step, which restore side by side: at most some at once, the largest first. What must be one
 * piece of work for all of them is done when the last one is ready.
 */
import type { WorkspaceRequest } from '../../mounts/workspace/places.ts'
import { showInWorkspace, type Unshown } from '../../mounts/workspace/show.ts'

/** More take more memory and connections, and are not faster. */
export const mostRestoresAtOnce = 4
/** How long found entries wait for the lookups of other caches, which may be slow or fail. */
const lookupWaitMs = 500

/** The turn of one cache. It ends when it is disposed of. */
export interface Turn extends Disposable {
  /** Waits until the cache may restore its entry of so many bytes. */
  start(bytes: number): Promise<void>
  /** Waits for the other caches, and shows the images of all in the workspace. */
  showInWorkspace(request: WorkspaceRequest): Promise<Unshown>
}

/**
 * Lets the caches of a step restore side by side: at most some at once, the largest first.
 * @param caches how many caches take a turn @returns a function that begins the turn of one cache */
export function newTurns(caches: number): () => Turn {
  const slots = newSlots(caches)
  const together = newGathering(caches)
  return () => {
    const slot = slots()
    let hasShown = false
    return {
      start: slot.acquire,
      showInWorkspace(request) {
        // A second entry of a cache, after a bad one, comes later than the other caches.
        if (hasShown) return showInWorkspace([request])
        hasShown = true
        slot.release()
        return together.join(request)
      },
      [Symbol.dispose]() {
        if (!hasShown) together.leave()
        slot.end()
      },
    }
  }
}

interface Slot {
  /** Waits for a slot for an entry of so many bytes. */
  acquire(bytes: number): Promise<void>
  /** Frees the slot before the work ends. */
  release(): void
  end(): void
}

/** A semaphore. Called for all caches at once. */
export function newSlots(caches: number): () => Slot {
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
  return () => {
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
    return {
      async acquire(bytes) {
        hasSlot = true
        endLookup()
        await new Promise<void>((start) => {
          waiting.push({ bytes, start })
          admit()
        })
      },
      release,
      end() {
        endLookup()
        if (lookups === 0) clearTimeout(timer)
        release()
      },
    }
  }
}

/** Shows the images of all caches in the workspace at once. @param members how many may join */
function newGathering(members: number) {
  const requests: WorkspaceRequest[] = []
  const { promise, resolve } = Promise.withResolvers<Unshown>()
  let busy = members
  const leave = (): void => {
    busy--
    if (busy === 0 && requests.length > 0) resolve(showInWorkspace(requests))
  }
  return {
    /** Waits until each other member has joined or left. */
    join(request: WorkspaceRequest): Promise<Unshown> {
      requests.push(request)
      leave()
      return promise
    },
    /** Called when a member that has not joined ends. */
    leave,
  }
}
