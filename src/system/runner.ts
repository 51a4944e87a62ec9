/**
 * The runner that started this process. Only this file uses @actions/core, and only this file and runner-services.ts use
 * the runner's variables.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as core from '@actions/core'
import type { Run } from '../names/scopes.ts'
import { isReason, messageOf } from './failure.ts'
import { homeDirectory } from './home.ts'
import { slashed } from './native-path.ts'
import { logLine } from './outside-text.ts'

const currentCache = new AsyncLocalStorage<NamedCache>()

interface NamedCache {
  name: string
}

/** Runs `work` for a cache of the step: outputs and lines of the log then belong to that cache. */
export function within<T>(cache: NamedCache, work: () => T): T {
  return currentCache.run(cache, work)
}

/** An input of the step; empty if it is not given. */
export const input: (name: string) => string = core.getInput

/** The name of the current cache; empty if the step has only one. */
export function cacheName(): string {
  return currentCache.getStore()?.name ?? ''
}

const outputsOf = new WeakMap<NamedCache, Record<string, string>>()

/** Sets an output. With several caches, its name ends with the cache's name. */
export function output(name: string, value: string): void {
  const cache = currentCache.getStore()
  core.setOutput(cache?.name ? `${name}-${cache.name}` : name, value)
  if (cache) outputsOf.set(cache, { ...outputsOf.get(cache), [name]: value })
}

/** Sets the output `results`, which has the outputs of several caches so far as JSON, by their names. */
export function outputResults(caches: NamedCache[]): void {
  const results = caches.flatMap((cache) => (cache.name ? [[cache.name, outputsOf.get(cache) ?? {}]] : []))
  if (results.length > 0) output('results', JSON.stringify(Object.fromEntries(results)))
}

/** Gives later steps of this job an environment variable. No other job has it, unlike a file of a directory that stays. */
export function setVariable(name: string, value: string): void {
  if (process.env.GITHUB_ENV) core.exportVariable(name, value)
}

/** An environment variable; empty if it is not set. */
export function variable(name: string): string {
  return process.env[name] ?? ''
}

/** The names of the environment variables that begin with a prefix. */
export function variableNames(prefix: string): string[] {
  return Object.keys(process.env).filter((name) => name.startsWith(prefix))
}

export const saveState: (name: string, value: string) => void = core.saveState
export const loadState = core.getState
/** Makes the runner show `***` where the value would appear in the log. */
export const mask: (secret: string) => void = core.setSecret

export function fail(message: string): void {
  core.setFailed(logLine(message))
}

/** Shows as an annotation of the run. */
export function warning(message: string): void {
  core.warning(named(message))
}

/** Shows as an annotation of the run, although nothing went wrong. */
export function notice(message: string): void {
  core.notice(named(message))
}

/** Warns of an error, whose stack shows when the run is debugged. */
export function warningOf(error: unknown, before = ''): void {
  warning(`${before}${messageOf(error)}`)
  if (error instanceof Error && error.stack) debug(error.stack)
}

/**
 * The reason why work is done in another way, for a line of the log. An error that is no reason becomes a warning, with its
 * stack when the run is debugged.
 */
export function reasonOf(error: unknown): string {
  if (isReason(error)) return messageOf(error)
  warningOf(error)
  return 'an unexpected error, see the warning above'
}

/** One line of the log. */
export function info(message: string): void {
  core.info(named(message))
}

/** A text as one line, which begins with the name of the current cache if the step has several. */
export function named(message: string): string {
  const cache = cacheName()
  return logLine(cache ? `${cache}: ${message}` : message)
}

/** Shows only when the run is debugged. `message` may have several lines, such as a stack. */
export function debug(message: string): void {
  core.debug(message.split('\n').map(logLine).join('\n'))
}

export function folded(title: string, lines: string[]): void {
  core.startGroup(named(title))
  for (const line of lines) core.info(logLine(line))
  core.endGroup()
}

/** Writes a warning to the log only: it has no annotation on the page of the run. */
export function mildWarning(message: string): void {
  info(mildWarningLine(message))
}

/** A warning without an annotation, as actions/cache writes some. */
export function mildWarningLine(message: string): string {
  return `[warning]${message}`
}

export type Summary = typeof core.summary

/** The job's summary; undefined where the runner shows none. */
export function summary(): Summary | undefined {
  return process.env.GITHUB_STEP_SUMMARY ? core.summary : undefined
}

/**
 * The step's `id`; undefined without one. The runner then makes one up with `__`, and act a number. In a composite action,
 * which alone has a path, the runner gives the id of the step that uses the composite action.
 */
export function stepId(): string | undefined {
  const { GITHUB_ACTION: id = '', GITHUB_ACTION_PATH: composite } = process.env
  return !composite && /^(?!__)[a-z_][\w-]*$/i.test(id) ? id : undefined
}

/** The id of the job in its workflow, which all jobs of a matrix share; empty where the runner does not name it. */
export function jobId(): string {
  // GitHub allows these characters. Other runners may allow others, which keys must not have.
  return (process.env.GITHUB_JOB ?? '').replace(/[^\w-]+/g, '_')
}

/** The name of the workflow, as its file gives it; empty where the runner does not name it. */
export function workflowName(): string {
  return process.env.GITHUB_WORKFLOW ?? ''
}

/** The workspace. actions/cache stores names relative to it. */
export function workspace(): string {
  return slashed(process.env.GITHUB_WORKSPACE || process.cwd())
}

/** A directory for files that end with the job. */
export function tempDir(): string {
  return slashed(process.env.RUNNER_TEMP || tmpdir())
}

/** A directory for files that outlive the job if the machine does. */
export function cacheDir(): string {
  const { RUNNER_TOOL_CACHE, XDG_CACHE_HOME } = process.env
  return slashed(RUNNER_TOOL_CACHE || XDG_CACHE_HOME || join(homeDirectory() ?? '/', '.cache'))
}

/** Identifies this job among the jobs of this machine. The runner sets the last of these variables for each job anew. */
export function jobIdentity(): string {
  const { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, RUNNER_TRACKING_ID } = process.env
  return [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, RUNNER_TRACKING_ID].join(' ')
}

/** Whether this machine's disk may outlive the job. The disks of GitHub's own runners do not. */
export function keepsDisk(): boolean {
  return process.env.RUNNER_ENVIRONMENT === 'self-hosted'
}

/** Whether this machine's disk surely ends with the job. */
export function losesDisk(): boolean {
  return process.env.RUNNER_ENVIRONMENT === 'github-hosted'
}

/** The environment of this process. Has secrets, but not the signing key. */
export function environment(): Record<string, string> {
  const passed = Object.entries(process.env).filter(
    ([name]) => !['INPUT_SIGNING-KEY', 'INPUT_CACHES'].includes(name),
  )
  return Object.fromEntries(passed.map(([name, value = '']) => [name, value]))
}

// The runner gives them to actions only.
const ofActions = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/

/** The environment of a `run` step. */
export function scriptEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(environment()).filter(([name]) => !ofActions.test(name)))
}

/** The system of the runner, as the expressions `runner.os` and `runner.arch` name it. */
export function runnerSystem(): { os: string; arch: string } {
  const { RUNNER_OS, RUNNER_ARCH } = process.env
  return { os: RUNNER_OS || process.platform, arch: RUNNER_ARCH || process.arch }
}

/** The runner's name; empty where it has none. */
export function runnerName(): string {
  return process.env.RUNNER_NAME ?? ''
}

/** Adopts the environment variables of another process. */
export function adoptEnvironment(env: Record<string, string>): void {
  Object.assign(process.env, env)
}

/**
 * The facts about this run; empty where the runner does not set them. The runner sets these variables and the input anew
 * for every step, even if earlier steps wrote them to GITHUB_ENV. A job can write to the file GITHUB_EVENT_PATH.
 */
export function currentRun(): Run {
  const { env } = process
  return {
    repository: env.GITHUB_REPOSITORY ?? '',
    ref: env.GITHUB_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    runId: env.GITHUB_RUN_ID ?? '',
    runAttempt: env.GITHUB_RUN_ATTEMPT ?? '',
    workflow: env.GITHUB_WORKFLOW_REF ?? '',
    actorId: env.GITHUB_ACTOR_ID ?? '',
    runner: env.RUNNER_ENVIRONMENT ?? '',
    eventName: env.GITHUB_EVENT_NAME ?? '',
    baseBranch: env.GITHUB_BASE_REF || undefined,
    defaultBranch: input('default-branch') || undefined,
    cacheMode: env.ACTIONS_CACHE_MODE || undefined,
    token: env.ACTIONS_RUNTIME_TOKEN || undefined,
  }
}
