/** Lets the caches of a step do one thing together. */

/** @param members how many caches may join */
export function newGathering<Request, Answer>(
  members: number,
  work: (requests: Request[]) => Promise<Answer>,
) {
  const requests: Request[] = []
  const { promise, resolve } = Promise.withResolvers<Answer>()
  let busy = members
  const leave = (): void => {
    busy--
    if (busy === 0 && requests.length > 0) resolve(work(requests))
  }
  return {
    /** Waits until each other cache has joined or ended, then does the work of all that have joined. */
    join(request: Request): Promise<Answer> {
      requests.push(request)
      leave()
      return promise
    },
    /** Called when a cache that has not joined ends. */
    leave,
  }
}
