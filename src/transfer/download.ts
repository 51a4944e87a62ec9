/** Makes one ordered stream of parts that arrive at the same time. */
import { Readable } from 'node:stream'
import { type BufferPool, type ByteStream, newBufferPool } from '../bytes/buffer-pool.ts'
import { newConcurrencyLimiter } from './concurrency-limiter.ts'
import { TransferFailure } from './errors.ts'
import { type DownloadContext, fill } from './fill.ts'
import type { Flow, Http } from './http-contract.ts'
import { linkTo } from './link.ts'
import { defaultPace } from './pace.ts'
import { newPart, type Part } from './part.ts'
import type { RemoteObject } from './remote.ts'
import { newDownloadRetries, type RetryLimits } from './retry.ts'
import { startWatch, type WatchLimits } from './watch.ts'

export interface DownloadOptions {
  http: Http
  /** How many parts are asked for at once. */
  concurrency: number
  partBytes: number
  signal: AbortSignal
  /** Where one download gives it back, the next one uses it again. */
  memory?: BufferPool
  limits?: Partial<Limits>
}

export interface Limits extends WatchLimits, RetryLimits {
  /** Less than this comes in one part. */
  singleBytes: number
}

const defaultLimits: Limits = {
  ...defaultPace,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 10_000,
  hedgeMs: 2_000,
  noProgressMs: 30_000,
  backoffMs: 500,
  progressBytes: 64 * 1024,
}

/**
 * The bytes from start up to, not including, end, in order, a block of memory at a time. Asks for nothing before it is
 * read. Ends with TransferFailure when the object cannot be had, or with the signal's reason.
 */
export function download(
  object: RemoteObject,
  range: Range,
  options: DownloadOptions,
): Readable & ByteStream {
  const { signal } = options
  // A part that is held up must have some to hand out.
  const memory = options.memory ?? newBufferPool(Math.min(options.partBytes, 1024 * 1024))
  let run: Run | undefined
  const stream = new Readable({
    // In a stream of bytes, whoever iterates would get all that waits copied into one chunk.
    objectMode: true,
    read() {
      run ??= start(stream, object, { range, options, memory })
      handOut(run)
    },
    destroy(error, done) {
      signal.removeEventListener('abort', abort)
      run?.stop(error ?? new Error('the stream was closed'))
      done(error)
    },
  })
  const abort = (): void => {
    stream.destroy(signal.reason)
  }
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  return Object.assign(stream, { release: memory.release })
}

export interface Range {
  start: number
  end: number
}

/** A download under way. */
interface Run {
  stream: Readable
  /** Those that are not all handed out yet, in order; the consumer gets the first one. */
  parts: Part[]
  /** How many these are at most. */
  most: number
  partBytes: number
  memory: BufferPool
  /** Where the next part begins. */
  next: number
  end: number
  /** The consumer wants more. */
  hungry: boolean
  /** Lets a body go on for which there was no room. Only that of a whole object can be one. */
  resume: (() => void) | undefined
  filling: DownloadContext
  stop(reason: Error): void
}

interface Wanted {
  range: Range
  options: DownloadOptions
  memory: BufferPool
}

function start(stream: Readable, object: RemoteObject, { range, options, memory }: Wanted): Run {
  const { http, concurrency } = options
  const limits = { ...defaultLimits, ...options.limits }
  const bytes = range.end - range.start
  const partBytes = bytes < limits.singleBytes ? Math.max(bytes, 1) : options.partBytes
  const stopping = new AbortController()
  const { signal } = stopping
  const watch = startWatch({
    limits,
    bytes,
    awaited: () => (run.hungry ? run.parts[0] : undefined),
    isPaused: () => run.resume !== undefined,
    // Whoever has more patience may ask again.
    giveUp: (why) => stream.destroy(new TransferFailure(why, 'retry')),
  })
  const parts = Math.ceil(bytes / partBytes)
  const { remainingMs } = watch
  const run: Run = {
    stream,
    parts: [],
    // More would let others go on while the first one takes longer, but a fast download fills all that it may.
    most: Number.isFinite(object.size) ? concurrency : 1,
    partBytes,
    memory,
    next: range.start,
    end: range.end,
    hungry: false,
    resume: undefined,
    filling: {
      http,
      object,
      link: linkTo(object),
      limiter: newConcurrencyLimiter(concurrency),
      retries: newDownloadRetries({ parts, limits, remainingMs, signal }),
      watch,
      signal,
      isWanted: (part) => run.parts.includes(part) && !signal.aborted,
      onWholeObject: (part) => takeWhole(run, part),
      onBytes: (part, flow) => arrived(run, part, flow),
    },
    stop(reason) {
      watch.stop()
      stopping.abort(reason)
    },
  }
  return run
}

function handOut(run: Run): void {
  run.hungry = true
  while (run.hungry && !run.stream.destroyed) {
    openParts(run)
    const part = run.parts[0]
    if (part === undefined) {
      run.hungry = false
      run.stream.push(null)
      return
    }
    const bytes = part.next()
    if (bytes) {
      run.hungry = run.stream.push(bytes)
      if (part.heldBytes < run.partBytes) goOn(run)
    } else if (part.isComplete()) run.parts.shift()
    else return
  }
}

function openParts(run: Run): void {
  while (run.parts.length < run.most && run.next < run.end) {
    const part = newPart(run.next, Math.min(run.next + run.partBytes, run.end), run.memory)
    run.next = part.end
    run.parts.push(part)
    fill(part, run.filling).then(
      // Only the end of its answer shows where an object of unknown size ends.
      () => {
        if (run.hungry) handOut(run)
      },
      (error) => run.stream.destroy(error),
    )
  }
}

function arrived(run: Run, part: Part, flow: Flow): void {
  if (part === run.parts[0] && run.hungry) handOut(run)
  if (part.heldBytes <= run.partBytes) return
  flow.pause()
  run.resume = () => flow.resume()
}

function goOn(run: Run): void {
  const { resume } = run
  run.resume = undefined
  resume?.()
}

// The other parts come with it; whatever is still on its way for them is not wanted any longer.
function takeWhole(run: Run, part: Part): void {
  part.end = run.end
  run.next = run.end
  run.parts = [part]
}
