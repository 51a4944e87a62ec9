/** The process boundary: signals, what becomes of errors, the end. */
import { JobFailure, messageOf } from './failure.ts'
import * as runner from './runner.ts'
import { post } from './steps/post.ts'
import { restore } from './steps/restore.ts'
import { unmount } from './steps/unmount.ts'

export { runServer } from './run-server.ts'

const steps = { restore, save: post, unmount }

/** Runs a step to its end and ends the process, so that nothing left open can keep the job waiting. */
export async function run(step: keyof typeof steps): Promise<never> {
  const cancel = new AbortController()
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      process.exitCode = exitCode
      cancel.abort(new Error(`cancelled by ${signal}`))
    })
  }
  // A log that nobody reads any more is no reason to stop.
  process.stdout.on('error', () => {})
  process.on('uncaughtException', (error) => {
    warn(error)
    process.exit()
  })
  try {
    await steps[step](cancel.signal)
  } catch (error) {
    if (error instanceof JobFailure && step === 'restore') runner.fail(error.message)
    else if (step === 'save') warn(error, 'Failed to save: ')
    else warn(error)
  }
  process.exit()
}

/** Whatever goes wrong here, the user's build goes on. */
function warn(error: unknown, before = ''): void {
  runner.warning(`${before}${messageOf(error)}`)
  if (error instanceof Error && error.stack) runner.debug(error.stack)
}
