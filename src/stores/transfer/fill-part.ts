/** Fills one part, with as many attempts as `retry.ts` allows. */
import type { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { orAborted } from './deadline.ts'
import { placeOf, TransferFailure } from './errors.ts'
import type { Part } from './part.ts'
import { fetchRest, type RangeRequest } from './range-request.ts'
import type { DownloadRetries } from './retry.ts'
import type { Link, Signed } from './signed-url.ts'
import type { StallWatch } from './stall-watch.ts'

/** The parts of one download share this. */
export interface DownloadContext extends Omit<RangeRequest, 'signed'> {
  link: Link
  limiter: ConcurrencyLimiter
  retries: DownloadRetries
  watch: StallWatch
  isWanted(part: Part): boolean
}

/**
 * Resolves when the part is complete or no longer wanted.
 * @throws TransferFailure, what `object.url` throws, or the signal's reason
 */
export async function fill(part: Part, context: DownloadContext): Promise<void> {
  const retries = context.retries.forPart(part.start)
  const isLacking = (): boolean => !part.isComplete() && context.isWanted(part)
  while (isLacking()) {
    const failure = await attempt(part, context)
    if (failure?.recover === 'await-whole' && context.begun)
      await orAborted(context.begun.promise, context.signal)
    if (failure === undefined || !isLacking()) continue
    // A stream cannot be continued by another request.
    if (!Number.isFinite(context.object.size) && part.position > part.start) throw failure
    context.watch.failed(failure)
    await retries.recover(failure, part.position)
  }
}

async function attempt(part: Part, context: DownloadContext): Promise<TransferFailure | undefined> {
  const { limiter, link, retries, isWanted } = context
  const slot = await limiter.acquire(part.start)
  let signed: Signed | undefined
  try {
    signed = await link.current()
    if (!isWanted(part)) return undefined
    await request(part, signed, context)
    slot.increase()
    retries.progress()
    return undefined
  } catch (error) {
    if (!(error instanceof TransferFailure)) throw error
    if (error.recover === 'slow-down') slot.decrease()
    if (error.recover !== 'renew' || signed === undefined) return error
    link.refused(signed, error)
    return undefined
  } finally {
    slot.release()
  }
}

function request(part: Part, signed: Signed, context: DownloadContext): Promise<void> {
  const slow = new AbortController()
  const signal = AbortSignal.any([context.signal, slow.signal])
  return context.watch.during(
    part,
    () => fetchRest(part, { ...context, signed, signal }),
    (why) => slow.abort(new TransferFailure(`${placeOf(signed.url)}: ${why}`, 'resume')),
  )
}
