/** The outcome of one cache's restore: its outputs, and what post needs to know of it. */
import type { SourceRecord } from '../../entry/container.ts'
import { mayMount } from '../../mounts/support.ts'
import { sameKey } from '../../names/keys.ts'
import { accessOf } from '../../names/scopes.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import type { Entry } from '../../stores/store.ts'
import { messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { restoredTrees } from '../shared/installed-tree.ts'
import { placesNow } from '../shared/restored-places.ts'
import { enterState, type HitState, type RestoredSnapshot } from '../shared/state.ts'
import { whyNoSnapshots } from '../shared/why-no-save.ts'
import { contentsOf } from '../used/cache-contents.ts'
import { buildsWith } from '../used/prune.ts'
import type { CacheRestore, RestoreContext } from './find-entry.ts'
import type { OpenedEntry } from './open-entry.ts'
import type { CachePlan } from './plan.ts'

export type Hit = 'exact' | 'partial' | 'miss'

export interface CacheEnd {
  hit: Hit
  /** The times of the sources that the entry's files were built from, if it has them. */
  sources?: SourceRecord | undefined
  /** How long the command of `install` took that made the restored files. */
  installMs?: number | undefined
}

export interface CacheOutcome extends CachePlan, CacheEnd {}

/** How an entry was restored, and what its index says. */
export interface Restored extends Pick<OpenedEntry, 'format' | 'indexed'> {
  way: 'mounted' | 'unpacked'
  installMs: number | undefined
}

export interface CacheHit {
  entry: Entry
  context: RestoreContext
  /** Absent with `lookup-only`. */
  restored?: Restored
  /** How long the restore took. Absent with `lookup-only`. */
  ms?: number
}

/** Sets the outputs of a miss. */
export function concludeMiss({ inputs, state }: CacheRestore): CacheEnd {
  runner.output('hit', 'miss')
  // The log has told of a hit.
  const { refused } = state
  const keys = [inputs.key, ...inputs.restoreKeys].join(', ')
  runner.info(refused ? `Cache not restored from key: ${refused}` : `Cache not found for input keys: ${keys}`)
  return { hit: 'miss' }
}

/** Sets the outputs of a hit, and saves its state. */
export async function concludeHit(
  { entry, context, restored, ms }: CacheHit,
  restore: CacheRestore,
): Promise<CacheEnd> {
  const { cache, inputs, step, state, report } = restore
  const matchedKey = namesFor(inputs.rolling).keyIn(entry.key)
  const isExact = sameKey(matchedKey, inputs.key)
  const hit = isExact ? 'exact' : 'partial'
  const snapshot = step.mayPostSave ? await snapshotOf(entry, restore) : undefined
  runner.output('cache-hit', String(isExact))
  runner.output('cache-matched-key', matchedKey)
  runner.output('hit', hit)
  runner.info(`Cache ${inputs.lookupOnly ? 'found and can be restored' : 'restored'} from key: ${matchedKey}`)
  Object.assign(report.findings, { outcome: `${hit} hit`, matchedKey })
  const index = restored?.indexed?.index
  const mayBecomeImage = isExact && restored !== undefined && canBecomeImage(restored, context)
  const hitState: HitState = {
    ...state,
    kind: 'hit',
    matchedKey,
    snapshot,
    ...(mayBecomeImage && { mayBecomeImage }),
    builds: index && buildsWith(index, inputs, restored?.way),
    pace: index && ms !== undefined ? paceOf(entry, index.bytes, ms) : undefined,
    tree: isExact ? restoredTrees(inputs) : undefined,
    places: inputs.lookupOnly ? undefined : placesNow(inputs, runner.workspace()),
  }
  try {
    enterState(cache.name, hitState, step.states)
  } catch (error) {
    // The files are in place: it is a hit.
    runner.warning(`Post takes the cache for a miss, and may save it again: ${messageOf(error)}`)
  }
  return { hit, sources: index?.sources, installMs: restored?.installMs }
}

/** Where the store does not tell the size of the entry, the bytes of its files stand in for it. */
function paceOf({ size }: Entry, bytes: number, ms: number): HitState['pace'] {
  return { bytes, packedBytes: Math.min(size, bytes), ms, endMs: Date.now() }
}

/** Post may save an entry of this key, which was unpacked, once more as an image. An entry of another key it saves anyway. */
function canBecomeImage({ format }: Restored, { inputs, formats, mountSupport }: RestoreContext): boolean {
  const couldMount = mayMount(mountSupport) && formats.some(({ image }) => image)
  return !format.image && couldMount && !inputs.compatible
}

/** What the restore of a rolling cache leaves, so that post can tell whether the job has changed it. */
async function snapshotOf(
  { key: name, scope }: Entry,
  { inputs, step, state, report }: CacheRestore,
): Promise<RestoredSnapshot | undefined> {
  const { rolling, key, save, lookupOnly } = inputs
  if (!rolling || lookupOnly) return undefined
  // Only the store may know the scope of the entry.
  const snapshot = { name, isOwnScope: scope !== undefined && scope === accessOf(step.run).write }
  const isOwn = sameKey(namesFor(rolling).keyIn(name), key)
  // A fingerprint takes time, so only a run that may save makes one.
  const isUnsaved = save === 'never' || whyNoSnapshots(inputs, step.run, { kind: 'hit', snapshot })
  if (!isOwn || isUnsaved) return snapshot
  let files = 0
  const contents = await report.timeline.during('fingerprint', () =>
    contentsOf(inputs, state, (_, time) => {
      if (time === 'written') files++
    }),
  )
  return { ...snapshot, contents, files }
}
