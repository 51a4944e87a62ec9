/** Remembers when the last builds of a rolling cache began: files that none of them has used have an older time. */
import type { Index } from '../../entry/container.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/rolling.ts'

/** What none of so many builds has used is left out of a save. */
export const buildsThatCount = 5

/**
 * When the last builds began that saved this cache, the build of this job first, in seconds since 1970. Undefined if the
 * entry is not of the job's own rolling key.
 * @param isMounted whether the job sees the times of an image, which does not say when its files were last used
 */
export function buildsWith(
  { key, builds = [] }: Pick<Index, 'key' | 'builds'>,
  { rolling, key: own }: Pick<Inputs, 'rolling' | 'key'>,
  isMounted: boolean,
): number[] | undefined {
  if (!rolling || !sameKey(namesFor(rolling).keyIn(key), own)) return undefined
  const now = Math.floor(Date.now() / 1000)
  return [now, ...(isMounted ? [] : builds)].slice(0, buildsThatCount)
}
