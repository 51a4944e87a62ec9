/** Keeps requests to a bucket going, mending what can be mended. */
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Inputs } from '../../inputs-s3.ts'
import { persist, type Verdict } from '../patience.ts'
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

/**
 * What every sound answer has.
 * @throws S3Trouble of the kind where it is missing: `busy` where asking again may help
 */
export function told<T>(value: T | undefined, kind: 'busy' | 'other'): T {
  if (value !== undefined) return value
  const message = 'the answer lacks what those of S3 have: check the input endpoint and the proxy'
  throw new S3Trouble(kind, message, { passing: kind === 'busy' })
}

const maxMended = 2

export function newSession({ bucket, endpoint }: S3Inputs, label: string, clients: Clients): Session {
  const host = endpoint === '' ? 'S3' : new URL(endpoint).host
  const asked = { label: `the ${label}`, bucket, host, credentials: clients.source }
  return {
    bucket,
    ask(work, { needs, signal, limitMs }) {
      let mended = 0
      let client = clients.current()
      const judge = (error: unknown): Verdict => {
        const trouble = error === undefined ? noAnswer(host, limitMs) : troubleOf(error, { ...asked, needs })
        const { passing, retryAfterMs } = trouble
        const isMended = error !== undefined && mended < maxMended && clients.mend(client, trouble, error)
        if (isMended) mended++
        const outlook = passing ? 'passing' : 'lasting'
        return { error: trouble, outlook: isMended ? 'mended' : outlook, retryAfterMs }
      }
      return persist({ signal, limitMs, judge }, (limited) => {
        client = clients.current()
        return work(client, limited)
      })
    },
  }
}
