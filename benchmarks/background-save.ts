// Saves the tree beside the job's next steps, which take longer. Measures how long the job waits for main and post.
import { setTimeout as sleep } from 'node:timers/promises'
import { newJob, runStep } from '../scripts/as-runner.ts'
import type { BackgroundSave } from '../src/job/state.ts'
import { startOf } from '../src/mounts/processes.ts'
import { type Contender, emptyDirectory } from './bench.ts'
import { localInputs, toolCache } from './headstart-save.ts'

export const savingBeside: Contender = {
  name: 'headstart, background',
  parts: ['main', 'post'],
  async measure(bench) {
    const { signal } = bench
    await emptyDirectory(bench, 'tools')
    const place = await emptyDirectory(bench, 'job')
    const job = await newJob(place, { workspace: bench.source, toolCache: toolCache(bench) })
    const inputs = { ...localInputs, background: 'true' }
    const main = await runStep(job, 'save', inputs, { signal })
    const { pid, start } = JSON.parse(String(main.state['headstart-background'])) as BackgroundSave
    while (startOf(pid) === start) await sleep(100, undefined, { signal })
    const post = await runStep(job, 'save-post', inputs, { state: main.state, signal })
    if (!post.stdout.startsWith('Cache Size') || !post.stdout.includes('Cache saved with key'))
      throw new Error(`not saved beside the job:\n${post.stdout}${post.stderr}`)
    return { main: main.ms, post: post.ms }
  },
}
