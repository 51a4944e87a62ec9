/** The story of a save: saves each cache of the step. */

import type { CacheInputs } from '../../inputs/caches.ts'
import { isTrue } from '../../inputs/values.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/rolling.ts'
import { JobFailure } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { cachesOf, fillInputs, inputsOf } from '../caches-of-step.ts'
import { hasScope } from '../formats-of-job.ts'
import type { State, States } from '../state.ts'
import { type HowToSave, saveCache } from './save-cache.ts'

export const failedToSave = 'Failed to save: '

/** Main of `save/`: other steps may be running. @throws as `save` */
export async function saveNow(signal: AbortSignal): Promise<void> {
  if (isTrue(runner.input('background')))
    runner.warning(
      'The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`.',
    )
  await save(signal, { onlyUnchanged: true })
}

/**
 * Saves the caches of the step one after the other, or logs the reason why it does not. One that fails costs the others
 * nothing but a warning.
 * @param states what main has saved
 * @throws the error of the step's only cache; the caller turns it into a warning
 */
export async function save(
  signal: AbortSignal,
  { states, onlyUnchanged = false }: { states?: States | undefined; onlyUnchanged?: boolean },
): Promise<void> {
  if (!hasScope(runner.currentRun())) return
  const names = Object.keys(states ?? {})
  const caches = await cachesOf(names.length > 0 ? states : undefined)
  for (const name of names)
    if (!caches.some((cache) => cache.name === name))
      runner.warning(`Not saved: main had a cache ${name}, which the input caches no longer has.`)
  for (const cache of caches)
    await runner.within(cache, async () => {
      try {
        await saveOne(cache, states?.[cache.name] ?? {}, { onlyUnchanged, signal })
      } catch (error) {
        if (cache.name === '') throw error
        signal.throwIfAborted()
        runner.warningOf(error, failedToSave)
      }
    })
}

/** Saves a cache, within it, or logs the reason why it does not. @throws any error */
async function saveOne(cache: CacheInputs, state: State, how: HowToSave): Promise<void> {
  const { key: mainKey, matchedKey, restored } = state
  if (!restored && mainKey !== undefined && matchedKey !== undefined && sameKey(matchedKey, mainKey))
    return runner.info(`Cache hit occurred on the primary key ${matchedKey}, not saving cache.`)
  const filled = state.filled ?? (await fillInputs(cache, how.signal))
  if (filled === 'none') return
  if (runner.input('key') === '') return runner.mildWarning('Key is not specified.')
  const inputs = inputsOf(cache)
  const key = mainKey ?? inputs.key
  const mistake = namesFor(inputs.rolling).mistake([key])
  if (mistake) throw new JobFailure(mistake)
  await saveCache(key, inputs, state, how)
}
