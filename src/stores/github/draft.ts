/** An entry on its way into a cache service, whose reservation is put off until there is a part to send. */
import { NameTaken } from '../../failure.ts'
import type { Draft, Name } from '../index.ts'
import type { Service, Upload } from './service.ts'

export interface DraftOptions {
  service: Service
  name: Name
  partBytes: number
  concurrency: number
  signal: AbortSignal
  /** Where the name has had to be reserved already. */
  upload?: Upload
}

/**
 * A reservation that comes to nothing keeps its name for good, so there is none before packing has shown that it works
 * out: until a first part is full, or all of a small entry is there.
 */
export function newDraft({ service, name, partBytes, concurrency, signal, upload }: DraftOptions): Draft {
  let reserved: Promise<Upload> | undefined = upload && Promise.resolve(upload)
  let only: Buffer[] | undefined
  let size = 0
  const reserve = (known?: number): Promise<Upload> => {
    reserved ??= service.reserve({ ...name, size: known }, signal).then((upload) => {
      if (upload) return upload
      throw new NameTaken(name.key)
    })
    return reserved
  }
  return {
    partBytes,
    concurrency,
    async write(number, pieces) {
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
      size += length
      // It is the only one then: one request for the whole entry is enough.
      if (number === 0 && length < partBytes) only = pieces
      else await (await reserve()).send({ number, start: number * partBytes, pieces })
    },
    async commit() {
      try {
        const upload = await reserve(size)
        if (only) await upload.sendWhole(only)
        await upload.finish(size)
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
