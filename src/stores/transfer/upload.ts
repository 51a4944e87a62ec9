/** Cuts a stream of unknown length into the parts of an upload. */
import { orAborted } from '../../system/abort.ts'
import { lengthOf, newChunker } from '../../system/bytes.ts'
import type { Destination } from '../store.ts'
import { limitSpeed, type PaceLimits, stallAfter } from './speed.ts'
import { defaultPace } from './timeouts.ts'

interface UploadOptions {
  /** Called with the number of further bytes that the store has accepted. */
  onTaken?: (bytes: number) => void
  limits?: PaceLimits
}

/** Sends each part as soon as it is full, several at once. @throws Error also if the store is too slow */
export function uploadTo(draft: Destination, { onTaken, limits = defaultPace }: UploadOptions = {}) {
  const parts = newChunker(draft.partBytes)
  const underWay = new Set<Promise<unknown>>()
  // The store reports only whole parts, and the total is unknown: so the pace is measured over a longer time.
  const scale = Math.max(1, (2 * draft.concurrency * draft.partBytes) / limits.paceBytes)
  const pace = limitSpeed(
    stallAfter(limits.paceMs * scale, limits.paceBytes * scale),
    (slow) => new Error(`the store takes only ${slow}`),
  )
  let partNumber = 0
  let lastBytes = 0
  const taken = (bytes: number): void => {
    pace.moved(bytes)
    onTaken?.(bytes)
  }
  const during = <T>(work: Promise<T>): Promise<T> => {
    const watched = pace.during(work)
    underWay.add(watched)
    // `add`, `finish` and `commit` throw the failure. None of them may be waiting yet.
    watched.then(() => underWay.delete(watched)).catch(pace.end)
    return watched
  }
  const addPart = async (part: Buffer[]): Promise<void> => {
    const bytes = lengthOf(part)
    const isLast = bytes < draft.partBytes
    // A store may keep a short only part in memory until `commit`.
    if (isLast) lastBytes = bytes
    during(draft.addPart(partNumber++, part).then(() => (isLast ? undefined : taken(bytes))))
    if (underWay.size >= draft.concurrency) await orAborted(Promise.race(underWay), pace.signal)
  }
  return {
    /** Resolves when there is room for more. */
    async add(bytes: Buffer): Promise<void> {
      for (const part of parts.push(bytes)) await addPart(part)
    },
    /** Resolves when the store has accepted all parts. */
    async finish(): Promise<void> {
      const last = parts.rest()
      if (last.length > 0) await addPart(last)
      await orAborted(Promise.all(underWay), pace.signal)
    },
    /** Publishes. @throws NameTaken if another writer was first */
    async commit(): Promise<void> {
      try {
        await orAborted(during(draft.commit()), pace.signal)
        if (lastBytes > 0) taken(lastBytes)
      } finally {
        pace.end()
      }
    },
  }
}
