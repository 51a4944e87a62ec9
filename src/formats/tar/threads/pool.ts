/** Starts threads that do the work of tar. */
import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { BadEntry, messageOf, ToolFailure } from '../../../system/failure.ts'
import { outputOf, type Pipeline, type Surroundings, startPipeline } from '../../../system/pipeline.ts'
import { type Command, variablesNamed } from '../../../system/program.ts'
import { frameContentBytes } from './frame.ts'
import {
  type Frame,
  type FromThread,
  newSlabs,
  type Progress,
  releaseSlab,
  type Slabs,
  slabAt,
  type TarThread,
  type ToThread,
} from './messages.ts'

/** A program; or a thread of Node, where there is no such program. */
export type TarCommand = Command | TarThread

/** Starts a program, or a thread that ends with its task. */
export function startTar(tar: TarCommand, where: Surroundings): Pipeline {
  if (!('thread' in tar)) return startPipeline([tar], where)
  const pool = newThreadPool()
  const { stdout, ended, ...task } = pool.start(tar, where)
  return { ...task, stdout: Readable.from(copiesOf(stdout)), ended: ended.finally(pool.close) }
}

/** An archive of files, directories and links for mksquashfs. @param names relative to `cwd`; byte strings */
export function archiveForImage(
  names: string[],
  { cwd, signal }: Omit<Surroundings, 'stdin'>,
): AsyncGenerator<Buffer> {
  return outputOf(signal, (signal) => {
    const tar = startTar({ thread: 'create', isForImage: true }, { cwd, signal })
    tar.stdin.end(`${names.join('\0')}\0`, 'latin1')
    return tar
  })
}

async function* copiesOf(contents: AsyncIterable<SlabContent>): AsyncGenerator<Buffer> {
  for await (const { content, release } of contents) {
    const copy = Buffer.from(content)
    release()
    yield copy
  }
}

/** The next bytes of an archive, in a slab that must be released when they have been read. */
export interface SlabContent {
  content: Buffer
  release(): void
}

/** How many threads fill slabs at once, and how many slabs are read meanwhile. */
export const readersAtOnce = Math.min(availableParallelism(), 2)
export const slabsAtOnce = Math.min(availableParallelism(), 4)

interface TarWorker {
  thread: Worker
  slabs: Slabs
}

export type ThreadPool = ReturnType<typeof newThreadPool>

/** Starting a thread takes longer than packing a small segment, so threads wait in a pool for their next task. */
export function newThreadPool() {
  const idle: TarWorker[] = []
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(task: TarThread, where: Surroundings): Pipeline {
      const worker = idle.pop() ?? newWorker()
      const { ended, ...streams } = startTask(worker, task, where)
      const returned = ended.then(() => void idle.push(worker))
      return { ...streams, ended: returned }
    },
    /** Ends the threads that wait. */
    async close(): Promise<void> {
      await Promise.all(idle.splice(0).map(({ thread }) => thread.terminate()))
    },
  }
}

// In the bundle, this file has another extension.
const program = new URL(`tar-thread${extname(import.meta.url)}`, import.meta.url)

// The input of a thread that may wait in memory. Its output waits at the same time.
const mostWaitingBytes = 1024 * 1024

function newWorker(): TarWorker {
  const slabs = newSlabs(Math.max(2, slabsAtOnce), frameContentBytes)
  // A thread that finds compiled code starts in half the time.
  const env = variablesNamed(/^NODE_COMPILE_CACHE$/)
  const resourceLimits = { maxYoungGenerationSizeMb: 2 }
  return { thread: new Worker(program, { execArgv: [], env, resourceLimits, workerData: slabs }), slabs }
}

function startTask({ thread, slabs }: TarWorker, task: TarThread, { cwd, signal }: Surroundings): Pipeline {
  thread.ref()
  const post = (message: ToThread): void => thread.postMessage(message)
  post({ ...task, cwd, mask: process.umask() })
  let waitingBytes = 0
  let resume = (): void => {}
  const stdin = new Writable({
    write(bytes: Buffer, _, done) {
      const copy = new Uint8Array(bytes)
      waitingBytes += copy.length
      thread.postMessage(copy, [copy.buffer])
      if (waitingBytes > mostWaitingBytes) resume = done
      else done()
    },
    final(done) {
      post('end')
      done()
    },
  })
  // `ended` has the cause.
  stdin.on('error', () => {})
  const stdout = new Readable({ objectMode: true, read() {} })
  const receive = (message: Progress): void => {
    if ('taken' in message) {
      waitingBytes -= message.taken
      if (waitingBytes > mostWaitingBytes) return
      // Resuming may write at once, and set `resume` again.
      const resumeNow = resume
      resume = () => {}
      resumeNow()
    } else if ('frame' in message) stdout.push(withBuffer(message))
    else {
      const { slab, filled } = message
      const content = slabAt(slabs, slab).subarray(0, filled)
      stdout.push({ content, release: () => releaseSlab(slabs, slab) } satisfies SlabContent)
    }
  }
  const ended = taskEnded(thread, receive, signal).finally(() => {
    stdout.push(null)
    stdin.destroy(new Error('its reader has ended'))
  })
  return { firstPid: 0, lastPid: 0, stdin, stdout, ended }
}

/** A message turns a Buffer into a Uint8Array. */
function withBuffer({ frame, contentBytes }: Frame): Frame {
  return { frame: Buffer.from(frame.buffer, frame.byteOffset, frame.length), contentBytes }
}

async function taskEnded(
  thread: Worker,
  receive: (message: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const messages = on(thread, 'message', { signal, close: ['exit'] }) as AsyncIterable<[FromThread]>
    for await (const [message] of messages) {
      if (message === 'done') return void thread.unref()
      if (!('isBadEntry' in message)) receive(message)
      else throw message.isBadEntry ? new BadEntry(message.message) : new ToolFailure(message.message)
    }
    throw new ToolFailure('a thread of tar ended early')
  } catch (error) {
    await thread.terminate()
    signal.throwIfAborted()
    throw error instanceof BadEntry ? error : new ToolFailure(messageOf(error))
  }
}
