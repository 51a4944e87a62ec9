/** Downloads an object in parts, several at once, and passes their bytes on as one stream. */
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
 * The bytes from `start` up to, not including, `end`, a block of memory at a time. The first request is made when the
 * stream is read. Throws TransferFailure if the download fails, or the signal's reason.
 */
export function download(object: RemoteObject, range: Range, options: DownloadOptions): ByteStream {
  // Small blocks, so that a slow part can hand out what has arrived.
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
  const state = { ...newState(object, range, options), queue, signal, received: watch.received }
  // The ticks are counted, because a process that did not run for a while received nothing.
  const tickMs = Math.min(500, options.limits.hedgeMs / 2)
  const check = (): void => {
    const tooSlow = watch.check(waiting ? tickMs : 0, state.lastFailure)
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
  // A server that ignores ranges must be asked for the first part, too.
  const order = concurrency > 1 && Number.isFinite(bytes) ? options.order : undefined
  return newPartQueue(
    { start, end },
    {
      partBytes: isOnePart ? bytes : roomBytes,
      order: order ?? 'front to back',
      // A higher limit would let other parts continue behind a slow first part, but fast downloads would fill all of it.
      most: concurrency,
      newPart: (start, end) => newPart(start, end, { memory, roomBytes, onPiece }),
    },
  )
}

function newState(
  object: RemoteObject,
  { start, end }: Range,
  { http, limits, concurrency, partBytes }: ReadOptions,
): Omit<DownloadState, 'queue' | 'signal' | 'received'> {
  return {
    http,
    limits,
    object,
    link: linkTo(object),
    begun: start === 0 ? Promise.withResolvers() : undefined,
    limiter: newConcurrencyLimiter(concurrency),
    hedge: newHedge(limits.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: maxFailuresInARow(Math.ceil((end - start) / partBytes)),
    lastFailure: undefined,
  }
}

interface DownloadWatch {
  received(bytes: number): void
  /** @returns why the download as a whole is too slow */
  check(waitedMs: number, lastFailure: TransferFailure | undefined): string | undefined
}

function newWatch({ start, end }: Range, { limits }: ReadOptions): DownloadWatch {
  const { progressBytes, noProgressMs } = limits
  const idle = { paceBytes: progressBytes, paceMs: noProgressMs, paceAfterMs: noProgressMs }
  const pace = newPace(limits, end - start)
  const progress = newPace(idle, end - start)
  return {
    received(bytes) {
      pace.moved(bytes)
      progress.moved(bytes)
    },
    check(waitedMs, lastFailure) {
      const slow = pace.check(waitedMs)
      if (progress.check(waitedMs)) {
        const before = lastFailure ? `${lastFailure.message}; ` : ''
        return `${before}no progress for ${secondsOf(noProgressMs)}`
      }
      return slow && `the store sends only ${slow}`
    },
  }
}
