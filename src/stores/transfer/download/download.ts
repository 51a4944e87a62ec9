/** Downloads an object in parts, several at once, as one stream. */

import { orAborted } from '../../../system/abort.ts'
import { type BufferPool, type ByteStream, newBufferPool, type Reading } from '../../../system/bytes.ts'
import type { Range, RemoteObject } from '../../store.ts'
import { TransferFailure, tenthsText } from '../errors.ts'
import type { Http } from '../http-contract.ts'
import { signedLink } from '../signed-url.ts'
import { stallAfter, watchSpeed } from '../speed.ts'
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
  const stop = new AbortController()
  const signal = AbortSignal.any([options.signal, stop.signal])
  signal.throwIfAborted()
  let waiting: PromiseWithResolvers<void> | undefined
  const wake = (): void => waiting?.resolve()
  const queue = newQueue(range, options, wake)
  const { http, limits, concurrency, partBytes } = options
  const most = maxFailuresInARow(Math.ceil((range.end - range.start) / partBytes))
  const state: DownloadState = {
    ...{ queue, signal },
    source: { object, link: signedLink(object), http, limits },
    received: (bytes) => watch.received(bytes),
    begun: range.start === 0 ? Promise.withResolvers() : undefined,
    limiter: newConcurrencyLimiter(concurrency),
    hedge: newHedge(limits.hedgeMs),
    failures: { inARow: 0, most, last: undefined },
  }
  using watch = watchDownload(range, state, {
    isWaiting: () => waiting !== undefined,
    onSlow: (message) => stop.abort(new TransferFailure(message, 'retry')),
  })
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

/** Watches the download as a whole, and the part that the reader waits for. */
function watchDownload(
  { start, end }: Range,
  state: DownloadState,
  { isWaiting, onSlow }: { isWaiting(): boolean; onSlow(message: string): void },
) {
  const { source, queue, hedge, failures } = state
  const { limits, link } = source
  const waits = { total: end - start, isWaiting }
  const pace = watchSpeed(limits, {
    ...waits,
    onSlow: (slow) => onSlow(`${link.place()}: it sends only ${slow}`),
  })
  const progress = watchSpeed(stallAfter(limits.noProgressMs, limits.progressBytes), {
    ...waits,
    onSlow() {
      const before = failures.last ? `${failures.last.message};` : `${link.place()}:`
      onSlow(`${before} no progress for ${tenthsText(limits.noProgressMs)}`)
    },
  })
  const hedging = setInterval(
    () => {
      if (isWaiting() && queue.parts[0]) hedge.check(queue.parts[0])
    },
    Math.min(500, limits.hedgeMs / 2),
  ).unref()
  return {
    received(bytes: number): void {
      pace.moved(bytes)
      progress.moved(bytes)
    },
    [Symbol.dispose](): void {
      clearInterval(hedging)
      pace.end()
      progress.end()
    },
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
