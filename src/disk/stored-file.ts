/** A file of a store on this host, which can be read or used in place. */
import { constants, type Stats } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname } from 'node:path'
import { type ByteStream, newBufferPool } from '../bytes/buffer-pool.ts'
import { BadEntry } from '../failure.ts'
import { notesIn, stateOf } from './notes.ts'
import { checkOwn } from './ownership.ts'

/** The file of an entry on this host, which is used in place instead of copied. */
export interface StoredFile {
  /** False for a copy that readers of the entry fill. */
  readonly isWhole: boolean
  /** Only where the file is not whole: fills it by other means than reading the entry. */
  readonly filling?: {
    /** Reads the entry without filling the file. */
    read(start: number, end: number): ByteStream
    /** Writes verified bytes. Never rejects: an error of the file must not stop the reader. */
    write(bytes: Buffer, position: number): Promise<void>
  }
  /** Makes `path` a link to the file; false where that fails, or `path` is on another file system. */
  link(path: string): Promise<boolean>
  /** Whether the link still leads to the file. An open or mounted file stays, even if its entry is removed. */
  isInPlace(): Promise<boolean>
  /**
   * Makes sure that the bytes of the file are as saved. Runs `check`, which reads all bytes, unless a note says that
   * nothing has changed since an earlier check.
   * @returns false where the file is still not whole
   * @throws what `check` throws; BadEntry when a program writes to the file meanwhile
   */
  prove(check: () => Promise<void>): Promise<boolean>
}

export interface Opened {
  stat: Stats
  /** Notes that the file was used now: eviction removes the least recently used files. */
  touch(): Promise<void>
  read(start: number, end: number): ByteStream
  file: StoredFile
  close(): Promise<void>
}

export interface Keeping {
  /** The root directory of the store. */
  dir: string
  /** `always`: reads and checks a file before every use, even if a note says that nothing has changed. */
  verify?: 'auto' | 'always'
}

/**
 * @throws Error where the path is no file, or another user may have written the file; the system's error; ELOOP where the
 * path is a link
 */
export async function openStored(path: string, keeping: Keeping): Promise<Opened> {
  const file = await fs.open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stat = await file.stat()
    if (!stat.isFile()) throw new Error(`${path} is no file`)
    checkOwn(path, stat)
    return {
      stat,
      touch: () => notesIn(keeping.dir).touch(file),
      read: (start, end) => bytesOf(file, start, end),
      file: storedFile(file, path, keeping),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
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
function storedFile(file: fs.FileHandle, path: string, { dir, verify = 'auto' }: Keeping): StoredFile {
  const notes = notesIn(dir)
  let used: string | undefined
  return {
    isWhole: true,
    async link(name) {
      const isLinked = await makeLinkTo(file, path, name)
      if (isLinked) used = name
      return isLinked
    },
    isInPlace: () => isNameOf(file, path),
    async prove(check) {
      const isProven = verify === 'auto' && (await notes.isProven(file))
      if (!isProven) await notes.prove(file, await checked(file, check))
      if (used !== undefined) await notes.hold(file, `${used}.used`)
      return true
    },
  }
}

/**
 * The state of the file that `check` has checked.
 * @throws what `check` throws; BadEntry when a program writes to the file meanwhile
 */
async function checked(file: fs.FileHandle, check: () => Promise<void>): Promise<string> {
  // Publishing a file removes the name of its draft, which changes the state once.
  for (let attempts = 0; attempts < 2; attempts++) {
    const before = await stateOf(file)
    await check()
    if ((await stateOf(file)) === before) return before
  }
  throw new BadEntry('somebody is writing to it')
}

/** Makes `name` a link to an open file; false where that fails, or `name` is on another file system. */
export async function makeLinkTo(file: fs.FileHandle, path: string, name: string): Promise<boolean> {
  try {
    const [directory, opened] = await Promise.all([fs.stat(dirname(name)), file.stat()])
    if (directory.dev !== opened.dev || !(await isNameOf(file, path))) return false
    await fs.symlink(await fs.realpath(path), name)
    return true
  } catch {
    return false
  }
}

/** Whether the path still names this open file, and not another one. */
export async function isNameOf(file: fs.FileHandle, path: string): Promise<boolean> {
  const [named, opened] = await Promise.all([fs.lstat(path).catch(() => undefined), file.stat()])
  return named?.ino === opened.ino && named.dev === opened.dev
}
