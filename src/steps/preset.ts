/** Reads the inputs of a job, those that `preset` fills in among them. */
import type { ReadInput } from '../inputs/values.ts'
import * as runner from '../runner.ts'
import type { State } from '../state.ts'

type Preselection = State['preselection']

/**
 * Asks the tools of the preset.
 * @throws JobFailure naming the input
 */
export async function preselect(signal: AbortSignal): Promise<Preselection> {
  const name = runner.input('preset').toLowerCase()
  if (name === '') return undefined
  // Jobs without a preset must not load the table.
  const { fillIn } = await import('../presets/fill-in.ts')
  const filled = await fillIn(name, runner.input, signal)
  return filled ? { ...filled } : 'none'
}

/** Reads the user's inputs, and the preset's instead where it fills them in. */
export function readingWith(preselection: Preselection): ReadInput {
  if (preselection === undefined || preselection === 'none') return runner.input
  const filled = new Map(Object.entries(preselection))
  return (name) => filled.get(name) ?? runner.input(name)
}
