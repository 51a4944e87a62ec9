/** The program of a thread: packs the files that its input names, or unpacks the archives that its input is. */
import { parentPort } from 'node:worker_threads'
import { BadEntry, messageOf } from '../../failure.ts'
import { toBytes } from '../../files/byte-strings.ts'
import { archiveWriter } from './create.ts'
import { extractor } from './extract.ts'
import { byteSender } from './flow.ts'
import type { FromThread, TarTask, ToThread } from './messages.ts'

if (!parentPort) throw new Error('this is a program for threads')
const port = parentPort
const output = byteSender(port)

type Message = Exclude<ToThread, number>

const waiting: Message[] = []
let wake = (): void => {}
port.on('message', (message: ToThread) => {
  if (typeof message === 'number') output.taken(message)
  else {
    waiting.push(message)
    wake()
  }
})

async function next(): Promise<Message> {
  for (;;) {
    const message = waiting.shift()
    if (message !== undefined) return message
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
}

const reply = (message: FromThread): void => port.postMessage(message)

async function* input(): AsyncGenerator<Buffer> {
  for (let bytes = await next(); bytes instanceof Uint8Array; bytes = await next()) {
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    reply(bytes.length)
  }
}

async function create({ cwd, kind, bases }: TarTask): Promise<void> {
  const archive = archiveWriter(toBytes(cwd), kind, bases)
  let rest = ''
  for await (const bytes of input()) {
    const names = (rest + bytes.toString('latin1')).split('\0')
    rest = names.pop() ?? ''
    for (const name of names) for (const chunk of archive.add(name)) await output.send(chunk)
  }
  for (const chunk of archive.end()) await output.send(chunk)
}

async function extract({ cwd, mask }: TarTask): Promise<void> {
  const { push, finish } = extractor(toBytes(cwd), mask)
  for await (const bytes of input()) push(bytes)
  finish()
}

try {
  for (;;) {
    const task = (await next()) as TarTask
    await (task.thread === 'create' ? create(task) : extract(task))
    reply('done')
  }
} catch (error) {
  // The thread's files may still be open, so it ends.
  reply({ message: messageOf(error), isBadEntry: error instanceof BadEntry })
}
