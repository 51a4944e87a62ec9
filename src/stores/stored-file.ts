/** A file of a store on this host, which can be read, or used in place. */
import { constants, type Stats } from 'node:fs'
import * as fs from 'node:fs/promises'
import { BadEntry } from '../failure.ts'
import { type Bytes, openMemory } from '../transfer/memory.ts'
import type { StoredFile } from './index.ts'

export interface Opened {
  stat: Stats
  /** Notes the time of use, for eviction; not every file system keeps it by itself. */
  touch(): Promise<void>
  read(start: number, end: number): Bytes
  file: StoredFile
  close(): Promise<void>
}

/** @throws the system's error; ELOOP where it is a link */
export async function openStored(path: string): Promise<Opened> {
  const file = await fs.open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  const stat = await file.stat()
  return {
    stat,
    // A reader may lack the right to.
    touch: () => file.utimes(Date.now() / 1000, stat.mtimeMs / 1000).catch(() => {}),
    read: (start, end) => bytesOf(file, start, end),
    file: storedFile(file, path),
    close: () => file.close(),
  }
}

function bytesOf(file: fs.FileHandle, start: number, end: number): Bytes {
  const { take, release } = openMemory()
  async function* read(): AsyncGenerator<Buffer> {
    for (let position = start; position < end; ) {
      const { buffer, bytesRead } = await file.read(take(end - position), 0, null, position)
      if (bytesRead === 0) return
      position += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  }
  return { [Symbol.asyncIterator]: read, release }
}

// A file whose bytes were proven gets a modification time of an odd number of 512ths of a second, which both a double
// and nanoseconds hold exactly; whoever writes to it gives it another one. Nothing that keeps seconds, milliseconds or
// microseconds can make such a time, be it a file system or what brought the file here from elsewhere.
const stepNs = 1_000_000_000n / 512n
const stepsPerMs = 512 / 1000

/** @param file stays open as long as the result is used */
function storedFile(file: fs.FileHandle, path: string): StoredFile {
  return {
    isWhole: true,
    link: (name) => linkTo(file, path, name),
    async prove(check) {
      const { mtimeNs } = await file.stat({ bigint: true })
      if (mtimeNs % (2n * stepNs) === stepNs) return true
      await check()
      const after = await file.stat({ bigint: true })
      if (after.mtimeNs !== mtimeNs) throw new BadEntry('somebody is writing to it')
      // Where it cannot be marked it is proven again next time.
      await markProven(file).catch(() => {})
      return true
    },
  }
}

/** Gives an open file a further name; false where it can have none there, for whatever reason. */
export async function linkTo(file: fs.FileHandle, path: string, name: string): Promise<boolean> {
  const isLinked = await fs.link(path, name).then(
    () => true,
    () => false,
  )
  if (!isLinked) return false
  // The name may mean another file by now.
  const [linked, opened] = await Promise.all([fs.lstat(name), file.stat()])
  if (linked.ino === opened.ino && linked.dev === opened.dev) return true
  await fs.rm(name)
  return false
}

/** Is told that the bytes of a file are those that they should be. */
export async function markProven(file: fs.FileHandle): Promise<void> {
  const { mtimeMs } = await file.stat()
  const odd = 2 * Math.floor((mtimeMs * stepsPerMs) / 2) + 1
  await file.utimes(Date.now() / 1000, odd / 512)
}
