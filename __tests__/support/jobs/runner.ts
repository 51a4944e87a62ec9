// A process that runs the steps of one job, as a runner does: mounts of a job whose runner has ended are abandoned.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Job, runStep, type StepOptions, type StepRun, thisSystem } from '../../../scripts/as-runner.ts'
import type { Inputs } from '../host.ts'
import { killTree } from './processes.ts'

const longestStepMs = 300_000

type Entry = Parameters<typeof runStep>[1]

interface Step {
  job: Job
  entry: Entry
  inputs: Inputs
  options: Pick<StepOptions, 'state' | 'env' | 'uid' | 'gid' | 'dist' | 'node'> & {
    /** Kills the step with all its children after this time, unless it has ended. */
    killAfterMs?: number | undefined
  }
}

export interface Runner {
  run(entry: Entry, inputs: Inputs, options?: Step['options']): Promise<StepRun>
  end(): Promise<void>
}

export function startRunner({ system: _, ...job }: Job): Runner {
  const child: ChildProcess = fork(import.meta.filename, ['job'], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  return {
    async run(entry, inputs, options = {}) {
      child.send({ job, entry, inputs, options })
      const [answer] = await Promise.race([once(child, 'message'), ended])
      if (typeof answer !== 'object' || answer === null) throw new Error('the runner has ended')
      return answer as StepRun
    },
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

if (process.argv[2] === 'job' && process.send) {
  process.on('message', async ({ job, entry, inputs, options: { killAfterMs, ...options } }: Step) => {
    /** Ends a step that hangs by a signal that no trial sends. */
    const onSpawn = (step: ChildProcess): void => {
      setTimeout(() => step.kill('SIGABRT'), longestStepMs).unref()
      if (killAfterMs !== undefined) setTimeout(() => killTree(step.pid as number), killAfterMs).unref()
    }
    process.send?.(await runStep({ ...job, system: thisSystem }, entry, inputs, { ...options, onSpawn }))
  })
}
