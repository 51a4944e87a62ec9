/** Ends an upload that makes no progress as a whole, even if its requests are busy. */
import { defaultUpload, type UploadLimits } from '../../transfer/limits.ts'
import { S3Error } from '../errors.ts'

export type UploadDeadline = ReturnType<typeof newUploadDeadline>

export function newUploadDeadline({
  noProgressMs,
  progressBytes,
}: Omit<UploadLimits, 'idleMs'> = defaultUpload) {
  const over = new AbortController()
  let underWay = 0
  let sentBytes = 0
  let timer: NodeJS.Timeout | undefined
  const speed = `${progressBytes / 1024} KiB in ${noProgressMs / 1000} seconds`
  const message = `the store takes less than ${speed}: check the network and the proxy`
  const giveUp = (): void => over.abort(new S3Error('unreachable', message))
  const progress = (): void => {
    sentBytes = 0
    timer?.refresh()
  }
  return {
    /** Aborted when the deadline has passed. */
    signal: over.signal,
    sent(bytes: number): void {
      sentBytes += bytes
      if (sentBytes >= progressBytes) progress()
    },
    /** Waits for a request of the upload. The end of a request counts as progress. */
    async during<T>(work: Promise<T>): Promise<T> {
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
