/** An entry that is being written to a cache service. The name is reserved when there is a part to send. */
import { lengthOf } from '../../bytes/chunker.ts'
import { NameTaken } from '../../failure.ts'
import { sameKey } from '../../keys.ts'
import { TransferFailure } from '../../transfer/errors.ts'
import type { Draft, Name } from '../store.ts'
import type { EntryUpload, Service } from './service.ts'

export interface DraftOptions {
  service: Service
  name: Name
  partBytes: number
  concurrency: number
  signal: AbortSignal
  /** Set if the name is reserved already, because another branch has an entry of this name. */
  upload: EntryUpload | undefined
}

/**
 * A reservation that is never finished blocks its name for good. So the draft reserves late, when packing seems to work:
 * when the first part is full, or when all bytes of a small entry are there.
 */
export function newDraft(options: DraftOptions): Draft {
  const { service, name, partBytes, concurrency, signal, upload } = options
  let reserved: Promise<EntryUpload> | undefined = upload && Promise.resolve(upload)
  let only: Buffer[] | undefined
  let size = 0
  const reserve = (known?: number): Promise<EntryUpload> => {
    reserved ??= service.reserve({ ...name, size: known }, signal).then((upload) => {
      if (upload) return upload
      throw new NameTaken(name.key)
    })
    return reserved
  }
  const publish = async (): Promise<void> => {
    const upload = await reserve(size)
    if (only) await upload.sendWhole(only)
    try {
      await upload.finish(size)
    } catch (error) {
      if (!(await isThere(error, options))) throw error
    }
  }
  return {
    partBytes,
    concurrency,
    async write(number, pieces) {
      const length = lengthOf(pieces)
      size += length
      // A short first part is the only part: one request sends the whole entry.
      if (number === 0 && length < partBytes) only = pieces
      else await (await reserve()).send({ number, start: number * partBytes, pieces })
    },
    async commit() {
      try {
        await publish()
        return true
      } catch (error) {
        if (error instanceof NameTaken) return false
        throw error
      }
    },
    // Unfinished uploads are invisible, and the service removes them.
    discard: async () => {},
  }
}

/** Whether only the answer was lost: the request took effect, and its next attempt failed because of that. */
async function isThere(error: unknown, { service, name, signal, upload }: DraftOptions): Promise<boolean> {
  // A lookup would find the other branch's entry, too.
  if (!(error instanceof TransferFailure) || upload) return false
  const found = await service.lookup({ keys: [name.key], version: name.version }, signal)
  return found !== undefined && sameKey(found.key, name.key)
}
