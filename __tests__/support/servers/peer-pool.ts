// Keeps a few processes in which the peer runs one step after the other.
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { newProcessPool } from '../process-pool.ts'
import type { PeerRun, PeerStep } from './peer.ts'
import type { PeerAnswer, PeerTask } from './peer-steps.ts'

export interface PeerPool {
  /** Waits until a process is free. */
  run(job: Job, step: PeerStep): Promise<PeerRun>
  stop(): void
}

const script = join(import.meta.dirname, 'peer-steps.ts')

export function newPeerPool(processes: number): PeerPool {
  const pool = newProcessPool<PeerTask, PeerAnswer>(script, processes)
  return {
    async run(job, step) {
      const { log, ...outcome } = await pool.ask({ step, env: job.env, cwd: job.workspace })
      const lines = log.split('\n').filter((line) => line !== '' && !line.startsWith('::debug::'))
      return { exitCode: outcome.error === undefined ? 0 : 1, ...outcome, log: lines }
    },
    stop: pool.stop,
  }
}
