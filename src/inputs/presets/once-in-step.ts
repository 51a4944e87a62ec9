/** Answers a question once in a step, whose caches often ask the same. */

/** By the signals of steps. */
const answers = new WeakMap<AbortSignal, Map<string, Promise<unknown>>>()

/** @param question names the answer: in one step, it always has the same type */
export function onceInStep<T>(question: string, signal: AbortSignal, answer: () => Promise<T>): Promise<T> {
  const ofStep = answers.get(signal) ?? new Map<string, Promise<unknown>>()
  answers.set(signal, ofStep)
  const known = (ofStep.get(question) as Promise<T> | undefined) ?? answer()
  ofStep.set(question, known)
  return known
}
