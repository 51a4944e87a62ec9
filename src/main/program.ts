/** A process of the action: handles signals and errors, and sets the exit code. */
import { messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { exit } from './exit.ts'

/**
 * Runs a program to its end and ends the process, so that nothing left open can keep the job waiting.
 * @param onError is called unless the program was cancelled
 */
export async function runProgram(
  program: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<never> {
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
    await program(cancel.signal)
  } catch (error) {
    if (cancel.signal.aborted) {
      // The runner shows the cancellation to the user.
      runner.info(messageOf(cancel.signal.reason))
      exit()
    }
    onError(error)
  }
  exit()
}
