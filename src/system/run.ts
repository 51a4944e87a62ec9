/** Starts single programs: runs them to their end, or lets them outlive this process. Pipelines are in pipeline.ts. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { addAbortListener, once } from 'node:events'
import { isAbsolute } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { awaitedLater, messageOf, orUndefined, ToolFailure } from './failure.ts'
import {
  type ProgramEnd,
  programEnvironment,
  programFailure,
  programPath,
  variablesNamed,
} from './program.ts'
import { type ProgramLimit, watchProgram } from './program-watch.ts'
import { mebibyte } from './units.ts'

export interface RunOptions {
  cwd: string
  /** Ends the program. */
  signal: AbortSignal
  /**
   * After this time the program is killed; 60 seconds by default. `while-busy`, for work that grows with the user's files: only
   * if it makes no progress. `none`: never.
   */
  limitMs?: ProgramLimit
  /** The whole environment; `programEnvironment` by default. */
  env?: Record<string, string>
  /** The standard input: bytes, or an open file. Empty by default. */
  input?: Buffer | number
  /** The exit codes that mean success; 0 by default. */
  goodCodes?: readonly number[]
  manner?: Manner
  windowsVerbatimArguments?: boolean
}

/**
 * - `killed`, the default: an abort kills the program.
 * - `gentle`: an abort sends SIGTERM first. A program that goes on for five seconds is killed.
 * - `question`: asks a program of the user. Its processes end with it, and it is killed if it writes more than 4 MiB.
 * - `secret question`: also keeps what the program complains of out of messages.
 * - `script`: runs the user's own commands. All exit codes are good, there is no limit, the output goes to the log as it
 *   comes, and an abort ends all processes gently.
 */
type Manner = 'killed' | 'gentle' | 'question' | 'secret question' | 'script'

interface ProgramOutput {
  exitCode: number
  stdout: Buffer
  stderr: Buffer
}

const usualLimitMs = 60_000
/** cargo describes each package of a workspace. */
const longestAnswerBytes = 4 * mebibyte
/** The runner itself waits 7.5 s before its next signal. */
const graceMs = 5000
/** Processes that the program leaves behind may hold its output open. */
const drainMs = 1000

/**
 * Runs one program to its end.
 * @param program its absolute path, or its name on PATH
 * @throws ToolFailure if it cannot be started, ends badly or is too slow; or the abort reason
 */
export async function run(program: string, args: string[], options: RunOptions): Promise<ProgramOutput> {
  const path = isAbsolute(program) ? program : programPath(program)
  options.signal.throwIfAborted()
  const child = startChild(path, args, options)
  const { manner = 'killed', limitMs = manner === 'script' ? 'none' : usualLimitMs } = options
  using watch = watchProgram({ path, pids: () => [child.pid], limitMs })
  const signal = AbortSignal.any([options.signal, watch.signal])
  using _ = addAbortListener(signal, () => stopChild(child, manner))
  try {
    const output = takeOutput(child, manner)
    const closed = awaitedLater(once(child, 'close'))
    const [exitCode, endedBy] = await Promise.race([exitOf(child, path), watch.abandoned])
    if (isQuestion(manner)) sendSignal('SIGKILL', child, manner)
    await Promise.race([closed, sleep(drainMs, undefined, { ref: false })])
    signal.throwIfAborted()
    const [stdout, stderr] = output.pieces.map((pieces) => Buffer.concat(pieces)) as [Buffer, Buffer]
    const { goodCodes = [0] } = options
    const isGood = exitCode !== null && (manner === 'script' || goodCodes.includes(exitCode))
    if (isGood && !output.isTooLong()) return { exitCode, stdout, stderr }
    throw programFailure(path, { exitCode, endedBy }, manner === 'secret question' ? '' : stderr.toString())
  } finally {
    child.stdout?.destroy()
    child.stderr?.destroy()
  }
}

function isQuestion(manner: Manner): boolean {
  return manner === 'question' || manner === 'secret question'
}

/** Whether the program gets a process group of its own. Windows has no groups, and would open a window. */
function hasGroup(manner: Manner): boolean {
  return process.platform !== 'win32' && (isQuestion(manner) || manner === 'script')
}

function startChild(path: string, args: string[], options: RunOptions): ChildProcess {
  const { cwd, input, manner = 'killed', env = programEnvironment(), windowsVerbatimArguments } = options
  const detached = hasGroup(manner)
  try {
    // An empty input is a pipe, too: a container may have no /dev/null.
    const stdin = typeof input === 'number' ? input : ('pipe' as const)
    const stdio: StdioOptions = [stdin, 'pipe', 'pipe']
    const child = spawn(path, args, { cwd, env, detached, stdio, windowsVerbatimArguments })
    // A program may end before it has read its input.
    child.stdin?.on('error', () => {}).end(input)
    return child
  } catch (error) {
    throw notRun(path, error)
  }
}

/** Collects the output, or shows it. */
function takeOutput(child: ChildProcess, manner: Manner) {
  let bytes = 0
  const isTooLong = (): boolean => isQuestion(manner) && bytes > longestAnswerBytes
  const pieces = (['stdout', 'stderr'] as const).map((name) => {
    // The function `buffer` of Node would load Blob and WebCrypto, which takes 20 ms.
    const pieces: Buffer[] = []
    child[name]?.on('data', (piece: Buffer) => {
      bytes += piece.length
      if (manner === 'script') process[name].write(piece)
      else if (isTooLong()) stopChild(child, manner)
      else pieces.push(piece)
    })
    return pieces
  })
  return { pieces, isTooLong }
}

async function exitOf(
  child: ChildProcess,
  path: string,
): Promise<[ProgramEnd['exitCode'], ProgramEnd['endedBy']]> {
  try {
    return (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  } catch (error) {
    throw notRun(path, error)
  }
}

function notRun(path: string, error: unknown): ToolFailure {
  return new ToolFailure(`${path} could not be run: ${messageOf(error)}`)
}

function stopChild(child: ChildProcess, manner: Manner): void {
  const isGentle = manner === 'gentle' || manner === 'script'
  sendSignal(isGentle ? 'SIGTERM' : 'SIGKILL', child, manner)
  if (!isGentle) return
  void sleep(graceMs, undefined, { ref: false }).then(() => sendSignal('SIGKILL', child, manner))
}

/** To all processes of its group, if one is left, or only to the child. */
function sendSignal(name: NodeJS.Signals, child: ChildProcess, manner: Manner): void {
  const { pid } = child
  if (hasGroup(manner) && pid !== undefined) orUndefined(() => process.kill(-pid, name))
  else child.kill(name)
}

// Node reads these variables when it starts. Others might hold secrets, or mark the program as one of the step's: the
// runner ends those. https://nodejs.org/api/cli.html#environment-variables
const ofNode =
  /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/

/** The descriptor of the file that a script inherits, after Node's channel for messages. */
export const inheritedFile = 4

/**
 * Starts a script of Node that may outlive this process. Messages tell it what it needs to know: other processes could read
 * arguments and environment variables.
 * @param file an open file that it inherits as `inheritedFile`
 */
export function startDetached(args: string[], file: number | 'ignore' = 'ignore') {
  const child = spawn(process.execPath, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', file],
    // Takes bytes as they are.
    serialization: 'advanced',
    // One of its threads waits for the kernel all the time.
    env: { ...programEnvironment(), ...variablesNamed(ofNode), UV_THREADPOOL_SIZE: '8' },
  })
  // The end of the channel shows a failure.
  child.on('error', () => {})
  return {
    pid: child.pid ?? 0,
    /** Sends a message. @returns the first message of the program @throws ToolFailure if the program ends before that */
    async ask(message: object): Promise<unknown> {
      const ended = child.connected ? once(child, 'disconnect') : []
      // A program that has ended may have answered; without a callback, the failure would be thrown instead.
      child.send(message, () => {})
      const [reply] = await Promise.race([once(child, 'message'), ended])
      if (reply === undefined) throw new ToolFailure(`${args[0]} ended without a word`)
      return reply
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
