/** The only file that starts programs: by argument lists, without a shell, in an environment of its own. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { ToolFailure } from './failure.ts'
import { programPath } from './find-program.ts'
import { allEnded, howEnded } from './program-exit.ts'

export interface Command {
  /** Absolute path of the program. */
  path: string
  args: string[]
}

export interface Surroundings {
  cwd: string
  signal: AbortSignal
  /** An open file as the standard input of the first program. Without it, the caller writes to `stdin`. */
  stdin?: number
}

export interface Pipeline {
  /** Of the first program; 0 where it did not start. */
  pid: number
  /** Of the first program. */
  stdin: Writable
  /** Of the last program. */
  stdout: Readable
  /** Settles when all programs have ended; rejects with ToolFailure when one ended badly, or the abort reason. */
  ended: Promise<void>
}

// TAR_OPTIONS, ZSTD_CLEVEL, POSIXLY_CORRECT and similar variables must not change the programs' behaviour. In the C
// locale, messages are English and names are bytes; in other locales bsdtar treats two encodings of é as one.
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  // Few programs of Windows start without it.
  return { PATH, LC_ALL: 'C', ...(SystemRoot && { SystemRoot }) }
}

/**
 * Starts programs, each one's output connected to the next one's input by the kernel.
 * When one ends badly, or the signal aborts, the others are killed.
 */
export function startPipeline(commands: Command[], { cwd, signal, stdin }: Surroundings): Pipeline {
  // A program's input is made before the program that feeds it: Node may start to read a child's output at once,
  // but never touches its own end of a child's input.
  const children: ChildProcess[] = []
  for (const command of commands.toReversed()) {
    const next = children[0]
    const input = (command === commands[0] ? stdin : undefined) ?? 'pipe'
    const child = spawnChild(command, { cwd, stdio: [input, next?.stdin ?? 'pipe', 'pipe'] })
    // Close our copy of the connection, or the reader would never see its end.
    next?.stdin?.destroy()
    children.unshift(child)
  }
  const first = children[0] as ChildProcess
  const last = children.at(-1) as ChildProcess
  // A broken pipe on our side echoes a program's end, which `ended` reports with its cause.
  first.stdin?.on('error', () => {})
  return {
    pid: first.pid ?? 0,
    stdin: first.stdin as Writable,
    stdout: last.stdout as Readable,
    ended: allEnded(children, signal),
  }
}

export interface Detached {
  pid: number
  stdin: Writable
  stdout: Readable
  kill(): void
}

// Node reads these variables when it starts. Others might hold secrets, or mark the program as one of the step's: the
// runner ends those. https://nodejs.org/api/cli.html#environment-variables
const ofNode =
  /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/

/** Starts a program of Node that may outlive this process. It inherits no open files. */
export function startDetached({ path, args }: Command): Detached {
  const set = Object.entries(process.env).filter(([name]) => ofNode.test(name))
  const child = spawn(path, args, {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    // One of its threads waits for the kernel all the time.
    env: { ...environment(), ...Object.fromEntries(set), UV_THREADPOOL_SIZE: '8' },
  })
  // A failure shows as the end of its output.
  child.on('error', () => {})
  const { pid = 0, stdin, stdout } = child as ChildProcess & { stdin: Writable; stdout: Readable }
  stdin.on('error', () => {})
  return { pid, stdin, stdout, kill: () => void child.kill('SIGKILL') }
}

/**
 * Runs one program of the system to its end and ignores its output.
 * @throws ToolFailure
 */
export async function runProgram(name: string, args: string[], surroundings: Surroundings): Promise<void> {
  await runCommand({ path: programPath(name), args }, surroundings)
}

/**
 * Runs one program to its end and ignores its output.
 * @throws ToolFailure
 */
export async function runCommand(command: Command, surroundings: Surroundings): Promise<void> {
  const { stdout, ended } = startPipeline([command], surroundings)
  stdout.resume()
  await ended
}

// Tools create files with the modes that the archive has; a mask would remove bits of them. The mask belongs to the
// process. Starting a child is synchronous, so no other code runs while the mask is lifted.
function spawnChild(command: Command, options: SpawnOptions): ChildProcess {
  const mask = process.umask(0)
  try {
    return spawn(command.path, command.args, { ...options, env: environment() })
  } finally {
    process.umask(mask)
  }
}

export interface ScriptRun {
  /** Null where a signal ended it. */
  exitCode: number | null
  /** What it wrote to standard output and error. */
  output: string
  /** Wall time, from its start to its end. */
  ms: number
}

/**
 * Runs a script of Node to its end, and does not judge its exit code. Sends SIGINT when the signal aborts.
 * @param env its whole environment
 */
export async function runScript(
  path: string,
  env: Record<string, string>,
  { cwd, signal }: Surroundings,
): Promise<ScriptRun> {
  const began = performance.now()
  const child = spawn(process.execPath, [path], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const interrupt = (): void => void child.kill('SIGINT')
  signal.addEventListener('abort', interrupt)
  if (signal.aborted) interrupt()
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  try {
    const [exitCode] = (await once(child, 'close')) as [number | null]
    return { exitCode, output, ms: performance.now() - began }
  } finally {
    signal.removeEventListener('abort', interrupt)
  }
}

/**
 * Like `outputOf`, for programs of the user, which need the user's settings and may make files with the user's mask.
 * @param stream which output is the answer
 * @throws ToolFailure, or the abort reason
 */
export async function answerOf(
  { path, args }: Command,
  { cwd, env, signal }: Omit<Surroundings, 'stdin'> & { env: Record<string, string> },
  stream: 'stdout' | 'stderr' = 'stdout',
): Promise<string> {
  // In a group of its own, because it may start others. Windows has no groups, and would open a window.
  const detached = process.platform !== 'win32'
  const child = spawn(path, args, { cwd, env: { ...env, ...environment() }, detached })
  const answer = child[stream]
  child.stdin.destroy()
  for (const output of [child.stdout, child.stderr]) output.resume()
  const endAll = (): void => {
    try {
      if (detached && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    } catch {
      // All have ended.
    }
  }
  signal.addEventListener('abort', endAll)
  if (signal.aborted) endAll()
  let output = ''
  answer.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.length > longestAnswer) endAll()
  })
  try {
    const [exitCode, endedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    // What it has started may keep its output open.
    endAll()
    await finished(answer, { signal: AbortSignal.timeout(1000) }).catch(() => {})
    signal.throwIfAborted()
    if (exitCode === 0 && output.length <= longestAnswer) return output
    throw new ToolFailure(`${path} ${howEnded(exitCode, endedBy)}`)
  } finally {
    signal.removeEventListener('abort', endAll)
    child.stdout.destroy()
    child.stderr.destroy()
  }
}

// In characters; cargo describes each package of a workspace.
const longestAnswer = 4 * 1024 ** 2

/**
 * Runs a program to its end.
 * @param goodCodes exit codes that mean success
 * @returns its standard output
 * @throws ToolFailure
 */
export async function outputOf(command: Command, goodCodes = [0]): Promise<string> {
  const child = spawnChild(command, { stdio: 'pipe' })
  // `stdio: 'ignore'` would fail on machines without /dev/null.
  child.stdin?.destroy()
  const [[exitCode, signal], output, complaints] = await Promise.all([
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
    text(child.stdout as Readable),
    text(child.stderr as Readable),
  ])
  if (exitCode !== null && goodCodes.includes(exitCode)) return output
  throw new ToolFailure(`${command.path} ${howEnded(exitCode, signal)}: ${complaints.trim()}`)
}
