/** Starts tar: a program, or a thread of this process where there is no such program. */
import { extname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { BadEntry, ToolFailure } from '../../failure.ts'
import { type Pipeline, type Surroundings, startPipeline } from '../../process.ts'
import type { TarCommand, TarThread } from '../tar-commands.ts'
import { byteSender } from './flow.ts'
import type { FromThread, TarTask, ToThread } from './messages.ts'

export function startTar(tar: TarCommand, where: Surroundings): Pipeline {
  return 'thread' in tar ? startTask(tar, where) : startPipeline([tar], where)
}

// The bundle has this file beside it; Node runs the source without a bundle, too.
const program = join(import.meta.dirname, `tar-thread${extname(import.meta.filename)}`)
// To start a thread takes longer than to pack a small segment, so threads wait here for their next task.
const idle: Worker[] = []

function startTask(tar: TarThread, { cwd, signal }: Surroundings): Pipeline {
  const thread = idle.pop() ?? new Worker(program, { execArgv: [], env: {} })
  thread.ref()
  const post = (message: ToThread): void => thread.postMessage(message)
  const task: TarTask = { ...tar, cwd, mask: process.umask() }
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
  let taken = 0
  const tellTaken = (): void => {
    if (taken > 0) post(taken)
    taken = 0
  }
  const stdout = new Readable({ read: tellTaken })
  const receive = (message: Uint8Array | number): void => {
    if (typeof message === 'number') input.taken(message)
    else {
      taken += message.length
      stdout.push(Buffer.from(message.buffer, message.byteOffset, message.length))
    }
  }
  const ended = taskEnded(thread, receive, signal).finally(() => {
    // The thread's next task must not wait until these bytes are read.
    tellTaken()
    stdout.push(null)
    stdin.destroy(new Error('its reader has ended'))
  })
  return { pid: process.pid, stdin, stdout, ended }
}

/** Settles when the thread has done its task, or has ended. */
async function taskEnded(
  thread: Worker,
  receive: (message: Uint8Array | number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Error | undefined>()
  const onMessage = (message: FromThread): void => {
    if (message === 'done') resolve(undefined)
    else if (typeof message === 'number' || message instanceof Uint8Array) receive(message)
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
    idle.push(thread)
    return
  }
  await thread.terminate()
  signal.throwIfAborted()
  throw failure
}
