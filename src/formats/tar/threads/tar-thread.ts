/** The program of a thread: packs the files that its input names, or unpacks the archives of its input. */
import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { toBytes } from '../../../files/byte-strings.ts'
import { pathsBelow, pathsIn } from '../../../files/paths/member-paths.ts'
import { BadEntry, messageOf } from '../../../system/failure.ts'
import { archiveWriter } from './create.ts'
import { extractor } from './extract.ts'
import { frameNow } from './frame.ts'
import {
  acquireSlab,
  type FromThread,
  releaseSlab,
  type Slabs,
  slabAt,
  type TarTask,
  type ToThread,
} from './messages.ts'

if (!parentPort) throw new Error('this is a program for threads')
const port = parentPort
const slabs = workerData as Slabs

const received = on(port, 'message')
const next = async (): Promise<ToThread> => (await received.next()).value?.[0]

const reply = (message: FromThread, transferred: ArrayBuffer[] = []): void =>
  port.postMessage(message, transferred)

async function* input(): AsyncGenerator<Buffer> {
  for (let bytes = await next(); bytes instanceof Uint8Array; bytes = await next()) {
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    reply({ taken: bytes.length })
  }
}

async function create({ cwd, part, isForImage }: TarTask & { thread: 'create' }): Promise<void> {
  let slab: number | undefined
  const output = {
    next(): Buffer {
      slab = acquireSlab(slabs)
      return slabAt(slabs, slab)
    },
    filled(bytes: number): void {
      if (slab === undefined) return
      if (part?.level === undefined) {
        reply({ slab, filled: bytes })
        return
      }
      const frame = frameNow(slabAt(slabs, slab).subarray(0, bytes), part.level)
      releaseSlab(slabs, slab)
      reply({ frame, contentBytes: bytes }, [frame.buffer])
    },
  }
  const pathOf = part ? pathsIn(part.bases) : pathsBelow(toBytes(cwd))
  const archive = archiveWriter(pathOf, output, { kind: part?.kind, links: part?.links, isForImage })
  let rest = ''
  for await (const bytes of input()) {
    const names = (rest + bytes.toString('latin1')).split('\0')
    rest = names.pop() ?? ''
    for (const name of names) archive.add(name)
  }
  archive.end(part?.isContinued)
}

async function extract({ cwd, mask, bases }: TarTask & { thread: 'extract' }): Promise<void> {
  const { push, finish } = extractor(toBytes(cwd), mask, bases && pathsIn(bases))
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
  // The thread ends, because its files may still be open.
  reply({ message: messageOf(error), isBadEntry: error instanceof BadEntry })
}
