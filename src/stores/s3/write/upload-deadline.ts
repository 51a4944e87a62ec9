/** Ends an upload that makes no progress as a whole, even if its requests are busy. */
import { defaultUpload, type UploadLimits } from '../../transfer/limits.ts'
import { S3Error } from '../errors.ts'

export interface UploadDeadline {
  /** Aborted when the deadline has passed. */
  signal: AbortSignal
  sent(bytes: number): void
  /** Waits for a request of the upload. The end of a request counts as progress. */
  during<T>(work: Promise<T>): Promise<T>
}

export function newUploadDeadline({
  noProgressMs,
  progressBytes,
}: Omit<UploadLimits, 'idleMs'> = defaultUpload): UploadDeadline {
  const over = new AbortController()
  let underWay = 0
  let sentBytes = 0
  let timer: NodeJS.Timeout | undefined
  const giveUp = (): void => {
    const [kib, seconds] = [progressBytes / 1024, noProgressMs / 1000]
    const message = `the store takes less than ${kib} KiB in ${seconds} seconds: check the network and the proxy`
    over.abort(new S3Error('unreachable', message))
  }
  const progress = (): void => {
    sentBytes = 0
    timer?.refresh()
  }
  return {
    signal: over.signal,
    sent(bytes) {
      sentBytes += bytes
      if (sentBytes >= progressBytes) progress()
    },
    async during(work) {
      if (underWay++ === 0) timer = setTimeout(giveUp, noProgressMs)
      try {
        return await work
      } finally {
        progress()
        if (--underWay === 0) clearTimeout(timer)
      }
    },
  }
}
