// Saves the tree with the action's post step, which finds an empty store.
import { join } from 'node:path'
import { newJob, runStep, type StepOptions, type StepRun } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'

export const localInputs = { path: 'node_modules', key: 'benchmark', store: 'local' }

/** The tool cache, in which the action keeps its local store, outlives the jobs. */
export function toolCache(bench: Bench): string {
  return join(bench.disk, 'tools')
}

export interface How {
  inputs?: Record<string, string>
  /** What holds that which is saved; the tree unless said otherwise. */
  workspace?: string
  onSpawn?: StepOptions['onSpawn'] | undefined
}

/** Saves what a bucket does not have yet, or what the local store does not have any longer. */
export async function save(bench: Bench, how: How = {}): Promise<StepRun> {
  const { inputs = localInputs, workspace = bench.source, onSpawn } = how
  const { signal } = bench
  const place = await emptyDirectory(bench, 'job')
  if (inputs.store === 'local') await emptyDirectory(bench, 'tools')
  const job = await newJob(place, { workspace, toolCache: toolCache(bench) })
  const { state } = await runStep(job, 'restore', inputs, { signal })
  const run = await runStep(job, 'save', inputs, { state, signal, ...(onSpawn && { onSpawn }) })
  if (!run.stdout.includes('Cache saved with key')) {
    throw new Error(`headstart did not save:\n${run.stdout}${run.stderr}`)
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
