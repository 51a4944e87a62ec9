/** Fills one part, with as many attempts as `retry.ts` allows. */

import type { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { placeOf, TransferFailure } from './errors.ts'
import type { Flow, Http } from './http-contract.ts'
import type { Link, Signed } from './link.ts'
import type { Part } from './part.ts'
import { fetchRest } from './range.ts'
import type { RemoteObject } from './remote.ts'
import type { DownloadRetries } from './retry.ts'
import type { Watch } from './watch.ts'

/** The parts of one download share this. */
export interface DownloadContext {
  http: Http
  object: RemoteObject
  link: Link
  limiter: ConcurrencyLimiter
  retries: DownloadRetries
  watch: Watch
  signal: AbortSignal
  isWanted(part: Part): boolean
  /** The server sends the object from its beginning instead of this part. */
  onWholeObject(part: Part): void
  /** More bytes of the part have arrived. */
  onBytes(part: Part, flow: Flow): void
}

/**
 * Resolves when the part is complete or no longer wanted.
 * @throws TransferFailure, what `object.url` throws, or the signal's reason
 */
export async function fill(part: Part, filling: DownloadContext): Promise<void> {
  const trial = filling.retries.forPart(part.start)
  const isLacking = (): boolean => !part.isComplete() && filling.isWanted(part)
  while (isLacking()) {
    const failure = await tryToFill(part, filling)
    if (failure === undefined || !isLacking()) continue
    // A stream cannot be continued by another request.
    if (!Number.isFinite(filling.object.size) && part.position > part.start) throw failure
    filling.watch.failed(failure)
    await trial.recover(failure, part.position)
  }
}

async function tryToFill(part: Part, filling: DownloadContext): Promise<TransferFailure | undefined> {
  const { limiter: lanes, link, retries, isWanted } = filling
  const lane = await lanes.acquire(part.start)
  let signed: Signed | undefined
  try {
    signed = await link.current()
    if (!isWanted(part)) return undefined
    await request(part, signed, filling)
    lane.increase()
    retries.progress()
    return undefined
  } catch (error) {
    if (!(error instanceof TransferFailure)) throw error
    if (error.recover === 'slow-down') lane.decrease()
    if (error.recover !== 'renew' || signed === undefined) return error
    link.refused(signed, error)
    return undefined
  } finally {
    lane.release()
  }
}

async function request(part: Part, signed: Signed, filling: DownloadContext): Promise<void> {
  const { http, object, watch, signal, onWholeObject: onWhole, onBytes } = filling
  const { url } = signed
  const slow = new AbortController()
  const attempt = watch.begin(part, (why) => {
    slow.abort(new TransferFailure(`${placeOf(url)}: ${why}`, 'resume'))
  })
  try {
    await fetchRest(part, {
      http,
      url,
      etag: object.etag,
      size: object.size,
      signal: AbortSignal.any([signal, slow.signal]),
      onWholeObject: () => onWhole(part),
      onAnswer() {
        signed.worked = true
      },
      onBytes(bytes, flow) {
        watch.received(bytes)
        onBytes(part, flow)
      },
    })
    attempt.complete()
  } finally {
    attempt.end()
  }
}
