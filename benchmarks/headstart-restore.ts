// Restores the tree with the action's main step, from the store on the same disk.
import { newJob, runStep, type StepOptions, type StepRun } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { inputs, toolCache } from './headstart-save.ts'

/** Expects the entry of an earlier `save`. */
export async function restore(bench: Bench, onSpawn?: StepOptions['onSpawn']): Promise<StepRun> {
  const job = await newJob(await emptyDirectory(bench, 'target'), { toolCache: toolCache(bench) })
  const run = await runStep(job, 'restore', inputs, { signal: bench.signal, ...(onSpawn && { onSpawn }) })
  if (run.outputs.hit !== 'exact') throw new Error(`headstart did not restore:\n${run.stdout}${run.stderr}`)
  return run
}

export const headstartRestoring: Contender = {
  name: 'headstart',
  measure: async (bench) => (await restore(bench)).ms,
}
