/** Logs advice about the step, when all its caches have ended. */
import type { StepInputs } from '../../inputs/step-inputs.ts'
import * as runner from '../../system/runner.ts'
import { areAlone } from '../shared/restored-places.ts'
import type { States } from '../shared/state.ts'
import type { CacheOutcome } from './outcome.ts'
import type { Step } from './plan.ts'

export async function advise(
  restored: CacheOutcome[],
  { inputs, states, signal }: Step,
  hasInstall: boolean,
): Promise<void> {
  adviseOnCheckout(states)
  await adviseOnProjects(restored, inputs, signal)
  if (!hasInstall) await adviseOnTrees(restored)
}

/** A checkout after this step. act and other programs that run workflows have the files of the repository there. */
function adviseOnCheckout(states: States): void {
  const restored = Object.values(states).flatMap((state) =>
    state.kind === 'hit' ? (state.places ?? []) : [],
  )
  const isOfGitHub = runner.keepsDisk() || runner.losesDisk()
  if (isOfGitHub && areAlone(restored, runner.workspace()))
    runner.info(
      'The workspace has no checkout yet. If actions/checkout follows, it removes what this step has restored, unless its `clean` is false: put this step after it.',
    )
}

/**
 * Projects that `auto` leaves out. It takes longer to find them than some hits take, and the job that missed has named
 * them.
 */
async function adviseOnProjects(
  caches: CacheOutcome[],
  step: StepInputs,
  signal: AbortSignal,
): Promise<void> {
  if (!/\bauto\b/i.test(step.read('preset')) || caches.every(({ hit }) => hit !== 'miss')) return
  const { tellLeftOut } = await import('../../inputs/presets/auto.ts')
  await tellLeftOut(step.read, signal)
}

/** Trees, without `install`: one line for all presets that cache downloads and know the installed tree. */
async function adviseOnTrees(caches: CacheOutcome[]): Promise<void> {
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
