/** Writes an entry to a cache service. Reserves its name when there is a part to send. */
import { sameKey } from '../../names/keys.ts'
import { NameTaken } from '../../system/failure.ts'
import { newPartsDraft } from '../parts-draft.ts'
import type { Draft, Name, StoreOptions } from '../store.ts'
import { TransferFailure } from '../transfer/errors.ts'
import { untilFreed } from './requests.ts'
import type { EntryUpload, Service } from './service.ts'

interface GitHubDraftOptions extends Pick<StoreOptions, 'inputs' | 'signal' | 'tell'> {
  service: Service
  name: Name
  /** Set if the name is reserved already, because another branch has an entry of this name. */
  upload: EntryUpload | undefined
}

/**
 * A reservation that is never finished blocks its name for a day. So the draft reserves when the first part is full, or
 * when all bytes of a small entry are there: then packing seems to work.
 */
export function newServiceDraft(options: GitHubDraftOptions): Draft {
  const { name, inputs, signal, tell, upload } = options
  let reserved: Promise<EntryUpload> | undefined = upload && Promise.resolve(upload)
  const reserve = (known?: number): Promise<EntryUpload> => {
    reserved ??= reserveFor({ ...options, size: known })
    return reserved
  }
  return newPartsDraft(options, {
    sendPart: async (part) => (await reserve()).sendPart(part),
    async copierOf({ remote: from }) {
      const { copy } = await reserve()
      return copy && from && ((part) => copy({ ...part, from }))
    },
    // Parts replace those of the same number.
    empty: async () => {},
    async publish({ whole, ...sent }) {
      const upload = await reserve(sent.size)
      if (whole) await upload.sendWhole(whole)
      await upload.finish(sent).catch(async (error) => {
        if (!(await isThere(error, options))) throw error
      })
      reserved = undefined
    },
    async discard() {
      const unfinished = reserved
      reserved = undefined
      const isReserved = await unfinished?.then(
        () => true,
        // The error of a reservation without an answer says the same, unless the wait for it was ended.
        () => signal.aborted,
      )
      // The name of a snapshot is never used again.
      if (isReserved && !inputs.rolling)
        tell(
          `The key ${name.key} stays reserved, although its upload has not ended: no job can save it ${untilFreed}.`,
        )
    },
  })
}

/** @throws NameTaken after a line in the log if the entry of that name is not finished */
async function reserveFor(options: GitHubDraftOptions & { size: number | undefined }): Promise<EntryUpload> {
  const { service, name, size, signal, tell } = options
  try {
    return await service.reserve({ ...name, size }, signal)
  } catch (error) {
    if (!(error instanceof NameTaken) && !(await isThere(error, options))) throw error
    if (!(await isFinished(name, service, signal).catch(() => true)))
      tell(
        `The service has the key ${name.key}, but no finished entry: another job is uploading it, or was killed while it did. Then no job can save the key ${untilFreed}.`,
      )
    throw new NameTaken(name.key)
  }
}

/** Whether only the answer was lost: the request took effect, and so its retry failed. */
async function isThere(
  error: unknown,
  { service, name, signal, upload }: GitHubDraftOptions,
): Promise<boolean> {
  // A lookup would find the other branch's entry, too.
  return error instanceof TransferFailure && !upload && isFinished(name, service, signal)
}

/** Whether the service has an entry of this name, of this branch or of another one. */
export async function isFinished(
  { key, version }: Name,
  service: Service,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await service.lookup({ keys: [key], version }, signal)
  return found !== undefined && sameKey(found.key, key)
}
