/** The story of source times: a save records the times of the files that git tracks, and a restore sets them. */
import type { SourceRecord } from '../../entry/container.ts'
import { type PathLine, selectionOf } from '../../files/paths/patterns.ts'
import {
  readTimes,
  roundedDown,
  type SavedSources,
  setTimes,
  unchangedTimes,
} from '../../files/sources/source-times.ts'
import { decodeTimes, encodeTimes } from '../../files/sources/times-record.ts'
import { refreshIndexes, trackedFiles } from '../../files/sources/tracked-files.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'

/**
 * The record for an entry whose files are packed: a source that changes later has another time. Undefined if there is
 * none; the log has the reason.
 */
export async function recordSources(inputs: Inputs, signal: AbortSignal): Promise<SourceRecord | undefined> {
  const workspace = runner.workspace()
  try {
    const { files } = await trackedFiles(workspace, signal)
    const found = await readTimes(files, { workspace, cached: linesOf([inputs]) })
    const unchanged = await trackedFiles(workspace, signal)
    let newest = BigInt(Date.now()) * 1_000_000n
    for (const { mtimeNs } of found.values()) if (mtimeNs > newest) newest = mtimeNs
    return {
      savedAt: roundedDown(newest) + 1,
      times: encodeTimes(unchangedTimes(found, unchanged.files)),
    }
  } catch (error) {
    signal.throwIfAborted()
    runner.info(`The times of sources are not saved: ${messageOf(error)}`)
    return undefined
  }
}

/** A cache whose restore has ended. */
interface CacheWithSources {
  inputs?: Inputs
  hit: 'exact' | 'partial' | 'miss'
  /** The record of the entry. */
  sources?: SourceRecord | undefined
}

/**
 * Sets the times of sources for all caches of the step that want it, also after a miss: the times that a save records
 * must be those that the job's build sees.
 */
export async function setSourceTimes(all: CacheWithSources[], signal: AbortSignal): Promise<void> {
  const caches = all.filter(({ inputs }) => inputs?.sourceTimes && !inputs.lookupOnly)
  if (caches.length === 0) return
  const workspace = runner.workspace()
  const saved = caches.filter(({ hit }) => hit !== 'miss').map(({ sources }) => savedSources(sources))
  const before = newestOfJob()
  // An earlier step has set the times, and a build may have used them since.
  if (saved.length === 0 && before !== undefined) return
  try {
    const { files, repositories } = await trackedFiles(workspace, signal)
    // Before any time is set: a step that is killed then has set none, or left this variable.
    runner.setVariable(newestName, String(Math.max(before ?? 0, ...saved.map(({ savedAt }) => savedAt))))
    const cached = linesOf(caches.flatMap(({ inputs }) => inputs ?? []))
    const { all, kept, changed } = await setTimes(files, { workspace, cached, saved, before })
    if (changed > 0) await refreshIndexes(repositories, signal)
    if (saved.length > 0) runner.info(`Sources with the time of the saved ones: ${kept} of ${all}`)
  } catch (error) {
    signal.throwIfAborted()
    runner.info(`The times of sources are not set: ${messageOf(error)}`)
  }
}

/** An entry without a record was saved before now, from contents that nobody knows. */
function savedSources(sources: SourceRecord | undefined): SavedSources {
  const { savedAt, times } = sources ?? { savedAt: Math.floor(Date.now() / 1000), times: '' }
  return { savedAt, times: decodeTimes(times) }
}

function linesOf(inputs: Pick<Inputs, 'paths'>[]): PathLine[] {
  return inputs.flatMap(({ paths }) => selectionOf(paths, process.cwd()).lines)
}

/** Steps of one job share it. It is the newest `savedAt` that the job has restored, or 0. */
const newestName = 'HEADSTART_SOURCES_SAVED_AT'

function newestOfJob(): number | undefined {
  const text = runner.variable(newestName)
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
