// Runs commands to their end, be it an early one.
import { spawn } from 'node:child_process'

export interface CommandOptions {
  cwd?: string
  signal?: AbortSignal
}

/** Resolves to the milliseconds it took; rejects with what it wrote to stderr if it failed. */
export function timed(command: string, args: string[], options: CommandOptions = {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const began = performance.now()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  child.on('error', (error) => {
    if (child.pid === undefined) reject(error) // an aborted one still runs: its end follows
  })
  child.on('close', (code) => {
    if (code === 0) resolve(performance.now() - began)
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
