/** Restores several caches at once. */
import type { CacheInputs } from '../../inputs/step-inputs.ts'
import { isTrue } from '../../inputs/values.ts'
import { unmountAbandoned } from '../../mounts/end-mounts.ts'
import { JobFailure } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { exportReports } from '../../telemetry/telemetry.ts'
import { forCache } from '../shared/caches-of-step.ts'
import { enterState, type MissState } from '../shared/state.ts'
import type { Step } from './context.ts'
import { mostRestoresAtOnce, newTurns, type Turn } from './parallel-restores.ts'
import { type CachePlan, checkOverlaps, planOf } from './plan.ts'
import { type CacheEnd, type Hit, restoreCache } from './restore-cache.ts'

/** The limit for all caches of the step together. */
const mostConnections = 64

export interface CacheOutcome extends CachePlan, CacheEnd {}

/**
 * Restores the caches. A cache that fails does not stop the others.
 * @param caches each with its install command, which is empty if it has none
 * @param others caches that the step has restored before
 * @throws JobFailure when the user made a mistake, before anything is looked up, or when a miss is to fail the step
 */
export async function restoreCaches(
  caches: { cache: CacheInputs; command: string }[],
  step: Step,
  others: CachePlan[] = [],
): Promise<CacheOutcome[]> {
  const { log, signal } = step
  // Before any cache reads the workspace: a killed job may have left a mount over it.
  await unmountAbandoned()
  const plans = await Promise.all(
    caches.map(({ cache, command }) => forCache(cache, () => planOf(cache, { command, step }))),
  )
  checkOverlaps([...plans, ...others])
  const newTurn = newTurns(plans.length)
  const atOnce = Math.min(plans.length, mostRestoresAtOnce)
  const most = Math.floor(mostConnections / atOnce)
  const settled = await Promise.allSettled(
    plans.map((plan) => forCache(plan.cache, () => restorePlanned(plan, newTurn(), { step, most }))),
  )
  signal.throwIfAborted()
  await exportReports(log.end(), signal)
  runner.outputResults([...others, ...plans].map(({ cache }) => cache))
  const outcomes = plans.map((plan, i): CacheOutcome => {
    const one = settled[i]
    return { ...plan, ...(one?.status === 'fulfilled' ? one.value : missed) }
  })
  if (plans.length > 1 && others.length === 0)
    concludeAll(outcomes.flatMap(({ inputs, hit }) => (inputs ? [hit] : [])))
  failFor(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
  return outcomes
}

const missed: CacheEnd = { hit: 'miss' }

/** @throws as `restoreCaches` */
async function restorePlanned(
  { cache, inputs, tree }: CachePlan,
  ownTurn: Turn,
  { step, most }: { step: Step; most: number },
): Promise<CacheEnd> {
  using turn = ownTurn
  const planned = step.states[cache.name]
  if (!inputs || planned?.kind !== 'planned') return concludeNothing(cache)
  const connections = Math.min(inputs.connections, most)
  const { keyNotes = [] } = tree ?? {}
  const state: MissState = { ...planned, kind: 'miss', key: inputs.key }
  enterState(cache.name, state, step.states)
  return await restoreCache({ cache, inputs: { ...inputs, connections }, keyNotes, step, state, turn })
}

/** A cache whose preset finds nothing counts as a miss by itself, and not among other caches. */
function concludeNothing({ read }: CacheInputs): CacheEnd {
  runner.output('hit', 'miss')
  if (!isTrue(read('fail-on-cache-miss'))) return missed
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
