/** The story of a save: saves each cache of the step. */
import pLimit from 'p-limit'
import { markOf } from '../../inputs/kept.ts'
import { type CacheInputs, stepInputs } from '../../inputs/step-inputs.ts'
import { isTrue } from '../../inputs/values.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/rolling.ts'
import { newStepLog } from '../../report/step-log.ts'
import { JobFailure } from '../../system/failure.ts'
import { checkNode } from '../../system/node-version.ts'
import * as runner from '../../system/runner.ts'
import { cachesOf, cachesOfStep, fillInputs, inputsOf } from '../caches-of-step.ts'
import { hasScope } from '../formats-of-job.ts'
import { digestOfPackages } from '../installed-tree.ts'
import type { State, States } from '../state.ts'
import type { HowToSave } from './context.ts'
import { notSavedAgain } from './fill-draft.ts'
import { saveCache } from './save-cache.ts'

export const failedToSave = 'Failed to save: '

/** Main of `save/`: other steps may be running. @throws as `save` */
export async function saveNow(signal: AbortSignal): Promise<void> {
  if (isTrue(stepInputs().read('background')))
    runner.warning(
      'The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`.',
    )
  const later: Promise<void>[] = []
  try {
    await save(signal, { onlyUnchanged: true, later })
  } finally {
    await Promise.all(later)
  }
}

interface SaveOptions extends Pick<HowToSave, 'later'>, Partial<Pick<HowToSave, 'onlyUnchanged'>> {
  /** The states that main has saved. */
  states?: States | undefined
  /** Called when no save needs the job's files and mounts any more, unless that is only at the end. */
  onRead?(): void
}

/** While one save waits for the store, another one packs. More take more memory, and are not faster. */
const mostSavesAtOnce = 2

/**
 * Saves the caches of the step, or logs the reason why it does not. If one of several fails, the step warns and saves the
 * others.
 * @throws the error of the step's only cache
 */
export async function save(
  signal: AbortSignal,
  { states, onlyUnchanged = false, later, onRead }: SaveOptions,
): Promise<void> {
  checkNode()
  if (!hasScope(runner.currentRun())) return
  const step = stepInputs()
  const caches = await (states ? cachesOf(step, states) : cachesOfStep(step, signal))
  const log = newStepLog()
  const reading = new Set(caches)
  const saveOrWarn = async (cache: CacheInputs): Promise<void> => {
    const filesRead = (): void => {
      if (reading.delete(cache) && reading.size === 0) onRead?.()
    }
    try {
      await saveOne(cache, states?.[cache.name] ?? {}, { onlyUnchanged, later, filesRead, log, signal })
      filesRead()
    } catch (error) {
      if (cache.name === '') throw error
      signal.throwIfAborted()
      runner.warningOf(error, failedToSave)
    }
  }
  const withSlot = pLimit(mostSavesAtOnce)
  const saves = caches.map((cache) => withSlot(() => runner.within(cache, () => saveOrWarn(cache))))
  const settled = await Promise.allSettled(saves)
  log.end()
  for (const one of settled) if (one.status === 'rejected') throw one.reason
}

async function saveOne(cache: CacheInputs, state: State, how: HowToSave): Promise<void> {
  const { key: mainKey, matchedKey, restored } = state
  const isExact = mainKey !== undefined && matchedKey !== undefined && sameKey(matchedKey, mainKey)
  if (!restored && isExact && !state.isArchive) return runner.info(notSavedAgain(mainKey))
  if (state.unsaved !== undefined) return runner.info(`Cache save skipped: ${state.unsaved}`)
  if (state.installed && digestOfPackages(state.installed) !== state.installed.digest)
    return runner.info(
      'Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job.',
    )
  if (!state.inputs && !(await fillInputs(cache, how.signal))) return
  if (state.inputs && state.signingMark !== markOf(cache.read('signing-key')))
    return runner.warning(
      'Cache save skipped: `signing-key` has another value than at the restore, so no job could use what this one signs.',
    )
  if (cache.read('key') === '') return runner.mildWarning('Key is not specified.')
  const inputs = inputsOf(cache)
  const key = mainKey ?? inputs.key
  const mistake = namesFor(inputs.rolling).mistake([key])
  if (mistake) throw new JobFailure(mistake)
  await saveCache(key, inputs, state, how)
}
