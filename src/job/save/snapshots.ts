/** Decides whether a job saves a snapshot of a rolling cache, and removes old ones. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Inputs, RollingInputs } from '../../inputs/inputs.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor, oldSnapshots, snapshotMs, snapshotPrefix } from '../../names/snapshot-names.ts'
import type { Name, Store } from '../../stores/store.ts'
import { messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText } from '../../system/units.ts'
import { contentBytes, isGain, isNewSince, isSmall } from '../shared/added-files.ts'
import type { CacheToSave } from '../shared/save-context.ts'
import { nothingChanged } from '../shared/why-no-save.ts'
import { contentsOf, type FileStat, type TimeOfFile } from '../used/cache-contents.ts'

/** What is known of the restored snapshot of a rolling cache at the end of a job. */
interface SnapshotVerdict {
  /** Why the job keeps it instead of saving a new one, as a line for the log. */
  whyKept?: string
  /** Whether the job has written nearly all of its files again. */
  isWrittenAgain?: boolean
}

/** Compares the files with what the restore left. Empty if the cache is not a rolling one, or the restore found no snapshot. */
export async function judgeSnapshot({ inputs, state, timeline }: CacheToSave): Promise<SnapshotVerdict> {
  const { rolling, key } = inputs
  if (!rolling || state?.kind !== 'hit' || !state.snapshot) return {}
  const { name, contents, files = 0 } = state.snapshot
  const isOwn = sameKey(namesFor(rolling).keyIn(name), key)
  // Builds must be worth an entry of a store that cannot remove older ones. Main has noted which store it is.
  const mustGain = inputs.preset !== undefined && inputs.store === 'github'
  if (!isOwn && !mustGain) return {}
  const savedMs = snapshotMs(name)
  // The clocks of runners differ. A snapshot that is much too new counts as old: else it would end all saves for as long.
  const minutes = Math.floor(Math.abs(Date.now() - savedMs) / 60_000)
  if (isOwn && minutes < rolling.minAgeMinutes)
    return {
      whyKept: `Cache save skipped: the restored snapshot is ${minutes} minutes old, and rolling-min-age is ${rolling.minAgeMinutes}.`,
    }
  const { pace } = state
  let [written, kept, addedBytes] = [0, 0, 0]
  const countFile = ({ size, blocks, mtimeMs, birthtimeMs }: FileStat, time: TimeOfFile): void => {
    if (pace && isNewSince({ mtimeMs, birthtimeMs }, pace.endMs)) addedBytes += contentBytes({ size, blocks })
    if (time !== 'written') return
    if (mtimeMs > savedMs) written++
    else kept++
  }
  const now = await timeline.during('fingerprint', () => contentsOf(inputs, state, countFile, pace?.endMs))
  if (contents !== undefined && contents === now) return { whyKept: nothingChanged(inputs) }
  if (mustGain && now !== undefined && pace) {
    // The builds of another job become this job's own when it has added to them.
    const isWorthIt = isSmall(pace.packedBytes) ? isOwn || addedBytes > 0 : isGain(addedBytes, pace.bytes)
    if (!isWorthIt)
      return {
        whyKept: `Cache save skipped: the job has added ${shortSizeText(addedBytes)} to the ${shortSizeText(pace.bytes)} of cache ${inputs.key}. GitHub's cache service cannot remove older entries, so builds that take more than 50 MB of it are saved when a twentieth or 20 MB is new.`,
      }
  }
  const most = mostOfFiles * files
  return { isWrittenAgain: files >= leastFiles && written >= most && kept <= files - most }
}

// A tool often rewrites most of a handful of files, which proves nothing.
const leastFiles = 20
const mostOfFiles = 0.9

/** What a user does not see: with new times of sources, a build tool uses none of the files that were restored. */
export function tellWrittenAgain({ key, sourceTimes }: Inputs): void {
  if (sourceTimes !== undefined || !existsSync(join(runner.workspace(), '.git'))) return
  runner.notice(
    `This job has written nearly all files of cache ${key} again. If a build tool compares times, set \`source-times: true\` (docs/source-times.md); \`source-times: false\` ends this notice.`,
  )
}

/** A snapshot that a job has saved. */
export interface SavedSnapshot extends Pick<RollingInputs, 'keep'> {
  store: Store
  /** Its key is the one that the snapshots share. */
  name: Name
}

/** Removes the snapshots of a cache that no job needs. Never fails. */
export async function removeOldSnapshots({ store, name, keep }: SavedSnapshot): Promise<void> {
  try {
    const snapshots = await store.removable({ ...name, key: snapshotPrefix(name.key) })
    const old = oldSnapshots(snapshots, keep)
    for (const { remove } of old) await remove()
    if (old.length > 0) runner.info(`Removed older snapshots: ${old.length}`)
  } catch (error) {
    runner.info(`Older snapshots stay in the ${store.label}: ${messageOf(error)}`)
  }
}
