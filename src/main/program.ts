/** A process of the action: handles signals and errors, and sets the exit code. */
import { existsSync } from 'node:fs'
import { messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'

/** Runs a program, then ends the process, even if it has open files or sockets. Cancellation does not call `onError`. */
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
  // The step continues without a reader of its log.
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

const shell = '/bin/sh'

/**
 * Ends the process with `process.exitCode`. Node's exit waits for V8's threads, and a thread may wait for the main thread:
 * then the job hangs until the runner ends it (https://github.com/nodejs/node/issues/54918). When another program replaces
 * this one, the kernel ends all threads.
 */
export function exit(): never {
  const code = Number(process.exitCode ?? 0)
  if (process.execve && existsSync(shell)) {
    process.emit('exit', code)
    process.execve(shell, [shell, '-c', `exit ${code}`], {})
  }
  process.exit()
}
