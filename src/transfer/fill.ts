/** Fills one part, trying again as long as that makes sense. */

import type { Flow, Http } from './http.ts'
import type { Lanes } from './lanes.ts'
import type { Link, Signed } from './link.ts'
import type { Part } from './part.ts'
import { fetchRest } from './range.ts'
import type { RemoteObject } from './remote.ts'
import type { Retries } from './retry.ts'
import { placeOf, TransferFailure } from './trouble.ts'
import type { Watch } from './watch.ts'

/** What the parts of one download share. */
export interface Filling {
  http: Http
  object: RemoteObject
  link: Link
  lanes: Lanes
  retries: Retries
  watch: Watch
  signal: AbortSignal
  isWanted(part: Part): boolean
  /** The server sends the object from its beginning instead of this part. */
  onWhole(part: Part): void
  /** The part has got further. */
  onBytes(part: Part, flow: Flow): void
}

/**
 * Resolves when the part is complete or no longer wanted.
 * @throws TransferFailure, what `object.url` throws, or the signal's reason
 */
export async function fill(part: Part, filling: Filling): Promise<void> {
  const trial = filling.retries.newTrial(part.start)
  const isLacking = (): boolean => !part.isComplete() && filling.isWanted(part)
  while (isLacking()) {
    const failure = await tryToFill(part, filling)
    if (failure === undefined || !isLacking()) continue
    // The rest of a stream cannot be requested.
    if (!Number.isFinite(filling.object.size) && part.position > part.start) throw failure
    filling.watch.failed(failure)
    await trial.recover(failure, part.position)
  }
}

async function tryToFill(part: Part, filling: Filling): Promise<TransferFailure | undefined> {
  const { lanes, link, retries, isWanted } = filling
  const lane = await lanes.enter(part.start)
  let signed: Signed | undefined
  try {
    signed = await link.current()
    if (!isWanted(part)) return undefined
    await request(part, signed, filling)
    lane.widen()
    retries.progress()
    return undefined
  } catch (error) {
    if (!(error instanceof TransferFailure)) throw error
    if (error.remedy === 'slow-down') lane.narrow()
    if (error.remedy !== 'renew' || signed === undefined) return error
    link.refused(signed, error)
    return undefined
  } finally {
    lane.leave()
  }
}

async function request(part: Part, signed: Signed, filling: Filling): Promise<void> {
  const { http, object, watch, signal, onWhole, onBytes } = filling
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
      onWhole: () => onWhole(part),
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
