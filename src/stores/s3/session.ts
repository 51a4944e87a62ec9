/** Sends requests to a bucket. Retries them, and corrects the region or renews the credentials after an error. */
import type { S3Inputs } from '../../inputs/s3.ts'
import type { StoreOptions } from '../store.ts'
import { Stalled } from '../transfer/errors.ts'
import { failuresOf, retry, type Verdict } from '../transfer/retry.ts'
import {
  type DownloadLimits,
  maxFailuresAlone,
  maxFailuresOfPart,
  maxRecoveries,
  shortMs,
  type UploadLimits,
} from '../transfer/timeouts.ts'
import type { Client, Sending } from './client.ts'
import { noAnswerError, S3Error, toS3Error } from './errors.ts'

export interface BucketOptions extends StoreOptions {
  /** Limits of transfers, where they are not the defaults. */
  limits?: { download?: Partial<DownloadLimits>; upload?: Partial<UploadLimits> }
}

/** One attempt: a request, or a few that belong together. */
export type Work<T> = (client: Client, sending: Sending) => Promise<T>

/** By default, the idle limit is `shortMs`. */
export interface RequestOptions extends Sending {
  /** The permission that the request needs, as policies call it. */
  needs: string
  /** One of many parts: while other parts succeed, it is retried more often. */
  isPart?: boolean
  /** A timeout ends the retries: another attempt would take as long, and the caller can find out the result. */
  isLast?: boolean
}

export type Session = ReturnType<typeof newSession>

/** A value that every correct answer has. @param kind of the error if it is missing: `busy` if a retry may help */
export function requiredInAnswer<T>(value: T | undefined, kind: 'busy' | 'other'): T {
  if (value !== undefined) return value
  const message = 'the answer lacks what those of S3 have: check the input `endpoint` and the proxy'
  throw new S3Error(kind, message, { retryable: kind === 'busy' })
}

export function newSession({ bucket, endpoint }: S3Inputs, label: string, client: Client) {
  const host = endpoint === undefined ? 'S3' : new URL(endpoint).host
  const facts = { label: `the ${label}`, bucket, host, credentials: client.source }
  let parts = 0
  return {
    bucket,
    /** @throws S3Error, or the signal's reason */
    async request<T>(work: Work<T>, options: RequestOptions): Promise<T> {
      const { needs, isPart = false, isLast = false, signal, onSent, idleMs = shortMs } = options
      const partsBefore = parts
      let recoveries = 0
      let { corrections } = client
      const judge = (thrown: unknown): Verdict => {
        const isStalled = thrown instanceof Stalled
        const error = isStalled ? noAnswerError(host, idleMs) : toS3Error(thrown, { ...facts, needs })
        const { retryable, retryAfterMs = 0 } = error.hints
        if (!isStalled && recoveries < maxRecoveries && client.correct(error, corrections)) {
          recoveries++
          return { error, failures: 0, retryAfterMs: 0 }
        }
        const isFinal = !retryable || (isStalled && isLast)
        return { error, failures: isFinal ? Number.POSITIVE_INFINITY : failuresOf(thrown), retryAfterMs }
      }
      const maxFailures = (): number => (isPart && parts > partsBefore ? maxFailuresOfPart : maxFailuresAlone)
      const result = await retry({ signal, judge, maxFailures }, () => {
        corrections = client.corrections
        return work(client, { signal, onSent, idleMs })
      })
      if (isPart) parts++
      return result
    },
  }
}
