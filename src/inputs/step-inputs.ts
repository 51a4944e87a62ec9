/** The inputs as the user has written them: those of the step, and those of each of its caches. */
import * as runner from '../system/runner.ts'
import type { ReadInput } from './values.ts'

export interface StepInputs {
  /** Reads any input of the step. */
  read: ReadInput
  /** YAML, see `readCaches`; empty if the step has no list of caches. */
  caches: string
  /** One preset, several or `auto`; empty if the user names none. This and the others may be given in `caches` instead. */
  preset: string
  install: string
  rebuild: string
  workingDirectory: string
}

export interface CacheInputs {
  /** Ends the names of outputs, and begins lines of the log. Empty if the step has only one cache. */
  name: string
  /** The cache of the step to which these builds of a preset belong: it has the downloads, and runs the commands. */
  of?: string
  /** Which files of its preset it has; all of them if absent. */
  kind?: 'downloads' | 'builds'
  /** The inputs that replace the step's, by their names in lower case. */
  inputs: Map<string, string>
  /** Reads any input of the cache. */
  read: ReadInput
}

export function stepInputs(): StepInputs {
  const read = runner.input
  return {
    read,
    caches: read('caches'),
    preset: read('preset'),
    install: read('install'),
    rebuild: read('rebuild'),
    workingDirectory: read('working-directory'),
  }
}

export function cacheInputs(
  { read }: StepInputs,
  name: string,
  inputs: Map<string, string> = new Map(),
): CacheInputs {
  return { name, inputs, read: (input) => inputs.get(input.toLowerCase()) ?? read(input) }
}
