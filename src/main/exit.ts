/** Ends a process that has done its work. */
import { existsSync } from 'node:fs'

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
