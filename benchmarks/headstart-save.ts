// Saves the tree with the action's post step, which finds an empty store.
import { join } from 'node:path'
import { newJob, runStep, type StepOptions, type StepRun } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'

export const localInputs = { path: 'node_modules', key: 'benchmark', store: 'local' }

/** The tool cache, in which the action keeps its local store, outlives the jobs. */
export function toolCache(bench: Bench): string {
  return join(bench.disk, 'tools')
}

export interface SaveOptions {
  inputs?: Record<string, string>
  /** The directory that contains the saved paths; by default the tree's. */
  workspace?: string
  /** Environment variables besides those of every job. */
  env?: Record<string, string>
  onSpawn?: StepOptions['onSpawn'] | undefined
  /** Whether to keep the entries of the local store. */
  keep?: boolean
  /** The directory of the action's programs; by default Headstart's dist. */
  dist?: string
  /** What starts the steps, instead of Node. */
  node?: string
}

/** The options of a measured step. */
export function optionsOf({ onSpawn, dist, node }: SaveOptions, { signal }: Bench): StepOptions {
  return { signal, ...(onSpawn && { onSpawn }), ...(dist !== undefined && { dist }), ...(node && { node }) }
}

/** Saves an entry that the bucket does not have yet, or that the local store has lost. */
export async function save(bench: Bench, options: SaveOptions = {}): Promise<StepRun> {
  const { inputs = localInputs, workspace = bench.source, env = {}, keep = false } = options
  const place = await emptyDirectory(bench, 'job')
  if (inputs.store === 'local' && !keep) await emptyDirectory(bench, 'tools')
  const job = await newJob(place, { workspace, toolCache: toolCache(bench), env })
  const { onSpawn: _, ...main } = optionsOf(options, bench)
  const { state } = await runStep(job, 'restore', inputs, main)
  const run = await runStep(job, 'post', inputs, { ...optionsOf(options, bench), state })
  if (!run.stdout.includes('Cache saved with key')) {
    throw new Error(`nothing was saved:\n${run.stdout}${run.stderr}`)
  }
  return run
}

/** The tree in the local store. */
export async function localEntry(bench: Bench): Promise<object> {
  await save(bench)
  return {}
}

export const headstartSaving: Contender = {
  name: 'headstart',
  measure: async (bench) => (await save(bench)).ms,
}
