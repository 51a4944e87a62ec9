/** Serialises the mounts of this process. */

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs the work when no other work runs here. A check of a mount point and the mount after it must be one piece of work:
 * the mount would hide a cache of the same step that is mounted in between.
 */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
