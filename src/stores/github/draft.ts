/** An entry on its way into a cache service, whose reservation is put off until there is a part to send. */

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
  /** Where the name had to be reserved already, for another branch has an entry of that name. */
  upload: EntryUpload | undefined
}

/**
 * A reservation that comes to nothing keeps its name for good, so there is none before packing has shown that it works
 * out: until a first part is full, or all of a small entry is there.
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
      // It is the only one then: one request for the whole entry is enough.
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
    // What was sent and not finished is out of sight, and goes by itself.
    discard: async () => {},
  }
}

/** Whether the answer is all that was lost: the request took effect, and the next one met what it had done. */
async function isThere(error: unknown, { service, name, signal, upload }: DraftOptions): Promise<boolean> {
  // A lookup finds the other branch's entry, too.
  if (!(error instanceof TransferFailure) || upload) return false
  const found = await service.lookup({ keys: [name.key], version: name.version }, signal)
  return found !== undefined && sameKey(found.key, name.key)
}
