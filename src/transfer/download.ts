/** Downloads parts of an object at the same time, as one ordered stream. */
import { Readable } from 'node:stream'
import { type BufferPool, type ByteStream, newBufferPool } from '../bytes/buffer-pool.ts'
import { newConcurrencyLimiter } from './concurrency-limiter.ts'
import { TransferFailure } from './errors.ts'
import { type DownloadContext, fill } from './fill.ts'
import type { Flow, Http } from './http-contract.ts'
import { linkTo } from './link.ts'
import { defaultPace } from './pace.ts'
import { newPart, type Part } from './part.ts'
import type { Range, RemoteObject } from './remote.ts'
import { newDownloadRetries, type RetryLimits } from './retry.ts'
import { startWatch, type WatchLimits } from './watch.ts'

export interface DownloadOptions {
  http: Http
  /** How many parts are requested at once. */
  concurrency: number
  partBytes: number
  signal: AbortSignal
  /** A pool that several downloads share. */
  memory?: BufferPool
  limits?: Partial<Limits>
}

export interface Limits extends WatchLimits, RetryLimits {
  /** A shorter range is one part. */
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
 * The bytes from `start` up to, not including, `end`, in order, a block of memory at a time. The first request is made
 * when the stream is read. Ends with TransferFailure if the download fails, or with the signal's reason.
 */
export function download(
  object: RemoteObject,
  range: Range,
  options: DownloadOptions,
): Readable & ByteStream {
  const { signal } = options
  // Small blocks, so that a slow part can hand out what has arrived.
  const memory = options.memory ?? newBufferPool(Math.min(options.partBytes, 1024 * 1024))
  let run: Run | undefined
  const stream = new Readable({
    // Iterating a byte stream would copy all waiting bytes into one chunk.
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

/** A download under way. */
interface Run {
  stream: Readable
  /** The parts that are not handed out yet, in order. The consumer reads the first one. */
  parts: Part[]
  /** The limit for the number of parts. */
  most: number
  partBytes: number
  memory: BufferPool
  /** Where the next part begins. */
  next: number
  end: number
  /** The consumer wants more. */
  hungry: boolean
  /** Resumes a body that was paused for want of room. Only the body of a whole object is paused. */
  resume: (() => void) | undefined
  filling: DownloadContext
  stop(reason: Error): void
}

function start(
  stream: Readable,
  object: RemoteObject,
  { range, options, memory }: { range: Range; options: DownloadOptions; memory: BufferPool },
): Run {
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
    // The caller may try again later.
    giveUp: (why) => stream.destroy(new TransferFailure(why, 'retry')),
  })
  const parts = Math.ceil(bytes / partBytes)
  const { remainingMs } = watch
  const run: Run = {
    stream,
    parts: [],
    // A higher limit would let other parts continue behind a slow first part, but fast downloads would fill all of it.
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
      // Only the end of the response shows where an object of unknown size ends.
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

// This part now covers the other parts, so their requests are no longer wanted.
function takeWhole(run: Run, part: Part): void {
  part.end = run.end
  run.next = run.end
  run.parts = [part]
}
