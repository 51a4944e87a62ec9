// Runs the jobs of a history one after the other, and counts what they cost.
import { createHash } from 'node:crypto'
import { lstat, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Job, newJob, runStep, type StepRun } from '../../scripts/as-runner.ts'
import { output, timed } from '../../scripts/command.ts'
import { type Bench, emptyDirectory } from '../bench.ts'
import { runScript, writeSources } from '../rolling/recipe.ts'
import { hoursPerCommit, main, type Run, runsOf } from './history.ts'
import type { OtherWay, Project, ProjectJob } from './project.ts'
import { age, filesBelow, type HistoryStore } from './stores.ts'

export interface Figures {
  jobs: number
  toolMs: number
  cacheMs: number
  /** All milliseconds of each job. */
  jobMs: number[]
  compilations: number
  /** Compilations that an earlier job of the same name had done, on the default branch. */
  again: number
  /** The same in pull requests, whose jobs cannot see what other pull requests have built. */
  againInPulls: number
  storedBytes: number
  movedBytes: number | undefined
}

interface History {
  project: Project
  commits: number
  /** The variables of all jobs. */
  env: Record<string, string>
}

export interface Simulation {
  /** The name of the way. */
  way: string
  store: HistoryStore
  /** Runs all jobs of a push or a pull request. */
  runJobs(run: Run): Promise<void>
  figures(): Promise<Figures>
}

/** The rules of another action, and the directory of the built @actions/cache that follows them. */
export interface Other {
  way: OtherWay
  dist: string
}

/** @param other undefined for the preset of Headstart */
export function newSimulation(
  bench: Bench,
  { project, env }: Pick<History, 'project' | 'env'>,
  store: HistoryStore,
  other: Other | undefined,
): Simulation {
  const { way, dist } = other ?? {}
  const action = dist === undefined ? {} : { dist }
  const figures = { jobs: 0, toolMs: 0, cacheMs: 0, compilations: 0, again: 0, againInPulls: 0 }
  const jobMs: number[] = []
  const saved = newSavedTimes()
  const done = new Map<string, Set<string>>()
  let last = 0
  let number = 0

  async function runJob(projectJob: ProjectJob, run: Run): Promise<void> {
    const { ref } = run
    const facts = { ...env, ...store.envOf(ref) }
    const job = await checkedOut(bench, project, projectJob, run, facts, store.toolCache)
    const { name } = projectJob
    const own = { lock: await lockHash(job), sources: hashOf(JSON.stringify(project.sourcesOf(run))) }
    const rules = way?.inputs({ job: name, run: number, ...own })
    const inputs = { ...store.inputs, ...(rules ?? project.inputs(name)) }
    const before = await store.asAtBegin(() => succeed(runStep(job, 'restore', inputs, action)))
    const hours = saved.hoursSince(before, run)
    const state = await passHours(before, hours, { project, job, isOther: way !== undefined, saved })
    const built = await build(job, projectJob, bench)
    const compiled = project.compiledIn(built.text, run, job)
    const again = compiled.filter((one) => wasDone(done, name, ref, one)).length
    noteDone(done, name, ref, compiled)
    await way?.beforeSave?.(job)
    await saved.noteCleanUp(project, job)
    const after = await succeed(runStep(job, 'post', inputs, { ...action, state }))
    saved.note(after, run)
    const cacheMs = before.ms + after.ms
    jobMs.push(built.ms + cacheMs)
    figures.jobs++
    figures.toolMs += built.ms
    figures.cacheMs += cacheMs
    figures.compilations += compiled.length
    figures[ref === main ? 'again' : 'againInPulls'] += again
    if (process.env.HEADSTART_HISTORY_LOG)
      console.log(
        `${way?.name}, ${store.name}, ${run.commit} ${ref} ${name}: ${hours} h, ${compiled.length} compiled, ${again} again, ${Math.round(before.ms)} + ${Math.round(built.ms)} + ${Math.round(after.ms)} ms\n${before.stdout}${after.stdout}`,
      )
  }

  return {
    way: way?.name ?? 'Headstart',
    store,
    async runJobs(run) {
      await store.begin((run.commit - last) * hoursPerCommit)
      last = run.commit
      number++
      for (const projectJob of project.jobs) await runJob(projectJob, run)
    },
    async figures() {
      return {
        ...figures,
        jobMs,
        storedBytes: await store.storedBytes(),
        movedBytes: store.movedBytes(),
      }
    },
  }
}

/** Jobs without any cache, and what the last builds use. */
export interface Uncached {
  /** Milliseconds of the tool, for each job of the first commit that is built. */
  jobMs: number[]
  compilations: number
  /** The packed bytes of all files that the last builds use. */
  usedBytes: number
}

const lastBuilds = 5

/** Builds the last commits one after the other, each job in a directory of its own; the first build finds it empty. */
export async function uncached(bench: Bench, { project, commits, env }: History): Promise<Uncached> {
  const all: Uncached = { jobMs: [], compilations: 0, usedBytes: 0 }
  const runs = runsOf(commits)
    .filter(({ ref }) => ref === main)
    .slice(-lastBuilds)
  for (const projectJob of project.jobs) {
    const kept = await emptyDirectory(bench, 'kept')
    for (const [number, run] of runs.entries()) {
      const job = await checkedOut(bench, project, projectJob, run, env)
      const builds = project.buildsOf(job)
      if (number > 0) await timed('cp', ['-a', '--', join(kept, 'builds'), builds])
      const { ms, text } = await build(job, projectJob, bench)
      if (number === 0) {
        all.jobMs.push(ms)
        all.compilations += project.compiledIn(text, run, job).length
      }
      await timed('rm', ['-rf', join(kept, 'builds')])
      await timed('cp', ['-a', '--', builds, join(kept, 'builds')])
    }
    const packed = join(kept, 'packed')
    await output('bash', ['-c', `tar -C "${kept}" -c builds | zstd -q -o "${packed}"`])
    all.usedBytes += (await lstat(packed)).size
  }
  return all
}

/** All jobs have the same paths, as on GitHub's runners. */
async function checkedOut(
  bench: Bench,
  project: Project,
  { name, env: own }: ProjectJob,
  run: Run,
  env: Record<string, string>,
  toolCache?: string,
): Promise<Job> {
  const place = await emptyDirectory(bench, 'job')
  const paths = { workspace: join(place, 'workspace'), home: join(place, 'home') }
  const isPull = run.ref !== main
  const job = await newJob(place, {
    ...paths,
    ...(toolCache !== undefined && { toolCache }),
    env: {
      ...{ ...project.env, ...env, ...own },
      ...{ GITHUB_JOB: name, GITHUB_REF: run.ref, GITHUB_RUN_ID: String(run.commit + 1) },
      ...(isPull && { GITHUB_EVENT_NAME: 'pull_request', GITHUB_BASE_REF: 'main' }),
    },
  })
  await timed('mkdir', ['-p', join(project.buildsOf(job), '..')])
  const sources = project.sourcesOf(run)
  await writeSources(job, sources)
  // Steps between the checkout and the build take seconds. Go makes no index of younger sources.
  const seconds = Date.now() / 1000 - 3
  for (const name of Object.keys(sources)) await utimes(join(job.workspace, name), seconds, seconds)
  const { signal } = bench
  await timed('git', ['init', '--quiet'], { cwd: job.workspace, signal })
  await timed('git', ['add', '--all'], { cwd: job.workspace, signal })
  return job
}

async function lockHash({ workspace }: Job): Promise<string> {
  const names = ['go.sum', 'Cargo.lock', 'gradle.properties', 'library.lock', 'package-lock.json']
  const texts = names.map((name) => readFile(join(workspace, name), 'utf8').catch(() => ''))
  return hashOf((await Promise.all(texts)).join('\0'))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** @actions/cache says so when a job of the same push has saved the key first. */
const keyTaken = '::warning::Failed to save: Unable to reserve cache with key'

async function succeed(running: Promise<StepRun>): Promise<StepRun> {
  const step = await running
  if (step.exitCode !== 0 || step.stdout.replace(keyTaken, '').includes('::warning'))
    throw new Error(`a step failed:\n${step.stdout}${step.stderr}`)
  return step
}

async function build(
  job: Job,
  { script }: ProjectJob,
  { signal }: Bench,
): Promise<{ ms: number; text: string }> {
  const began = performance.now()
  const text = await runScript(job, { script, signal })
  return { ms: performance.now() - began, text }
}

/** A job sees what jobs of its own branch and of the default branch have saved. */
function wasDone(done: Map<string, Set<string>>, job: string, ref: string, compilation: string): boolean {
  return [main, ref].some((scope) => done.get(`${scope} ${job}`)?.has(compilation))
}

function noteDone(done: Map<string, Set<string>>, job: string, ref: string, compiled: string[]): void {
  const name = `${ref} ${job}`
  const all = done.get(name) ?? new Set()
  done.set(name, all)
  for (const one of compiled) all.add(one)
}

interface SavedTimes {
  /** How many hours of the history have passed since the restored builds were saved. */
  hoursSince(step: StepRun, run: Run): number
  /** Remembers what a job has saved. */
  note(step: StepRun, run: Run): void
  noteCleanUp(project: Project, job: Job): Promise<void>
  /** The tool's last clean-up before a restored entry was saved, in seconds before that. */
  cleanedUpBefore: number
}

function newSavedTimes(): SavedTimes {
  const commits = new Map<string, { commit: number; cleanedUpBefore: number }>()
  let cleanedUpBefore = 0
  const times: SavedTimes = {
    cleanedUpBefore: 0,
    hoursSince({ stdout }, { commit, ref }) {
      const key = buildsAmong(stdout, 'Cache restored from key')
      const found = commits.get(`${ref} ${key}`) ?? commits.get(`${main} ${key}`)
      times.cleanedUpBefore = found?.cleanedUpBefore ?? 0
      return found ? (commit - found.commit) * hoursPerCommit : 0
    },
    note({ stdout }, { commit, ref }) {
      const key = buildsAmong(stdout, 'Cache saved with key')
      if (key !== undefined) commits.set(`${ref} ${key}`, { commit, cleanedUpBefore })
    },
    async noteCleanUp({ used, buildsOf }, job) {
      const text = await readFile(join(buildsOf(job), used?.cleanUpFile ?? ''), 'utf8').catch(() => '')
      cleanedUpBefore = text === '' ? 0 : Math.max(0, Date.now() / 1000 - Number(text))
    },
  }
  return times
}

/** The key of the builds, if a step has several caches. */
function buildsAmong(stdout: string, words: string): string | undefined {
  const keys = [...stdout.matchAll(new RegExp(`${words}: (\\S+)`, 'g'))].map(([, key]) => key)
  return keys.find((key) => key?.includes('-builds-')) ?? keys[0]
}

interface Passing {
  project: Project
  job: Job
  isOther: boolean
  saved: SavedTimes
}

/**
 * Sets back all times that restored files and the step's state have, so that they look as old as in the history.
 * @returns the state
 */
async function passHours(
  { state, stdout }: StepRun,
  hours: number,
  { project, job, isOther, saved }: Passing,
): Promise<Record<string, string>> {
  const { used } = project
  if (!used || buildsAmong(stdout, 'Cache restored from key') === undefined) return state
  const builds = project.buildsOf(job)
  for (const name of await filesBelow(builds)) if (used.names.test(name)) await age(join(builds, name), hours)
  // Headstart has set this time; other actions leave it.
  if (used.cleanUpFile !== undefined && isOther) {
    const seconds = Math.floor(Date.now() / 1000 - hours * 3600 - saved.cleanedUpBefore)
    const path = join(builds, used.cleanUpFile)
    await writeFile(path, String(seconds))
    await utimes(path, seconds, seconds)
  }
  return state.headstart === undefined
    ? state
    : { ...state, headstart: withOlderBuilds(state.headstart, hours) }
}

/** The record of the last builds is in seconds since 1970, and begins with the build of this job. */
function withOlderBuilds(text: string, hours: number): string {
  const states = JSON.parse(text) as Record<string, { builds?: number[] }>
  for (const one of Object.values(states)) {
    const [now, ...others] = one.builds ?? []
    if (now !== undefined) one.builds = [now, ...others.map((seconds) => seconds - hours * 3600)]
  }
  return JSON.stringify(states)
}
