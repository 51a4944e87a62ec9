/** Opens a file of a store on this host, to be read or used in place. */
import { constants } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname } from 'node:path'
import { type ByteStream, newBufferPool } from '../bytes.ts'
import { BadEntry } from '../failure.ts'
import { type Notes, notesIn, stateOf } from './notes.ts'
import { openOwn } from './ownership.ts'

/** A file that is used in place. */
interface FileInPlace {
  /** Makes `path` a link to the file; false if it cannot, or if `path` is on another file system. */
  link(path: string): Promise<boolean>
  /** Whether the link still leads to the file. An open or mounted file stays, even if the entry is removed. */
  isInPlace(): Promise<boolean>
  /**
   * Proves that the file holds the saved bytes. Calls `check`, which reads all bytes, unless the file is unchanged since
   * the last proof. False if the file did not get all bytes.
   * @throws what `check` throws; BadEntry if another process writes to the file meanwhile
   */
  prove(check: () => Promise<void>): Promise<boolean>
}

export interface WholeFile extends FileInPlace {
  readonly isWhole: true
  /**
   * Copies the file to `path`, where a file may be. Linux only.
   * @returns whether the copied bytes are proven
   */
  copyTo(path: string): Promise<boolean>
}

/** A file that is filled while its object is read, by this process or by another one of this host. */
export interface GrowingFile extends FileInPlace {
  readonly isWhole: false
  /** Takes bytes that the caller has verified. Never rejects: the caller does not depend on the file. */
  write(pieces: Buffer[], position: number): Promise<void>
  /** Calls `fetch` with the number of each block that another process needs before others, from now on. */
  onAsked(fetch: (block: number) => void): void
  /** Whether this process fills the file. */
  isFiller(): Promise<boolean>
}

export type StoredFile = WholeFile | GrowingFile

export type Opened = Awaited<ReturnType<typeof openStored>>

export interface Keeping {
  /** The root directory of the store. */
  dir: string
  /** Whether every use verifies the file, even if it was proven before. */
  verify?: 'auto' | 'always'
}

/** @throws Error if it is no file, or other users may have written it; the system's error, which is ELOOP for a link */
export async function openStored(path: string, { dir, verify = 'auto' }: Keeping) {
  const { file, stat } = await openOwn(path)
  const notes = notesIn(dir)
  return {
    stat,
    handle: file,
    /** Notes that the file was used now, for eviction. */
    touch: () => notes.touch(file),
    read: (start: number, end: number) => bytesOf(file, start, end),
    file: storedFile(file, path, notes, verify),
    close: () => file.close(),
  }
}

function bytesOf(file: fs.FileHandle, start: number, end: number): ByteStream {
  const { acquire, release } = newBufferPool()
  async function* read(): AsyncGenerator<Buffer> {
    for (let position = start; position < end; ) {
      const { buffer, bytesRead } = await file.read(acquire(end - position), 0, null, position)
      if (bytesRead === 0) return
      position += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  }
  return { [Symbol.asyncIterator]: read, release }
}

/** @param file stays open as long as the result is used */
function storedFile(file: fs.FileHandle, path: string, notes: Notes, verify: Keeping['verify']): WholeFile {
  return {
    isWhole: true,
    async link(name) {
      // First, because whoever removes the file looks for this before.
      await notes.hold(file, `${name}.used`)
      return linkTo(file, path, name)
    },
    isInPlace: () => isNameOf(file, path),
    async copyTo(to) {
      // The path of the open file, because another file may have got its name.
      await fs.copyFile(`/proc/self/fd/${file.fd}`, to, constants.COPYFILE_FICLONE)
      // A write before or during the copy would have changed the file's state.
      return notes.isProven(file)
    },
    async prove(check) {
      const isProven = verify === 'auto' && (await notes.isProven(file))
      if (!isProven) await notes.prove(file, await checked(file, check))
      return true
    },
  }
}

/** @returns the state in which `check` has read the file @throws like `prove` */
async function checked(file: fs.FileHandle, check: () => Promise<void>): Promise<string> {
  // The job that has just published the file removes the name of the draft, which changes the state once.
  for (let attempts = 0; attempts < 2; attempts++) {
    const before = await stateOf(file)
    await check()
    if ((await stateOf(file)) === before) return before
  }
  throw new BadEntry('another process is writing to it')
}

/** Makes `name` a link to an open file; false if it cannot, or if `name` is on another file system. */
export async function linkTo(file: fs.FileHandle, path: string, name: string): Promise<boolean> {
  try {
    const [directory, opened] = await Promise.all([fs.stat(dirname(name)), file.stat()])
    if (directory.dev !== opened.dev || !(await isNameOf(file, path))) return false
    await fs.symlink(await fs.realpath(path), name)
    return true
  } catch {
    return false
  }
}

/** Whether a path still leads to an open file, and not to another one. */
export async function isNameOf(file: fs.FileHandle, path: string): Promise<boolean> {
  const bigint = true
  const [named, opened] = await Promise.all([
    fs.lstat(path, { bigint }).catch(() => undefined),
    file.stat({ bigint }),
  ])
  return named?.ino === opened.ino && named.dev === opened.dev
}
