/** The story of a restore: finds out what the step caches, then restores all of it at once. */

import type { CacheInputs } from '../../inputs/caches.ts'
import { isTrue } from '../../inputs/values.ts'
import { namesFor } from '../../names/rolling.ts'
import { JobFailure } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { cachesOf, checkOverlaps, fillInputs, forCache, inputsOf, type Planned } from '../caches-of-step.ts'
import { hasScope } from '../formats-of-job.ts'
import { type State, type States, saveStates } from '../state.ts'
import { type CacheRestore, type Hit, restoreCache } from './restore-cache.ts'
import { mostRestoresAtOnce, newTurns } from './turns.ts'

/**
 * Restores the caches of the step. One that fails costs the others nothing.
 * @param mayPostSave whether the post of the same step saves
 * @throws JobFailure when the user made a mistake, before anything is looked up, or when a miss is to fail the step
 */
export async function restore(signal: AbortSignal, { mayPostSave = true } = {}): Promise<void> {
  const states: States = {}
  saveStates(states)
  const run = runner.currentRun()
  if (!hasScope(run)) return
  const caches = await cachesOf()
  for (const { name, inputs } of caches) states[name] = { preset: inputs.get('preset') }
  const memoryOf = ({ name }: CacheInputs): Memory => {
    const state = states[name] ?? {}
    const remember = (more: Partial<State>): void => {
      Object.assign(state, more)
      saveStates(states)
    }
    return { state, remember }
  }
  const plan = async (cache: CacheInputs): Promise<Planned> => {
    const filled = await fillInputs(cache, signal)
    memoryOf(cache).remember({ filled })
    if (filled === 'none') return { cache }
    const inputs = inputsOf(cache)
    const mistake = namesFor(inputs.rolling).mistake([inputs.key, ...inputs.restoreKeys])
    if (mistake) throw new JobFailure(mistake)
    return { cache, inputs }
  }
  const plans = await Promise.all(caches.map((cache) => forCache(cache, () => plan(cache))))
  checkOverlaps(plans)
  const inTurn = newTurns(plans.length)
  const atOnce = Math.min(plans.length, mostRestoresAtOnce)
  const restoreOne = ({ cache, inputs }: Planned): Promise<Hit> =>
    inTurn(async (begin) => {
      if (!inputs) return missOfPreset()
      const concurrency = Math.min(inputs.concurrency, Math.floor(mostConnections / atOnce))
      const own = { inputs: { ...inputs, concurrency }, ...memoryOf(cache) }
      return restoreCache({ ...own, run, begin, mayPostSave, signal })
    })
  const settled = await Promise.allSettled(
    plans.map((planned) => forCache(planned.cache, () => restoreOne(planned))),
  )
  signal.throwIfAborted()
  if (plans.length > 1) concludeAll(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'miss')))
  failFor(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
}

type Memory = Pick<CacheRestore, 'state' | 'remember'>

/** Of all caches of the step. */
const mostConnections = 64

function missOfPreset(): Hit {
  runner.output('hit', 'miss')
  if (!isTrue(runner.input('fail-on-cache-miss'))) return 'miss'
  throw new JobFailure('Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.')
}

/** Sets the outputs of the step for all its caches. */
function concludeAll(hits: Hit[]): void {
  const [first = 'miss'] = hits
  const hit = hits.every((one) => one === first) ? first : 'partial'
  if (hit !== 'miss') runner.output('cache-hit', String(hit === 'exact'))
  runner.output('hit', hit)
}

/** @throws the error, or one for several */
function failFor(errors: unknown[]): void {
  if (errors.length < 2) for (const error of errors) throw error
  const failures = errors.filter((error) => error instanceof JobFailure)
  for (const error of errors) if (!(error instanceof JobFailure)) runner.warningOf(error)
  if (failures.length > 0) throw new JobFailure(failures.map(({ message }) => message).join(' '))
}
