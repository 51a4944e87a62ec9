/** Cuts a stream of unknown length into the parts of an upload. */
import { lengthOf, newChunker } from '../../system/bytes/chunker.ts'
import { newPace } from './least-speed.ts'
import { defaultPace, type PaceLimits } from './limits.ts'

export interface Destination {
  /** How long every part but the last must be. */
  readonly partBytes: number
  /** How many parts may be under way at once. */
  readonly concurrency: number
  /** Part numbers start at 0 and have no gap. */
  write(partNumber: number, pieces: Buffer[]): Promise<void>
  /** Publishes; false if another writer was first. */
  commit(): Promise<boolean>
}

export type Upload = ReturnType<typeof uploadTo>

interface UploadOptions {
  /** Called with the number of further bytes that the store has accepted. */
  onTaken?: (bytes: number) => void
  limits?: PaceLimits
}

/** Sends each part as soon as it is full, several at once. @throws Error also if the store is too slow */
export function uploadTo(draft: Destination, { onTaken, limits = defaultPace }: UploadOptions = {}) {
  const parts = newChunker(draft.partBytes)
  const underWay = new Set<Promise<unknown>>()
  const late = watchPace(draft, limits, () => underWay.size > 0)
  let partNumber = 0
  let lastBytes = 0
  const taken = (bytes: number): void => {
    late.moved(bytes)
    onTaken?.(bytes)
  }
  const during = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work)
    // `send`, `finish` and `commit` throw the failure. None of them may be waiting yet.
    work.then(() => underWay.delete(work)).catch(late.stop)
    return work
  }
  const send = async (part: Buffer[]): Promise<void> => {
    const bytes = lengthOf(part)
    const isLast = bytes < draft.partBytes
    // A store may keep a short only part in memory until `commit`.
    if (isLast) lastBytes = bytes
    during(draft.write(partNumber++, part).then(() => (isLast ? undefined : taken(bytes))))
    if (underWay.size >= draft.concurrency) await Promise.race([...underWay, late.promise])
  }
  return {
    /** Resolves when there is room for more. */
    async write(bytes: Buffer): Promise<void> {
      for (const part of parts.push(bytes)) await send(part)
    },
    /** Resolves when the store has accepted all parts. */
    async finish(): Promise<void> {
      const last = parts.rest()
      if (last.length > 0) await send(last)
      await Promise.race([Promise.all(underWay), late.promise])
    },
    /** Publishes; false if another writer was first. */
    async commit(): Promise<boolean> {
      try {
        const isFirst = await Promise.race([during(draft.commit()), late.promise])
        if (isFirst && lastBytes > 0) taken(lastBytes)
        return isFirst
      } finally {
        late.stop()
      }
    },
  }
}

/** Its promise rejects when the upload is too slow. */
function watchPace(draft: Destination, limits: PaceLimits, isUnderWay: () => boolean) {
  // The store reports only whole parts, and the total is unknown: so the pace is measured over a longer time.
  const scale = Math.max(1, (2 * draft.concurrency * draft.partBytes) / limits.paceBytes)
  const paceMs = limits.paceMs * scale
  const pace = newPace({ paceBytes: limits.paceBytes * scale, paceMs, paceAfterMs: paceMs })
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  const tickMs = Math.min(1000, paceMs / 4)
  const check = (): void => {
    const slow = pace.check(isUnderWay() ? tickMs : 0)
    if (slow) reject(new Error(`the store takes only ${slow}`))
  }
  const timer = setInterval(check, tickMs).unref()
  return { promise, moved: pace.moved, stop: (): void => clearInterval(timer) }
}
