/** Has the mounts of a step come one after the other. */

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs the work when no other work runs here. Whoever checks what is mounted at a place, and then mounts there, must do
 * both alone: a cache of the same step that is mounted in between would be hidden.
 */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
