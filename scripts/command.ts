// Runs commands to their end, or until they are aborted.
import { spawn } from 'node:child_process'

export interface CommandOptions {
  cwd?: string
  env?: Record<string, string | undefined>
  signal?: AbortSignal
}

/** Resolves to the milliseconds it took; rejects with what it wrote to stderr if it failed. */
export async function timed(command: string, args: string[], options?: CommandOptions): Promise<number> {
  const began = performance.now()
  await output(command, args, options)
  return performance.now() - began
}

/** Resolves to what it wrote to stdout; rejects with what it wrote to stderr if it failed. */
export function output(command: string, args: string[], options: CommandOptions = {}): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  child.on('error', (error) => {
    if (child.pid === undefined) reject(error) // an aborted command still runs, and its end follows
  })
  child.on('close', (code) => {
    if (code === 0) resolve(stdout)
    else reject(new Error(`${command} ${args.join(' ')} failed: ${stderr.trim()}`))
  })
  return promise
}

/** Aborts on the signals that end a command, so that the caller ends its work early and still cleans up. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort(new Error(`interrupted by ${name}`)))
  }
  return controller.signal
}
