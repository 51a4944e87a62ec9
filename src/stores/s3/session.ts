/** A bucket's SDK client with what keeps requests going: the one retry layer, and remedies for what can be mended. */
import { setTimeout as sleep } from 'node:timers/promises'
import { S3Client } from '@aws-sdk/client-s3'
import type { S3Inputs } from '../../inputs-s3.ts'
import type { Http } from '../../transfer/http.ts'
import type { StoreOptions } from '../index.ts'
import { chooseCredentials, regionFrom } from './credentials.ts'
import { handlerOver } from './handler.ts'
import { type Asked, S3Trouble, troubleOf } from './trouble.ts'

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

const maxFailures = 3
const maxRemedies = 2
const firstDelayMs = 100
const maxDelayMs = 4000

/** @throws S3Trouble when there are no credentials */
export async function openSession(options: StoreOptions, label: string, http: Http): Promise<Session> {
  const { inputs, tell, mask } = options
  const handler = handlerOver(http)
  let region = regionFrom(inputs.s3)
  const credentials = await chooseCredentials(inputs.s3, { region, handler })
  tell(`Credentials for the ${label}: from ${credentials.source}`)
  const provide = async () => {
    const identity = await credentials.get()
    for (const secret of [identity.secretAccessKey, identity.sessionToken]) if (secret) mask(secret)
    return identity
  }
  const newClient = () => clientOf(inputs.s3, { region, requestHandler: handler, credentials: provide })
  let client = newClient()

  /** Whether the cause of the trouble with a client was taken away. */
  const mend = (trouble: S3Trouble, failed: S3Client, error: unknown): boolean => {
    // Requests that were under way together fail together; the first one mends for all.
    if (failed !== client) return true
    // The SDK has learned the time from the answer.
    if (clockCorrected(error)) return true
    if (trouble.kind === 'region' && trouble.region && isReachable(trouble.region, region)) {
      region = trouble.region
      tell(`The ${label} is in the region ${region}; set the input region to spare a request.`)
    } else if (trouble.kind !== 'expired') return false
    client = newClient()
    return true
  }

  const asked = {
    label: `the ${label}`,
    bucket: inputs.s3.bucket,
    host: hostOf(inputs.s3),
    credentials: credentials.source,
  }
  return {
    bucket: inputs.s3.bucket,
    async ask(work, { needs, signal, limitMs }) {
      let remedies = 0
      for (let failures = 1; ; ) {
        const current = client
        const limit = AbortSignal.timeout(limitMs)
        try {
          return await work(current, AbortSignal.any([signal, limit]))
        } catch (error) {
          signal.throwIfAborted()
          const trouble = limit.aborted ? noAnswer(asked, limitMs) : troubleOf(error, { ...asked, needs })
          if (remedies++ < maxRemedies && mend(trouble, current, error)) continue
          if (!isPassing(trouble) || failures === maxFailures) throw trouble
          await sleep(delayMs(failures++, trouble), undefined, { signal })
        }
      }
    },
  }
}

type ClientOptions = Pick<
  NonNullable<ConstructorParameters<typeof S3Client>[0]>,
  'region' | 'requestHandler' | 'credentials'
>

function clientOf({ endpoint, forcePathStyle }: S3Inputs, options: ClientOptions): S3Client {
  return new S3Client({
    ...options,
    ...(endpoint !== '' && { endpoint }),
    forcePathStyle,
    // Nothing is taken from elsewhere that was not checked here.
    ignoreConfiguredEndpointUrls: true,
    // The attempts are ours.
    maxAttempts: 1,
    // Not every store takes what newer SDKs add: trailers in chunked bodies, waiting for 100.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
  })
}

function hostOf({ endpoint, bucket }: S3Inputs): string {
  return endpoint === '' ? `S3 (bucket ${bucket})` : new URL(endpoint).host
}

function clockCorrected(error: unknown): boolean {
  return Boolean((error as { $metadata?: { clockSkewCorrected?: boolean } }).$metadata?.clockSkewCorrected)
}

/** Another region of the same partition: requests then go to hosts that end as those before. */
function isReachable(region: string, from: string): boolean {
  const partition = (name: string) => /^(cn|us-gov|us-iso[a-z]*|eu-iso[a-z]*|eusc)-/.exec(name)?.[1]
  return region !== from && partition(region) === partition(from)
}

function isPassing({ kind, retryAfterMs = 0 }: S3Trouble): boolean {
  return (kind === 'busy' || kind === 'unreachable') && retryAfterMs <= maxDelayMs
}

function noAnswer({ host }: Pick<Asked, 'host'>, limitMs: number): S3Trouble {
  const what = `${host} gave no answer within ${Math.round(limitMs / 1000)} seconds`
  return new S3Trouble('unreachable', `${what}: check the input endpoint, the network and the proxy`)
}

// Twice as long each time, and at random, so that jobs that failed together do not come back together.
function delayMs(failures: number, { retryAfterMs = 0 }: S3Trouble): number {
  return Math.max(retryAfterMs, Math.random() * Math.min(maxDelayMs, firstDelayMs * 4 ** failures))
}
