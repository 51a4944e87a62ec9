/** Sends requests to a bucket: retries them, and removes causes of errors that it can remove. */
import type { S3Inputs } from '../../inputs/s3.ts'
import type { DeadlineOptions } from '../transfer/deadline.ts'
import { maxFailuresAlone, maxFailuresOfPart, maxRecoveries, shortMs } from '../transfer/limits.ts'
import { retry, type Verdict } from '../transfer/retry.ts'
import type { Client, Sending } from './client.ts'
import type { Clients } from './clients.ts'
import { noAnswerError, S3Error, toS3Error } from './errors.ts'

/** One request, or a few that belong together. Called anew for every attempt. */
export type Work<T> = (client: Client, sending: Sending) => Promise<T>

/** The deadline options apply to each attempt; by default it may take `shortMs`. */
export interface RequestOptions extends Omit<DeadlineOptions, 'limitMs'> {
  limitMs?: number
  /** The permission that the request needs, as policies call it. */
  needs: string
  /** One of many parts: while other parts succeed, it is attempted more often. */
  isPart?: boolean
  /** A timeout ends the retries: another attempt would take as long, and the caller can find out the result. */
  isLast?: boolean
}

export interface Session {
  readonly bucket: string
  /**
   * Attempts some work until it succeeds or another attempt is useless.
   * @throws S3Error, or the signal's reason
   */
  request<T>(work: Work<T>, options: RequestOptions): Promise<T>
}

/**
 * Checks a value that every correct answer has.
 * @throws S3Error of the kind if the value is missing: `busy` if another attempt may help
 */
export function required<T>(value: T | undefined, kind: 'busy' | 'other'): T {
  if (value !== undefined) return value
  const message = 'the answer lacks what those of S3 have: check the input endpoint and the proxy'
  throw new S3Error(kind, message, { retryable: kind === 'busy' })
}

export function newSession({ bucket, endpoint }: S3Inputs, label: string, clients: Clients): Session {
  const host = endpoint === '' ? 'S3' : new URL(endpoint).host
  const facts = { label: `the ${label}`, bucket, host, credentials: clients.source }
  let parts = 0
  return {
    bucket,
    async request(work, { needs, isPart = false, isLast = false, limitMs = shortMs, ...options }) {
      const partsBefore = parts
      let recoveries = 0
      let client = clients.current()
      const judge = (thrown: unknown): Verdict => {
        const isTimeout = thrown === undefined
        const error = isTimeout ? noAnswerError(host, limitMs) : toS3Error(thrown, { ...facts, needs })
        const { retryable, retryAfterMs } = error
        const isRecovered = !isTimeout && recoveries < maxRecoveries && clients.recover(client, error)
        if (isRecovered) recoveries++
        const otherwise = retryable && !(isTimeout && isLast) ? 'retryable' : 'final'
        return { error, recovery: isRecovered ? 'recovered' : otherwise, retryAfterMs }
      }
      const maxFailures = (): number => (isPart && parts > partsBefore ? maxFailuresOfPart : maxFailuresAlone)
      const result = await retry({ ...options, limitMs, judge, maxFailures }, ({ signal, onSent }) => {
        client = clients.current()
        return work(client, { signal, onSent })
      })
      if (isPart) parts++
      return result
    },
  }
}
