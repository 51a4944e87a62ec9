/** Starts tar: a program, or a thread of this process where there is no such program. */
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { BadEntry, ToolFailure } from '../../failure.ts'
import { type Pipeline, type Surroundings, startPipeline } from '../../process.ts'
import type { TarCommand, TarThread } from '../tar-commands.ts'
import { byteSender } from './flow.ts'
import { frameContentBytes } from './frame.ts'
import type { FromThread, TarTask, ToThread } from './messages.ts'
import { newSlabs, releaseSlab, type Slabs, slabAt } from './slabs.ts'

export function startTar(tar: TarCommand, where: Surroundings): Pipeline {
  if (!('thread' in tar)) return startPipeline([tar], where)
  const task = startTask(tar, where)
  return { ...task, stdout: Readable.from(copiesOf(task)) }
}

async function* copiesOf({ stdout, release }: TarTaskRun): AsyncGenerator<Buffer> {
  for await (const slab of stdout as AsyncIterable<Buffer>) {
    const copy = Buffer.from(slab)
    release()
    yield copy
  }
}

// The bundle has this file beside it; Node runs the source without a bundle, too.
const program = join(import.meta.dirname, `tar-thread${extname(import.meta.filename)}`)
// To start a thread takes longer than to pack a small segment, so threads wait here for their next task.
const idle: TarWorker[] = []

interface TarWorker {
  thread: Worker
  slabs: Slabs
  /** How many slabs the thread has filled. */
  turn: number
}

export interface TarTaskRun extends Pipeline {
  /** Must be called for each slab that `stdout` gives, in their order, when the slab has been read. */
  release(): void
}

// So many slabs can be read while the thread fills another one.
export const slabsAtOnce = Math.min(availableParallelism(), 4)

function newWorker(): TarWorker {
  const limits = { maxYoungGenerationSizeMb: 2 }
  const thread = new Worker(program, { execArgv: [], env: {}, resourceLimits: limits })
  return { thread, slabs: newSlabs(slabsAtOnce + 1, frameContentBytes), turn: 0 }
}

export function startTask(tar: TarThread, { cwd, signal }: Surroundings): TarTaskRun {
  const worker = idle.pop() ?? newWorker()
  const { thread, slabs } = worker
  thread.ref()
  const post = (message: ToThread): void => thread.postMessage(message)
  const task: TarTask = { ...tar, cwd, mask: process.umask(), slabs }
  post(task)
  const input = byteSender(thread)
  const stdin = new Writable({
    write: (bytes: Buffer, _, done) => void input.send(new Uint8Array(bytes)).then(() => done()),
    final(done) {
      post('end')
      done()
    },
  })
  // As with programs: `ended` has the cause.
  stdin.on('error', () => {})
  const stdout = new Readable({ objectMode: true, read() {} })
  const receive = (message: { taken: number } | { filled: number }): void => {
    if ('taken' in message) input.taken(message.taken)
    else stdout.push(slabAt(slabs, worker.turn++).subarray(0, message.filled))
  }
  const ended = taskEnded(worker, receive, signal).finally(() => {
    stdout.push(null)
    stdin.destroy(new Error('its reader has ended'))
  })
  return { pid: process.pid, stdin, stdout, ended, release: () => releaseSlab(slabs) }
}

/** Settles when the thread has done its task, or has ended. */
async function taskEnded(
  worker: TarWorker,
  receive: (message: { taken: number } | { filled: number }) => void,
  signal: AbortSignal,
): Promise<void> {
  const { thread } = worker
  const { promise, resolve } = Promise.withResolvers<Error | undefined>()
  const onMessage = (message: FromThread): void => {
    if (message === 'done') resolve(undefined)
    else if ('taken' in message || 'filled' in message) receive(message)
    else resolve(message.isBadEntry ? new BadEntry(message.message) : new ToolFailure(message.message))
  }
  const onError = ({ message }: Error): void => resolve(new ToolFailure(message))
  const onExit = (): void => resolve(new ToolFailure('a thread of tar ended early'))
  const onAbort = (): void => void thread.terminate()
  thread.on('message', onMessage).on('error', onError).on('exit', onExit)
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  const failure = await promise
  signal.removeEventListener('abort', onAbort)
  thread.off('message', onMessage).off('error', onError).off('exit', onExit)
  if (!failure && !signal.aborted) {
    thread.unref()
    idle.push(worker)
    return
  }
  await thread.terminate()
  signal.throwIfAborted()
  throw failure
}
