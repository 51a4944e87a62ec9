/** The story of one cache's save. */
import { findMatches } from '../../files/paths/matches.ts'
import { newSurvey } from '../../files/paths/survey.ts'
import { accessOf } from '../../names/scopes.ts'
import { endingAfter } from '../../stores/transfer/timeouts.ts'
import { NotSaved } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { madeByInstall } from '../shared/installed-tree.ts'
import { openStore, storeOptions } from '../shared/open-store.ts'
import type { CacheToSave, FilesToSave } from '../shared/save-context.ts'
import { cachedFiles } from '../shared/selection.ts'
import { nothingToSave, notSavedAgain, whyNoSave } from '../shared/why-no-save.ts'
import { withoutUnused } from '../used/prune.ts'
import { type SealedEntry, sealEntry } from './save-entry.ts'
import { judgeSnapshot, tellWrittenAgain } from './snapshots.ts'
import { namingUnreadable } from './unreadable-files.ts'

/** Finds the files of a cache, and seals the entry with them. @throws NotSaved if nothing is to be saved; any other error */
export async function sealCache(cache: CacheToSave): Promise<SealedEntry> {
  const { how, inputs, state, signal } = cache
  const { write: scope } = accessOf(how.run)
  const reason = whyNoSave(inputs, how.run, state)
  if (scope === undefined || reason) throw new NotSaved(reason ?? '')

  const { whyKept, isWrittenAgain } = await judgeSnapshot(cache)
  if (isWrittenAgain) tellWrittenAgain(inputs)
  const mayBecomeImage = state?.kind === 'hit' && state.mayBecomeImage
  if (whyKept && !mayBecomeImage) throw new NotSaved(whyKept)
  const unlessImage = whyKept ?? (mayBecomeImage && !inputs.rolling ? notSavedAgain(inputs.key) : undefined)

  const files = await findFiles(cache)
  // When the job is cancelled, packing ends at once. A store that has all bytes gets seconds to publish the entry.
  const store = openStore(storeOptions(inputs, how.run, endingAfter(signal)))
  try {
    return await sealEntry({ ...cache, files, store, scope }, unlessImage)
  } catch (error) {
    if (error instanceof NotSaved) throw error
    signal.throwIfAborted()
    throw namingUnreadable(error, files)
  }
}

/** Finds the files to save. @throws NotSaved if there are none */
async function findFiles({ inputs, state, timeline }: CacheToSave): Promise<FilesToSave> {
  const cached = cachedFiles(inputs)
  const found = await timeline.during('find', () => findMatches(cached))
  const matches = madeByInstall(found, state?.installed)
  if (matches.length === 0) throw nothingToSave(inputs, cached)
  for (const { path, linked } of matches)
    if (linked !== undefined) runner.info(`${path} is a link: the files in ${linked} are saved`)
  const used = await withoutUnused(cached, matches, { inputs, state })
  // Loads readers of several formats, which a post that saves nothing does without.
  const { newSecretCheck } = await import('../shared/secrets.ts')
  return { ...used, matches, survey: newSurvey(matches, used.selection), secretCheck: newSecretCheck(inputs) }
}
