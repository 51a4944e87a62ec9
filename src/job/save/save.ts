/** The story of a save: saves each cache of the step. */
import pLimit from 'p-limit'
import { tellVariables } from '../../inputs/environment.ts'
import { markOf } from '../../inputs/kept.ts'
import { type CacheInputs, stepInputs } from '../../inputs/step-inputs.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import { newStepLog } from '../../report/step-log.ts'
import { newTimeline } from '../../report/timeline.ts'
import { JobFailure, messageOf, OutOfTime } from '../../system/failure.ts'
import { checkNode } from '../../system/node-version.ts'
import * as runner from '../../system/runner.ts'
import { exportReports } from '../../telemetry/telemetry.ts'
import { cachesOf, cachesOfStep, fillInputs, inputsOf } from '../shared/caches-of-step.ts'
import { hasScope } from '../shared/formats-of-job.ts'
import { digestOfPackages } from '../shared/installed-tree.ts'
import type { HowToSave } from '../shared/save-context.ts'
import type { HitState, LookedUp } from '../shared/state.ts'
import { timeLimitFor } from '../shared/time-limit.ts'
import { saveCache } from './save-cache.ts'
import { tellAdded } from './tell-added.ts'
import { notSavedAgain } from './why-no-save.ts'

export const failedToSave = 'Failed to save: '

/** Main of `save/`: other steps may be running. @throws as `save` */
export async function saveNow(signal: AbortSignal): Promise<void> {
  tellVariables(stepInputs().given)
  const later: HowToSave['later'] = []
  try {
    await save(signal, { onlyUnchanged: true, later })
  } finally {
    await Promise.all(later.map((work) => work()))
  }
}

interface SaveOptions
  extends Pick<HowToSave, 'later'>,
    Partial<Pick<HowToSave, 'onlyUnchanged' | 'filesRead'>> {
  /** The states that main has saved of the caches to save; undefined without a main. */
  states?: Record<string, LookedUp> | undefined
}

/** While one save waits for the store, another one packs. More take more memory, and are not faster. */
const mostSavesAtOnce = 2

/**
 * Saves the caches of the step, or logs the reason why it does not. If one of several fails, the step warns and saves the
 * others.
 * @param options its `filesRead` is called once no save reads files any more. Not called if a save reads them until it ends.
 * @throws the error of the step's only cache
 */
export async function save(
  signal: AbortSignal,
  { states, onlyUnchanged = false, later, filesRead }: SaveOptions,
): Promise<void> {
  checkNode()
  const run = runner.currentRun()
  if (!hasScope(run)) return
  const step = stepInputs()
  const caches = await (states ? cachesOf(step, states) : cachesOfStep(step, signal))
  const log = newStepLog()
  const timeLimit = timeLimitFor(step.read('job-status'))
  const limited = timeLimit ? AbortSignal.any([signal, timeLimit.signal]) : signal
  const reading = new Set(caches)
  const saveOrWarn = async (cache: CacheInputs): Promise<void> => {
    const ownFilesRead = (): void => {
      if (reading.delete(cache) && reading.size === 0) filesRead?.()
    }
    const how = { run, log, onlyUnchanged, timeLimit, later, filesRead: ownFilesRead }
    try {
      await saveOne(cache, states?.[cache.name], how, limited)
      ownFilesRead()
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
  await exportReports(log.end(), limited)
  for (const one of settled) if (one.status === 'rejected') throw one.reason
}

async function saveOne(
  cache: CacheInputs,
  state: LookedUp | undefined,
  how: HowToSave,
  signal: AbortSignal,
): Promise<void> {
  if (state ? isUnneeded(cache, state) : !(await fillInputs(cache, signal))) return
  if (cache.read('key') === '') return runner.mildWarning('Key is not specified.')
  // A step `save/` saves whatever the job's status is: its own condition decides.
  const inputs = { ...inputsOf(cache), ...(how.onlyUnchanged && { jobStatus: '' }) }
  const mistake = namesFor(inputs.rolling).mistake([inputs.key])
  if (mistake) throw new JobFailure(mistake)
  await saveCache({ how, inputs, state, timeline: newTimeline(), signal })
}

/** Whether nothing is to be saved, whatever the inputs are; the log says why. */
function isUnneeded(cache: CacheInputs, state: LookedUp): boolean {
  if (isSavedAlready(state)) {
    tellAdded(inputsOf(cache), state)
    runner.info(notSavedAgain(state.key))
    return true
  }
  const reason = whyUnneeded(state)
  if (reason !== undefined) runner.info(reason)
  const isOtherKey = reason === undefined && state.signingMark !== markOf(cache.read('signing-key'))
  if (isOtherKey)
    runner.warning(
      'Cache save skipped: `signing-key` has another value than at the restore, so no job could use what this one signs.',
    )
  return reason !== undefined || isOtherKey
}

/** An entry of the key was restored, which never changes. */
function isSavedAlready(state: LookedUp): state is HitState {
  return (
    state.kind === 'hit' && sameKey(state.matchedKey, state.key) && !state.snapshot && !state.mayBecomeImage
  )
}

function whyUnneeded({ unsaved, installed }: LookedUp): string | undefined {
  if (unsaved !== undefined) return `Cache save skipped: ${unsaved}`
  if (!installed || digestOfPackages(installed) === installed.digest) return undefined
  return 'Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job.'
}
