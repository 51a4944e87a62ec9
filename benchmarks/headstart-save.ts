// Saves the tree with the action's post step, which finds an empty store.
import { join } from 'node:path'
import { newJob, runStep, type StepOptions, type StepRun } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'

export const inputs = { path: 'node_modules', key: 'benchmark', store: 'local' }

/** The tool cache, in which the action keeps its store, outlives the jobs. */
export function toolCache(bench: Bench): string {
  return join(bench.disk, 'tools')
}

export async function save(bench: Bench, onSpawn?: StepOptions['onSpawn']): Promise<StepRun> {
  const { source: workspace, signal } = bench
  const place = await emptyDirectory(bench, 'job')
  await emptyDirectory(bench, 'tools')
  const job = await newJob(place, { workspace, toolCache: toolCache(bench) })
  const { state } = await runStep(job, 'restore', inputs, { signal })
  const run = await runStep(job, 'save', inputs, { state, signal, ...(onSpawn && { onSpawn }) })
  if (run.exitCode !== 0) throw new Error(`headstart did not save:\n${run.stdout}${run.stderr}`)
  return run
}

export const headstartSaving: Contender = {
  name: 'headstart',
  measure: async (bench) => (await save(bench)).ms,
}
