/** Restores several caches at once. */
import type { CacheInputs } from '../../inputs/caches.ts'
import { isTrue } from '../../inputs/values.ts'
import type { WorkspaceRequest } from '../../mounts/workspace/places.ts'
import { showInWorkspace, type Unshown } from '../../mounts/workspace/show.ts'
import { JobFailure } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { forCache } from '../caches-of-step.ts'
import { unmountAbandoned } from '../end/unmount.ts'
import { type State, type States, saveStates } from '../state.ts'
import { newGathering } from './gathering.ts'
import { type CachePlan, checkOverlaps, planOf } from './plan.ts'
import { type CacheEnd, type CacheRestore, type Hit, restoreCache } from './restore-cache.ts'
import { mostRestoresAtOnce, newSlots } from './slots.ts'

/** Of all caches of the step. */
const mostConnections = 64

/** What the caches of a step share. */
export interface Step extends Pick<CacheRestore, 'run' | 'log' | 'mayPostSave' | 'signal'> {
  /** By the names of the caches. */
  states: States
}

export interface CacheToRestore {
  cache: CacheInputs
  /** The install command; empty without one. */
  command: string
}

export interface CacheOutcome extends CachePlan, CacheEnd {}

/**
 * Restores the caches. A cache that fails does not stop the others.
 * @param others caches that the step has restored before
 * @throws JobFailure when the user made a mistake, before anything is looked up, or when a miss is to fail the step
 */
export async function restoreCaches(
  caches: CacheToRestore[],
  { run, log, states, mayPostSave, signal }: Step,
  others: CachePlan[] = [],
): Promise<CacheOutcome[]> {
  // Before any cache reads the workspace: a killed job may have left a mount over it.
  await unmountAbandoned()
  const plans = await Promise.all(
    caches.map(({ cache, command }) => {
      const { remember } = memoryOf(cache, states)
      return forCache(cache, () => planOf(cache, { command, remember, signal }))
    }),
  )
  checkOverlaps([...plans, ...others])
  const withSlot = newSlots(plans.length)
  const gathering = newGathering(plans.length, showInWorkspace)
  const atOnce = Math.min(plans.length, mostRestoresAtOnce)
  const restoreOne = ({ cache, inputs, tree }: CachePlan): Promise<CacheEnd | undefined> =>
    withSlot(async (acquireSlot, releaseSlot) => {
      let { leave } = gathering
      const showTogether = (request: WorkspaceRequest): Promise<Unshown> => {
        // The original of a bad copy comes later than the others.
        if (leave !== gathering.leave) return showInWorkspace([request])
        leave = () => {}
        releaseSlot()
        return gathering.join(request)
      }
      try {
        if (!inputs) return concludeNothing()
        const concurrency = Math.min(inputs.concurrency, Math.floor(mostConnections / atOnce))
        const { keyNotes = [] } = tree ?? {}
        const job = { run, log, acquireSlot, mayPostSave, signal, keyNotes, ...memoryOf(cache, states) }
        const more = { inputs: { ...inputs, concurrency }, showInWorkspace: showTogether }
        return await restoreCache({ ...job, ...more })
      } finally {
        leave()
      }
    })
  const settled = await Promise.allSettled(plans.map((one) => forCache(one.cache, () => restoreOne(one))))
  signal.throwIfAborted()
  log.end()
  const ends = settled.map((one) => (one.status === 'fulfilled' ? one.value : missed))
  if (plans.length > 1 && others.length === 0) concludeAll(ends.flatMap((end) => end?.hit ?? []))
  failFor(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
  return plans.map((plan, place) => ({ ...plan, ...(ends[place] ?? missed) }))
}

const missed: CacheEnd = { hit: 'miss' }

type Memory = Pick<CacheRestore, 'state' | 'remember'>

/** The state of one cache. A change saves the states of all caches. */
export function memoryOf({ name }: CacheInputs, states: States): Memory {
  const state = states[name] ?? {}
  const remember = (more: Partial<State>): void => {
    Object.assign(state, more)
    saveStates(states)
  }
  return { state, remember }
}

/** A cache whose preset finds nothing counts as a miss by itself, and not among other caches. */
function concludeNothing(): undefined {
  runner.output('hit', 'miss')
  if (!isTrue(runner.input('fail-on-cache-miss'))) return
  throw new JobFailure('Exiting as fail-on-cache-miss is set: the preset caches nothing here.')
}

function concludeAll(hits: Hit[]): void {
  const [first = 'miss'] = hits
  const hit = hits.every((one) => one === first) ? first : 'partial'
  if (hit !== 'miss') runner.output('cache-hit', String(hit === 'exact'))
  runner.output('hit', hit)
}

/** @throws the only error, or one JobFailure for several; other errors become warnings */
function failFor(errors: unknown[]): void {
  if (errors.length < 2) for (const error of errors) throw error
  const failures = errors.filter((error) => error instanceof JobFailure)
  for (const error of errors) if (!(error instanceof JobFailure)) runner.warningOf(error)
  if (failures.length > 0) throw new JobFailure(failures.map(({ message }) => message).join(' '))
}
