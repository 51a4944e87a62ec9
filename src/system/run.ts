/** Runs one program to its end, by @actions/exec. Programs whose input or output is a stream are in pipeline.ts. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { exec } from '@actions/exec'
import { messageOf, ToolFailure } from './failure.ts'
import { type Command, type ProgramEnd, programEnvironment, programFailure, programPath } from './program.ts'

export interface RunOptions {
  cwd: string
  /** Kills the program. */
  signal: AbortSignal
  /** After this time the program is killed. Infinity where the work grows with the user's files. */
  limitMs?: number
  /** The standard input; empty by default. */
  input?: Buffer
  /** The exit codes that mean success. */
  goodCodes?: number[]
}

const usualLimitMs = 60_000

/** Like `run`, for a program of PATH. */
export async function runProgram(name: string, args: string[], options: RunOptions): Promise<Buffer> {
  return run({ path: programPath(name), args }, options)
}

/**
 * @returns the standard output of the program
 * @throws ToolFailure, or the abort reason
 */
export async function run(command: Command, options: RunOptions): Promise<Buffer> {
  const { limitMs = usualLimitMs, goodCodes = [0], signal, ...rest } = options
  const limit = new AbortController()
  const late = new ToolFailure(`${command.path} did not end within ${limitMs / 1000} seconds`)
  // Counts slices: a process that is busy or stopped for a while counts one, because the program may have ended meanwhile.
  let slicesLeft = 10
  const countSlice = (): void => {
    if (--slicesLeft === 0) limit.abort(late)
  }
  const timer = limitMs < Infinity ? setInterval(countSlice, limitMs / slicesLeft) : undefined
  try {
    const either = AbortSignal.any([signal, limit.signal])
    const end = await execute(command, { ...rest, signal: either })
    if (end.exitCode !== null && goodCodes.includes(end.exitCode)) return end.stdout
    throw programFailure(command.path, end, end.stderr.toString())
  } finally {
    clearInterval(timer)
  }
}

interface ExecuteOptions extends Pick<RunOptions, 'cwd' | 'signal' | 'input'> {
  /** The whole environment. */
  env?: Record<string, string>
  /** The signal that an abort sends. */
  abortBy?: NodeJS.Signals
}

interface Execution extends ProgramEnd {
  stdout: Buffer
  stderr: Buffer
}

const startedBy = new AsyncLocalStorage<unknown>()

/**
 * Runs one program to its end, and does not judge its exit code.
 * @throws ToolFailure where the program cannot be started, or the abort reason
 */
export async function execute({ path, args }: Command, options: ExecuteOptions): Promise<Execution> {
  const { cwd, signal, input = Buffer.alloc(0), env = programEnvironment(), abortBy = 'SIGKILL' } = options
  signal.throwIfAborted()
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
  // exec does not give its process away, but Node announces each process, in the context that starts it.
  let child: ChildProcess | undefined
  const stop = (): void => void child?.kill(abortBy)
  const onStart = (message: unknown): void => {
    if (startedBy.getStore() !== onStart) return
    child = (message as { process: ChildProcess }).process
    process.nextTick(() => {
      // A program may end before it has read its input.
      child?.stdin?.on('error', () => {})
      if (signal.aborted) stop()
    })
  }
  const settings = {
    cwd,
    env,
    // Without `input`, the program's standard input would stay open.
    input,
    silent: true,
    ignoreReturnCode: true,
    // In milliseconds. Processes that the program has started may hold its output open for this long.
    delay: 1000,
    listeners: {
      stdout: (data: Buffer) => void stdout.push(data),
      stderr: (data: Buffer) => void stderr.push(data),
    },
  }
  subscribe(announcements, onStart)
  signal.addEventListener('abort', stop)
  try {
    const exitCode: number | null = await startedBy.run(onStart, () => exec(quoted(path), args, settings))
    signal.throwIfAborted()
    const endedBy = child?.signalCode ?? null
    return { exitCode, endedBy, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) }
  } catch (error) {
    signal.throwIfAborted()
    throw new ToolFailure(`${path} could not be run: ${messageOf(error)}`)
  } finally {
    unsubscribe(announcements, onStart)
    signal.removeEventListener('abort', stop)
    child?.stdout?.destroy()
    child?.stderr?.destroy()
  }
}

// https://nodejs.org/api/diagnostics_channel.html#event-child_process
const announcements = 'child_process'

/** exec splits its first argument at spaces, and cannot quote a path that has a quote after a backslash or ends in one. */
function quoted(path: string): string {
  if (/\\("|$)/.test(path)) throw new Error('its path cannot be quoted')
  return `"${path.replaceAll('"', '\\"')}"`
}
