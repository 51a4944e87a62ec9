/** Notes what a restore of a rolling cache leaves, so that post can tell whether the job has changed it. */
import type { Inputs } from '../../inputs/inputs.ts'
import { sameKey } from '../../names/keys.ts'
import type { Run } from '../../names/scopes.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import type { Timeline } from '../../report/timeline.ts'
import type { MountedState } from '../shared/mounted-cache.ts'
import type { RestoredSnapshot } from '../shared/state.ts'
import { whyNoSnapshots } from '../shared/why-no-save.ts'
import { contentsOf } from '../used/cache-contents.ts'

interface RestoredCache {
  inputs: Inputs
  run: Run
  /** Whether the snapshot is of the branch that this run saves for. */
  isOwnScope: boolean
  state: MountedState
  timeline: Timeline
}

/** The facts that post needs; undefined if the cache is not a rolling one. */
export async function restoredSnapshot(
  name: string,
  { inputs, run, isOwnScope, state, timeline }: RestoredCache,
): Promise<RestoredSnapshot | undefined> {
  const { rolling, key, save, lookupOnly } = inputs
  if (!rolling || lookupOnly) return undefined
  const isOwn = sameKey(namesFor(rolling).keyIn(name), key)
  // A fingerprint takes time, so only a run that may save makes one.
  if (!isOwn || save === 'never' || whyNoSnapshots(inputs, run, isOwnScope)) return { name, isOwnScope }
  let files = 0
  const contents = await timeline.during('fingerprint', () =>
    contentsOf(inputs, state, (_, tellsTime) => {
      if (tellsTime) files++
    }),
  )
  return { name, isOwnScope, contents, files }
}
