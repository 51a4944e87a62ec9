/** The story of a save: saves each cache of the step. */
import pLimit from 'p-limit'
import { markOf } from '../../inputs/kept.ts'
import { type CacheInputs, stepInputs } from '../../inputs/step-inputs.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/rolling.ts'
import { newStepLog } from '../../report/step-log.ts'
import { JobFailure, messageOf, OutOfTime } from '../../system/failure.ts'
import { checkNode } from '../../system/node-version.ts'
import * as runner from '../../system/runner.ts'
import { cachesOf, cachesOfStep, fillInputs, inputsOf } from '../shared/caches-of-step.ts'
import { hasScope } from '../shared/formats-of-job.ts'
import { digestOfPackages } from '../shared/installed-tree.ts'
import type { HowToSave } from '../shared/save-context.ts'
import type { State, States } from '../shared/state.ts'
import { timeLimitFor } from '../shared/time-limit.ts'
import { notSavedAgain } from './fill-draft.ts'
import { saveCache } from './save-cache.ts'
import { tellAdded } from './tell-added.ts'

export const failedToSave = 'Failed to save: '

/** Main of `save/`: other steps may be running. @throws as `save` */
export async function saveNow(signal: AbortSignal): Promise<void> {
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
  /** Called once no save reads the job's files and mounts. Not called if a save reads them until it ends. */
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
  const timeLimit = timeLimitFor(step.read('job-status'))
  const reading = new Set(caches)
  const saveOrWarn = async (cache: CacheInputs): Promise<void> => {
    const filesRead = (): void => {
      if (reading.delete(cache) && reading.size === 0) onRead?.()
    }
    const how = { onlyUnchanged, later, filesRead, log, timeLimit, signal }
    try {
      await saveOne(cache, states?.[cache.name] ?? {}, how)
      filesRead()
    } catch (error) {
      if (error instanceof OutOfTime) return runner.info(`Cache save skipped: ${messageOf(error)}.`)
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
  if (!restored && isExact && !state.isArchive) {
    if (state.inputs) tellAdded(inputsOf(cache), state)
    return runner.info(notSavedAgain(mainKey))
  }
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
  // A step `save/` saves whatever the job's status is: its own condition decides.
  const inputs = { ...inputsOf(cache), ...(how.onlyUnchanged && { jobStatus: '' }) }
  const key = mainKey ?? inputs.key
  const mistake = namesFor(inputs.rolling).mistake([key])
  if (mistake) throw new JobFailure(mistake)
  await saveCache(key, inputs, state, how)
}
