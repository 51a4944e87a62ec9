/** Starts tar: a program, or a thread of this process where there is no such program. */
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { BadEntry, ToolFailure } from '../../../system/failure.ts'
import { type Pipeline, type Surroundings, startPipeline } from '../../../system/pipeline.ts'
import type { TarCommand, TarThread } from '../tar-commands.ts'
import { byteSender } from './flow.ts'
import { frameContentBytes } from './frame.ts'
import type { FilledSlab, Frame, FromThread, TarTask, ToThread } from './messages.ts'
import { newSlabs, releaseAll, releaseSlab, type Slabs, slabAt } from './slabs.ts'

export function startTar(tar: TarCommand, where: Surroundings): Pipeline {
  if (!('thread' in tar)) return startPipeline([tar], where)
  const task = startTask(tar, where)
  return { ...task, stdout: Readable.from(copiesOf(task)) }
}

async function* copiesOf({ stdout }: TarTaskRun): AsyncGenerator<Buffer> {
  for await (const { content, release } of stdout as AsyncIterable<SlabContent>) {
    const copy = Buffer.from(content)
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
  /** The thread's number as an owner of slabs. */
  owner: number
}

/** The next bytes of an archive. */
export interface SlabContent {
  content: Buffer
  /** Must be called when the content has been read. */
  release(): void
}

/** `stdout` gives the archive as `Content`, or as each `Frame` if the task has a level. */
export type TarTaskRun = Pipeline

/** How many threads fill slabs at once, and how many slabs are read meanwhile. */
export const readersAtOnce = Math.min(availableParallelism(), 2)
export const slabsAtOnce = Math.min(availableParallelism(), 4)

let sharedSlabs: Slabs | undefined
let workers = 0

function slabsOfAll(): Slabs {
  sharedSlabs ??= newSlabs(slabsAtOnce + 1, frameContentBytes, slabsAtOnce + 2 - readersAtOnce)
  return sharedSlabs
}

function newWorker(): TarWorker {
  // The young heap of this thread would grow to 32 MiB or more while it walks. A small one takes no longer to collect.
  setFlagsFromString('--semi-space-growth-factor=1')
  const limits = { maxYoungGenerationSizeMb: 2 }
  const thread = new Worker(program, { execArgv: [], env: {}, resourceLimits: limits })
  return { thread, owner: ++workers }
}

export function startTask(tar: TarThread, { cwd, signal }: Surroundings): TarTaskRun {
  const worker = idle.pop() ?? newWorker()
  const { thread, owner } = worker
  const slabs = slabsOfAll()
  thread.ref()
  const post = (message: ToThread): void => thread.postMessage(message)
  const task: TarTask = { ...tar, cwd, mask: process.umask(), slabs, owner }
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
  const receive = (message: Progress): void => {
    if ('taken' in message) input.taken(message.taken)
    else stdout.push('frame' in message ? frameFrom(message) : contentOf(message))
  }
  // Messages have no buffers of Node.
  const frameFrom = ({ frame, contentBytes }: Frame): Frame => {
    return { frame: Buffer.from(frame.buffer, frame.byteOffset, frame.length), contentBytes }
  }
  const contentOf = ({ slab, filled }: FilledSlab): SlabContent => ({
    content: slabAt(slabs, slab).subarray(0, filled),
    release: () => releaseSlab(slabs, slab, owner),
  })
  const ended = taskEnded(worker, receive, signal).finally(() => {
    stdout.push(null)
    stdin.destroy(new Error('its reader has ended'))
  })
  return { pid: process.pid, stdin, stdout, ended }
}

type Progress = { taken: number } | FilledSlab | Frame

/** Settles when the thread has done its task, or has ended. */
async function taskEnded(
  worker: TarWorker,
  receive: (message: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const { thread } = worker
  const { promise, resolve } = Promise.withResolvers<Error | undefined>()
  const onMessage = (message: FromThread): void => {
    if (message === 'done') resolve(undefined)
    else if (!('isBadEntry' in message)) receive(message)
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
  releaseAll(slabsOfAll(), worker.owner)
  signal.throwIfAborted()
  throw failure
}
