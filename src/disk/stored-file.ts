/** A file of a store on this host, which can be read, or used in place. */
import { constants, type Stats } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname } from 'node:path'
import { type ByteStream, newBufferPool } from '../bytes/buffer-pool.ts'
import { BadEntry } from '../failure.ts'
import { type Notes, notesIn, stateOf } from './notes.ts'
import { checkOwn } from './ownership.ts'

/** A file that is used in place. */
export interface StoredFile {
  /** Whether all of it is there; else it comes as the entry is read, … */
  readonly isWhole: boolean
  /** … or from whoever reads past it, and writes what he has checked. */
  readonly filling?: {
    read(start: number, end: number): ByteStream
    /** Never rejects: what becomes of the file is no reason to stop. */
    write(bytes: Buffer, position: number): Promise<void>
  }
  /** Makes `path` a link to it; false where it cannot, or `path` is on another file system. */
  link(path: string): Promise<boolean>
  /** Whether the link leads to it still. Once somebody has it open or mounted, it stays whatever becomes of the entry. */
  isInPlace(): Promise<boolean>
  /**
   * Makes sure that its bytes are those that were saved: nobody has written to it since that was found out, or `check`,
   * which reads them all, finds it out now. False where it did not get them all after all.
   * @throws what `check` throws; BadEntry when somebody writes to it meanwhile
   */
  prove(check: () => Promise<void>): Promise<boolean>
}

export interface Opened {
  stat: Stats
  /** Notes that it was used now, for eviction. */
  touch(): Promise<void>
  read(start: number, end: number): ByteStream
  file: StoredFile
  close(): Promise<void>
}

export interface Keeping {
  /** The root directory of the store. */
  dir: string
  /** Whether a file is read before every use, whatever notes say. */
  verify?: 'auto' | 'always'
}

/** @throws Error where it is no file, or other users may have written it; the system's error; ELOOP where it is a link */
export async function openStored(path: string, { dir, verify = 'auto' }: Keeping): Promise<Opened> {
  const file = await fs.open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  const notes = notesIn(dir)
  try {
    const stat = await file.stat()
    if (!stat.isFile()) throw new Error(`${path} is no file`)
    checkOwn(path, stat)
    return {
      stat,
      touch: () => notes.touch(file),
      read: (start, end) => bytesOf(file, start, end),
      file: storedFile(file, path, { notes, verify }),
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

interface Proving extends Required<Pick<Keeping, 'verify'>> {
  notes: Notes
}

/** @param file stays open as long as the result is used */
function storedFile(file: fs.FileHandle, path: string, { notes, verify }: Proving): StoredFile {
  let used: string | undefined
  const hold = async (): Promise<void> => {
    if (used !== undefined) await notes.hold(file, `${used}.used`)
  }
  return {
    isWhole: true,
    async link(name) {
      const isLinked = await linkTo(file, path, name)
      if (isLinked) used = name
      return isLinked
    },
    isInPlace: () => isNameOf(file, path),
    async prove(check) {
      const isProven = verify === 'auto' && (await notes.isProven(file))
      if (!isProven) await notes.prove(file, await checked(file, check))
      await hold()
      return true
    },
  }
}

/**
 * The state of a file in which `check` found it right.
 * @throws what `check` throws; BadEntry when somebody writes to it meanwhile
 */
async function checked(file: fs.FileHandle, check: () => Promise<void>): Promise<string> {
  // Whoever has published it takes away the name of its draft, which is a change, too.
  for (let attempts = 0; attempts < 2; attempts++) {
    const before = await stateOf(file)
    await check()
    if ((await stateOf(file)) === before) return before
  }
  throw new BadEntry('somebody is writing to it')
}

/** Lets `name` lead to an open file; false where it cannot, or is on another file system. */
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

/** Whether a path still means an open file, and not another one. */
export async function isNameOf(file: fs.FileHandle, path: string): Promise<boolean> {
  const [named, opened] = await Promise.all([fs.lstat(path).catch(() => undefined), file.stat()])
  return named?.ino === opened.ino && named.dev === opened.dev
}
