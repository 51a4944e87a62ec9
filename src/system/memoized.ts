/** Does work once, when its result is first wanted. */
export function memoized<Result>(work: () => Result): () => Result {
  let done: { result: Result } | undefined
  return () => {
    done ??= { result: work() }
    return done.result
  }
}
