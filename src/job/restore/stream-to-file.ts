/** Receives an entry into a file, where its store sends it only as one stream; the file then serves ranges. */

import { statfs } from 'node:fs/promises'
import type { Entry } from '../../stores/store.ts'
import { TransferFailure } from '../../stores/transfer/errors.ts'
import type { ByteStream } from '../../system/bytes/buffer-pool.ts'
import { newDraftFile } from '../../system/disk/draft-file.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import { openStored } from '../../system/disk/stored-file.ts'
import { shortSizeText } from '../../system/units.ts'

export interface SpoolOptions {
  /** Where the private file goes. Closing the result removes the file. */
  dir: string
  /** Largest size of an entry, in bytes. */
  maxBytes?: number
  /** Free space that must remain on the file system, in bytes. */
  minFreeBytes?: number
  /** Called with the size of each piece. */
  onRead?(bytes: number): void
}

const gibibyte = 1024 ** 3
const maxAttempts = 3

/**
 * The bytes are not verified yet: a stream of unknown length may have been cut short. The caller closes the result; the
 * entry stays open.
 * @throws TransferFailure; Error when the entry is larger than the limits allow
 */
export async function spool(entry: Entry, options: SpoolOptions): Promise<Entry> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await receive(entry, options)
    } catch (error) {
      // A stream cannot be resumed. It can begin again, because nothing uses its bytes yet.
      const isBroken = error instanceof TransferFailure && error.recover === 'resume'
      if (!isBroken || attempt === maxAttempts) throw error
    }
  }
}

async function receive(
  entry: Entry,
  { dir, maxBytes = 64 * gibibyte, minFreeBytes = gibibyte, onRead }: SpoolOptions,
): Promise<Entry> {
  // Notes about the file lie beside it, so both get a directory of their own.
  const scratch = openScratch(dir)
  const draft = await newDraftFile(scratch.dir)
  const remove = async (): Promise<void> => {
    await draft.discard()
    scratch.remove()
  }
  try {
    const { bavail, bsize } = await statfs(dir)
    const room = Math.max(0, Math.min(maxBytes, bavail * bsize - minFreeBytes))
    const tooLarge = `the entry is larger than the ${shortSizeText(room)} that it may take at ${dir}`
    await draft.file.writeFile(
      counted(entry.read(0, entry.size), (bytes, total) => {
        onRead?.(bytes)
        if (total > room) throw new Error(tooLarge)
      }),
    )
    const { stat, read, file, close } = await openStored(draft.path, { dir: scratch.dir })
    return {
      ...entry,
      size: stat.size,
      read,
      file,
      async close() {
        await close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Reports the size of each piece, and of all pieces so far, before it passes the piece on. */
async function* counted(
  bytes: ByteStream,
  onPiece: (bytes: number, total: number) => void,
): AsyncGenerator<Buffer> {
  let total = 0
  for await (const piece of bytes) {
    total += piece.length
    onPiece(piece.length, total)
    yield piece
    bytes.release?.(piece)
  }
}
