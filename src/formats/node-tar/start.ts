/** Starts tar: a program, or a thread of this process where there is no such program. */
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BadEntry, ToolFailure } from '../../failure.ts'
import { type Pipeline, type Surroundings, startPipeline } from '../../process.ts'
import type { TarCommand, TarThread } from '../tar-commands.ts'

/** What a thread needs to know when it starts. */
export interface TarTask extends TarThread {
  /** Absolute. */
  cwd: string
}

/** The last message of a thread that fails. */
export interface TarThreadFailure {
  message: string
  isBadEntry: boolean
}

export function startTar(tar: TarCommand, where: Surroundings): Pipeline {
  return 'thread' in tar ? startThread({ ...tar, cwd: where.cwd }, where.signal) : startPipeline([tar], where)
}

// The bundle has this file beside it; Node runs the source without a bundle, too.
const program = join(import.meta.dirname, `tar-thread${extname(import.meta.filename)}`)

function startThread(task: TarTask, signal: AbortSignal): Pipeline {
  const thread = new Worker(program, { workerData: task, stdin: true, stdout: true, execArgv: [], env: {} })
  const { stdin, stdout } = thread
  if (!stdin) throw new Error('a thread has no standard input')
  // As with programs: `ended` has the cause.
  stdin.on('error', () => {})
  return { pid: process.pid, stdin, stdout, ended: threadEnded(thread, signal) }
}

async function threadEnded(thread: Worker, signal: AbortSignal): Promise<void> {
  let failure: Error | undefined
  thread.on('message', ({ message, isBadEntry }: TarThreadFailure) => {
    failure = isBadEntry ? new BadEntry(message) : new ToolFailure(message)
  })
  thread.on('error', ({ message }) => {
    failure ??= new ToolFailure(message)
  })
  const stop = (): void => void thread.terminate()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  await new Promise((resolve) => thread.once('exit', resolve))
  signal.removeEventListener('abort', stop)
  thread.stdin?.destroy(new Error('the thread has ended'))
  signal.throwIfAborted()
  if (failure) throw failure
}
