/** Decides whether a job saves a snapshot of a rolling cache, and removes old ones. */
import { type BigIntStats, existsSync, lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import { fingerprintOf } from '../../files/fingerprint.ts'
import { findMatches } from '../../files/paths/matches.ts'
import type { Top } from '../../files/paths/walk.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { RollingInputs } from '../../inputs/rolling.ts'
import { shownTargets } from '../../mounts/shown-targets.ts'
import { sameKey } from '../../names/keys.ts'
import type { Run } from '../../names/scopes.ts'
import { namesFor, oldSnapshots, snapshotMs, snapshotPrefix } from '../../names/snapshot-names.ts'
import type { Timeline } from '../../report/timeline.ts'
import type { Name, Store } from '../../stores/store.ts'
import { messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText } from '../../system/units.ts'
import { contentBytes, isGain, isNewSince, isSmall } from '../shared/added-files.ts'
import { keepsAll, storeOptions } from '../shared/open-store.ts'
import type { CacheToSave } from '../shared/save-context.ts'
import { cachedFiles } from '../shared/selection.ts'
import type { LookedUp, RestoredSnapshot } from '../shared/state.ts'
import { directoriesAmong, meaningIn, meaningOfNewIn, toolCachesIn } from '../used/tool-caches.ts'
import { nothingChanged, whyNoSnapshots } from './why-no-save.ts'

interface RestoredCache {
  inputs: Inputs
  run: Run
  /** Whether the snapshot is of the branch that this run saves for. */
  isOwnScope: boolean
  state: Mounted
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

/**
 * The reason why a job keeps the restored snapshot, as a line for the log; undefined if it saves a new one. A notice may say
 * why the new one has nothing of the old one.
 */
export async function whyKeepSnapshot({
  how: { run },
  inputs,
  state,
  timeline,
  signal,
}: CacheToSave): Promise<string | undefined> {
  const { rolling, key } = inputs
  if (!rolling || state?.kind !== 'hit' || !state.snapshot) return undefined
  const { name, contents, files = 0 } = state.snapshot
  const isOwn = sameKey(namesFor(rolling).keyIn(name), key)
  // Builds must be worth an entry of a store that cannot remove older ones.
  const mustGain = inputs.preset !== undefined && keepsAll(storeOptions(inputs, run, signal))
  if (!isOwn && !mustGain) return undefined
  const savedMs = snapshotMs(name)
  // The clocks of runners differ. A snapshot that is much too new counts as old: else it would end all saves for as long.
  const minutes = Math.floor(Math.abs(Date.now() - savedMs) / 60_000)
  if (isOwn && minutes < rolling.minAgeMinutes)
    return `Cache save skipped: the restored snapshot is ${minutes} minutes old, and rolling-min-age is ${rolling.minAgeMinutes}.`
  const { pace } = state
  let [written, kept, addedBytes] = [0, 0, 0]
  const countFile = ({ size, blocks, mtimeMs, birthtimeMs }: FileStat, tellsTime: boolean): void => {
    if (pace && isNewSince({ mtimeMs, birthtimeMs }, pace.endMs)) addedBytes += contentBytes({ size, blocks })
    if (!tellsTime) return
    if (mtimeMs > savedMs) written++
    else kept++
  }
  const now = await timeline.during('fingerprint', () => contentsOf(inputs, state, countFile, pace?.endMs))
  if (contents !== undefined && contents === now) return nothingChanged(inputs)
  if (mustGain && now !== undefined && pace) {
    // The builds of another job become this job's own when it has added to them.
    const isWorthIt = isSmall(pace.bytes) ? isOwn || addedBytes > 0 : isGain(addedBytes, pace.bytes)
    if (!isWorthIt)
      return `Cache save skipped: the job has added ${shortSizeText(addedBytes)} to the ${shortSizeText(pace.bytes)} of cache ${inputs.key}. GitHub's cache service cannot remove older entries, so builds of more than 100 MB are saved when a twentieth or 20 MB is new.`
  }
  const most = mostOfFiles * files
  if (files >= leastFiles && written >= most && kept <= files - most) tellWrittenAgain(inputs)
  return undefined
}

// A tool often rewrites most of a handful of files, which proves nothing.
const leastFiles = 20
const mostOfFiles = 0.9

/** What a user does not see: with new times of sources, a build tool uses none of the files that were restored. */
function tellWrittenAgain({ key, sourceTimes }: Inputs): void {
  if (sourceTimes !== undefined || !existsSync(join(runner.workspace(), '.git'))) return
  runner.notice(
    `This job has written nearly all files of cache ${key} again. If a build tool compares times, set \`source-times: true\` (docs/source-times.md); \`source-times: false\` ends this notice.`,
  )
}

/**
 * A fingerprint of the cached files. Of mounts it reads only the upper directories. Undefined if the files cannot be read;
 * the save logs the reason.
 * @param onFile called for each file. Its time tells when it was written unless a tool sets it, or it is mounted
 * @param sinceMs files that are new since then count only if they are a reason for a save
 */
async function contentsOf(
  inputs: Inputs,
  state: Mounted,
  onFile: (stat: FileStat, tellsTime: boolean) => unknown,
  sinceMs = Infinity,
): Promise<string | undefined> {
  try {
    const { excludes, lines } = cachedFiles(inputs)
    const matches = await findMatches({ excludes, lines })
    const { points, uppers } = mountedIn(state)
    const unpacked = matches.filter(({ path }) => !points.some((point) => isWithin(realName(path), point)))
    const caches = await toolCachesIn(directoriesAmong(unpacked))
    const meaningOfNew = meaningOfNewIn(caches)
    return [
      fingerprintOf(unpacked, excludes, {
        onFile: (stat, meaning) => onFile(plainStat(stat), meaning === 'content'),
        meaningOf: meaningIn(caches),
        isLeftOut: (path, stat) =>
          isNewSince(plainStat(stat), sinceMs) && meaningOfNew(path, false) === 'nothing',
      }),
      fingerprintOf(uppers.map(topOf), undefined, { onFile: (stat) => onFile(plainStat(stat), false) }),
    ].join()
  } catch (error) {
    runner.debug(`The cached files cannot be compared: ${messageOf(error)}`)
    return undefined
  }
}

type FileStat = Record<'size' | 'blocks' | 'mtimeMs' | 'birthtimeMs', number>

function plainStat({ size, blocks, mtimeNs, birthtimeNs }: BigIntStats): FileStat {
  const [mtimeMs, birthtimeMs] = [Number(mtimeNs) / 1e6, Number(birthtimeNs) / 1e6]
  return { size: Number(size), blocks: Number(blocks), mtimeMs, birthtimeMs }
}

type Mounted = Pick<LookedUp, 'mounts'>

/** The mount points and their upper directories. A broker that has ended shows no directories. */
export function mountedIn({ mounts }: Mounted): { points: string[]; uppers: string[] } {
  const own = mounts?.by === 'job' ? shownTargets(mounts.mountRoot, runner.workspace()) : []
  const brokered = mounts?.by === 'broker' ? mounts.mounts : []
  const shown = brokered.filter(({ view }) => existsSync(join(view, 'upper')))
  return {
    points: [...own.map(({ target }) => target), ...shown.map(({ target }) => toBytes(target))],
    uppers: [
      ...own.flatMap(({ upper }) => (upper === undefined ? [] : fromBytes(upper).toString())),
      ...shown.map(({ view }) => join(view, 'upper')),
    ],
  }
}

function topOf(path: string, i: number): Top {
  return { path, relative: '', stat: lstatSync(path), line: { number: i } }
}

/** The path without links to directories, as a byte string. It may itself be a link. */
export function realName(path: string): string {
  return `${realpathSync(dirname(path), 'latin1')}/${toBytes(basename(path))}`
}

/** Removes the snapshots that no job needs. Never fails. */
export async function removeOldSnapshots(
  store: Store,
  { scope, version, key }: Name,
  { keep }: RollingInputs,
): Promise<void> {
  try {
    const snapshots = await store.removable({ scope, version, key: snapshotPrefix(key) })
    const old = oldSnapshots(snapshots, keep)
    for (const { remove } of old) await remove()
    if (old.length > 0) runner.info(`Removed older snapshots: ${old.length}`)
  } catch (error) {
    runner.info(`Older snapshots stay in the ${store.label}: ${messageOf(error)}`)
  }
}
