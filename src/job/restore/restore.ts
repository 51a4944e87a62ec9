/** The story of a restore: restores the caches of the step, then runs the install commands that are needed. */
import { tellVariables } from '../../inputs/environment.ts'
import { marksOf } from '../../inputs/kept.ts'
import { stepInputs } from '../../inputs/step-inputs.ts'
import { unmountAbandoned } from '../../mounts/end-mounts.ts'
import { newStepLog } from '../../report/step-log.ts'
import { JobFailure } from '../../system/failure.ts'
import { checkNode } from '../../system/node-version.ts'
import * as runner from '../../system/runner.ts'
import { exportReports } from '../../telemetry/telemetry.ts'
import { cachesOfStep, forCache } from '../shared/caches-of-step.ts'
import { whyNoScope } from '../shared/formats-of-job.ts'
import { setSourceTimes } from '../shared/source-times.ts'
import { type States, saveMarks, saveStates } from '../shared/state.ts'
import { advise } from './advice.ts'
import { commandsOf } from './install-commands.ts'
import type { CacheOutcome, Hit } from './outcome.ts'
import { mostRestoresAtOnce, newSlots } from './parallel-restores.ts'
import { type CachePlan, checkOverlaps, type GivenCache, planOf, type Step } from './plan.ts'
import { restoreCache } from './restore-cache.ts'

/**
 * Runs as a program: `runStep` (main/run.ts) turns its errors into a warning or a failed step.
 * @param mayPostSave whether the post of the same step saves
 * @throws JobFailure when the user made a mistake, when a miss is to fail the step, or when an install command fails
 */
export async function restore(signal: AbortSignal, { mayPostSave = true } = {}): Promise<void> {
  const states: States = {}
  // Post must know that main has run, even if main ends at the next line.
  saveStates(states)
  const inputs = stepInputs()
  // With these, post notices that the runner gives it the inputs of another step.
  saveMarks(marksOf(inputs.read))
  checkNode()
  tellVariables(inputs.given)
  const step: Step = { inputs, run: runner.currentRun(), log: newStepLog(), states, mayPostSave, signal }
  const whyNoCaches = whyNoScope(step.run)
  if (whyNoCaches !== undefined) {
    runner.mildWarning(whyNoCaches)
    runner.output('hit', 'miss')
    if (inputs.read('install') === '') return
  }
  const caches = await cachesOfStep(inputs, signal)
  for (const { name, of } of caches) states[name] = { kind: 'begun', of }
  const commands = commandsOf('install', caches, inputs)
  const given = caches.map((cache, i) => ({ cache, command: commands[i]?.text ?? '' }))
  const restored =
    whyNoCaches === undefined
      ? await restoreCaches(given, step)
      : caches.map((cache): CacheOutcome => ({ cache, isWhole: true, hit: 'miss' }))
  await setSourceTimes(restored, signal)
  const hasInstall = commands.some(({ text }) => text !== '')
  await advise(restored, step, hasInstall)
  if (!hasInstall) return
  // Most steps have no install command.
  const { install, neededDownloads } = await import('./install.ts')
  // Only a command that must run needs the downloads of its tool.
  const downloads = neededDownloads(restored, commands, step)
  if (downloads.length > 0) await restoreCaches(downloads, step, restored)
  await install(restored, commands, step)
}

/** The limit for all caches of the step together. */
const mostConnections = 64

/**
 * Restores caches at the same time. A cache that fails does not stop the others.
 * @param others caches that the step has restored before
 * @throws JobFailure when the user made a mistake, before anything is looked up, or when a miss is to fail the step
 */
async function restoreCaches(
  caches: GivenCache[],
  step: Step,
  others: CachePlan[] = [],
): Promise<CacheOutcome[]> {
  // Before any cache reads the workspace: a killed job may have left a mount over it.
  await unmountAbandoned()
  const plans = await Promise.all(caches.map((given) => forCache(given.cache, () => planOf(given, step))))
  checkOverlaps([...plans, ...others])
  const newSlot = newSlots(plans.length)
  const connections = Math.floor(mostConnections / Math.min(plans.length, mostRestoresAtOnce))
  const settled = await Promise.allSettled(
    plans.map((plan) =>
      forCache(plan.cache, () => restoreCache(plan, { step, connections, slot: newSlot() })),
    ),
  )
  step.signal.throwIfAborted()
  await exportReports(step.log.end(), step.signal)
  runner.outputResults([...others, ...plans].map(({ cache }) => cache))
  const outcomes = plans.map((plan, i): CacheOutcome => {
    const one = settled[i]
    return { ...plan, ...(one?.status === 'fulfilled' ? one.value : { hit: 'miss' }) }
  })
  if (plans.length > 1 && others.length === 0)
    concludeAll(outcomes.flatMap(({ inputs, hit }) => (inputs ? [hit] : [])))
  failFor(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
  return outcomes
}

/** Sets the outputs of the step, which has several caches. */
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
