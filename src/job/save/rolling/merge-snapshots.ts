/** Adds the files to a job's files that other jobs have added to its rolling cache since the restore. */

import { toBytes } from '../../../files/byte-strings.ts'
import { type PathLine, selectionOf } from '../../../files/patterns.ts'
import { removeCommon } from '../../../files/remove-common.ts'
import { stagingParent } from '../../../files/staging.ts'
import type { Inputs } from '../../../inputs/inputs.ts'
import { sameKey } from '../../../names/keys.ts'
import { namesFor } from '../../../names/rolling.ts'
import { newFindings } from '../../../report/report.ts'
import type { Timeline } from '../../../report/timeline.ts'
import type { Entry, Store } from '../../../stores/store.ts'
import { openScratch } from '../../../system/disk/scratch.ts'
import { checkSpace } from '../../../system/disk/space.ts'
import { messageOf } from '../../../system/failure.ts'
import { join } from '../../../system/native-path.ts'
import * as runner from '../../../system/runner.ts'
import type { RestoreContext, RestoreJob } from '../../context.ts'
import { formatsIn } from '../../formats-of-job.ts'
import { openEntry } from '../../restore/open-entry.ts'
import { neededBy, putInPlace, unpackInto } from '../../restore/unpack.ts'

export interface Merging {
  /**
   * Merges the newest snapshot of the key, unless the job has it already. Warns of a failure, which leaves the files as they
   * were.
   * @returns whether it merged one
   */
  merge(): Promise<boolean>
  /** Whether there is a newer snapshot, which is not merged. */
  isOutdated(): Promise<boolean>
}

export interface MergeJob {
  inputs: Inputs
  key: string
  /** The scope that the job saves in. */
  scope: string
  store: Store
  /** The scopes that the job restored from. */
  readScopes: string[]
  /** The name of the snapshot that the job restored, of this key or another; undefined if it restored none. */
  restored: string | undefined
  timeline: Timeline
  signal: AbortSignal
}

export function newMerging(job: MergeJob): Merging {
  const { key, restored, signal } = job
  let last = restored
  const newest = async (): Promise<Entry | undefined> => {
    const entry = await findIn([job.scope], namesFor({}).lookups([key]), job)
    const isNew = entry && entry.key !== last && sameKey(namesFor({}).keyIn(entry.key), key)
    if (isNew) return entry
    await entry?.close()
    return undefined
  }
  /** False if there is none, or if it cannot be used. */
  const withNewest = async (use: (entry: Entry) => Promise<void>): Promise<boolean> => {
    try {
      const entry = await newest()
      if (!entry) return false
      await use(entry).finally(entry.close)
      return true
    } catch (error) {
      signal.throwIfAborted()
      runner.warning(`Cache ${key} of another job cannot be merged: ${messageOf(error)}`)
      return false
    }
  }
  return {
    isOutdated: () => withNewest(async () => {}),
    merge: () =>
      withNewest(async (entry) => {
        last = entry.key
        runner.info(`Another job has saved cache ${key} since this job restored it`)
        await takeAdditions(entry, job)
        runner.info(`Merged what another job has added to cache ${key} meanwhile`)
      }),
  }
}

function findIn(scopes: string[], keys: string[], { inputs, store }: MergeJob): Promise<Entry | undefined> {
  const versions = formatsIn(store, inputs).flatMap((format) => format.versions(inputs))
  return store.find({ scopes, keys, versions })
}

/** Adds the files that neither the job nor its restored snapshot has. The job has removed files that only the snapshot has. */
async function takeAdditions(entry: Entry, merging: MergeJob): Promise<void> {
  const { lines } = selectionOf(merging.inputs.paths, process.cwd())
  const context = contextOf(merging)
  await openEntry(entry, lines, context, async (job) => {
    await checkSpace(await stagingParent(lines[0] as PathLine), neededBy(job))
    await putInPlace(lines, context, async (dir) => {
      await unpackInto(dir, job)
      const withoutOwn = (): PathLine[] =>
        lines.filter((line) => removeCommon(treeOf(line, dir), toBytes(line.base)))
      if (withoutOwn().length === 0) return
      await withRestored(merging, (other) => {
        for (const line of lines) removeCommon(treeOf(line, dir), treeOf(line, other))
      })
      // Directories get the job's modes and times again.
      withoutOwn()
    })
  })
}

function treeOf({ number }: PathLine, dir: string): string {
  return toBytes(join(dir, 'tree', String(number)))
}

/** Unpacks the snapshot that the job restored. Does nothing if it restored none. @throws Error if the snapshot is gone */
async function withRestored(merging: MergeJob, use: (dir: string) => void): Promise<void> {
  const { restored, readScopes } = merging
  if (restored === undefined) return
  const entry = await findIn(readScopes, [restored], merging)
  using scratch = openScratch(runner.tempDir())
  const { dir } = scratch
  try {
    if (entry?.key !== restored) throw new Error('the restored cache is gone')
    const { lines } = selectionOf(merging.inputs.paths, process.cwd())
    await openEntry(entry, lines, contextOf(merging), async (job: RestoreJob) => {
      await checkSpace(dir, neededBy(job))
      await unpackInto(dir, job)
    })
    use(dir)
  } finally {
    await entry?.close()
  }
}

function contextOf({ inputs, key, store, timeline, signal }: MergeJob): RestoreContext {
  return {
    inputs,
    formats: formatsIn(store, inputs),
    mounting: { reason: 'it is merged' },
    server: undefined,
    remember: () => {},
    timeline,
    findings: newFindings({ step: 'restore', outcome: 'merged', key, store: store.label }, inputs),
    signal,
  }
}
