/** Downloads an object in parts, several at once, as one stream. */

import { orAborted } from '../../../system/abort.ts'
import { type BufferPool, type ByteStream, newBufferPool, type Reading } from '../../../system/bytes.ts'
import type { Range, RemoteObject } from '../../store.ts'
import { TransferFailure, tenthsText } from '../errors.ts'
import type { Http } from '../http-contract.ts'
import { signedLink } from '../signed-url.ts'
import { limitSpeed, stallAfter } from '../speed.ts'
import { type DownloadLimits, defaultDownload, maxFailuresInARow } from '../timeouts.ts'
import { newConcurrencyLimiter } from './concurrency-limiter.ts'
import { type DownloadState, fillPart } from './fill-part.ts'
import { newHedge } from './hedge.ts'
import { newPart, newPartQueue, type PartQueue } from './parts.ts'

export interface DownloadOptions {
  http: Http
  /** How many parts are requested at once. */
  concurrency: number
  partBytes: number
  signal: AbortSignal
  /** By default front to back. */
  how?: Reading | undefined
  /** A pool that several downloads share. */
  memory?: BufferPool
  limits?: Partial<DownloadLimits>
}

/**
 * The bytes of a range, a buffer at a time. Sends no request before the stream is read.
 * @throws TransferFailure, or the signal's reason, when the stream is read
 */
export function download(object: RemoteObject, range: Range, options: DownloadOptions): ByteStream {
  // Small buffers, so that the reader gets the first bytes of a slow part early.
  const { memory = newBufferPool(Math.min(options.partBytes, 1024 * 1024)) } = options
  const limits = { ...defaultDownload, ...options.limits }
  return {
    release: memory.release,
    [Symbol.asyncIterator]: () => read(object, range, { ...options, memory, limits }),
  }
}

interface ReadOptions extends DownloadOptions {
  memory: BufferPool
  limits: DownloadLimits
}

async function* read(object: RemoteObject, range: Range, options: ReadOptions): AsyncGenerator<Buffer> {
  options.signal.throwIfAborted()
  const { http, limits, concurrency, partBytes } = options
  let waiting: PromiseWithResolvers<void> | undefined
  const wake = (): void => waiting?.resolve()
  const queue = newQueue(range, options, wake)
  const link = signedLink(object)
  const most = maxFailuresInARow(Math.ceil((range.end - range.start) / partBytes))
  const failures: DownloadState['failures'] = { inARow: 0, most, last: undefined }
  const waits = { total: range.end - range.start, isWaiting: () => waiting !== undefined }
  const tooSlow = (message: string): Error => new TransferFailure(message, 'retry')
  using pace = limitSpeed(limits, (slow) => tooSlow(`${link.place()}: it sends only ${slow}`), waits)
  const noProgress = (): Error => {
    const before = failures.last ? `${failures.last.message};` : `${link.place()}:`
    return tooSlow(`${before} no progress for ${tenthsText(limits.noProgressMs)}`)
  }
  using progress = limitSpeed(stallAfter(limits.noProgressMs, limits.progressBytes), noProgress, waits)
  using hedge = newHedge(limits.hedgeMs, () => waiting && queue.parts[0])
  const stop = new AbortController()
  const signal = AbortSignal.any([options.signal, stop.signal, pace.signal, progress.signal])
  const state: DownloadState = {
    ...{ queue, signal, hedge, failures },
    source: { object, link, http, limits },
    received(bytes) {
      pace.moved(bytes)
      progress.moved(bytes)
    },
    begun: range.start === 0 ? Promise.withResolvers() : undefined,
    limiter: newConcurrencyLimiter(concurrency),
  }
  try {
    for (;;) {
      signal.throwIfAborted()
      for (const part of queue.refill()) fillPart(part, state).then(wake, (error) => stop.abort(error))
      if (queue.parts.length === 0) return
      const piece = queue.take()
      if (piece) yield piece
      else {
        waiting = Promise.withResolvers()
        await orAborted(waiting.promise, signal)
        waiting = undefined
      }
    }
  } finally {
    stop.abort(new Error('the reader has stopped'))
  }
}

function newQueue({ start, end }: Range, options: ReadOptions, onPiece: () => void): PartQueue {
  const { memory, limits, concurrency, partBytes: roomBytes } = options
  const bytes = end - start
  // A stream of unknown length is one part, and so is a short range.
  const isOnePart = !Number.isFinite(bytes) || bytes < limits.singleBytes
  // The only request must be for the first part, in case the server ignores ranges.
  const isInAnyOrder = options.how === 'any' && concurrency > 1 && Number.isFinite(bytes)
  return newPartQueue(
    { start, end },
    {
      partBytes: isOnePart ? bytes : roomBytes,
      isInAnyOrder,
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: concurrency,
      newPart: (start, end) => newPart(start, end, { memory, roomBytes, onPiece }),
    },
  )
}
