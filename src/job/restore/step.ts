/** What the caches of a step share while they are restored. */
import type { StepInputs } from '../../inputs/step-inputs.ts'
import type { Run } from '../../names/scopes.ts'
import type { StepLog } from '../../report/step-log.ts'
import { type PlannedState, type State, type States, saveStates } from '../shared/state.ts'

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

/** The state of one cache. Every change saves the states of all caches for post. */
export interface Memory<Kind extends State = State> {
  state: Kind
  /** Adds to the state. */
  remember(more: Partial<Kind>): void
  /** Replaces the state by one of another kind. */
  enter<Next extends State>(state: Next): Memory<Next>
}

/** @param name of a cache of the step */
export function memoryOf(name: string, states: States): Memory {
  return memoryIn(states, name, states[name] ?? { kind: 'begun' })
}

export function isPlanned(memory: Memory): memory is Memory<PlannedState> {
  return memory.state.kind === 'planned'
}

function memoryIn<Kind extends State>(states: States, name: string, state: Kind): Memory<Kind> {
  return {
    state,
    remember(more) {
      Object.assign(state, more)
      saveStates(states)
    },
    enter(next) {
      states[name] = next
      saveStates(states)
      return memoryIn(states, name, next)
    },
  }
}
