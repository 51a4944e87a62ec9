// Restores the tree with the action's main step, from the store on the same disk.
import { newJob, runStep, type StepRun } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { localEntry, localInputs, optionsOf, type SaveOptions, toolCache } from './headstart-save.ts'

/** Restores an existing entry. */
export async function restore(bench: Bench, options: SaveOptions = {}): Promise<StepRun> {
  const { inputs = localInputs, env = {} } = options
  const job = await newJob(await emptyDirectory(bench, 'target'), { toolCache: toolCache(bench), env })
  const run = await runStep(job, 'restore', inputs, optionsOf(options, bench))
  if (!run.stdout.includes('Cache restored from key')) {
    throw new Error(`nothing was restored:\n${run.stdout}${run.stderr}`)
  }
  return run
}

export async function restoreLocal(bench: Bench): Promise<number> {
  await bench.once(localEntry)
  return (await restore(bench)).ms
}

export const headstartRestoring: Contender = { name: 'headstart', measure: restoreLocal }
/** The same restore, compared with contenders that first download. */
export const unpacking: Contender = { name: 'unpack only', measure: restoreLocal }
