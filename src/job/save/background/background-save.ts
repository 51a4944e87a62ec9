/** The story of a save beside the job: `save/` starts a process, and its post waits for the process. */
import { lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Inputs } from '../../../inputs/inputs.ts'
import { choice } from '../../../inputs/values.ts'
import { messageLine } from '../../../mounts/lazy/serve-request.ts'
import { startOf } from '../../../mounts/processes.ts'
import { startDetached } from '../../../system/detached.ts'
import { readOwnFile } from '../../../system/disk/trusted-file.ts'
import { JobFailure, messageOf } from '../../../system/failure.ts'
import * as runner from '../../../system/runner.ts'
import { cachesOf, fillInputs, forCache, inputsOf } from '../../caches-of-step.ts'
import { toolsFor } from '../../formats-of-job.ts'
import { type BackgroundSave, loadBackground, type State, type States, saveBackground } from '../../state.ts'
import { save } from '../save.ts'
import { cachedFiles } from '../selection.ts'
import { lowerPriority, restorePriority } from './priority.ts'
import { whereaboutsOf } from './whereabouts.ts'
import { passOn, type Written } from './written.ts'

export interface BackgroundRequest {
  /** The step's environment variables, all secrets included. */
  env: Record<string, string>
  /** The step's working directory, which relative inputs are resolved against. */
  cwd: string
  /** An empty private directory. */
  dir: string
  /** The time of the step by the kernel's clock, in nanoseconds. */
  sinceNs: string
  /** A process that lives as long as the job. */
  job: { pid: number; start: string | undefined }
  states: States
  /** Where the files of each cache are, by its name; see `whereaboutsOf`. */
  whereabouts: Record<string, string>
}

/** What the process has done so far, by the names of the caches. */
export interface BackgroundResult {
  /** The caches that are saved, or that have a reason in the log not to be. */
  done: Record<string, Written>
  /** The caches that post has to save, and why. */
  failed: Record<string, string>
}

export const resultFile = 'result'

/** Main of `save/`. @throws what saving throws */
export async function startSave(signal: AbortSignal): Promise<void> {
  saveBackground()
  if (choice(runner.input, 'background', ['false', 'true']) === 'false') return save(signal)
  const plan = await planOf(signal)
  // A mistake of the user, or a run without a branch: the save says so.
  if (!plan) return save(signal)
  const reason = whyForeground([...plan.inputs.values()]) ?? (await start(plan, signal))
  if (reason === undefined) return runner.info('Saving beside the next steps; the end of the job has the log')
  runner.info(`Saving before the next step: ${reason}`)
  await save(signal, plan.states)
}

interface Plan {
  states: States
  /** Of the caches that have files to save, by their names. */
  inputs: Map<string, Inputs>
}

/** Reads what the next steps may change: what presets find, and the keys. */
async function planOf(signal: AbortSignal): Promise<Plan | undefined> {
  const plan: Plan = { states: {}, inputs: new Map() }
  if (runner.currentRun().ref === '') return undefined
  try {
    for (const cache of await cachesOf()) {
      const state: State = { preset: cache.inputs.get('preset') }
      await forCache(cache, async () => {
        state.filled = await fillInputs(cache, signal)
        if (state.filled === 'none') return
        const inputs = inputsOf(cache)
        state.key = inputs.key
        plan.inputs.set(cache.name, inputs)
      })
      plan.states[cache.name] = state
    }
    return plan
  } catch (error) {
    if (error instanceof JobFailure) return undefined
    throw error
  }
}

function whyForeground(inputs: Inputs[]): string | undefined {
  if (process.platform !== 'linux') return 'background saves need Linux'
  if (inputs.some(({ rolling }) => rolling?.merges))
    return 'with rolling: merge, a save adds files of other jobs'
  return undefined
}

/** @returns the reason why it could not */
async function start({ states, inputs }: Plan, signal: AbortSignal): Promise<string | undefined> {
  for (const one of inputs.values()) {
    // The process has no log to mask them in.
    for (const secret of [one.s3.secretAccessKey, one.s3.sessionToken]) if (secret) runner.mask(secret)
    // To install programs would be in the way of the next steps.
    if (['mount', 'lazy'].includes(one.mode)) await toolsFor(one, signal, true)
  }
  const dir = mkdtempSync(join(runner.tempDir(), 'headstart-'))
  const sinceNs = String(lstatSync(dir, { bigint: true }).ctimeNs)
  const whereabouts: Record<string, string> = {}
  try {
    for (const [name, one] of inputs)
      whereabouts[name] = await whereaboutsOf(cachedFiles(one), BigInt(sinceNs))
  } catch (error) {
    rmSync(dir, { recursive: true })
    return messageOf(error)
  }
  const program = join(import.meta.dirname, 'save-background.js')
  const { pid, stdin } = startDetached({ path: process.execPath, args: [program] })
  await lowerPriority(pid)
  const startTime = startOf(pid)
  if (startTime === undefined) {
    rmSync(dir, { recursive: true })
    return 'the process for it did not start'
  }
  saveBackground({ pid, start: startTime, dir, states })
  // As in the names of mount roots.
  const jobPid = process.ppid || 1
  const job = { pid: jobPid, start: startOf(jobPid) }
  // Other processes do not need these.
  const own = { 'INPUT_SIGNING-KEY': runner.input('signing-key'), INPUT_CACHES: runner.input('caches') }
  const env = { ...runner.environment(), ...own }
  const request: BackgroundRequest = { env, cwd: process.cwd(), dir, sinceNs, job, states, whereabouts }
  await new Promise<void>((resolve) => stdin.end(messageLine(request), resolve))
  return undefined
}

/** Post of `save/`. @throws what saving throws */
export async function finishSave(signal: AbortSignal): Promise<void> {
  const background = loadBackground()
  if (!background) return
  const { dir, states } = background
  let result: BackgroundResult
  try {
    await endOf(background, signal)
    result = resultIn(dir)
  } finally {
    endRest(background)
    rmSync(dir, { recursive: true, force: true })
  }
  for (const written of Object.values(result.done)) passOn(written)
  const left = Object.keys(states).filter((name) => !result.done[name])
  if (left.length === 0) return
  for (const name of left)
    runner.within({ name, inputs: new Map() }, () =>
      runner.info(`Saving now: ${result.failed[name] ?? 'the process that saved beside the job was killed'}`),
    )
  await save(signal, Object.fromEntries(left.map((name) => [name, states[name] as State])))
}

// The runner kills a cancelled step after 7.5 s.
const endingMs = 5_000

/** Waits for the process. Ends it if the signal aborts. @throws the abort reason */
async function endOf({ pid, start }: BackgroundSave, signal: AbortSignal): Promise<void> {
  const isAlive = (): boolean => startOf(pid) === start
  if (isAlive() && !signal.aborted) {
    runner.info('Waiting for the save beside the job')
    await restorePriority(pid)
  }
  while (isAlive() && !signal.aborted) await sleep(20)
  if (isAlive()) process.kill(pid, 'SIGTERM')
  for (const began = performance.now(); isAlive() && performance.now() - began < endingMs; ) await sleep(20)
  signal.throwIfAborted()
}

/** Ends the process, and what it has left. The number of a group is not reused before all its processes have ended. */
function endRest({ pid, start }: BackgroundSave): void {
  if ([undefined, start].includes(startOf(pid))) endGroup(pid)
}

/** Ends a process, and what it has started. */
export function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All have ended.
  }
}

const mostResultBytes = 64 * 1024 ** 2

function resultIn(dir: string): BackgroundResult {
  try {
    const { done, failed } = JSON.parse(
      String(readOwnFile(join(dir, resultFile), mostResultBytes)),
    ) as BackgroundResult
    const texts = Object.values(done).flatMap(({ log, outputs, summary }) => [log, outputs, summary])
    const isResult = [...texts, ...Object.values(failed)].every((text) => typeof text === 'string')
    if (isResult) return { done, failed }
  } catch {}
  // The process was killed before it had one, or something else has written the file.
  return { done: {}, failed: {} }
}
