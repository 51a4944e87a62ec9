// Runs built steps against a faulty store, and checks that they leave everything or nothing.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Job, StepOptions, StepRun } from '../../../scripts/as-runner.ts'
import { takeApart } from '../corpus/entry-bytes.ts'
import { describeTree } from '../corpus/tree.ts'
import { annotationsOf, type Host, type Inputs, leftoversIn, type Place, save } from '../host.ts'
import type { Random } from '../random.ts'
import type { Opened } from '../s3-store.ts'
import type { Rule } from '../servers/faults.ts'
import type { HttpRequest } from '../servers/faulty-server.ts'
import type { Stoppable } from '../servers/supervised.ts'
import { checkEnd, makeTree, occupied, restoreOver } from './steps.ts'

/** An entry as a server keeps it. */
export interface Stored {
  /** Whatever tells it from those of other names. */
  name: string
  bytes: Buffer
}

/** A tree, and the entry that it is. */
export interface Saved extends Stored {
  /** The job that saved it, and could do so again. */
  job: Job
  /** As `describeTree` tells it. */
  lines: string[]
}

/** What all servers that go wrong have, whatever they are asked. */
export interface AnyServer extends Stoppable {
  rules: Rule<never>[]
  requests: HttpRequest[]
}

/** A kind of store that goes wrong; all of its entries have the key `a-key`. */
export interface FaultyStore<Server extends AnyServer> {
  start(seed: number): Promise<Server>
  /** Of steps. */
  inputsFor(server: Server): Inputs
  envFor(server: Server): Record<string, string>
  put(server: Server, stored: Stored): Promise<void> | void
  /** The only entry that there is to see. */
  stored(server: Server): Promise<Stored | undefined> | Stored | undefined
  secretsOf(server: Server): string[]
  /** What can be seen of secrets where they show. */
  secretive: RegExp
  /** For trials that read and write without steps. */
  open(server: Server, concurrency: number): Opened
  /** What an entry is called that was written in this way. */
  name: string
  rulesFor(random: Random): Server['rules']
  /** @throws where more is left than the user was told */
  checkRemains?(server: Server, opened: Opened): void
}

/** A server and a machine of its own. */
export interface Trial<Server extends AnyServer = AnyServer> {
  store: FaultyStore<Server>
  server: Server
  host: Host
  inputs: Inputs
  env: Record<string, string>
}

export interface TrialOptions<Server extends AnyServer> {
  rules?: Server['rules']
  /** What is in the store from the beginning. */
  saved?: Saved
  /** What the rules draw from. */
  seed?: number
  /** Besides those that the store needs. */
  inputs?: Inputs
}

export interface Trials<Server extends AnyServer> {
  /** Makes a trial for some work, and takes its server away afterwards. */
  within<T>(options: TrialOptions<Server>, work: (trial: Trial<Server>) => Promise<T>): Promise<T>
  /** Packs a tree of about so many bytes, which no compression makes less, with a server that does all right. */
  saveTree(bytes: number, inputs?: Inputs): Promise<Saved>
}

export interface Ended {
  hit: string | undefined
  /** Lines for the user to act on. */
  warnings: string[]
  run: StepRun
}

/** Fits into one part. */
export const smallBytes = 300_000
/** Makes three parts, the least that `part-size` allows, and more than comes in a single request. */
export const largeBytes = 11 * 1024 ** 2

export function trialsIn<Server extends AnyServer>(place: Place, store: FaultyStore<Server>): Trials<Server> {
  const trials: Trials<Server> = {
    async within({ rules = [], saved, seed = 1, inputs = {} }, work) {
      const server = await store.start(seed)
      try {
        if (saved) await store.put(server, saved)
        server.rules = rules
        const given = { path: 'deps', key: 'a-key', 'part-size': '5MiB', ...store.inputsFor(server) }
        const env = { RUNNER_DEBUG: '1', ...store.envFor(server) }
        return await work({ store, server, host: place.newHost(), inputs: { ...given, ...inputs }, env })
      } finally {
        await server.stop()
      }
    },
    saveTree: (bytes, inputs = {}) =>
      trials.within({ inputs }, async (trial) => {
        const job = await trial.host.newJob({ env: trial.env })
        makeTree(join(job.workspace, 'deps'), bytes)
        checkRun(await save(job, trial.inputs), trial)
        const found = await store.stored(trial.server)
        assert(found, 'the tree was not saved')
        return { ...found, job, lines: describeTree(join(job.workspace, 'deps')) }
      }),
  }
  return trials
}

/** Restores over what is there already, and checks that this is as before unless it says that it hit. */
export async function tryRestore<Server extends AnyServer>(
  trial: Trial<Server>,
  { lines }: Saved,
): Promise<Ended> {
  const run = await restoreOver(await occupied(trial.host, trial.env), trial.inputs, lines)
  checkRun(run, trial)
  return { hit: run.outputs.hit, warnings: warningsOf(run), run }
}

/** Saves a tree that was saved elsewhere before. */
export async function trySave<Server extends AnyServer>(
  trial: Trial<Server>,
  { job: { workspace } }: Saved,
  options: StepOptions = {},
): Promise<Ended> {
  const { host, inputs, env } = trial
  // The tree is another's, all else its own.
  const run = await save(await host.newJob({ env, workspace }), inputs, options)
  if (options.onSpawn === undefined) checkRun(run, trial)
  return { hit: undefined, warnings: warningsOf(run), run }
}

// What restores entries, by their bytes: those that differ in nothing but the time of the save need to be restored only once.
const restores = new WeakMap<Saved, Map<string, Promise<void>>>()

/** Checks that what the store has now restores to the very tree. */
export async function checkEntry<Server extends AnyServer>(
  trial: Trial<Server>,
  saved: Saved,
): Promise<void> {
  const found = await trial.store.stored(trial.server)
  assert(found, 'there is no entry')
  assert.equal(found.name, saved.name)
  const known = restores.get(saved) ?? new Map<string, Promise<void>>()
  restores.set(saved, known)
  const digest = digestOf(found.bytes)
  const restored = known.get(digest) ?? restoreRightly(trial, saved)
  known.set(digest, restored)
  await restored
}

function digestOf(bytes: Buffer): string {
  const { body, index, signature } = takeApart(bytes)
  const facts = { ...index, createdBy: { ...index.createdBy, savedAt: 0 }, digests: '' }
  return createHash('sha256')
    .update(body)
    .update(JSON.stringify(facts))
    .update(signature ?? '')
    .digest('hex')
}

async function restoreRightly<Server extends AnyServer>(trial: Trial<Server>, saved: Saved): Promise<void> {
  const { server } = trial
  const { rules } = server
  server.rules = []
  const { hit, warnings } = await tryRestore(trial, saved)
  assert.deepEqual({ hit, warnings }, { hit: 'exact', warnings: [] })
  server.rules = rules
}

/** How many requests went wrong. */
export function faultsOn({ requests }: AnyServer): number {
  return requests.filter(({ fault }) => fault !== undefined).length
}

// The runner takes these for itself.
const isMask = (line: string): boolean => line.startsWith('::add-mask::')

export function warningsOf(run: StepRun): string[] {
  return annotationsOf(run).filter((line) => !isMask(line))
}

/** What holds for every step, whatever has happened. */
export function checkRun<Server extends AnyServer>(
  run: StepRun,
  { server, host, store }: Trial<Server>,
): void {
  checkEnd(run)
  assert.deepEqual(leftoversIn(host), [])
  const shown = run.stdout.split('\n').filter((line) => !isMask(line))
  const all = [...shown, run.stderr, run.summary, JSON.stringify([run.outputs, run.state])].join('\n')
  checkSecrets(all, store, server)
}

export function checkSecrets<Server extends AnyServer>(
  text: string,
  { secretsOf, secretive }: Pick<FaultyStore<Server>, 'secretsOf' | 'secretive'>,
  server: Server,
): void {
  for (const secret of secretsOf(server).flatMap(formsOf)) {
    assert(!text.includes(secret), `a secret shows in:\n${text}`)
  }
  assert.doesNotMatch(text, secretive)
}

function formsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]
}
