/** Sends requests to a cache service until they are answered. */
import { lengthOf } from '../../bytes/chunker.ts'
import type { DeadlineOptions } from '../../transfer/deadline.ts'
import { shortMs, uploadMs } from '../../transfer/deadline.ts'
import { pageFailure, placeOf, proxyFailure, retryAfterMs, TransferFailure } from '../../transfer/errors.ts'
import type { Http, HttpResponse } from '../../transfer/http-contract.ts'
import { type RetryPolicy, retry } from '../../transfer/retry.ts'

export interface ServiceRequest {
  method: string
  url: string
  headers?: Record<string, string>
  body?: Buffer[]
  signal: AbortSignal
  /** How long to wait in all where answers ask for that, in milliseconds. */
  maxWaitMs?: number
  /** Whether to do without an answer where the first attempt fails. */
  once?: true | undefined
}

export interface ServiceAnswer {
  status: number
  text: string
  /** Whether there was an attempt before, which may have taken effect. */
  again: boolean
}

// Up to so many, a body takes no longer than none.
const messageBytes = 64 * 1024

/**
 * Resolves with any answer but those that say to come back later.
 * @throws TransferFailure when none comes, or the signal's reason
 */
export function send(
  http: Http,
  { url, maxWaitMs, once, ...request }: ServiceRequest,
): Promise<ServiceAnswer> {
  const { signal, body = [] } = request
  const bytes = lengthOf(body)
  let attempts = 0
  const limits = { signal, bytes, limitMs: bytes > messageBytes ? uploadMs : shortMs }
  const how = { ...retryPolicy(url, limits), maxWaitMs, ...(once && { maxFailures: () => 1 }) }
  return retry(how, async ({ signal, onSent }) => {
    const again = attempts++ > 0
    const response = await http.request(url, { ...request, signal, onSent })
    const text = await textOf(response)
    const failure = laterOf(response, url) ?? insteadOf(response, url)
    if (failure) throw failure
    return { status: response.status, text, again }
  })
}

/** How to go on asking for a URL, whose path may be a secret. */
export function retryPolicy(url: string, limits: DeadlineOptions): RetryPolicy {
  return {
    ...limits,
    judge(error) {
      const failure = failureOf(error, { url, limitMs: limits.limitMs })
      const recovery = failure.recover === 'none' || failure.recover === 'renew' ? 'final' : 'retryable'
      return { error: failure, recovery, retryAfterMs: failure.retryAfterMs }
    },
  }
}

function failureOf(error: unknown, { url, limitMs }: { url: string; limitMs: number }): TransferFailure {
  if (error === undefined) return noAnswer(url, limitMs)
  if (!(error instanceof TransferFailure)) {
    return new TransferFailure(`${originOf(url)}: the connection was closed`, 'resume')
  }
  const message = error.message.replace(placeOf(url), originOf(url))
  return new TransferFailure(message, error.recover, error.retryAfterMs)
}

const maxAnswerBytes = 256 * 1024

async function textOf({ body }: HttpResponse): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxAnswerBytes) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined where asking again later would not help. */
function laterOf({ status, headers }: HttpResponse, url: string): TransferFailure | undefined {
  const waitMs = retryAfterMs(headers['retry-after'])
  if (status === 429) {
    const when = waitMs > 0 ? `, your rate limit will reset in ${Math.ceil(waitMs / 1000)} seconds` : ''
    const recover = waitMs > 0 ? 'slow-down' : 'none'
    return new TransferFailure(`${originOf(url)}: You've hit a rate limit${when}`, recover, waitMs)
  }
  if (status !== 408 && status < 500) return undefined
  const what = `${originOf(url)}: it has trouble or too much to do (${status})`
  return new TransferFailure(what, status === 501 ? 'none' : 'slow-down', waitMs)
}

/** Answers of somebody else. Whoever took a page for success would believe in an entry. */
function insteadOf({ status, headers }: HttpResponse, url: string): TransferFailure | undefined {
  if (status === 407) return proxyFailure(status, url)
  // Frameworks of servers answer 409 by a page, too.
  const isPage = status !== 409 && /^text\/html/i.test(String(headers['content-type']))
  return isPage ? pageFailure(status, url) : undefined
}

/** What to say when nothing came within a time, in milliseconds. */
export function noAnswer(url: string, ms: number): TransferFailure {
  return new TransferFailure(`${originOf(url)}: no answer within ${Math.round(ms / 1000)} seconds`, 'retry')
}

function originOf(url: string): string {
  return new URL(url).origin
}
