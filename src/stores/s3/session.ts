/** Keeps requests to a bucket going, mending what can be mended. */
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Inputs } from '../../inputs/s3.ts'
import type { Limits } from '../attempt.ts'
import { maxFailuresAlone, persist, type Verdict } from '../patience.ts'
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

/**
 * What every sound answer has.
 * @throws S3Trouble of the kind where it is missing: `busy` where asking again may help
 */
export function told<T>(value: T | undefined, kind: 'busy' | 'other'): T {
  if (value !== undefined) return value
  const message = 'the answer lacks what those of S3 have: check the input endpoint and the proxy'
  throw new S3Trouble(kind, message, { passing: kind === 'busy' })
}

// Of one part while others succeed.
const maxFailuresOfPart = 8
const maxMended = 2

export function newSession({ bucket, endpoint }: S3Inputs, label: string, clients: Clients): Session {
  const host = endpoint === '' ? 'S3' : new URL(endpoint).host
  const asked = { label: `the ${label}`, bucket, host, credentials: clients.source }
  let parts = 0
  return {
    bucket,
    async ask(work, { needs, isPart = false, isLast = false, ...limits }) {
      const partsBefore = parts
      let mended = 0
      let client = clients.current()
      const judge = (error: unknown): Verdict => {
        const late = error === undefined
        const trouble = late ? noAnswer(host, limits.limitMs) : troubleOf(error, { ...asked, needs })
        const { passing, retryAfterMs } = trouble
        const isMended = !late && mended < maxMended && clients.mend(client, trouble, error)
        if (isMended) mended++
        const outlook = passing && !(late && isLast) ? 'passing' : 'lasting'
        return { error: trouble, outlook: isMended ? 'mended' : outlook, retryAfterMs }
      }
      const maxFailures = (): number => (isPart && parts > partsBefore ? maxFailuresOfPart : maxFailuresAlone)
      const result = await persist({ ...limits, judge, maxFailures }, ({ signal, onSent }) => {
        client = clients.current()
        return work(client, { abortSignal: signal, onSent })
      })
      if (isPart) parts++
      return result
    },
  }
}
