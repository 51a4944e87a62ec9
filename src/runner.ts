/** The runner that started this process. The only file that uses @actions/core and the runner's variables. */
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as core from '@actions/core'
import { slashed } from './native-path.ts'
import { logLine } from './outside-text.ts'
import type { Run } from './scopes.ts'

/** The cache service of a runner. */
export interface CacheService {
  /** The API version: v2 is GitHub's since 2025, v1 the older one. */
  language: 'v1' | 'v2'
  url: string
  /** Secret; empty where there is none. */
  token: string
}

export const input = core.getInput
export const output: (name: string, value: string) => void = core.setOutput
export const saveState: (name: string, value: string) => void = core.saveState
export const loadState = core.getState
/** Makes the runner show `***` where the value would appear in the log. */
export const mask: (secret: string) => void = core.setSecret

export function fail(message: string): void {
  core.setFailed(logLine(message))
}

/** Shows as an annotation of the run. */
export function warning(message: string): void {
  core.warning(logLine(message))
}

/** One line of the log. */
export function info(message: string): void {
  core.info(logLine(message))
}

/** Shows only when the run is debugged. `message` may have several lines, such as a stack. */
export function debug(message: string): void {
  core.debug(message.split('\n').map(logLine).join('\n'))
}

/** Lines that the log shows folded. */
export function folded(title: string, lines: string[]): void {
  core.startGroup(logLine(title))
  for (const line of lines) info(line)
  core.endGroup()
}

/** A warning without an annotation, as actions/cache writes some. */
export function mildWarning(message: string): void {
  info(`[warning]${message}`)
}

/**
 * Adds a table to the job's summary, the first row being its head.
 * @param rows HTML without blank lines, after which GitHub would read Markdown
 * @param more Markdown
 */
export async function summarize(
  title: string,
  [head = [], ...rows]: string[][],
  more: string,
): Promise<void> {
  if (!process.env.GITHUB_STEP_SUMMARY) return
  const table = [head.map((data) => ({ data, header: true })), ...rows]
  core.summary.addHeading(title, 3).addTable(table)
  // Between HTML and Markdown must be an empty line.
  if (more !== '') core.summary.addEOL().addRaw(more, true)
  await core.summary.write()
}

/** Adds Markdown to the job's summary; the caller has escaped text from outside. */
export async function summarizeMarkdown(text: string): Promise<void> {
  if (process.env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(text, true).write()
}

/** The directory of the job, which actions/cache stores names relative to. */
export function workspace(): string {
  return slashed(process.env.GITHUB_WORKSPACE || process.cwd())
}

/** A directory for files that end with the job. */
export function tempDir(): string {
  return slashed(process.env.RUNNER_TEMP || tmpdir())
}

/** A directory for files that outlive the job, on machines that do. */
export function cacheDir(): string {
  const { RUNNER_TOOL_CACHE, XDG_CACHE_HOME } = process.env
  return slashed(RUNNER_TOOL_CACHE || XDG_CACHE_HOME || join(homedir(), '.cache'))
}

/** Whether this machine's disk outlives the job; that of GitHub's own runners does not. */
export function keepsDisk(): boolean {
  return process.env.RUNNER_ENVIRONMENT === 'self-hosted'
}

/** The environment variables of this process, secrets included, but for the signing key: no other process needs it. */
export function environment(): Record<string, string> {
  const passed = Object.entries(process.env).filter(([name]) => name !== 'INPUT_SIGNING-KEY')
  return Object.fromEntries(passed.map(([name, value = '']) => [name, value]))
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
 * for every step, even if earlier steps wrote them to GITHUB_ENV. Not from the file GITHUB_EVENT_PATH: the job can write
 * to it.
 */
export function currentRun(): Run {
  const { env } = process
  return {
    repository: env.GITHUB_REPOSITORY ?? '',
    ref: env.GITHUB_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    runId: env.GITHUB_RUN_ID ?? '',
    runAttempt: env.GITHUB_RUN_ATTEMPT ?? '',
    eventName: env.GITHUB_EVENT_NAME ?? '',
    baseBranch: env.GITHUB_BASE_REF ?? '',
    defaultBranch: input('default-branch'),
    cacheMode: env.ACTIONS_CACHE_MODE ?? '',
    token: env.ACTIONS_RUNTIME_TOKEN ?? '',
  }
}

/** The cache service that actions/cache would use here; undefined where there is none. */
export function cacheService(): CacheService | undefined {
  const { env } = process
  const language = env.ACTIONS_CACHE_SERVICE_V2 && isGitHub(env.GITHUB_SERVER_URL) ? 'v2' : 'v1'
  const url = language === 'v2' ? env.ACTIONS_RESULTS_URL : env.ACTIONS_CACHE_URL
  const token = env.ACTIONS_RUNTIME_TOKEN ?? ''
  // act's service has no tokens: its URL is enough.
  const isOffered = url && URL.canParse(url) && (token !== '' || language === 'v1')
  return isOffered ? { language, url, token } : undefined
}

/** False for GitHub Enterprise Server, Gitea and Forgejo, which have the v1 service only. */
function isGitHub(server = ''): boolean {
  const url = server || 'https://github.com'
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')
}
