// Keeps a few processes in which the peer runs one step after the other, as its start takes longer than its steps.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import type { PeerRun, PeerStep } from './peer.ts'
import type { PeerAnswer, PeerTask } from './peer-steps.ts'

export interface PeerPool {
  /** Waits until a process is free. */
  run(job: Job, step: PeerStep): Promise<PeerRun>
  stop(): void
}

const script = join(import.meta.dirname, 'peer-steps.ts')

export function newPeerPool(processes: number): PeerPool {
  const all: ChildProcess[] = []
  const free: ChildProcess[] = []
  const waiting: ((child: ChildProcess) => void)[] = []
  const start = (): ChildProcess => {
    // Not the flags of the parent process.
    const child = fork(script, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    all.push(child)
    return child
  }
  const take = async (): Promise<ChildProcess> =>
    free.pop() ?? (all.length < processes ? start() : new Promise((resolve) => waiting.push(resolve)))
  const giveBack = (child: ChildProcess): void => {
    const next = waiting.shift()
    if (next) next(child)
    else free.push(child)
  }
  return {
    async run(job, step) {
      const child = await take()
      const { log, ...outcome } = await ask(child, { step, env: job.env, cwd: job.workspace })
      giveBack(child)
      const lines = log.split('\n').filter((line) => line !== '' && !line.startsWith('::debug::'))
      return { exitCode: outcome.error === undefined ? 0 : 1, ...outcome, log: lines }
    },
    stop() {
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

function ask(child: ChildProcess, task: PeerTask): Promise<PeerAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PeerAnswer>()
  const onExit = (): void => reject(new Error('the process of the peer has ended'))
  child.once('exit', onExit)
  child.once('message', (answer) => {
    child.off('exit', onExit)
    resolve(answer as PeerAnswer)
  })
  child.send(task)
  return promise
}
