/** The story of one cache's save. */
import { findMatches } from '../../files/paths/matches.ts'
import { newSurvey } from '../../files/paths/survey.ts'
import { accessOf } from '../../names/scopes.ts'
import { endingAfter } from '../../stores/transfer/deadline.ts'
import * as runner from '../../system/runner.ts'
import { madeByInstall } from '../shared/installed-tree.ts'
import { openStore, storeOptions } from '../shared/open-store.ts'
import type { CacheToSave, FilesToSave } from '../shared/save-context.ts'
import { cachedFiles } from '../shared/selection.ts'
import { withoutUnused } from '../used/prune.ts'
import { saveEntry } from './save-entry.ts'
import { whyKeepSnapshot } from './snapshots.ts'
import { namingUnreadable } from './unreadable-files.ts'
import { notSavedAgain, tellNothingToSave, whyNoSave } from './why-no-save.ts'

/** Saves a cache, or logs the reason why it does not. @throws any error */
export async function saveCache(cache: CacheToSave): Promise<void> {
  const { how, inputs, state, signal } = cache
  const { write: scope } = accessOf(how.run)
  const reason = whyNoSave(inputs, how.run, hidesNone(state))
  if (scope === undefined || reason) return runner.info(reason ?? '')

  const whyKept = await whyKeepSnapshot(cache)
  const mayBecomeImage = state?.kind === 'hit' && state.mayBecomeImage
  if (whyKept && !mayBecomeImage) return runner.info(whyKept)
  const unlessImage = whyKept ?? (mayBecomeImage && !inputs.rolling ? notSavedAgain(inputs.key) : undefined)

  const files = await filesOf(cache)
  if (!files) return
  // When the job is cancelled, packing ends at once. A store that has all bytes gets seconds to publish the entry.
  const store = openStore(storeOptions(inputs, how.run, endingAfter(signal)))
  try {
    await saveEntry({ ...cache, files, store, scope }, unlessImage)
  } catch (error) {
    signal.throwIfAborted()
    throw namingUnreadable(error, files)
  }
}

function hidesNone(state: CacheToSave['state']): boolean {
  return state?.kind === 'miss' || state?.snapshot?.isOwnScope === true
}

/** Finds the files to save. @returns undefined if there are none, which the log says */
async function filesOf({ inputs, state, timeline }: CacheToSave): Promise<FilesToSave | undefined> {
  const cached = cachedFiles(inputs)
  const found = await timeline.during('find', () => findMatches(cached))
  const matches = madeByInstall(found, state?.installed)
  if (matches.length === 0) {
    tellNothingToSave(inputs, cached)
    return undefined
  }
  for (const { path, linked } of matches)
    if (linked !== undefined) runner.info(`${path} is a link: the files in ${linked} are saved`)
  const selection = await withoutUnused(cached, matches, { inputs, state })
  // Loads readers of several formats, which a post that saves nothing does without.
  const { newSecretCheck } = await import('../shared/secrets.ts')
  return { selection, matches, survey: newSurvey(matches, selection), secretCheck: newSecretCheck(inputs) }
}
