/** Sends requests to a cache service, with retries, and reads its answers. */
import { lengthOf } from '../../system/bytes.ts'
import { NameTaken, orUndefined } from '../../system/failure.ts'
import type { CacheService } from '../../system/runner-services.ts'
import type { StoreOptions } from '../store.ts'
import {
  overloaded,
  pageFailure,
  proxyFailure,
  retryAfterMs,
  Stalled,
  shownUrl,
  TransferFailure,
  unsupported,
} from '../transfer/errors.ts'
import { type Http, type HttpResponse, readUpTo } from '../transfer/http-contract.ts'
import { failuresOf, type RetryPolicy, retry, type Verdict } from '../transfer/retry.ts'
import { irrevocableMs, serviceMaxWaitMs, shortMs, uploadMs } from '../transfer/timeouts.ts'
import type { ServiceContext } from './service.ts'

export interface ServiceRequest {
  method: string
  url: string
  headers?: Record<string, string>
  body?: Buffer[]
  signal: AbortSignal
  /** Never retried. */
  once?: true | undefined
  /** Reserves or publishes: see `irrevocableMs`. */
  isIrrevocable?: true
}

export interface ServiceAnswer {
  status: number
  text: string
  /** An earlier attempt may have taken effect. */
  again: boolean
}

// GitHub resets its limits within 18 to 20 seconds.
const usualResetMs = 20_000

// A shorter body takes no longer than no body.
const messageBytes = 64 * 1024
const maxServiceAnswerBytes = 256 * 1024

/**
 * Resolves with the answer, unless the answer says to come back later.
 * @param mostBytes a longer answer is a failure
 * @throws TransferFailure if no answer comes, or the signal's reason
 */
export function sendRequest(
  http: Http,
  { url, once, ...request }: ServiceRequest,
  mostBytes = maxServiceAnswerBytes,
): Promise<ServiceAnswer> {
  const { signal, isIrrevocable, body = [] } = request
  const idleMs = isIrrevocable ? irrevocableMs : lengthOf(body) > messageBytes ? uploadMs : shortMs
  let mayHaveWorked = false
  const policy = { ...retryPolicy(url, idleMs, signal), ...(once && { maxFailures: () => 1 }) }
  return retry(policy, async () => {
    const again = mayHaveWorked
    mayHaveWorked = true
    const response = await http.request(url, { ...request, idleMs })
    // The service refuses such requests unread.
    if (response.status === 429) mayHaveWorked = again
    const text = (await readUpTo(mostBytes, response.body)).toString('utf8')
    const failure = busyFailure(response, url) ?? foreignFailure(response, url)
    if (failure) throw failure
    return { status: response.status, text, again }
  })
}

/** Works again after the wait that the service asks for. @throws the error of the work if that wait is too long */
export function whenAllowed<T>(
  work: () => Promise<T>,
  { signal, tell }: Pick<StoreOptions, 'signal' | 'tell'>,
): Promise<T> {
  const judge = (thrown: unknown): Verdict => {
    const error = thrown as Error
    const retryAfterMs = error instanceof TransferFailure ? error.retryAfterMs : 0
    return { error, retryAfterMs, failures: retryAfterMs > 0 ? 1 : Number.POSITIVE_INFINITY }
  }
  const onWait = ({ message }: Error, ms: number): void =>
    tell(`Waiting ${Math.ceil(ms / 1000)} s, as the service asks: ${message}`)
  return retry({ signal, judge, maxWaitMs: serviceMaxWaitMs, onWait }, work)
}

/** Sends a request to the service itself: with its token, and with a JSON message if there is one. */
export async function sendToService(
  { service, http }: ServiceContext,
  { message, headers, ...request }: ServiceRequest & { message?: object },
): Promise<ServiceAnswer> {
  const { token } = service
  const answer = await sendRequest(http, {
    ...request,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(message && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(message && { body: [Buffer.from(JSON.stringify(message))] }),
  })
  // A cache service explains a 404 in JSON, or answers it without text.
  if (answer.status === 404 && !/^\s*(\{|$)/.test(answer.text)) throw noService(service)
  return answer
}

function noService({ url, language }: CacheService): TransferFailure {
  const variable = language === 'v2' ? 'ACTIONS_RESULTS_URL' : 'ACTIONS_CACHE_URL'
  const advice = `correct ${variable} of the runner, or choose another \`store\``
  return new TransferFailure(`${originOf(url)} is no cache service (404): ${advice}`, 'none')
}

/** Messages show only the URL's origin, because its path may be a secret. */
export function retryPolicy(url: string, idleMs: number, signal: AbortSignal): RetryPolicy {
  return {
    signal,
    judge(thrown) {
      const isStalled = thrown instanceof Stalled
      const error = isStalled ? noAnswer(url, idleMs) : failureOf(thrown, url)
      // After a minute, the caller finds out the result.
      const isOver = isStalled && idleMs === irrevocableMs
      const isFinal = isOver || error.recover === 'none' || error.recover === 'renew'
      const failures = isFinal ? Number.POSITIVE_INFINITY : failuresOf(thrown)
      return { error, failures, retryAfterMs: error.retryAfterMs }
    },
  }
}

function failureOf(error: unknown, url: string): TransferFailure {
  if (!(error instanceof TransferFailure)) {
    return new TransferFailure(`${originOf(url)}: the connection was closed`, 'resume')
  }
  const message = error.message.replace(shownUrl(url), originOf(url))
  return new TransferFailure(message, error.recover, error.retryAfterMs)
}

export function noAnswer(url: string, ms: number): TransferFailure {
  return new TransferFailure(`${originOf(url)}: no answer within ${Math.round(ms / 1000)} seconds`, 'resume')
}

/** The service is too busy to answer. */
function busyFailure({ status, headers }: HttpResponse, url: string): TransferFailure | undefined {
  const waitMs = retryAfterMs(headers['retry-after'])
  // GitHub's REST API may answer 403 instead.
  if (status === 429 || (status === 403 && waitMs > 0)) {
    const when = waitMs > 0 ? `, your rate limit will reset in ${Math.ceil(waitMs / 1000)} seconds` : ''
    const what = `${originOf(url)}: You've hit a rate limit${when}`
    return new TransferFailure(what, 'slow-down', waitMs || usualResetMs)
  }
  if (status !== 408 && status < 500) return undefined
  if (status === 501) return new TransferFailure(`${originOf(url)}: ${unsupported} (501)`, 'none')
  return new TransferFailure(`${originOf(url)}: ${overloaded} (${status})`, 'slow-down', waitMs)
}

/** A proxy or a portal answered instead of the service. Its page must not pass for success. */
function foreignFailure({ status, headers }: HttpResponse, url: string): TransferFailure | undefined {
  if (status === 407) return proxyFailure(status, url)
  // Some server frameworks answer 409 with a page, too.
  const isPage = status !== 409 && /^text\/html/i.test(String(headers['content-type']))
  return isPage ? pageFailure(status, url) : undefined
}

/**
 * The JSON of an answer; an empty object if the answer has no text, or is an error in another form.
 * @throws Error if a successful answer is not JSON
 */
export function parsed<T>({ text, status }: ServiceAnswer, service: CacheService): T {
  if (text.trim() === '') return {} as T
  const value: unknown = orUndefined(() => JSON.parse(text))
  if (typeof value === 'object' && value !== null) return value as T
  if (value === undefined && (status < 200 || status >= 300)) return {} as T
  throw notUnderstood(service)
}

/** The error in an answer. It is a TransferFailure after a retry: an earlier attempt may have caused it. */
export function refused(answer: ServiceAnswer, service: CacheService): Error {
  const reason = refusalReason(answer, service)
  return answer.again ? new TransferFailure(reason, 'none') : new Error(reason)
}

function refusalReason(answer: ServiceAnswer, service: CacheService): string {
  // Version 2 of the service sends `msg`, version 1 `message`.
  const { msg, message } = parsed<{ msg?: string; message?: string }>(answer, service)
  const said = (msg ?? message ?? '').replace(/\s+/g, ' ').slice(0, 300)
  // Users know these messages.
  if (/^cache (read|write) denied/.test(said)) return said
  const reason = said === '' ? String(answer.status) : `${answer.status} ${said}`
  const name = `the cache service at ${originOf(service.url)}`
  // `ok: false` at the end of an upload.
  if (answer.status === 200) return `${name} did not publish the entry: ${said || 'it does not say why'}`
  if (answer.status === 401 || answer.status === 403) return `${name} does not let this job in (${reason})`
  return `${name} refuses the request (${reason})`
}

export function notUnderstood({ url }: CacheService): Error {
  return new Error(
    `the answer of ${originOf(url)} is not one that a cache service gives; does a proxy or portal want a login?`,
  )
}

function originOf(url: string): string {
  return new URL(url).origin
}

/** GitHub's day: https://github.com/actions/cache/issues/1541 */
export const untilFreed =
  'until the service frees it, which GitHub does within a day. Change `key` to save earlier'

/**
 * The error of a reservation that the service refuses because the name is taken: NameTaken, unless an earlier attempt of this
 * job may have taken it. Only the lost answer had the place for the bytes.
 */
export function takenError({ again }: ServiceAnswer, key: string, { url }: CacheService): Error {
  if (!again) return new NameTaken(key)
  return lostReservation(`${originOf(url)}: the answer to a reservation was lost`, key)
}

/** The error of a reservation. Names the key if the request was sent and may have taken effect. */
export function reservationError(error: unknown, key: string): unknown {
  const isUnanswered = error instanceof TransferFailure && error.recover === 'resume'
  return isUnanswered ? lostReservation(error.message, key) : error
}

function lostReservation(cause: string, key: string): TransferFailure {
  const effect = `This job may have reserved the key ${key} all the same: then no job can save it ${untilFreed}.`
  return new TransferFailure(`${cause}. ${effect}`, 'none')
}
