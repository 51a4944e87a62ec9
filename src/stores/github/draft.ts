/** Writes an entry to a cache service. Reserves its name when there is a part to send. */
import { sameKey } from '../../names/keys.ts'
import { lengthOf } from '../../system/bytes/chunker.ts'
import { messageOf, NameTaken } from '../../system/failure.ts'
import { type CopyPart, copyPartBytes, copyParts } from '../copy-parts.ts'
import type { Draft, Name } from '../store.ts'
import { TransferFailure } from '../transfer/errors.ts'
import type { Destination } from '../transfer/upload.ts'
import type { EntryUpload, Service } from './service.ts'

export interface GitHubDraftOptions {
  service: Service
  name: Name
  partBytes: number
  concurrency: number
  signal: AbortSignal
  /** Set if the name is reserved already, because another branch has an entry of this name. */
  upload: EntryUpload | undefined
  /** Takes one line for the log. */
  tell(line: string): void
}

/**
 * A reservation that is never finished blocks its name for good. So the draft reserves when the first part is full, or
 * when all bytes of a small entry are there: then packing seems to work.
 */
export function newDraft(options: GitHubDraftOptions): Draft {
  const { service, name, partBytes, concurrency, signal, upload } = options
  let reserved: Promise<EntryUpload> | undefined = upload && Promise.resolve(upload)
  let only: Buffer[] | undefined
  const sent = { size: 0, parts: 0 }
  const reserve = (known?: number): Promise<EntryUpload> => {
    reserved ??= service.reserve({ ...name, size: known }, signal).then((upload) => {
      if (upload) return upload
      throw new NameTaken(name.key)
    })
    return reserved
  }
  const publish = async (): Promise<void> => {
    const upload = await reserve(sent.size)
    if (only) await upload.sendWhole(only)
    await upload.finish(sent).catch(async (error) => {
      if (!(await isThere(error, options))) throw error
    })
  }
  /** @param first how many parts come before these */
  const partsFrom = (first: number, partBytes: number): Destination => ({
    partBytes,
    concurrency,
    async write(partNumber, pieces) {
      const length = lengthOf(pieces)
      const number = first + partNumber
      sent.size += length
      // A short first part is the only part: one request sends the whole entry.
      if (number === 0 && length < partBytes) {
        only = pieces
        return
      }
      sent.parts = Math.max(sent.parts, number + 1)
      await (await reserve()).send({ number, start: number * partBytes, pieces })
    },
    async commit() {
      try {
        await publish()
      } catch (error) {
        if (error instanceof NameTaken) return false
        throw error
      }
      return true
    },
  })
  // Sent parts replace copied ones of the same number.
  const undo = async (): Promise<void> => void Object.assign(sent, { size: 0, parts: 0 })
  return {
    ...partsFrom(0, partBytes),
    async copyFrom({ remote: from }, bytes) {
      const { copy } = await reserve()
      const copyBytes = copyPartBytes(bytes)
      const count = copy && from ? await copiedParts((part) => copy({ ...part, from }), bytes, options) : 0
      Object.assign(sent, { size: count * copyBytes, parts: count })
      return { bytes: sent.size, rest: partsFrom(count, count > 0 ? copyBytes : partBytes), undo }
    },
    // Unfinished uploads are invisible, and the service removes them.
    discard: async () => {},
  }
}

/** @returns how many parts the service has copied: none after an error, which is logged */
async function copiedParts(
  copy: (part: CopyPart) => Promise<void>,
  bytes: number,
  { concurrency, signal, tell }: GitHubDraftOptions,
): Promise<number> {
  try {
    return await copyParts(bytes, concurrency, copy)
  } catch (error) {
    signal.throwIfAborted()
    tell(`Sending the whole entry, because the store did not copy the unchanged part: ${messageOf(error)}`)
    return 0
  }
}

/** Whether only the answer was lost: the request took effect, and so its retry failed. */
async function isThere(
  error: unknown,
  { service, name, signal, upload }: GitHubDraftOptions,
): Promise<boolean> {
  // A lookup would find the other branch's entry, too.
  if (!(error instanceof TransferFailure) || upload) return false
  const found = await service.lookup({ keys: [name.key], version: name.version }, signal)
  return found !== undefined && sameKey(found.key, name.key)
}
