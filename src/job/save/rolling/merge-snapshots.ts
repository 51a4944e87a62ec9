/** The story of a save that keeps the files that other jobs add to a rolling cache at the same time. */
import type { SourceRecord } from '../../../entry/container.ts'
import { toBytes } from '../../../files/byte-strings.ts'
import type { Match } from '../../../files/paths/matches.ts'
import { type PathLine, selectionOf } from '../../../files/paths/patterns.ts'
import { stage } from '../../../files/placing/stage.ts'
import { stagingParent } from '../../../files/placing/staging.ts'
import { keepAdditions } from '../../../files/trees.ts'
import { sameKey } from '../../../names/keys.ts'
import { namesFor } from '../../../names/rolling.ts'
import { newFindings } from '../../../report/report.ts'
import type { Entry } from '../../../stores/store.ts'
import { openScratch } from '../../../system/disk/scratch.ts'
import { checkSpace } from '../../../system/disk/space.ts'
import { messageOf } from '../../../system/failure.ts'
import { join } from '../../../system/native-path.ts'
import * as runner from '../../../system/runner.ts'
import type { RestoreContext } from '../../context.ts'
import { formatsIn } from '../../formats-of-job.ts'
import { openEntry } from '../../restore/open-entry.ts'
import { neededBy, unpackInto } from '../../restore/unpack.ts'
import type { EntryToSave } from '../context.ts'

export interface MergeJob
  extends Pick<EntryToSave, 'inputs' | 'key' | 'scope' | 'store' | 'matches' | 'timeline' | 'signal'> {
  /** The scopes that the job restored from. */
  readScopes: string[]
  /** The name of the restored snapshot, of this key or another; undefined after a miss. */
  restored: string | undefined
  /** Finds the files again, after other files have been added. */
  find(): Promise<Match[]>
  /** False if there is a snapshot to merge first; then nothing is published. */
  save(matches: Match[], merging: Merging): Promise<boolean>
}

export type Merging = Pick<EntryToSave, 'isOutdated' | 'merged'>

/** A job publishes after packing this often, even if another job has saved meanwhile. */
const mostMerges = 3

/** Merges and packs until no other job has saved meanwhile. */
export async function saveMerged(job: MergeJob): Promise<void> {
  const merging = newMerging(job)
  let { matches } = job
  for (let left = mostMerges; ; left--) {
    if (await merging.merge()) matches = await job.find()
    const isOutdated = async (): Promise<boolean> => left > 1 && (await merging.isOutdated())
    if (await job.save(matches, { isOutdated, merged: merging.merged })) return
    runner.info(`Packing again, for another job has saved cache ${job.key} meanwhile`)
  }
}

function newMerging(job: MergeJob) {
  const { key, restored, signal } = job
  let last = restored
  const merged: Merging['merged'] = []
  const newest = async (): Promise<Entry | undefined> => {
    const entry = await findIn([job.scope], namesFor({}).lookups([key]), job)
    const isNew = entry && entry.key !== last && sameKey(namesFor({}).keyIn(entry.key), key)
    if (isNew) return entry
    await entry?.close()
    return undefined
  }
  /** False if there is no newer snapshot, or if it cannot be used. */
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
    merged,
    /** Whether there is a newer snapshot that is not merged. */
    isOutdated: () => withNewest(async () => {}),
    /** Merges the newest snapshot, unless the job has it. A failure changes no file, and is a warning. @returns whether it did */
    merge: () =>
      withNewest(async (entry) => {
        last = entry.key
        runner.info(`Another job has saved cache ${key} since this job restored it`)
        merged.push(await takeAdditions(entry, job))
        runner.info(`Merged what another job has added to cache ${key} meanwhile`)
      }),
  }
}

function findIn(scopes: string[], keys: string[], { inputs, store }: MergeJob): Promise<Entry | undefined> {
  const versions = formatsIn(store, inputs).flatMap((format) => format.versions(inputs))
  return store.find({ scopes, keys, versions })
}

/**
 * Adds the files that neither the job nor its restored snapshot has. Files that only the snapshot has, the job removed.
 * @returns the times of the sources that the entry's files were built from
 */
async function takeAdditions(entry: Entry, merging: MergeJob): Promise<SourceRecord | undefined> {
  const { lines } = selectionOf(merging.inputs.paths, process.cwd())
  const context = contextOf(merging)
  let sources: SourceRecord | undefined
  await openEntry(entry, lines, context, async (job) => {
    sources = job.indexed?.index.sources
    await checkSpace(await stagingParent(lines[0] as PathLine), neededBy(job))
    using staging = await stage(lines, context.signal)
    const { dir } = staging
    await context.timeline.during('unpack', () => unpackInto(dir, job))
    const withoutOwn = (): PathLine[] =>
      lines.filter((line) => keepAdditions(treeOf(line, dir), toBytes(line.base)))
    if (withoutOwn().length > 0) {
      await withRestored(merging, (other) => {
        for (const line of lines) keepAdditions(treeOf(line, dir), treeOf(line, other))
      })
      // Directories get the job's modes and times again.
      withoutOwn()
    }
    await context.timeline.during('publish', staging.publish)
  })
  return sources
}

function treeOf({ number }: PathLine, dir: string): string {
  return toBytes(join(dir, 'tree', String(number)))
}

/** Unpacks the restored snapshot, if there is one. @throws Error if it is gone */
async function withRestored(merging: MergeJob, use: (dir: string) => void): Promise<void> {
  const { restored, readScopes } = merging
  if (restored === undefined) return
  const entry = await findIn(readScopes, [restored], merging)
  using scratch = openScratch(runner.tempDir())
  const { dir } = scratch
  try {
    if (entry?.key !== restored) throw new Error('the restored cache is gone')
    const { lines } = selectionOf(merging.inputs.paths, process.cwd())
    await openEntry(entry, lines, contextOf(merging), async (job) => {
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
    showInWorkspace: async () => new Map(),
    remember: () => {},
    timeline,
    findings: newFindings({ step: 'restore', outcome: 'merged', key, store: store.label }, inputs),
    signal,
  }
}
