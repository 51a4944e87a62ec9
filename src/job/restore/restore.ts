/** The story of a restore: restores the caches of the step, then runs the install commands that are needed. */
import { tellVariables } from '../../inputs/environment.ts'
import { marksOf } from '../../inputs/kept.ts'
import { type StepInputs, stepInputs } from '../../inputs/step-inputs.ts'
import { newStepLog } from '../../report/step-log.ts'
import { checkNode } from '../../system/node-version.ts'
import * as runner from '../../system/runner.ts'
import { cachesOfStep } from '../shared/caches-of-step.ts'
import { whyNoScope } from '../shared/formats-of-job.ts'
import { areAlone } from '../shared/restored-places.ts'
import { setSourceTimes } from '../shared/source-times.ts'
import { type States, saveMarks, saveStates } from '../shared/state.ts'
import type { Step } from './context.ts'
import { commandsOf } from './install-commands.ts'
import type { CachePlan } from './plan.ts'
import { type CacheOutcome, restoreCaches } from './restore-caches.ts'

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
  const whyNoCaches = whyNoScope(step.run)
  const hasCaches = whyNoCaches === undefined
  if (!hasCaches) {
    runner.mildWarning(whyNoCaches)
    runner.output('hit', 'miss')
  }
  if (!hasCaches && inputs.read('install') === '') return
  const caches = await cachesOfStep(inputs, signal)
  for (const { name, of } of caches) states[name] = { kind: 'begun', of }
  const commands = commandsOf('install', caches, inputs)
  const given = caches.map((cache, i) => ({ cache, command: commands[i]?.text ?? '' }))
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

/**
 * Projects that `auto` leaves out. It takes longer to find them than some hits take, and the job that missed has named
 * them.
 */
async function tellOfProjects(caches: CacheOutcome[], step: StepInputs, signal: AbortSignal): Promise<void> {
  if (!/\bauto\b/i.test(step.read('preset')) || caches.every(({ hit }) => hit !== 'miss')) return
  const { tellLeftOut } = await import('../../inputs/presets/auto.ts')
  await tellLeftOut(step.read, signal)
}

/** A checkout after this step. act and other programs that run workflows have the files of the repository there. */
function tellOfCheckout(states: States): void {
  const restored = Object.values(states).flatMap((state) =>
    state.kind === 'hit' ? (state.places ?? []) : [],
  )
  const isOfGitHub = runner.keepsDisk() || runner.losesDisk()
  if (isOfGitHub && areAlone(restored, runner.workspace()))
    runner.info(
      'The workspace has no checkout yet. If actions/checkout follows, it removes what this step has restored, unless its `clean` is false: put this step after it.',
    )
}

/** Trees, without `install`: one line for all presets that cache downloads and know the installed tree. */
async function tellOfTrees(caches: CachePlan[]): Promise<void> {
  const used = caches.flatMap(({ cache, inputs }) => {
    const name = inputs && cache.read('preset')
    return name ? [name.toLowerCase()] : []
  })
  // Jobs without a preset must not load the table.
  if (used.length === 0) return
  const { presets } = await import('../../inputs/presets/index.ts')
  const names = presets.flatMap(({ name, installed, directories }) => {
    // A directory of the project, such as Bundler's, is the tree itself.
    const areDownloads = directories.every(({ linux }) => linux.every((place) => place.startsWith('~/')))
    return used.includes(name) && installed && areDownloads ? [name] : []
  })
  if (names.length === 0) return
  runner.info(
    `Without \`install\`, only downloads are cached here: ${names.join(', ')}. With \`install\` and your command, the installed tree comes back, and the command need not run (docs/install.md).`,
  )
}
