// Runs built steps against an S3 server that goes wrong, and checks that they leave all or nothing behind.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import { describeTree } from '../corpus/tree.ts'
import { annotationsOf, type Host, type Inputs, leftoversIn, type Place, save } from '../host.ts'
import { type FaultyS3, startFaultyS3 } from '../servers/faulty-s3.ts'
import { newObject } from '../servers/s3-objects.ts'
import type { S3Rule } from '../servers/s3-request.ts'
import { checkEnd, makeTree, occupied, restoreOver } from './steps.ts'

/** A tree, and the object it is in a bucket. */
export interface Saved {
  /** The job that saved it, and could do so again. */
  job: Job
  /** As `describeTree` tells it. */
  lines: string[]
  name: string
  bytes: Buffer
}

/** A server and a machine of its own. */
export interface Trial {
  server: FaultyS3
  host: Host
  inputs: Inputs
}

export interface Ended {
  hit: string | undefined
  /** Lines for the user to act on. */
  warnings: string[]
  run: StepRun
}

const sessionToken = 'canary+session/token='

/** Fits into one part. */
export const smallBytes = 300_000
/** Makes three parts, the least that `part-size` allows, and more than comes in a single request. */
export const largeBytes = 11 * 1024 ** 2

/** Packs a tree of about so many bytes, which no compression makes less, with a server that does all right. */
export async function saveTree(place: Place, bytes: number): Promise<Saved> {
  return within(place, {}, async (trial) => {
    const job = await trial.host.newJob({ env: { RUNNER_DEBUG: '1' } })
    makeTree(join(job.workspace, 'deps'), bytes)
    checkRun(await save(job, trial.inputs), trial)
    const found = [...trial.server.objects].find(([name]) => name.endsWith('/a-key'))
    assert(found, 'the tree was not saved')
    const [name, { body }] = found
    return { job, lines: describeTree(join(job.workspace, 'deps')), name, bytes: body }
  })
}

export interface TrialOptions {
  rules?: S3Rule[]
  /** What is in the bucket from the beginning. */
  saved?: Saved
  /** What the rules draw from. */
  seed?: number
}

/** Makes a trial for some work, and takes its server away afterwards. */
export async function within<T>(
  place: Place,
  { rules = [], saved, seed = 1 }: TrialOptions,
  work: (trial: Trial) => Promise<T>,
): Promise<T> {
  const server = await startFaultyS3({ seed, likeR2: true })
  if (saved) server.objects.set(saved.name, newObject(saved.bytes))
  server.rules = rules
  try {
    return await work({ server, host: place.newHost(), inputs: inputsOf(server) })
  } finally {
    await server.stop()
  }
}

function inputsOf(server: FaultyS3): Inputs {
  return {
    path: 'deps',
    key: 'a-key',
    bucket: server.bucket,
    endpoint: server.endpoint,
    region: server.region,
    'access-key-id': server.accessKeyId,
    'secret-access-key': server.secretAccessKey,
    'session-token': sessionToken,
    'part-size': '5MiB',
  }
}

/** Restores over what is there already, and checks that this is as before unless it says that it hit. */
export async function tryRestore(trial: Trial, { lines }: Saved): Promise<Ended> {
  const run = await restoreOver(await occupied(trial.host), trial.inputs, lines)
  checkRun(run, trial)
  return { hit: run.outputs.hit, warnings: warningsOf(run), run }
}

/** Saves a tree that was saved elsewhere before. */
export async function trySave(trial: Trial, saved: Saved): Promise<Ended> {
  const { host, inputs } = trial
  // The tree is another's, all else its own.
  const job = await host.newJob({ env: { RUNNER_DEBUG: '1' }, workspace: saved.job.workspace })
  const run = await save(job, inputs)
  checkRun(run, trial)
  return { hit: undefined, warnings: warningsOf(run), run }
}

/** Checks that what the bucket has now restores to the very tree. */
export async function checkEntry(trial: Trial, saved: Saved): Promise<void> {
  const { rules } = trial.server
  trial.server.rules = []
  const { hit, warnings } = await tryRestore(trial, saved)
  assert.deepEqual({ hit, warnings }, { hit: 'exact', warnings: [] })
  trial.server.rules = rules
}

// The runner takes these for itself.
const isMask = (line: string): boolean => line.startsWith('::add-mask::')

function warningsOf(run: StepRun): string[] {
  return annotationsOf(run).filter((line) => !isMask(line))
}

/** What holds for every step, whatever has happened. */
function checkRun(run: StepRun, { server, host }: Trial): void {
  checkEnd(run)
  assert.deepEqual(leftoversIn(host), [])
  const shown = run.stdout.split('\n').filter((line) => !isMask(line))
  const all = [...shown, run.stderr, run.summary, JSON.stringify([run.outputs, run.state])].join('\n')
  for (const secret of [server.secretAccessKey, sessionToken].flatMap(formsOf)) {
    assert(!all.includes(secret), `a secret shows in:\n${all}`)
  }
  assert.doesNotMatch(all, /X-Amz-(Signature|Credential|Security)/i)
}

function formsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]
}
