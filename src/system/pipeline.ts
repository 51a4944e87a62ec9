/** Starts programs that pass streams on: by argument lists, without a shell. Single programs are in run.ts. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { addAbortListener, once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { ToolFailure } from './failure.ts'
import { type Command, findProgram, keptCharacters, programEnvironment, programFailure } from './program.ts'
import { watchProgram } from './program-watch.ts'

export interface Surroundings {
  cwd: string
  signal: AbortSignal
}

export interface Pipeline {
  /** The pids of the first and of the last program; 0 if it did not start. */
  firstPid: number
  lastPid: number
  /** The standard input of the first program. */
  stdin: Writable
  /** The standard output of the last program. */
  stdout: Readable
  /** Settles when all programs have ended; rejects with ToolFailure when one ended badly, or the abort reason. */
  ended: Promise<void>
}

/**
 * Starts programs, each one's output connected to the next one's input by the kernel. When one ends badly, or the signal
 * aborts, the others are killed. When this process is killed, the last one is, too, and the others can write to nobody.
 */
export function startPipeline(commands: Command[], { cwd, signal }: Surroundings): Pipeline {
  // A program's input is made before the program that feeds it: Node may start to read a child's output at once,
  // but never touches its own end of a child's input.
  const children: Child[] = []
  for (const command of commands.toReversed()) {
    const next = children[0]?.process
    const options: SpawnOptions = { cwd, stdio: ['pipe', next?.stdin ?? 'pipe', 'pipe'] }
    const child = spawnChild(next ? command : endingWithUs(command), options)
    // Close our copy of the connection, or the reader would never see its end.
    next?.stdin?.destroy()
    children.unshift({ process: child, path: command.path, hopeless: command.hopeless })
  }
  const first = (children[0] as Child).process
  const last = (children.at(-1) as Child).process
  // A broken pipe on our side echoes a program's end, which `ended` reports with its cause.
  first.stdin?.on('error', () => {})
  const [stdin, stdout] = [first.stdin as Writable, last.stdout as Readable]
  return {
    firstPid: first.pid ?? 0,
    lastPid: last.pid ?? 0,
    stdin,
    stdout,
    ended: endedInTime(children, { stdin, stdout, signal }),
  }
}

/** As `allEnded`, unless the programs make no progress although they have input, and room for output. */
async function endedInTime(
  children: Child[],
  { stdin, stdout, signal }: Pick<Pipeline, 'stdin' | 'stdout'> & Pick<Surroundings, 'signal'>,
): Promise<void> {
  using watch = watchProgram({
    path: children.map(({ path }) => path).join(' | '),
    pids: () => children.map(({ process }) => process.pid),
    isItsTurn: () => (stdin.writableLength > 0 || !stdin.writable) && stdout.readableLength === 0,
  })
  const all = allEnded(children, AbortSignal.any([signal, watch.signal]))
  await Promise.race([all, watch.abandoned])
}

interface Child {
  process: ChildProcess
  /** The path of the program, which `setpriv` may have started. */
  path: string
  hopeless?: Command['hopeless']
}

// The setpriv of util-linux; undefined where there is none. That of busybox lacks the option.
let setpriv: { path: string | undefined } | undefined

/**
 * The kernel then kills the program when this process ends. Without it, mksquashfs and unsquashfs go on to their end, and
 * tar for as long as the input that it has keeps it busy. macOS has no such call.
 */
function endingWithUs(command: Command): Command {
  setpriv ??= { path: findSetpriv() }
  const { path, args } = command
  return setpriv.path
    ? { ...command, path: setpriv.path, args: ['--pdeathsig', 'KILL', '--', path, ...args] }
    : command
}

function findSetpriv(): string | undefined {
  const path = findProgram('setpriv')
  return path && readFileSync(path).includes('pdeathsig') ? path : undefined
}

type Output = Pick<Pipeline, 'stdout' | 'ended'>

/** Starts a pipeline, reads its output, and ends it if the reader stops early. */
export async function* outputOf<Item = Buffer>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => Output | Promise<Output>,
): AsyncGenerator<Item> {
  const stop = new AbortController()
  const { stdout, ended } = await start(AbortSignal.any([signal, stop.signal]))
  // A program that nothing can kill would leave its output open.
  ended.catch((error) => stdout.destroy(error))
  try {
    yield* stdout as AsyncIterable<Item>
    await ended
  } finally {
    stop.abort()
    await ended.catch(() => {})
  }
}

// Tools create files with the modes in the archive, from which a mask would remove bits. The mask belongs to the process,
// but no other code runs while it is lifted, because starting a child is synchronous.
function spawnChild(command: Command, options: SpawnOptions): ChildProcess {
  const mask = command.keepsMask ? process.umask() : process.umask(0)
  try {
    return spawn(command.path, command.args, { ...options, env: command.env ?? programEnvironment() })
  } finally {
    process.umask(mask)
  }
}

/**
 * Waits for all programs of a pipeline to end. When one ends badly, or the signal aborts, the others are killed.
 * @throws ToolFailure with the first cause, or the abort reason
 */
async function allEnded(children: Child[], signal: AbortSignal): Promise<void> {
  let killing = false
  const killAll = (): void => {
    killing = true
    for (const child of children) child.process.kill('SIGKILL')
  }
  using _ = addAbortListener(signal, killAll)
  const failures = await Promise.all(
    children.map(async (child) => {
      try {
        await ended(child, { mayEcho: child !== children.at(-1) })
        return undefined
      } catch (error) {
        const killed = killing && child.process.signalCode === 'SIGKILL'
        killAll()
        return killed ? undefined : error
      }
    }),
  )
  signal.throwIfAborted()
  // A later program may fail because an earlier one did. The other way round, `ended` recognizes the echo.
  const cause = failures.find((failure) => failure !== undefined)
  if (cause) throw cause
}

// Matches the whole of complaints about the output only. They name no file.
const echo =
  /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/

async function ended({ process, path, hopeless }: Child, { mayEcho }: { mayEcho: boolean }): Promise<void> {
  let complaints = ''
  let isHopeless = false
  process.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-keptCharacters)
    isHopeless ||= hopeless?.test(complaints) === true
    if (isHopeless) process.kill('SIGKILL')
  })
  // 'close' comes after the last of stderr; 'exit' may come before it.
  const [exitCode, endedBy] = (await once(process, 'close')) as [number | null, NodeJS.Signals | null]
  if (exitCode === 0) return
  if (isHopeless) throw new ToolFailure(`${path} makes no progress: ${complaints.trim()}`)
  // The reader of a program's output may end first; if it fails, it reports its own cause. The writer then sees a broken
  // pipe, or a reset because sockets connect the programs. This process reads all output of the last program.
  if (mayEcho && (endedBy === 'SIGPIPE' || echo.test(complaints.trim()))) return
  throw programFailure(path, { exitCode, endedBy }, complaints)
}
