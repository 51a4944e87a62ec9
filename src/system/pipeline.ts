/** Starts programs that pass streams on: by argument lists, without a shell. Single programs are in run.ts. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { type Command, programEnvironment } from './program.ts'
import { allEnded } from './program-exit.ts'

export interface Surroundings {
  cwd: string
  signal: AbortSignal
  /** An open file as the standard input of the first program. Without it, the caller writes to `stdin`. */
  stdin?: number
}

export interface Pipeline {
  /** The pid of the first program; 0 if it did not start. */
  pid: number
  /** The standard input of the first program. */
  stdin: Writable
  /** The standard output of the last program. */
  stdout: Readable
  /** Settles when all programs have ended; rejects with ToolFailure when one ended badly, or the abort reason. */
  ended: Promise<void>
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
    return spawn(command.path, command.args, { ...options, env: programEnvironment() })
  } finally {
    process.umask(mask)
  }
}
