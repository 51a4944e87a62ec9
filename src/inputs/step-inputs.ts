/** The inputs as the user has written them: those of the step, and those of each of its caches. */
import * as runner from '../system/runner.ts'
import { withEnvironment } from './environment.ts'
import type { ReadInput } from './values.ts'

export interface StepInputs {
  /** Reads any input of the step as the user has written it. */
  given: ReadInput
  /** Reads any input of the step, or the variable in its place. */
  read: ReadInput
}

export type KindOfFiles = 'downloads' | 'builds'

export interface CacheInputs {
  /** Ends the names of outputs, and begins lines of the log. Empty if the step has only one cache. */
  name: string
  /** The cache of the step to which these builds of a preset belong: it has the downloads, and runs the commands. */
  of?: string
  /** Which files of its preset it has; all of them if absent. */
  kind?: KindOfFiles
  /** The inputs that replace the step's, by their names in lower case. */
  inputs: Map<string, string>
  /** Reads any input of the cache. */
  read: ReadInput
}

/** The inputs that the step has, each as the user wrote it. */
export function stepInputs(): StepInputs {
  return { given: runner.input, read: withEnvironment(runner.input) }
}

/** The inputs of a cache: its own, then those of the step. */
export function cacheInputs(
  { given }: StepInputs,
  name: string,
  inputs: Map<string, string> = new Map(),
): CacheInputs {
  const written = (input: string): string | undefined => inputs.get(input.toLowerCase())
  const read = withEnvironment((input) => written(input) ?? given(input))
  // An empty input of the cache is a choice, too: post has all inputs from main, which the job's variables do not change.
  return { name, inputs, read: (input) => written(input) ?? read(input) }
}
