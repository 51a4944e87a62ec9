/**
 * Variables `HEADSTART_*` give inputs their values where a step has none: one `env` of a workflow instead of the same lines in
 * each step. They say where entries are and how they move, never whom to trust.
 */
import * as runner from '../system/runner.ts'
import { nearest, type ReadInput } from './values.ts'

/**
 * These are taken all from the step or all from variables. An earlier step can set variables of later ones, and so could send
 * the entries of a step that names its bucket to another server.
 */
const placeInputs = [
  'store',
  'bucket',
  'bucket-prefix',
  'region',
  'endpoint',
  'force-path-style',
  'local-dir',
]
const wayInputs = [
  'mode',
  'host-copies',
  'host-copies-size',
  'ramdisk',
  'connections',
  'part-size',
  'compression-level',
]

const prefix = 'HEADSTART_'

/** Headstart itself sets it, see job/shared/source-times.ts. */
const internal = ['HEADSTART_SOURCES_SAVED_AT']

export function variableOf(name: string): string {
  return prefix + name.toUpperCase().replaceAll('-', '_')
}

/** The inputs that a variable can give. */
export const variableInputs = [...placeInputs, ...wayInputs]

/** @param given reads what the user has written in the step */
export function withEnvironment(given: ReadInput): ReadInput {
  const hasPlace = placeInputs.some((name) => given(name) !== '')
  return (name) => given(name) || (isOpen(name, hasPlace) ? runner.variable(variableOf(name)) : '')
}

function isOpen(name: string, hasPlace: boolean): boolean {
  return wayInputs.includes(name) || (placeInputs.includes(name) && !hasPlace)
}

/** Logs which inputs have their values from variables, and warns of variables that no input has. */
export function tellVariables(given: ReadInput): void {
  const read = withEnvironment(given)
  const taken = variableInputs.filter((name) => given(name) === '' && read(name) !== '')
  if (taken.length > 0) runner.info(`From variables of the job: ${taken.map(variableOf).join(', ')}`)
  for (const name of runner.variableNames(prefix)) {
    const input = name.slice(prefix.length).toLowerCase().replaceAll('_', '-')
    if (variableInputs.includes(input) || internal.includes(name)) continue
    const meant = variableOf(nearest(input, variableInputs))
    runner.warning(`No input reads the variable ${name}. Did you mean ${meant}?`)
  }
}
