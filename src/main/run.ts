/** Runs a step as a process: handles signals and errors, and sets the exit code. */
import { JobFailure, messageOf } from '../failure.ts'
import * as runner from '../runner.ts'
import { finishSave, startSave } from '../steps/background-save.ts'
import { post } from '../steps/post.ts'
import { restore } from '../steps/restore.ts'
import { failedToSave } from '../steps/save.ts'
import { unmount } from '../steps/unmount.ts'
import { exit } from './exit.ts'

const steps = {
  restore,
  'restore-only': (signal: AbortSignal) => restore(signal, { mayPostSave: false }),
  post,
  save: startSave,
  'save-post': finishSave,
  unmount,
  // The other steps must not load the modules of the benchmark.
  bench: async (signal: AbortSignal) => (await import('../bench/bench.ts')).bench(signal),
}

/** Runs a step to its end and ends the process, so that nothing left open can keep the job waiting. */
export async function run(step: keyof typeof steps): Promise<never> {
  const cancel = new AbortController()
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      process.exitCode = exitCode
      cancel.abort(new Error(`Cancelled by ${signal}`))
    })
  }
  // The step goes on when the reader of its log has gone.
  process.stdout.on('error', () => {})
  process.on('uncaughtException', (error) => {
    runner.warningOf(error)
    exit()
  })
  try {
    await steps[step](cancel.signal)
  } catch (error) {
    if (cancel.signal.aborted) {
      // The runner shows the cancellation to the user.
      runner.info(messageOf(cancel.signal.reason))
      exit()
    }
    // A benchmark without a result is useless.
    const isFailure = step === 'bench' || (step.startsWith('restore') && error instanceof JobFailure)
    if (isFailure) runner.fail(messageOf(error))
    // A warning instead of a failure, so that the user's build goes on.
    else runner.warningOf(error, ['post', 'save', 'save-post'].includes(step) ? failedToSave : '')
  }
  exit()
}
