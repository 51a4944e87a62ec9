// Runs the real @actions/cache, the peer, in a process of its own as a step of a job.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'

export interface PeerStep {
  entry: 'save' | 'restore'
  paths: string[]
  key: string
  restoreKeys?: string[]
  lookupOnly?: boolean
  crossOs?: boolean
}

export interface PeerOptions {
  /** On top of the job's. */
  env?: Record<string, string>
  signal?: AbortSignal
}

export interface PeerRun {
  exitCode: number | null
  /** Of a save the number of the entry, or -1; of a restore the key that matched, if any. */
  result?: number | string
  /** What it threw. */
  error?: string
  /** What it wrote, debug lines excluded. */
  log: string[]
  /** What it took, without the start of the process. */
  ms: number
}

const script = join(import.meta.dirname, 'peer-step.ts')

export async function runPeer(job: Job, step: PeerStep, options: PeerOptions = {}): Promise<PeerRun> {
  const child = fork(script, [JSON.stringify(step)], {
    cwd: job.workspace,
    env: { ...job.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Not those of whoever runs us.
    execArgv: [],
    killSignal: 'SIGKILL',
    ...(options.signal && { signal: options.signal }),
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  }
  let outcome: Pick<PeerRun, 'result' | 'error' | 'ms'> = { ms: Number.NaN }
  child.on('message', (message) => {
    outcome = message as typeof outcome
  })
  const [exitCode] = (await once(child, 'close')) as [number | null]
  const lines = log.split('\n').filter((line) => line !== '' && !line.startsWith('::debug::'))
  return { exitCode, ...outcome, log: lines }
}
