/** Receives an entry into a file, because its store sends only one stream. The file then serves ranges. */
import type { Entry } from '../../stores/store.ts'
import { TransferFailure } from '../../stores/transfer/errors.ts'
import type { ByteStream } from '../../system/bytes.ts'
import { newDraftFile } from '../../system/disk/draft-file.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import { mostReservedByStores, spaceAt } from '../../system/disk/space.ts'
import { openStored } from '../../system/disk/stored-file.ts'
import { gibibyte, shortSizeText } from '../../system/units.ts'

interface StreamToFileOptions {
  /** The directory for the private file. */
  dir: string
  onRead?(bytes: number): void
}

const maxAttempts = 3
const mostStreamedBytes = 64 * gibibyte

/**
 * The bytes are not verified: a stream of unknown length may be cut short. To close the result removes the file; the entry
 * stays open.
 * @throws TransferFailure; Error if the entry is larger than the limits
 */
export async function streamToFile(entry: Entry, options: StreamToFileOptions): Promise<Entry> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await receive(entry, options)
    } catch (error) {
      // A stream cannot be resumed, but it can begin again, because no reader has its bytes.
      const isBroken = error instanceof TransferFailure && error.recover === 'resume'
      if (!isBroken || attempt === maxAttempts) throw error
    }
  }
}

async function receive(entry: Entry, { dir, onRead }: StreamToFileOptions): Promise<Entry> {
  await using received = new AsyncDisposableStack()
  // Notes about the file are beside it, so both get a directory of their own.
  const scratch = received.use(openScratch(dir))
  const draft = await newDraftFile(scratch.dir)
  received.defer(draft.discard)
  const { room } = await spaceAt(dir, mostReservedByStores)
  const most = Math.max(0, Math.min(mostStreamedBytes, room.bytes))
  const tooLarge = `the entry is larger than the ${shortSizeText(most)} that it may take at ${dir}`
  await draft.file.writeFile(
    counted(entry.read(0, entry.size), (bytes, total) => {
      onRead?.(bytes)
      if (total > most) throw new Error(tooLarge)
    }),
  )
  const { stat, read, file, close } = await openStored(draft.path, { dir: scratch.dir })
  received.defer(close)
  const kept = received.move()
  return { ...entry, size: stat.size, read, readStored: read, file, close: () => kept.disposeAsync() }
}

/** Calls `onPiece` with the size of each piece, and of all pieces so far, before it yields the piece. */
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
