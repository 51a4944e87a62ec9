/** Keeps copies of a remote store's entries on this host, so that each is downloaded once. */
import { fingerprint } from '../../names/keys.ts'
import { type ByteStream, mapStream } from '../../system/bytes.ts'
import { BadEntry, messageOf } from '../../system/failure.ts'
import type { Store } from '../store.ts'
import { copiedEntry } from './copy.ts'
import type { StashDir } from './directory.ts'
import type { FillerLimits } from './followed-draft.ts'

export interface StashOptions {
  repository: string
  /** Whether entries of this version have digests. Without digests, a damaged copy would go unnoticed. */
  isSealed: (version: string) => boolean
  /**
   * Identifies this job on a disk that may go with its first job, as that of a pod does. The first job of a disk copies
   * nothing. Undefined on other disks.
   */
  job?: string | undefined
  /** Ends all waits for other processes. */
  signal: AbortSignal
  limits?: Partial<FillerLimits>
  log: (line: string) => void
}

/**
 * Reads entries from the stash, or copies them to it while the store serves them. The store decides which entries exist
 * and who may read them. After an error of the stash, which is logged, the store serves the entry.
 */
export function stashed(store: Store, stash: StashDir, options: StashOptions): Store {
  const { dir } = stash
  const { repository, job, isSealed, signal, limits, log } = options
  const logError = (error: unknown): undefined => {
    log(`No copies are kept in ${dir}: ${messageOf(error)}`)
  }
  return {
    ...store,
    async find(wanted) {
      const entry = await store.find(wanted)
      const identity = entry?.remote?.identity
      if (!entry || identity === undefined || !isSealed(entry.version)) return entry
      const { scope = '', version, key, size } = entry
      const name = fingerprint([store.label, repository, scope, version, key, String(size), identity])
      try {
        if (job !== undefined && (await stash.isOfFirst(job))) return entry
        const opened = await stash.open(name, size)
        const remove = async (): Promise<void> => stash.remove(name).catch(logError)
        const options = { stash, name, signal, limits, logError, log, remove }
        const filling = copiedEntry(entry, options)
        if (!opened) return filling
        const { file, read, close } = opened
        return {
          ...filling,
          file,
          read(start, end) {
            log(`Found among the host's copies in ${dir}`)
            return mapStream(read(start, end), readable)
          },
          readStored: entry.readStored,
          async reject() {
            await remove()
            return filling
          },
          async close() {
            await close()
            await filling.close()
          },
        }
      } catch (error) {
        logError(error)
        return entry
      }
    },
  }
}

/** A copy that cannot be read is bad, so that the original replaces it. */
async function* readable(bytes: ByteStream): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw new BadEntry(`it cannot be read: ${messageOf(error)}`)
  }
}
