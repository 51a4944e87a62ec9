/** The story of a save: saves each cache of the step. */

import type { CacheInputs } from '../../inputs/caches.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/rolling.ts'
import { JobFailure } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { cachesOf, fillInputs, inputsOf } from '../caches-of-step.ts'
import { hasScope } from '../formats-of-job.ts'
import type { State, States } from '../state.ts'
import type { Watch } from './background/watch-files.ts'
import { saveCache } from './save-cache.ts'

export const failedToSave = 'Failed to save: '

/**
 * Saves the caches of the step one after the other, or logs the reason why it does not. One that fails costs the others
 * nothing but a warning.
 * @param states what main has saved or planned
 * @throws the error of the step's only cache; the caller turns it into a warning
 */
export async function save(signal: AbortSignal, states?: States): Promise<void> {
  if (!hasScope(runner.currentRun())) return
  const names = Object.keys(states ?? {})
  const caches = await cachesOf(names.length > 0 ? states : undefined)
  for (const name of names)
    if (!caches.some((cache) => cache.name === name))
      runner.warning(`Not saved: main had a cache ${name}, which the input caches no longer has.`)
  for (const cache of caches)
    await runner.within(cache, async () => {
      try {
        await saveOne(cache, states?.[cache.name] ?? {}, signal)
      } catch (error) {
        if (cache.name === '') throw error
        signal.throwIfAborted()
        runner.warningOf(error, failedToSave)
      }
    })
}

/**
 * Saves a cache, within it, or logs the reason why it does not.
 * @param watch if given, notices files that change meanwhile
 * @throws any error
 */
export async function saveOne(
  cache: CacheInputs,
  state: State,
  signal: AbortSignal,
  watch?: Watch,
): Promise<void> {
  const { key: mainKey, matchedKey, restored } = state
  if (!restored && mainKey !== undefined && matchedKey !== undefined && sameKey(matchedKey, mainKey))
    return runner.info(`Cache hit occurred on the primary key ${matchedKey}, not saving cache.`)
  const filled = state.filled ?? (await fillInputs(cache, signal))
  if (filled === 'none') return
  if (runner.input('key') === '') return runner.mildWarning('Key is not specified.')
  const inputs = inputsOf(cache)
  const key = mainKey ?? inputs.key
  const mistake = namesFor(inputs.rolling).mistake([key])
  if (mistake) throw new JobFailure(mistake)
  await saveCache(key, inputs, state, { watch, signal })
}
