/** The story of one cache's save. */
import { findMatches } from '../../files/paths/matches.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/rolling.ts'
import { accessOf, type Run } from '../../names/scopes.ts'
import { newTimeline } from '../../report/timeline.ts'
import { endingAfter } from '../../stores/transfer/deadline.ts'
import * as runner from '../../system/runner.ts'
import { whyUntrusted } from '../../trust/signed-index.ts'
import { madeByInstall } from '../shared/installed-tree.ts'
import { openStore, storeOptions } from '../shared/open-store.ts'
import type { HowToSave } from '../shared/save-context.ts'
import { cachedFiles } from '../shared/selection.ts'
import type { State } from '../shared/state.ts'
import { withoutUnused } from '../used/prune.ts'
import { notSavedAgain, tellNothingToSave } from './fill-draft.ts'
import { saveEntry } from './save-entry.ts'
import { whyKeep, whyNoSnapshots } from './snapshots.ts'
import { namingUnreadable } from './unreadable.ts'

/**
 * Saves a cache, or logs the reason why it does not.
 * @param state the state that main has saved of this cache
 * @throws any error
 */
export async function saveCache(
  key: string,
  inputs: Inputs,
  state: State,
  { signal: ofStep, ...how }: HowToSave,
): Promise<void> {
  const signal = how.timeLimit ? AbortSignal.any([ofStep, how.timeLimit.signal]) : ofStep
  const { restored } = state
  const run = runner.currentRun()
  const { rolling } = inputs
  const names = namesFor(rolling)
  const { write: scope } = accessOf(run)
  const reason = whyNoSave(inputs, run)
  if (scope === undefined || reason) return runner.info(reason ?? '')

  const timeline = newTimeline()
  const isOwn = restored && sameKey(names.keyIn(restored.name), key)
  const whyKept = rolling && isOwn && (await whyKeep(restored, rolling, { inputs, state, timeline }))
  if (whyKept && !state.isArchive) return runner.info(whyKept)
  const unlessImage = (rolling ? whyKept : state.isArchive && notSavedAgain(key)) || undefined
  const cached = cachedFiles(inputs)
  const found = await timeline.during('find', () => findMatches(cached))
  const matches = madeByInstall(found, state.installed)
  if (matches.length === 0) return tellNothingToSave(inputs, cached)
  for (const { path, linked } of matches)
    if (linked !== undefined) runner.info(`${path} is a link: the files in ${linked} are saved`)
  const selection = await withoutUnused(cached, matches, { inputs, state })
  // When the job is cancelled, packing ends at once. A store that has all bytes gets seconds to publish the entry.
  const store = openStore(storeOptions(inputs, run, endingAfter(signal)))
  // Loads readers of several formats, which a post that saves nothing does without.
  const { newSecretCheck } = await import('../shared/secrets.ts')
  const secretCheck = newSecretCheck(inputs)
  const files = { selection, matches, secretCheck, unlessImage, ...how }
  try {
    await saveEntry({ inputs, key, run, scope, store, state, ...files, timeline, signal })
  } catch (error) {
    signal.throwIfAborted()
    throw namingUnreadable(error, matches, selection)
  }
}

/** The reason why a run saves nothing, whatever its files are, as a line for the log; undefined if it may save. */
export function whyNoSave(inputs: Inputs, run: Run): string | undefined {
  const { rolling } = inputs
  return (
    accessOf(run).whyNoWrite ??
    whyUntrusted(inputs, run) ??
    reasonToSkip(inputs) ??
    (rolling && whyNoSnapshots(rolling, run))
  )
}

function reasonToSkip({ save, jobStatus }: Inputs): string | undefined {
  if (save === 'never') return "Cache save skipped: the input `save` is 'never'."
  if (save === 'always' || jobStatus === '' || jobStatus === 'success') return undefined
  return `Cache save skipped: the job's status is '${jobStatus}'. Set save: always to save all the same.`
}
