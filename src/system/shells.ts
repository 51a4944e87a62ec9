/**
 * Shells that run programs for this process. Starting a program by such a shell takes a third of the time that Node takes, and
 * sudo is started once instead of once for each program.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { addAbortListener, once } from 'node:events'
import type { Socket } from 'node:net'
import { awaitedLater, messageOf, orUndefined, ToolFailure } from './failure.ts'
import { type Command, programEnvironment, programFailure } from './program.ts'
import { type ProgramLimit, watchProgram } from './program-watch.ts'

export interface ShellOptions {
  cwd: string
  /** Kills the program, if this process may do so; the abort waits for its end. */
  signal: AbortSignal
  /** The exit codes that mean success; 0 by default. */
  goodCodes?: number[]
  /** `while-busy` by default. */
  limitMs?: ProgramLimit
}

/** @param command starts a shell that reads commands from its standard input. Each shell ends with this process. */
export function newShells(command: Command) {
  const idle: Shell[] = []
  return {
    /**
     * Runs a script in an idle shell, or in a new one if there is none. Its input is empty.
     * @param script commands with quoted words @param name of the program, for messages @returns the standard output
     * @throws ToolFailure, or the abort reason
     */
    async run(script: string, name: string, options: ShellOptions): Promise<Buffer> {
      const { cwd, signal, goodCodes = [0], limitMs = 'while-busy' } = options
      signal.throwIfAborted()
      let shell = idle.pop()
      while (shell && !isAlive(shell)) shell = idle.pop()
      shell ??= startShell(command)
      // The subshell leaves the shell where it is: a shell that works in a mount would keep it busy.
      const { pid } = shell.child
      using watch = watchProgram({ path: name, pids: () => [pid], limitMs })
      const ending = AbortSignal.any([signal, watch.signal])
      const running = runIn(shell, `cd ${quoted(cwd)} && ${script}`, ending)
      const { exitCode, stdout, stderr } = await Promise.race([running, watch.abandoned])
      if (isAlive(shell)) idle.push(shell)
      ending.throwIfAborted()
      if (exitCode !== null && goodCodes.includes(exitCode)) return stdout
      throw programFailure(name, { exitCode, endedBy: shell.child.signalCode }, stderr)
    },
  }
}

/** A text as one word of a script. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

interface Shell {
  child: ChildProcess
  /** Resolves when the shell and its programs have ended. */
  closed: Promise<unknown>
  /** Ends the output of each script. No program can know it. */
  mark: string
}

function startShell({ path, args }: Command): Shell {
  // Its own group: an abort ends the program with the shell.
  const child = spawn(path, args, { cwd: '/', env: programEnvironment(), detached: true, stdio: 'pipe' })
  child.stdin.on('error', () => {})
  const shell = { child, closed: awaitedLater(once(child, 'close')), mark: randomUUID() }
  setAlive(shell, 'unref')
  return shell
}

/** An idle shell does not keep this process running: `unref`, as Node calls it. */
function setAlive({ child }: Shell, how: 'ref' | 'unref'): void {
  const pipes = [child.stdin, child.stdout, child.stderr] as unknown as Socket[]
  for (const one of [child, ...pipes]) one[how]()
}

function isAlive({ child }: Shell): boolean {
  return child.exitCode === null && child.signalCode === null && child.stdin?.writable === true
}

interface Ended {
  /** Null if the shell has ended by a signal. */
  exitCode: number | null
  stdout: Buffer
  stderr: string
}

async function runIn(shell: Shell, script: string, signal: AbortSignal): Promise<Ended> {
  const { child, closed, mark } = shell
  const kill = (): void => void orUndefined(() => process.kill(-(child.pid as number), 'SIGKILL'))
  setAlive(shell, 'ref')
  using _ = addAbortListener(signal, kill)
  const taking = [child.stdout, child.stderr].map((stream) => takeUntil(stream as Socket, `\n${mark} `))
  try {
    const end = `printf '\\n%s %d \\n' ${mark} "$status"`
    child.stdin?.write(`(${script}) </dev/null; status=$?; ${end}; ${end} >&2\n`)
    const replies = Promise.all(taking.map(({ reply }) => reply))
    const replied = await Promise.race([replies, closed.catch(notStarted(child))])
    const [stdout, stderr] = taking.map(({ text }) => text()) as [Buffer, Buffer]
    const exitCode = Array.isArray(replied) ? (replied[0] as number) : child.exitCode
    return { exitCode, stdout, stderr: stderr.toString() }
  } finally {
    for (const { stop } of taking) stop()
    setAlive(shell, 'unref')
  }
}

function notStarted({ spawnfile }: ChildProcess): (error: unknown) => never {
  return (error) => {
    throw new ToolFailure(`${spawnfile} could not be run: ${messageOf(error)}`)
  }
}

// The number after a mark, a space and a line end.
const mostAfterMark = 8

/** Collects a stream's bytes up to a mark. @returns the number after the mark, and the bytes before it */
function takeUntil(stream: Socket, mark: string) {
  const taken: Buffer[] = []
  let end = Buffer.alloc(0)
  let endBytes = 0
  const { promise: reply, resolve } = Promise.withResolvers<number>()
  const onData = (bytes: Buffer): void => {
    taken.push(bytes)
    end = Buffer.concat([end, bytes]).subarray(-(mark.length + mostAfterMark))
    const markAt = end.lastIndexOf(mark)
    const [, code] = /^(\d+) \n$/.exec(markAt < 0 ? '' : end.toString('latin1', markAt + mark.length)) ?? []
    if (code === undefined) return
    endBytes = end.length - markAt
    resolve(Number(code))
  }
  stream.on('data', onData)
  const text = (): Buffer => {
    const all = Buffer.concat(taken)
    return all.subarray(0, all.length - endBytes)
  }
  return { reply, text, stop: () => void stream.off('data', onData) }
}
