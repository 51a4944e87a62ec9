/** The story of a restore: restores the caches of the step, then runs the install commands that are needed. */
import { tellVariables } from '../../inputs/environment.ts'
import { marksOf } from '../../inputs/kept.ts'
import { stepInputs } from '../../inputs/step-inputs.ts'
import { newStepLog } from '../../report/step-log.ts'
import { checkNode } from '../../system/node-version.ts'
import * as runner from '../../system/runner.ts'
import { cachesOfStep } from '../shared/caches-of-step.ts'
import { hasScope } from '../shared/formats-of-job.ts'
import { setSourceTimes } from '../shared/source-times.ts'
import { type States, saveMarks, saveStates } from '../shared/state.ts'
import { commandsOf } from './install-commands.ts'
import { tellOfCheckout, tellOfProjects, tellOfTrees } from './left-out.ts'
import { type CacheOutcome, restoreCaches } from './restore-caches.ts'
import type { Step } from './step.ts'

/**
 * @param mayPostSave whether the post of the same step saves
 * @throws JobFailure when the user made a mistake, when a miss is to fail the step, or when an install command fails
 */
export async function restore(signal: AbortSignal, { mayPostSave = true } = {}): Promise<void> {
  const states: States = {}
  saveStates(states)
  const inputs = stepInputs()
  saveMarks(marksOf(inputs.read))
  checkNode()
  tellVariables(inputs.given)
  const step: Step = { inputs, run: runner.currentRun(), log: newStepLog(), states, mayPostSave, signal }
  const hasCaches = hasScope(step.run)
  if (!hasCaches && inputs.install === '') return
  const caches = await cachesOfStep(inputs, signal)
  for (const { name } of caches) states[name] = { kind: 'begun' }
  const commands = commandsOf('install', caches, inputs)
  const given = caches.map((cache, place) => ({ cache, command: commands[place]?.text ?? '' }))
  const restored = hasCaches
    ? await restoreCaches(given, step)
    : given.map(({ cache }): CacheOutcome => ({ cache, isWhole: true, hit: 'miss' }))
  const ended = restored.flatMap(({ inputs, hit, sources }) =>
    inputs ? [{ inputs, isHit: hit !== 'miss', sources }] : [],
  )
  await setSourceTimes(ended, signal)
  tellOfCheckout(states)
  await tellOfProjects(restored, inputs, signal)
  // Most steps have no install command.
  if (given.every(({ command }) => command === '')) return await tellOfTrees(restored)
  const { install } = await import('./install.ts')
  await install(restored, commands, step)
}
