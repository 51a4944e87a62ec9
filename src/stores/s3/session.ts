/** Keeps requests to a bucket going: the one retry layer. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Inputs } from '../../inputs-s3.ts'
import type { Clients } from './client.ts'
import { noAnswer, S3Trouble, troubleOf } from './trouble.ts'

/** One request, or a few that belong together; called anew for every attempt. */
export type Work<T> = (client: S3Client, signal: AbortSignal) => Promise<T>

export interface Ask {
  /** The right that the request needs, as policies call it. */
  needs: string
  signal: AbortSignal
  /** How long one attempt may take, in milliseconds. */
  limitMs: number
}

export interface Session {
  bucket: string
  /**
   * Attempts some work until it succeeds or there is no use in going on.
   * @throws S3Trouble; the reason of the signal when that is aborted
   */
  ask<T>(work: Work<T>, how: Ask): Promise<T>
}

/** How long an attempt at a request without a body may take, in milliseconds. */
export const shortMs = 5000

// Uploads slower than this are given up; of several at once, all together have to be faster.
const minBytesPerMs = 100

/** How long an attempt at a request with a body of so many bytes may take, in milliseconds. */
export function uploadMs(bytes: number): number {
  return 2 * shortMs + Math.ceil(bytes / minBytesPerMs)
}

/**
 * What every sound answer has.
 * @throws S3Trouble of the kind where it is missing: `busy` where asking again may help
 */
export function told<T>(value: T | undefined, kind: 'busy' | 'other'): T {
  if (value !== undefined) return value
  const message = 'the answer lacks what those of S3 have: check the input endpoint and the proxy'
  throw new S3Trouble(kind, message, { passing: kind === 'busy' })
}

const maxFailures = 3
// Counts for as many: what took so long is asked for once more, over another connection, and not again.
const silence = 2
const maxMended = 2
const firstDelayMs = 100
const maxDelayMs = 4000

export function newSession({ bucket, endpoint }: S3Inputs, label: string, clients: Clients): Session {
  const host = endpoint === '' ? 'S3' : new URL(endpoint).host
  const asked = { label: `the ${label}`, bucket, host, credentials: clients.source }
  return {
    bucket,
    async ask(work, { needs, signal, limitMs }) {
      let mended = 0
      for (let failures = 0; ; ) {
        const client = clients.current()
        const limit = AbortSignal.timeout(limitMs)
        try {
          return await work(client, AbortSignal.any([signal, limit]))
        } catch (error) {
          signal.throwIfAborted()
          const trouble = limit.aborted ? noAnswer(host, limitMs) : troubleOf(error, { ...asked, needs })
          if (mended < maxMended && clients.mend(client, trouble, error)) {
            mended++
            continue
          }
          failures += limit.aborted ? silence : 1
          const hopeless = !trouble.passing || trouble.retryAfterMs > maxDelayMs
          if (hopeless || failures >= maxFailures) throw trouble
          await sleep(delayMs(failures, trouble), undefined, { signal })
        }
      }
    },
  }
}

// Longer each time, and at random, so that jobs that failed together do not come back together.
function delayMs(failures: number, { retryAfterMs }: S3Trouble): number {
  return Math.max(retryAfterMs, Math.random() * Math.min(maxDelayMs, firstDelayMs * 4 ** failures))
}
