/** How to open files without following links. Reads parts of files. A short read says nothing about what a file holds. */
import { constants, readSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'

/** For files whose bytes may take long to come. @throws as `readExactlySync` */
export async function readExactly(file: FileHandle, length: number, position: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length)
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(buffer, done, length - done, position + done)
    done += checked(bytesRead, done, length)
  }
  return buffer
}

/** @throws the system's error, or an error where the file ends */
export function readExactlySync(file: number, length: number, position: number): Buffer {
  const buffer = Buffer.allocUnsafe(length)
  for (let done = 0; done < length; )
    done += checked(readSync(file, buffer, done, length - done, position + done), done, length)
  return buffer
}

function checked(bytes: number, done: number, length: number): number {
  if (bytes === 0) throw new Error(`only ${done} of ${length} bytes could be read`)
  return bytes
}

// Windows has neither flag.
const { O_RDONLY, O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/** A link or a FIFO may have replaced a file since it was listed. Opening a FIFO could wait forever for a writer. */
export const readOnly = O_RDONLY | O_NOFOLLOW | O_NONBLOCK

/** Opens the same files to write new contents in place of theirs. */
export const rewriting = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK

/** Whether opening a link fails. */
export const refusesLinks = O_NOFOLLOW !== 0
