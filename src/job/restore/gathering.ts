/** Lets the caches of a step do one thing together. */

export interface Gathering<Request, Answer> {
  /** Waits until each other cache has joined or ended, then does the work of all that have joined. */
  join(request: Request): Promise<Answer>
  /** Called when a cache that has not joined ends. */
  leave(): void
}

/** @param members how many caches may join */
export function newGathering<Request, Answer>(
  members: number,
  work: (requests: Request[]) => Promise<Answer>,
): Gathering<Request, Answer> {
  const requests: Request[] = []
  const { promise, resolve } = Promise.withResolvers<Answer>()
  let busy = members
  const leave = (): void => {
    busy--
    if (busy === 0 && requests.length > 0) resolve(work(requests))
  }
  return {
    join(request) {
      requests.push(request)
      leave()
      return promise
    },
    leave,
  }
}
