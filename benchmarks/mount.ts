// Restores the tree by mounting it.
import { type Job, newJob, runStep } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { type How, localInputs, optionsOf, save, toolCache } from './headstart-save.ts'

export const mountInputs = { ...localInputs, mode: 'mount' }

interface Mounted {
  ms: number
  job: Job
}

/** Mounts an entry that is there for as long as `use` takes; resolves to what `use` does. */
export async function whileMounted(
  bench: Bench,
  how: How,
  use: (mounted: Mounted) => Promise<number>,
): Promise<number> {
  const { inputs = mountInputs, env = {} } = how
  const job = await newJob(await emptyDirectory(bench, 'target'), { toolCache: toolCache(bench), env })
  const main = await runStep(job, 'restore', inputs, optionsOf(how, bench))
  try {
    const unpacked = /^Unpacking .*/m.exec(main.stdout)
    if (unpacked || !main.stdout.includes('Cache restored from key'))
      throw new Error(`nothing was mounted:\n${main.stdout}${main.stderr}`)
    return await use({ ms: main.ms, job })
  } finally {
    await runStep(job, 'save', inputs, { ...optionsOf(how, bench), state: main.state })
  }
}

/** An image of the tree in the local store. */
export async function localImage(bench: Bench): Promise<object> {
  await save(bench, { inputs: mountInputs })
  return {}
}

export const mounting: Contender = {
  name: 'headstart',
  async measure(bench) {
    await bench.once(localImage)
    return whileMounted(bench, {}, async ({ ms }) => ms)
  },
}
