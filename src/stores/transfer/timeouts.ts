/**
 * How long requests may take, and how often they are retried. `idle` is how long a request may make no progress; less than
 * 64 KiB is none, so an answer that is smaller must be complete in this time. speed.ts keeps these limits.
 *
 * | request                        | idle                | attempts                               | all attempts                     |
 * | ------------------------------ | ------------------- | -------------------------------------- | -------------------------------- |
 * | of a lookup, or before a save  | 5 s                 | 3; 2 if one times out                  | 12 s                             |
 * | another one without a body     | 5 s                 | 3; 2 if one times out                  | none                             |
 * | part of an upload              | 12 s                | 3; with S3 8 while other parts succeed | with S3 30 s without 1 MiB; pace |
 * | reserve a name, publish        | 60 s                | 3; 1 if it times out                   | with S3 as for parts             |
 * | part of a download             | 10 s, or far behind | 8 without 64 KiB between two failures  | 30 s without 64 KiB; pace        |
 * | block of a lazy mount          | that of a download  | any number                             | 5 min of a reader's wait         |
 *
 * Answers may ask for a longer wait before the next attempt: up to 4 s in all, 60 s to look up or reserve a
 * name in a cache service, and 30 s between two times that a download makes progress. Such a wait is up to a quarter
 * longer than asked, so that jobs spread. S3 requests are repeated up to twice for free if the
 * cause of the error could be removed: a wrong region, a wrong clock, or expired credentials. Sources of credentials have
 * limits of their own in stores/s3/credentials.ts and providers.ts, where AWS's SDK sends its own requests once more.
 */
import { addAbortListener } from 'node:events'
import type { PaceLimits } from './speed.ts'

/** How long a server may take to accept a connection, in milliseconds. */
export const connectMs = 5_000

/** The same for a proxy. Shorter than the limit of a lookup's request, so that the message names the proxy. */
export const proxyConnectMs = 3_000

/** The idle limit of requests that name none, in milliseconds. */
export const idleMs = 60_000

/** How long a lookup may take in all, in milliseconds. */
export const lookupMs = 12_000

/** The idle limit of a request without a body, in milliseconds. */
export const shortMs = 5000

/** The idle limit of a request with a body, in milliseconds. */
export const uploadMs = 12_000

/** How long the start of a multipart upload may take. If it were interrupted, nothing could abort the upload. */
export const beginUploadMs = 20_000

/**
 * How long a request may take that cannot be taken back: it reserves a name or publishes an entry. The client cannot tell
 * whether a request without an answer took effect, and a second one may meet the effect of the first.
 */
export const irrevocableMs = 60_000

/** How long the conditional-write probe may take, in milliseconds. A later result would be of no use. */
export const writeProbeMs = 10_000

/**
 * How long a store may still work for a save that is cancelled. The runner kills the step after 10 s, and the clean-up takes
 * some of them. https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
const endingMs = 5_000

/** Fewer bytes do not count as progress: a server that sends fewer and breaks off is as good as dead. */
export const progressBytes = 64 * 1024

/** Chance alone causes so many failures only where most requests fail. */
export const maxFailuresAlone = 3

/** For one of many parts, as long as other parts make progress. */
export const maxFailuresOfPart = 8

/** How often one request may be repeated because the cause of its error was removed. */
export const maxRecoveries = 2

/** The request is made once more, over another connection, and not again. */
export const failuresPerStall = 2

/** In a row, of all parts of a download together. This bounds the cost of a dead server. */
export const maxFailuresInARow = (parts: number): number => Math.min(24, 3 * parts)

/** The longest delay before the first of further attempts, in milliseconds. */
export const backoffMs = 500

/** The longest time between two attempts, unless an answer asks for more, in milliseconds. */
const maxDelayMs = 4000

/** How long all waits that answers ask for may take together, in milliseconds. */
export const maxWaitMs = 4000

/** The same for a lookup in a cache service, and for reserving a name there. */
export const serviceMaxWaitMs = 60_000

/** The wait for an answer that asks for one. Many jobs get the same answer, so they spread over a quarter more. */
export function spreadWaitMs(askedMs: number): number {
  return askedMs * (1 + Math.random() / 4)
}

/** The time before the next attempt. It is random, so that jobs that failed together do not retry together. */
export function randomDelayMs(longestMs: number): number {
  return Math.random() * Math.min(maxDelayMs, longestMs)
}

/** The default of actions/cache for downloads. A lower limit would end downloads that succeed there. */
export const defaultPace: PaceLimits = { paceBytes: 128 * 1024 ** 2, paceMs: 600_000, paceAfterMs: 60_000 }

export interface DownloadLimits extends PaceLimits {
  /** A shorter range is one part, and so one request, in bytes. */
  singleBytes: number
  /** How long a request may make no progress. */
  idleMs: number
  /** How long a request that the consumer waits for may lag behind the others. */
  hedgeMs: number
  /** How long the consumer may wait without progress before the download ends. */
  noProgressMs: number
  /** See `RetryPolicy`. */
  backoffMs: number
  /** Fewer bytes are no progress of the download. A request has its own limit. */
  progressBytes: number
}

export const defaultDownload: DownloadLimits = {
  ...defaultPace,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 10_000,
  hedgeMs: 2_000,
  noProgressMs: 30_000,
  backoffMs,
  progressBytes,
}

export interface UploadLimits {
  /** How long a request with a body may make no progress. */
  idleMs: number
  /** How long an upload may make no progress while a request is under way. */
  noProgressMs: number
  /** Fewer bytes do not count as progress. */
  progressBytes: number
}

/** At the lowest speed that counts as progress, a gigabyte takes eight hours. */
export const defaultUpload: UploadLimits = {
  idleMs: uploadMs,
  noProgressMs: 30_000,
  progressBytes: 1024 ** 2,
}

export interface FetchLimits {
  /** After `goAhead`, how long a reader of a lazy mount waits while no block arrives, in milliseconds. */
  timeoutMs: number
  /** The longest pause after the first failure, in milliseconds; it doubles with each further failure. */
  pauseMs: number
}

export const defaultFetch: FetchLimits = { timeoutMs: 5 * 60_000, pauseMs: 250 }

/**
 * Limits an operation that the job waits for to `lookupMs`.
 * @param late makes the error of a timeout
 * @throws the work's error, the error of `late`, or the signal's reason
 */
export async function withLookupLimit<T>(
  { signal, late }: { signal: AbortSignal; late: () => Error },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(lookupMs)
  try {
    return await work(AbortSignal.any([signal, limit]))
  } catch (error) {
    signal.throwIfAborted()
    // An error of the work itself explains more.
    throw limit.aborted && error === limit.reason ? late() : error
  }
}

/** A signal for the store of a save: aborted `endingMs` after `signal`, with its reason, so that a whole entry can be published. */
export function endingAfter(signal: AbortSignal): AbortSignal {
  const late = new AbortController()
  addAbortListener(signal, () => setTimeout(() => late.abort(signal.reason), endingMs).unref())
  return late.signal
}
