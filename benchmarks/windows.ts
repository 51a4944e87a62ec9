// Starts main on Windows' Node under Wine with a key that has no entry, compared with a Node that does nothing there.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runOn, startWindows } from '../__tests__/support/windows/wine.ts'
import { newJob, runStep } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'

const windows = (bench: Bench) => startWindows(bench.disk)

export const missingOnWindows: Contender = {
  name: 'headstart, a miss',
  async measure(bench) {
    const system = await bench.once(windows)
    const job = await newJob(await emptyDirectory(bench, 'miss'), { system })
    const inputs = { path: 'node_modules', key: 'nobody-saved-this', store: 'local' }
    const run = await runStep(job, 'restore', inputs, { signal: bench.signal })
    if (run.outputs.hit !== 'miss') throw new Error(`headstart did not miss:\n${run.stdout}${run.stderr}`)
    return run.ms
  },
}

export const bareNodeOnWindows: Contender = {
  name: 'node of an empty script',
  async measure(bench) {
    const system = await bench.once(windows)
    const dir = await emptyDirectory(bench, 'empty')
    const script = join(dir, 'empty.mjs')
    writeFileSync(script, '')
    const began = performance.now()
    const { exitCode, log } = await runOn(system, script, dir)
    if (exitCode !== 0) throw new Error(log)
    return performance.now() - began
  },
}
