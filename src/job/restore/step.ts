/** What the caches of a step share while they are restored. */
import type { StepInputs } from '../../inputs/step-inputs.ts'
import type { Run } from '../../names/scopes.ts'
import type { StepLog } from '../../report/step-log.ts'
import { type State, type States, saveStates } from '../state.ts'

export interface Step {
  inputs: StepInputs
  run: Run
  log: StepLog
  /** By the names of the caches. */
  states: States
  /** Whether the post of the same step saves, which needs to know the files that were restored. */
  mayPostSave: boolean
  signal: AbortSignal
}

/** The state of one cache. */
export interface Memory {
  state: State
  /** Adds to the state, and saves the states of all caches for post. */
  remember(more: Partial<State>): void
}

/** @param name of a cache of the step */
export function memoryOf(name: string, states: States): Memory {
  const state = states[name] ?? {}
  return {
    state,
    remember(more) {
      Object.assign(state, more)
      saveStates(states)
    },
  }
}
