/** The story of a save that keeps what other jobs add to a rolling cache at the same time. */
import type { Match } from '../../../files/matches.ts'
import * as runner from '../../../system/runner.ts'
import { type MergeJob, newMerging } from './merge-snapshots.ts'

/** How often a job packs before it publishes, whatever other jobs have saved. */
const mostMerges = 3

interface MergedSave {
  matches: Match[]
  /** Finds the files again, after other files have been added. */
  find(): Promise<Match[]>
  /** False if it has published nothing, because there is something to merge first. */
  save(matches: Match[], isOutdated: () => Promise<boolean>): Promise<boolean>
}

/** Merges and packs until no other job has saved meanwhile. */
export async function saveMerged(job: MergeJob, { matches, find, save }: MergedSave): Promise<void> {
  const merging = newMerging(job)
  let current = matches
  for (let left = mostMerges; ; left--) {
    if (await merging.merge()) current = await find()
    const isOutdated = async (): Promise<boolean> => left > 1 && (await merging.isOutdated())
    if (await save(current, isOutdated)) return
    runner.info(`Packing again, for another job has saved cache ${job.key} meanwhile`)
  }
}
