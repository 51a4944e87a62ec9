// Starts main with a key that has no entry, compared with a Node process that does nothing.
import { newJob, runStep } from '../scripts/as-runner.ts'
import { timed } from '../scripts/command.ts'
import { type Contender, emptyDirectory } from './bench.ts'

export const missing: Contender = {
  name: 'headstart, a miss',
  async measure(bench) {
    const job = await newJob(await emptyDirectory(bench, 'miss'))
    const inputs = { path: 'node_modules', key: 'nobody-saved-this', store: 'local' }
    const run = await runStep(job, 'restore', inputs, { signal: bench.signal })
    if (run.outputs.hit !== 'miss') throw new Error(`headstart did not miss:\n${run.stdout}${run.stderr}`)
    return run.ms
  },
}

export const bareNode: Contender = {
  name: 'node -e 0',
  measure: ({ signal }) => timed(process.execPath, ['-e', '0'], { signal }),
}
