/** Downloads an object in parts, several at once, as one stream. */
import {
  type BufferPool,
  type ByteStream,
  newBufferPool,
  type Order,
} from '../../system/bytes/buffer-pool.ts'
import { orAborted } from './deadline.ts'
import { newConcurrencyLimiter } from './download/concurrency-limiter.ts'
import { type DownloadState, fill } from './download/fill-part.ts'
import { newHedge } from './download/hedge.ts'
import { newPart } from './download/part.ts'
import { newPartQueue, type PartQueue } from './download/part-queue.ts'
import { secondsOf, TransferFailure } from './errors.ts'
import type { Http } from './http-contract.ts'
import { newPace } from './least-speed.ts'
import { type DownloadLimits, defaultDownload, maxFailuresInARow } from './limits.ts'
import type { Range, RemoteObject } from './remote-object.ts'
import { linkTo } from './signed-url.ts'

export interface DownloadOptions {
  http: Http
  /** How many parts are requested at once. */
  concurrency: number
  partBytes: number
  signal: AbortSignal
  /** By default front to back. */
  order?: Order | undefined
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
  const watch = newWatch(range, options)
  const { http, limits, concurrency, partBytes } = options
  const state: DownloadState = {
    ...{ http, limits, object, queue, signal, received: watch.received },
    link: linkTo(object),
    begun: range.start === 0 ? Promise.withResolvers() : undefined,
    limiter: newConcurrencyLimiter(concurrency),
    hedge: newHedge(limits.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: maxFailuresInARow(Math.ceil((range.end - range.start) / partBytes)),
    lastFailure: undefined,
  }
  // Counts ticks, not time: a process that is stopped for a while receives nothing.
  const tickMs = Math.min(500, limits.hedgeMs / 2)
  const check = (): void => {
    const tooSlow = watch.check(waiting ? tickMs : 0, state)
    if (tooSlow) stop.abort(new TransferFailure(tooSlow, 'retry'))
    if (waiting && queue.parts[0]) state.hedge.check(queue.parts[0])
  }
  const timer = setInterval(check, tickMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  try {
    for (;;) {
      signal.throwIfAborted()
      for (const part of queue.refill()) fill(part, state).then(wake, (error) => stop.abort(error))
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
  const order = concurrency > 1 && Number.isFinite(bytes) ? options.order : undefined
  return newPartQueue(
    { start, end },
    {
      partBytes: isOnePart ? bytes : roomBytes,
      order: order ?? 'front to back',
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: concurrency,
      newPart: (start, end) => newPart(start, end, { memory, roomBytes, onPiece }),
    },
  )
}

function newWatch({ start, end }: Range, { limits }: ReadOptions) {
  const { progressBytes, noProgressMs } = limits
  const idle = { paceBytes: progressBytes, paceMs: noProgressMs, paceAfterMs: noProgressMs }
  const pace = newPace(limits, end - start)
  const progress = newPace(idle, end - start)
  return {
    received(bytes: number): void {
      pace.moved(bytes)
      progress.moved(bytes)
    },
    /** @returns why the download as a whole is too slow */
    check(waitedMs: number, { lastFailure, link }: Pick<DownloadState, 'lastFailure' | 'link'>) {
      const slow = pace.check(waitedMs)
      if (progress.check(waitedMs)) {
        const before = lastFailure ? `${lastFailure.message};` : `${link.place()}:`
        return `${before} no progress for ${secondsOf(noProgressMs)}`
      }
      return slow && `${link.place()}: it sends only ${slow}`
    },
  }
}
