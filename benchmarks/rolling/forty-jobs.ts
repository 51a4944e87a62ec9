// Forty jobs of a rolling cache, one after the other. Each of them replaces 2 % of the files.
import { readFile } from 'node:fs/promises'
import type { StepRun } from '../../scripts/as-runner.ts'
import type { Report } from '../../src/report/report.ts'
import type { Bench, Contender } from '../bench.ts'
import { gradleLike } from './gradle-like.ts'
import { freshKeys, type OptionsOf, rollingKey, runJob } from './jobs.ts'

const jobs = 40

interface Forty {
  /** Milliseconds. */
  saves: number[]
  /** Bytes to the store. */
  sent: number
  /** Bytes of the changes, packed: the median of the layers that no others are merged into, for each job. */
  changed: number
}

/** After a job that saves all files. */
async function fortyJobs(bench: Bench, optionsOf: OptionsOf): Promise<Forty> {
  const saves: number[] = []
  const reports: Report[] = []
  const onPost = async ({ outputs: { report } }: StepRun): Promise<void> => {
    if (report !== undefined) reports.push(JSON.parse(await readFile(report, 'utf8')))
  }
  for (let commit = 0; commit <= jobs; commit++) {
    const options = await optionsOf(bench, gradleLike, commit)
    const { save = Number.NaN } = await runJob(bench, { recipe: gradleLike, commit, options, onPost })
    saves.push(save)
  }
  const unmerged = reports.slice(1).filter(({ mergedLayers }) => mergedLayers === 0)
  return {
    saves: saves.slice(1),
    sent: reports
      .slice(1)
      .reduce((sum, { sentBytes, storedBytes = 0 }) => sum + (sentBytes ?? storedBytes), 0),
    changed: jobs * medianOf(unmerged.map(({ packedBytes = 0 }) => packedBytes)),
  }
}

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}

const rolling = rollingKey('lazy')

const savesOf = (name: string, optionsOf: OptionsOf): Contender => ({
  name,
  parts: ['of all', 'median', 'slowest'],
  async measure(bench) {
    const { saves } = await fortyJobs(bench, optionsOf)
    const all = saves.reduce((sum, ms) => sum + ms, 0)
    return { 'of all': all, median: medianOf(saves), slowest: Math.max(...saves) }
  },
})

export const fortySaves = savesOf('headstart, 40 saves', rolling)
export const fortyOtherSaves = savesOf('@actions/cache, 40 saves', freshKeys)

/** Both figures are of the same jobs. */
const bytes = new WeakMap<Bench, Promise<Forty>>()
const bytesOf = (name: string, figure: 'sent' | 'changed'): Contender => ({
  name,
  async measure(bench) {
    const forty = bytes.get(bench) ?? fortyJobs(bench, rolling)
    bytes.set(bench, forty)
    return (await forty)[figure] / 1024
  },
})

export const bytesOfForty = bytesOf('sent by 40 saves', 'sent')
export const changesOfForty = bytesOf('their changes, packed', 'changed')
