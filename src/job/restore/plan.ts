/** Finds out what the caches of a step hold, and the inputs of each. */
import { overlapOf } from '../../files/paths/overlap.ts'
import { selectionOf } from '../../files/paths/patterns.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { keptInputs, markOf } from '../../inputs/kept.ts'
import type { FilledTree } from '../../inputs/presets/fill-tree.ts'
import type { CacheInputs, StepInputs } from '../../inputs/step-inputs.ts'
import type { Run } from '../../names/scopes.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import type { StepLog } from '../../report/step-log.ts'
import { JobFailure, messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { fillInputs, inputsOf, setInputs } from '../shared/caches-of-step.ts'
import { enterState, type States } from '../shared/state.ts'

/** What the caches of a step share. */
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

export interface CachePlan {
  cache: CacheInputs
  /** Absent if the preset of the cache finds nothing to cache. */
  inputs?: Inputs
  /** The tree that the install command makes, if the preset knows it. */
  tree?: FilledTree
  /** Whether an exact hit leaves nothing to install. */
  isWhole: boolean
}

export interface GivenCache {
  cache: CacheInputs
  /** Its install command; empty if it has none. */
  command: string
}

/** @throws JobFailure naming the input or the key that is wrong */
export async function planOf(
  { cache, command }: GivenCache,
  { states, signal }: Pick<Step, 'states' | 'signal'>,
): Promise<CachePlan> {
  const { tree, whyNoTree } = command === '' ? {} : await treeOf(cache, command, signal)
  if (whyNoTree !== undefined)
    runner.info(`The installed tree is not cached, so \`install\` runs in every job: ${whyNoTree}.`)
  if (tree) setInputs(cache.inputs, { ...tree.inputs })
  else if (!(await fillInputs(cache, signal))) return { cache, isWhole: whyNoTree === undefined }
  const inputs = inputsOf(cache)
  // Jobs without a preset must not load the table.
  if (inputs.preset !== undefined) {
    const { setToolVariables } = await import('../../inputs/presets/fill-in.ts')
    await setToolVariables(inputs, signal)
  }
  const signingMark = markOf(cache.read('signing-key'))
  const kept = { inputs: keptInputs(cache.read), signingMark, hasInstall: command !== '' }
  enterState(cache.name, { kind: 'planned', of: states[cache.name]?.of, ...kept }, states)
  warnOfKey(inputs)
  // The key of a rolling cache shows nothing of its files.
  const isWhole = whyNoTree === undefined && inputs.rolling === undefined
  const mistake = namesFor(inputs.rolling).mistake([inputs.key, ...inputs.restoreKeys])
  if (mistake) throw new JobFailure(mistake)
  return { cache, inputs, isWhole, ...(tree && { tree }) }
}

function warnOfKey({ key, rolling }: Inputs): void {
  if (hasEmptyPart(key.replace(/-$/, '')))
    runner.warning(
      `The key ${key} has an empty part: an expression in it has no value, such as a variable that is not set, or an output of a step that has not run. Jobs that should have other keys share this one. Correct the expression.`,
    )
  // The key of a rolling cache, and restore keys, are meant to stay.
  else if (!rolling && key.endsWith('-')) warnOfEnd(key)
}

/** At the beginning, or between two separators. */
function hasEmptyPart(key: string): boolean {
  return /^[-/]|--|(?<!:)\/\/|-\/|\/-/.test(key)
}

function warnOfEnd(key: string): void {
  runner.warning(
    `The key ${key} ends in '-': if \`hashFiles()\` found no file, this key never changes, and neither does the cache. Put this step after actions/checkout, and correct the pattern.`,
  )
}

/** The tree that the command makes, if the preset of the cache knows it. */
async function treeOf(
  { read }: CacheInputs,
  command: string,
  signal: AbortSignal,
): Promise<{ tree?: FilledTree | undefined; whyNoTree?: string }> {
  const preset = read('preset').toLowerCase()
  if (preset === '') return {}
  // Jobs without a preset must not load the table.
  const { fillTree } = await import('../../inputs/presets/fill-tree.ts')
  const { NoTree } = await import('../../inputs/presets/preset.ts')
  try {
    return { tree: await fillTree(preset, { read, command }, signal) }
  } catch (error) {
    if (!(error instanceof NoTree)) throw error
    return { whyNoTree: messageOf(error) }
  }
}

/** @throws JobFailure if two caches have the same files: one would overwrite files of the other */
export function checkOverlaps(plans: CachePlan[]): void {
  if (plans.length < 2) return
  const selected = plans.map(({ cache, inputs }) => ({
    name: cache.name,
    selection: selectionOf(inputs?.paths ?? [], process.cwd()),
  }))
  for (const [i, { name, selection }] of selected.entries())
    for (const other of selected.slice(i + 1)) {
      const lines = overlapOf(selection, other.selection)
      if (lines)
        throw new JobFailure(
          `Caches ${name} and ${other.name} have the same files: ${lines[0]} and ${lines[1]}. Exclude them in one with a line of path that starts with !.`,
        )
    }
}
