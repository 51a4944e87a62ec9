/** The story of a save: saves each cache of the step. */
import pLimit from 'p-limit'
import { tellVariables } from '../../inputs/environment.ts'
import { markOf } from '../../inputs/kept.ts'
import { type CacheInputs, stepInputs } from '../../inputs/step-inputs.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import { newStepLog } from '../../report/step-log.ts'
import { newTimeline } from '../../report/timeline.ts'
import { awaitedLater, JobFailure, messageOf, NotSaved, OutOfTime } from '../../system/failure.ts'
import { checkNode } from '../../system/node-version.ts'
import * as runner from '../../system/runner.ts'
import { exportReports } from '../../telemetry/telemetry.ts'
import { cachesOf, cachesOfStep, fillInputs, inputsOf } from '../shared/caches-of-step.ts'
import { whyNoScope } from '../shared/formats-of-job.ts'
import { digestOfPackages } from '../shared/installed-tree.ts'
import type { HowToSave } from '../shared/save-context.ts'
import type { HitState, LookedUp } from '../shared/state.ts'
import { timeLimitFor } from '../shared/time-limit.ts'
import { notSavedAgain } from '../shared/why-no-save.ts'
import { sealCache } from './save-cache.ts'
import type { SealedEntry } from './save-entry.ts'
import { removeOldSnapshots, type SavedSnapshot } from './snapshots.ts'
import { tellAdded } from './tell-added.ts'

export const failedToSave = 'Failed to save: '

/** Main of `save/`: other steps may be running. @throws as `save` and its `end` */
export async function saveNow(signal: AbortSignal): Promise<void> {
  tellVariables(stepInputs().given)
  const publishing = await save(signal, { onlyUnchanged: true })
  await publishing.end()
}

interface SaveOptions extends Partial<Pick<HowToSave, 'onlyUnchanged'>> {
  /** The states that main has saved of the caches to save; undefined without a main. */
  states?: Record<string, LookedUp> | undefined
}

/** A save that reads no files and no mounts of the job any more: only the store has work to do. */
export interface Publishing {
  /**
   * Waits for the store, then removes the snapshots that no job needs. Called when the job's mounts have ended: a mounted
   * snapshot would stay.
   * @throws the error of the step's only cache
   */
  end(): Promise<void>
}

/** While one save waits for the store, another one packs. More take more memory, and are not faster. */
const mostSavesAtOnce = 2

/**
 * Saves the caches of the step, or logs the reason why it does not. If one of several fails, the step warns and saves the
 * others. Returns as soon as no save reads files any more, also because saving has failed.
 */
export async function save(
  signal: AbortSignal,
  { states, onlyUnchanged = false }: SaveOptions,
): Promise<Publishing> {
  checkNode()
  const run = runner.currentRun()
  const whyNone = whyNoScope(run)
  if (whyNone !== undefined) {
    runner.mildWarning(whyNone)
    return { end: async () => {} }
  }
  const step = stepInputs()
  const caches = await (states ? cachesOf(step, states) : cachesOfStep(step, signal))
  const log = newStepLog()
  const timeLimit = timeLimitFor(step.read('job-status'))
  const limited = timeLimit ? AbortSignal.any([signal, timeLimit.signal]) : signal
  const how = { run, log, onlyUnchanged, timeLimit }
  const withSlot = pLimit(mostSavesAtOnce)
  const saves = caches.map((cache) => {
    const { sealed, run } = inTwoSteps(() => sealOne(cache, states?.[cache.name], how, limited))
    const runOrTell = () => run().catch((error) => tellFailure(error, cache, signal))
    return { sealed, ended: withSlot(() => runner.within(cache, runOrTell)) }
  })
  const ended = Promise.allSettled(saves.map(({ ended }) => ended))
  const reported = awaitedLater(ended.then(() => exportReports(log.end(), limited)))
  await Promise.all(saves.map(({ sealed }) => sealed))
  return { end: () => reported.then(() => endSaves(ended)) }
}

/** A save that seals, then publishes. `sealed` resolves in between, or when sealing has failed. */
function inTwoSteps(seal: () => Promise<SealedEntry | undefined>) {
  const { promise: sealed, resolve } = Promise.withResolvers<void>()
  const run = async (): Promise<SavedSnapshot | undefined> => {
    try {
      await using entry = await seal()
      resolve()
      return await entry?.publish()
    } finally {
      resolve()
    }
  }
  return { sealed, run }
}

async function endSaves(ended: Promise<PromiseSettledResult<SavedSnapshot | undefined>[]>): Promise<void> {
  const outcomes = await ended
  const snapshots = outcomes.flatMap((one) => (one.status === 'fulfilled' && one.value) || [])
  await Promise.all(snapshots.map(removeOldSnapshots))
  for (const one of outcomes) if (one.status === 'rejected') throw one.reason
}

/** @throws the error of the step's only cache, or the signal's reason */
function tellFailure(error: unknown, cache: CacheInputs, signal: AbortSignal): undefined {
  if (error instanceof NotSaved) for (const line of error.lines) runner.info(line)
  else if (error instanceof OutOfTime) runner.info(`Cache save skipped: ${messageOf(error)}.`)
  else if (cache.name === '') throw error
  else {
    signal.throwIfAborted()
    runner.warningOf(error, failedToSave)
  }
}

/**
 * Seals the entry of a cache: then the save reads no files any more.
 * @returns undefined if the preset of the cache has nothing to save, which the log says
 * @throws NotSaved, OutOfTime or any other error
 */
async function sealOne(
  cache: CacheInputs,
  state: LookedUp | undefined,
  how: HowToSave,
  signal: AbortSignal,
): Promise<SealedEntry | undefined> {
  if (!state && !(await fillInputs(cache, signal))) return undefined
  if (state && isSavedAlready(state)) {
    tellAdded(inputsOf(cache), state)
    throw new NotSaved(notSavedAgain(state.key))
  }
  const whyUnneeded = state && reasonIn(state)
  if (whyUnneeded !== undefined) throw new NotSaved(`Cache save skipped: ${whyUnneeded}`)
  if (state && state.signingMark !== markOf(cache.read('signing-key'))) {
    runner.warning(
      'Cache save skipped: `signing-key` has another value than at the restore, so no job could use what this one signs.',
    )
    return undefined
  }
  if (cache.read('key') === '') throw new NotSaved(runner.mildWarningLine('Key is not specified.'))
  // A step `save/` saves whatever the job's status is: its own condition decides.
  const inputs = { ...inputsOf(cache), ...(how.onlyUnchanged && { jobStatus: '' }) }
  const mistake = namesFor(inputs.rolling).mistake([inputs.key])
  if (mistake) throw new JobFailure(mistake)
  return sealCache({ how, inputs, state, timeline: newTimeline(), signal })
}

/** An entry of the key was restored, which never changes. */
function isSavedAlready(state: LookedUp): state is HitState {
  return (
    state.kind === 'hit' && sameKey(state.matchedKey, state.key) && !state.snapshot && !state.mayBecomeImage
  )
}

/** Why nothing is to be saved, whatever the inputs are. */
function reasonIn({ unsaved, installed }: LookedUp): string | undefined {
  if (unsaved !== undefined || !installed) return unsaved
  if (digestOfPackages(installed) === installed.digest) return undefined
  return 'a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job.'
}
