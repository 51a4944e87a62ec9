/** Does work once, when its result is first wanted. */

export function memoized<Result>(work: () => Result): () => Result {
  let done: { result: Result } | undefined
  return () => {
    done ??= { result: work() }
    return done.result
  }
}

/** By the signals of steps. */
const resultsOf = new WeakMap<AbortSignal, Map<string, unknown>>()

/** @param question names the result: in one step, it always has the same type */
export function onceInStep<Result>(question: string, signal: AbortSignal, work: () => Result): Result {
  const ofStep = resultsOf.get(signal) ?? new Map<string, unknown>()
  resultsOf.set(signal, ofStep)
  const result = ofStep.has(question) ? (ofStep.get(question) as Result) : work()
  ofStep.set(question, result)
  return result
}
