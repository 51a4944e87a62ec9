/**
 * Lets the caches of a step restore at the same time: a semaphore admits four, the largest first. One overlay shows the
 * images of all in the workspace, when the last one is ready.
 */
import type { WorkspaceRequest } from '../../mounts/workspace/places.ts'
import { showInWorkspace, type Unshown } from '../../mounts/workspace/show.ts'

/** More take more memory and connections, and are not faster. */
export const mostRestoresAtOnce = 4
/** How long found entries wait for the lookups of other caches, which may be slow or fail. */
const lookupWaitMs = 500

/** The slot of one cache. It is free again when it is disposed of, which can happen twice. */
export interface Slot extends Disposable {
  /** Waits until the cache may restore its entry of so many bytes. */
  acquire(bytes: number): Promise<void>
  /** Waits for the other caches, and shows the images of all in the workspace. */
  showInWorkspace(request: WorkspaceRequest): Promise<Unshown>
}

/** @param caches how many caches the step restores @returns a function that makes the slot of one cache */
export function newSlots(caches: number): () => Slot {
  const newPermit = newSemaphore(caches)
  const barrier = newBarrier(caches)
  return () => {
    const permit = newPermit()
    let hasShown = false
    return {
      acquire: permit.acquire,
      showInWorkspace(request) {
        // A second entry of a cache, after a bad one, comes later than the other caches.
        if (hasShown) return showInWorkspace([request])
        hasShown = true
        permit.release()
        return barrier.join(request)
      },
      [Symbol.dispose]() {
        if (!hasShown) barrier.leave()
        hasShown = true
        permit.end()
      },
    }
  }
}

/** Called for all caches at once. @returns a function that makes the permit of one cache */
export function newSemaphore(caches: number) {
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
    let isHeld = false
    let isLookingUp = true
    const endLookup = (): void => {
      if (isLookingUp) lookups--
      isLookingUp = false
    }
    const release = (): void => {
      if (isHeld) free++
      isHeld = false
      admit()
    }
    return {
      /** Waits for the permit to restore an entry of so many bytes. */
      async acquire(bytes: number): Promise<void> {
        isHeld = true
        endLookup()
        await new Promise<void>((start) => {
          waiting.push({ bytes, start })
          admit()
        })
      },
      /** Returns the permit before the work ends. */
      release,
      end(): void {
        endLookup()
        if (lookups === 0) clearTimeout(timer)
        release()
      },
    }
  }
}

/** Shows the images of all caches in the workspace at once. @param members how many may join */
function newBarrier(members: number) {
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
