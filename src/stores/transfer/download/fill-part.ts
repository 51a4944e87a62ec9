/** Fills one part of a download, with retries. */
import { orAborted } from '../../../system/abort.ts'
import { TransferFailure } from '../errors.ts'
import { type RetryPolicy, retry } from '../retry.ts'
import { maxFailuresOfPart } from '../timeouts.ts'
import type { ConcurrencyLimiter } from './concurrency-limiter.ts'
import type { Hedge } from './hedge.ts'
import type { Part, PartQueue } from './parts.ts'
import { fetchRest, type RangeRequest } from './range-request.ts'

/** What all parts of a download share. */
export interface DownloadState extends Omit<RangeRequest, 'signed'> {
  queue: PartQueue
  limiter: ConcurrencyLimiter
  hedge: Hedge
  failures: Failures
}

/** The failures of all parts of a download. */
interface Failures {
  /** How many there were since the last progress. */
  inARow: number
  /** With so many in a row, no part is tried again. */
  most: number
  last: TransferFailure | undefined
}

/** Ends early if the part is no longer wanted. @throws TransferFailure, the error of `object.url`, or the signal's reason */
export async function fillPart(part: Part, state: DownloadState): Promise<void> {
  const policy = policyOf(part, state)
  const isLacking = (): boolean => !part.isComplete() && state.queue.parts.includes(part)
  const attempt = async (): Promise<void> => {
    try {
      if (isLacking()) await request(part, state)
    } catch (error) {
      const isAmbiguous = error instanceof TransferFailure && error.recover === 'await-whole'
      if (isAmbiguous && state.begun) await orAborted(state.begun.promise, state.signal)
      if (isLacking()) throw error
    }
  }
  // An attempt that renewed the URL leaves the part as it was.
  while (isLacking()) await retry(policy, attempt)
}

function policyOf(part: Part, state: DownloadState): RetryPolicy {
  const { source, signal, failures } = state
  const { limits, object } = source
  let reached = part.start
  let isFirst = true
  return {
    signal,
    backoffMs: limits.backoffMs,
    maxWaitMs: limits.noProgressMs,
    maxFailures: () => (failures.inARow < failures.most ? maxFailuresOfPart : 0),
    hasProgressed() {
      if (part.position - reached < limits.progressBytes) return false
      reached = part.position
      isFirst = true
      failures.inARow = 0
      return true
    },
    judge(error) {
      const final = { error: error as Error, failures: Number.POSITIVE_INFINITY, retryAfterMs: 0 }
      if (!(error instanceof TransferFailure) || ['none', 'renew'].includes(error.recover)) return final
      // No other request can continue a stream.
      if (!Number.isFinite(object.size) && part.position > part.start) return final
      failures.last = error
      // At first, the server may only have closed an idle connection.
      const counted = isFirst && error.recover === 'resume' ? 0 : 1
      isFirst = false
      failures.inARow += counted
      return { error, failures: counted, retryAfterMs: error.retryAfterMs }
    },
  }
}

async function request(part: Part, state: DownloadState): Promise<void> {
  const { source, limiter, queue, hedge, failures, signal } = state
  const { link } = source
  await limiter.acquire(part.start)
  const since = performance.now()
  try {
    const signed = await link.current()
    if (!queue.parts.includes(part)) return
    const send = (signal: AbortSignal): Promise<void> => fetchRest(part, { ...state, signed, signal })
    await hedge.during(part, { url: signed.url, signal, send }).catch((error) => {
      if (!(error instanceof TransferFailure) || error.recover !== 'renew') throw error
      link.refused(signed, error)
    })
    limiter.increase()
    failures.inARow = 0
  } catch (error) {
    if (error instanceof TransferFailure && error.recover === 'slow-down') limiter.decrease(since)
    throw error
  } finally {
    limiter.release()
  }
}
