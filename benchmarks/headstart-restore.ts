// Restores the tree with the action's main step, from the store on the same disk.
import { newJob, runStep, type StepRun } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { type How, localEntry, localInputs, optionsOf, toolCache } from './headstart-save.ts'

/** Restores an entry that is there. */
export async function restore(bench: Bench, how: How = {}): Promise<StepRun> {
  const { inputs = localInputs, env = {} } = how
  const job = await newJob(await emptyDirectory(bench, 'target'), { toolCache: toolCache(bench), env })
  const run = await runStep(job, 'restore', inputs, optionsOf(how, bench))
  if (!run.stdout.includes('Cache restored from key')) {
    throw new Error(`nothing was restored:\n${run.stdout}${run.stderr}`)
  }
  return run
}

async function restoreLocal(bench: Bench): Promise<number> {
  await bench.once(localEntry)
  return (await restore(bench)).ms
}

export const headstartRestoring: Contender = { name: 'headstart', measure: restoreLocal }
/** The same, where it is compared with what has a way to go first. */
export const unpacking: Contender = { name: 'unpack only', measure: restoreLocal }
