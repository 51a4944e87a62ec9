/** The program of a thread: packs the files named on its standard input, or unpacks the archives it reads there. */
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { BadEntry, messageOf } from '../../failure.ts'
import { toBytes } from '../../files/byte-strings.ts'
import { archiveWriter } from './create.ts'
import { extractor } from './extract.ts'
import type { TarTask, TarThreadFailure } from './start.ts'

const { thread, kind, cwd } = workerData as TarTask

async function create(): Promise<void> {
  const archive = archiveWriter(toBytes(cwd), kind)
  const write = async (chunks: Iterable<Buffer>): Promise<void> => {
    for (const chunk of chunks) if (!process.stdout.write(chunk)) await once(process.stdout, 'drain')
  }
  let rest = ''
  for await (const bytes of process.stdin as AsyncIterable<Buffer>) {
    const names = (rest + bytes.toString('latin1')).split('\0')
    rest = names.pop() ?? ''
    for (const name of names) await write(archive.add(name))
  }
  await write(archive.end())
  process.stdout.end()
}

async function extract(): Promise<void> {
  const { push, finish } = extractor(toBytes(cwd))
  for await (const bytes of process.stdin as AsyncIterable<Buffer>) push(bytes)
  finish()
}

try {
  await (thread === 'create' ? create() : extract())
} catch (error) {
  const failure: TarThreadFailure = { message: messageOf(error), isBadEntry: error instanceof BadEntry }
  parentPort?.postMessage(failure)
  process.exit(1)
}
