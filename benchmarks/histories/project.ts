// What a project of a history consists of: its sources, its jobs, and what its tool says about compilations.
import type { Job } from '../../scripts/as-runner.ts'
import type { Bench } from '../bench.ts'
import type { Sources } from '../rolling/recipe.ts'
import type { Run, Snapshot } from './history.ts'

export interface ProjectJob {
  /** `GITHUB_JOB`. */
  name: string
  /** For Bash, in the workspace. */
  script: string
  /** The environment of the job, in which the action looks for flags. */
  env?: Record<string, string>
}

export interface Project {
  /** Names the tool. */
  name: string
  /** The inputs of Headstart. */
  inputs(job: string): Record<string, string>
  /** The first job ends first. */
  jobs: ProjectJob[]
  env: Record<string, string>
  sourcesOf(snapshot: Snapshot): Sources
  /** Makes what is not in the sources, such as packages to download. @returns variables of all jobs */
  prepare(bench: Bench, commits: number): Promise<Record<string, string>>
  /** The compilations of a job: a text for each, which is the same whenever the same is compiled. */
  compiledIn(output: string, run: Run, job: Job): string[]
  /** Where the tool keeps what it has built. */
  buildsOf(job: Job): string
  /** The tool's cache of files whose times say when they were used; absent if the tool sets no such times. */
  used?: UsedFiles
  /** The ways of other actions. */
  ways: OtherWay[]
}

export interface UsedFiles {
  /** The names of these files below the directory of builds. */
  names: RegExp
  /** The file with the time of the tool's last clean-up, in seconds since 1970. */
  cleanUpFile?: string
}

export interface WayOfRun {
  job: string
  /** A hash of the lock file. */
  lock: string
  /** A hash of all sources. */
  sources: string
  /** A number of this run only. */
  run: number
}

/** Rules that other actions follow, with the real @actions/cache, which they call. */
export interface OtherWay {
  name: string
  /** The source of the rules. */
  source: string
  inputs(run: WayOfRun): Record<'path' | 'key' | 'restore-keys', string>
  /** What the other action removes before a save. */
  beforeSave?(job: Job): Promise<void>
}
