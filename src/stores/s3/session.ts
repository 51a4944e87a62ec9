/** Keeps requests to a bucket going: the one retry layer. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Inputs } from '../../inputs-s3.ts'
import { type Limits, newAttempt } from './attempt.ts'
import type { Clients } from './client.ts'
import type { HandlerOptions } from './handler.ts'
import { noAnswer, S3Trouble, troubleOf } from './trouble.ts'

/** One request, or a few that belong together; called anew for every attempt, with what the SDK takes to send it. */
export type Work<T> = (client: S3Client, options: HandlerOptions) => Promise<T>

/** The limits are those of one attempt. */
export interface Ask extends Limits {
  /** The right that the request needs, as policies call it. */
  needs: string
  /** One of many of its kind: as long as others succeed, it is tried more often. */
  isPart?: boolean
  /** Silence is taken for an answer: asking again would take as long, and somebody else can tell. */
  isLast?: boolean
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

/** How long an attempt at a request with a body may get nowhere, in milliseconds. */
export const uploadMs = 12_000

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
// Of one part while others succeed. By chance alone that happens only where most requests fail.
const maxFailuresOfPart = 8
// Counts for as many: what took so long is asked for once more, over another connection, and not again.
const silence = 2
const maxMended = 2
const firstDelayMs = 100
const maxDelayMs = 4000

export function newSession({ bucket, endpoint }: S3Inputs, label: string, clients: Clients): Session {
  const host = endpoint === '' ? 'S3' : new URL(endpoint).host
  const asked = { label: `the ${label}`, bucket, host, credentials: clients.source }
  let parts = 0
  return {
    bucket,
    async ask(work, how) {
      const { needs, signal, limitMs, isPart = false, isLast = false } = how
      const partsBefore = parts
      let mended = 0
      for (let failures = 0; ; ) {
        const client = clients.current()
        const attempt = newAttempt(how)
        try {
          const result = await work(client, attempt.options)
          if (isPart) parts++
          return result
        } catch (error) {
          signal.throwIfAborted()
          const late = attempt.isOver()
          const trouble = late ? noAnswer(host, limitMs) : troubleOf(error, { ...asked, needs })
          if (mended < maxMended && clients.mend(client, trouble, error)) {
            mended++
            continue
          }
          failures += late ? silence : 1
          const most = isPart && parts > partsBefore ? maxFailuresOfPart : maxFailures
          const hopeless = !trouble.passing || trouble.retryAfterMs > maxDelayMs || (late && isLast)
          if (hopeless || failures >= most) throw trouble
          await sleep(delayMs(failures, trouble), undefined, { signal })
        } finally {
          attempt.end()
        }
      }
    },
  }
}

// Longer each time, and at random, so that jobs that failed together do not come back together.
function delayMs(failures: number, { retryAfterMs }: S3Trouble): number {
  return Math.max(retryAfterMs, Math.random() * Math.min(maxDelayMs, firstDelayMs * 4 ** failures))
}
