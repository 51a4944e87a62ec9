/** Downloads parts of an object at the same time, as one stream. */
import { Readable } from 'node:stream'
import {
  type BufferPool,
  type ByteStream,
  newBufferPool,
  type Order,
} from '../../system/bytes/buffer-pool.ts'
import { newConcurrencyLimiter } from './concurrency-limiter.ts'
import { TransferFailure } from './errors.ts'
import { type DownloadContext, fill } from './fill-part.ts'
import type { Flow, Http } from './http-contract.ts'
import { type DownloadLimits, defaultDownload } from './limits.ts'
import { newPart, type Part } from './part.ts'
import type { Range, RemoteObject } from './remote-object.ts'
import { newDownloadRetries } from './retry.ts'
import { linkTo } from './signed-url.ts'
import { startWatch } from './stall-watch.ts'

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
 * stream is read. Ends with TransferFailure if the download fails, or with the signal's reason.
 */
export function download(
  object: RemoteObject,
  range: Range,
  options: DownloadOptions,
): Readable & ByteStream {
  return new Download(object, range, options)
}

/** The consumer's reads and arriving bytes both call `handOut`, which passes on what has arrived. */
class Download extends Readable {
  readonly release: BufferPool['release']
  readonly positionOf = (piece: Buffer): number => this.#positions.get(piece) as number
  /** Of the pieces that were handed out. */
  readonly #positions = new WeakMap<Buffer, number>()
  readonly #isInOrder: boolean
  readonly #object: RemoteObject
  readonly #options: DownloadOptions
  readonly #limits: DownloadLimits
  readonly #memory: BufferPool
  readonly #partBytes: number
  readonly #end: number
  readonly #stopping = new AbortController()
  readonly #abort = (): void => void this.destroy(this.#options.signal.reason)
  /** Created by the first read. */
  #context: DownloadContext | undefined
  /** The parts that are requested and not handed out yet. The consumer reads the first one, or any. */
  #parts: Part[] = []
  /** Where the next part begins, in bytes of the object. */
  #next: number
  /** Where the parts end that are not requested yet. */
  #nextEnd: number
  /** The consumer wants more bytes than it has been given. */
  #isHungry = false
  /** The body that is paused, because the consumer has no room. Only the body of a whole object is paused. */
  #paused: Flow | undefined

  constructor(object: RemoteObject, { start, end }: Range, options: DownloadOptions) {
    // Iterating a byte stream would copy all waiting bytes into one chunk.
    super({ objectMode: true })
    this.#object = object
    this.#options = options
    this.#limits = { ...defaultDownload, ...options.limits }
    this.#next = start
    this.#nextEnd = end
    this.#end = end
    this.#partBytes = end - start < this.#limits.singleBytes ? Math.max(end - start, 1) : options.partBytes
    // Small blocks, so that a slow part can hand out what has arrived.
    this.#memory = options.memory ?? newBufferPool(Math.min(options.partBytes, 1024 * 1024))
    this.release = this.#memory.release
    // A server that ignores ranges must be asked for the first part, too.
    this.#isInOrder = options.order !== 'any' || !Number.isFinite(end) || options.concurrency === 1
    options.signal.addEventListener('abort', this.#abort)
    if (options.signal.aborted) this.#abort()
  }

  override _read(): void {
    this.#handOut()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#options.signal.removeEventListener('abort', this.#abort)
    this.#context?.watch.stop()
    this.#stopping.abort(error ?? new Error('the stream was closed'))
    done(error)
  }

  #newContext(): DownloadContext {
    const { http, concurrency } = this.#options
    const { signal } = this.#stopping
    const limits = this.#limits
    const bytes = this.#end - this.#next
    const watch = startWatch({
      limits,
      bytes,
      awaited: () => (this.#isHungry ? this.#parts[0] : undefined),
      isPaused: () => this.#paused !== undefined,
      // The caller may try again later.
      giveUp: (why) => this.destroy(new TransferFailure(why, 'retry')),
    })
    const parts = Math.ceil(bytes / this.#partBytes)
    return {
      http,
      object: this.#object,
      link: linkTo(this.#object),
      begun: this.#next === 0 ? Promise.withResolvers() : undefined,
      limiter: newConcurrencyLimiter(concurrency),
      retries: newDownloadRetries({ parts, limits, remainingMs: watch.remainingMs, signal }),
      watch,
      signal,
      isWanted: (part) => this.#parts.includes(part) && !signal.aborted,
      onWholeObject: (part) => this.#takeWhole(part),
      onBytes: (part, bytes, flow) => {
        watch.received(bytes)
        if (this.#isHungry && (part === this.#parts[0] || !this.#isInOrder)) this.#handOut()
        if (part.heldBytes > this.#partBytes) this.#pause(flow)
      },
    }
  }

  #handOut(): void {
    this.#isHungry = true
    while (this.#isHungry && !this.destroyed) {
      this.#requestParts()
      if (this.#parts.length === 0) {
        this.#isHungry = false
        return void this.push(null)
      }
      const parts = this.#isInOrder ? this.#parts.slice(0, 1) : this.#parts
      if (!parts.some((part) => this.#handOutOf(part))) return
    }
  }

  /** @returns whether the part had bytes, or is done */
  #handOutOf(part: Part): boolean {
    const position = part.position - part.heldBytes
    const bytes = part.next()
    if (bytes) {
      this.#positions.set(bytes, position)
      this.#isHungry = this.push(bytes)
      if (part.heldBytes < this.#partBytes) this.#resume()
    } else if (part.isComplete()) this.#parts.splice(this.#parts.indexOf(part), 1)
    else return false
    return true
  }

  #requestParts(): void {
    this.#context ??= this.#newContext()
    // A higher limit would let other parts continue behind a slow first part, but fast downloads would fill all of it.
    const most = Number.isFinite(this.#object.size) ? this.#options.concurrency : 1
    while (this.#parts.length < most && this.#next < this.#nextEnd) {
      const part = this.#nextPart()
      this.#parts.push(part)
      fill(part, this.#context).then(
        // Only the end of the response shows where an object of unknown size ends.
        () => {
          if (this.#isHungry) this.#handOut()
        },
        (error) => this.destroy(error),
      )
    }
  }

  /** In any order, the last part is the first. */
  #nextPart(): Part {
    const [start, end, bytes] = [this.#next, this.#nextEnd, this.#partBytes]
    const isLast = !this.#isInOrder && end === this.#end
    if (isLast) this.#nextEnd = end - ((end - start) % bytes || bytes)
    else this.#next = Math.min(start + bytes, end)
    return newPart(isLast ? this.#nextEnd : start, isLast ? end : this.#next, this.#memory)
  }

  #pause(flow: Flow): void {
    flow.pause()
    this.#paused = flow
  }

  #resume(): void {
    const flow = this.#paused
    this.#paused = undefined
    flow?.resume()
  }

  // This part now covers the other parts, so their requests are no longer wanted.
  #takeWhole(part: Part): void {
    part.end = this.#end
    this.#next = this.#nextEnd
    this.#parts = [part]
  }
}
