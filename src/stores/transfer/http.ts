/** The door to HTTP: sends all requests, and watches their progress. */
import { Readable } from 'node:stream'
import { orAborted } from '../../system/abort.ts'
import { lengthOf } from '../../system/bytes.ts'
import { type Agent, type Dispatcher, openAgent } from './agent.ts'
import { connectionFailure, Stalled } from './errors.ts'
import type { Flow, Http, HttpHead, HttpRequest, HttpResponse, Take } from './http-contract.ts'
import { limitSpeed, stallAfter } from './speed.ts'
import { idleMs as defaultIdleMs, progressBytes } from './timeouts.ts'

/**
 * @param connections how many there may be to an origin
 * @throws TransferFailure if the proxies of the environment are not URLs
 */
export function openHttp({ connections }: { connections: number }): Http {
  const agent = openAgent(connections)
  return {
    async request(url, request) {
      request.signal.throwIfAborted()
      const watch = watchRequest(url, request)
      try {
        // Undici notices an abort only once there is a connection.
        return await orAborted(send(agent, url, request, watch), watch.signal)
      } catch (error) {
        watch.end()
        request.signal.throwIfAborted()
        throw connectionFailure(error, url)
      }
    },
    close: agent.close,
  }
}

type RequestWatch = ReturnType<typeof watchRequest>

/** Ends a request that makes no progress. The caller reports the progress. */
function watchRequest(url: string, request: HttpRequest) {
  const { idleMs = defaultIdleMs, bodyIdleMs } = request
  const began = performance.now()
  let limitMs = idleMs
  let unsent = lengthOf(request.body ?? [])
  let isPaused = false
  const late = (): Error => new Stalled(url, limitMs)
  const stall = limitSpeed(stallAfter(idleMs, progressBytes), late, { isWaiting: () => !isPaused })
  const { moved, restart, end } = stall
  const allow = (ms: number): void => {
    limitMs = ms
    restart(ms)
  }
  return {
    /** Aborted with `Stalled`, or with the reason of the request's own signal. */
    signal: AbortSignal.any([request.signal, stall.signal]),
    /** The connection has taken this many bytes of the request's body. */
    sent(bytes: number): void {
      request.onSent?.(bytes)
      unsent -= bytes
      if (unsent > 0) moved(bytes)
      // The last bytes are still in this machine's buffers. They take no longer than the bytes before them.
      else allow(idleMs + performance.now() - began)
    },
    /** The head of the answer has arrived. */
    answered(): void {
      if (bodyIdleMs !== undefined) allow(bodyIdleMs)
    },
    /** This many bytes of the answer's body have arrived. */
    received: moved,
    /** The reader has no room for more. The time until `resume` does not count. */
    pause(): void {
      isPaused = true
    },
    resume(): void {
      if (!isPaused) return
      isPaused = false
      restart(limitMs)
    },
    end,
  }
}

function send(agent: Agent, url: string, request: HttpRequest, watch: RequestWatch): Promise<HttpResponse> {
  const { origin, pathname, search } = new URL(url)
  const { method, headers, body } = request
  const options = {
    origin,
    path: pathname + search,
    method: method as Dispatcher.HttpMethod,
    headers: { ...headers, ...(body && { 'content-length': String(lengthOf(body)) }) },
    // Undici accepts any iterable of buffers, but its types allow only streams.
    body: (body ? uploadSteps(body, watch) : null) as Buffer | null,
    // The watch has the limits.
    headersTimeout: 0,
    bodyTimeout: 0,
  }
  const response = Promise.withResolvers<HttpResponse>()
  agent.dispatch(options, answered(request, watch, response))
  return response.promise
}

const stepBytes = 64 * 1024

// Undici asks for the next step when the connection has taken the last one.
function* uploadSteps(pieces: Buffer[], watch: RequestWatch): Generator<Buffer> {
  for (const piece of pieces) {
    for (let start = 0; start < piece.length; start += stepBytes) {
      const step = piece.subarray(start, start + stepBytes)
      yield step
      watch.sent(step.length)
    }
  }
}

function answered(
  { onHead }: HttpRequest,
  watch: RequestWatch,
  { resolve, reject }: PromiseWithResolvers<HttpResponse>,
): Dispatcher.DispatchHandler {
  const { signal } = watch
  let controller: Dispatcher.DispatchController
  let head: HttpHead
  let body: Readable | undefined
  let take: Take
  const abort = (): void => controller.abort(signal.reason)
  const end = (): void => {
    signal.removeEventListener('abort', abort)
    watch.end()
  }
  const flow = flowOf(watch, () => controller, {
    onEnd() {
      end()
      resolve({ ...head, body: noBody() })
    },
  })
  return {
    onRequestStart(started) {
      controller = started
      signal.addEventListener('abort', abort)
      if (signal.aborted) abort()
    },
    onResponseStart(_, status, headers) {
      // Another head follows an informational one (1xx).
      if (status < 200) return
      watch.answered()
      head = { status, headers }
      const taken = onHead?.(head, flow)
      if (!taken) {
        body = bodyOver(flow, (error) => controller.abort(error))
        resolve({ ...head, body })
      }
      take =
        taken ??
        ((bytes) => {
          if (!body?.push(Buffer.from(bytes))) flow.pause()
        })
    },
    onResponseData(_, bytes) {
      watch.received(bytes.length)
      take(bytes)
    },
    onResponseEnd() {
      end()
      resolve({ ...head, body: body ?? noBody() })
      body?.push(null)
    },
    onResponseError(_, error) {
      end()
      reject(error)
      body?.destroy(error)
    },
  }
}

/** @param controls of the request, once it has started */
function flowOf(
  watch: RequestWatch,
  controls: () => Dispatcher.DispatchController,
  { onEnd }: { onEnd(): void },
): Flow {
  return {
    pause() {
      watch.pause()
      controls().pause()
    },
    resume() {
      watch.resume()
      controls().resume()
    },
    end() {
      onEnd()
      controls().abort(new Error('no more bytes are wanted'))
    },
  }
}

const noBody = (): Readable => Readable.from([])

function bodyOver(flow: Flow, abort: (error: Error) => void): Readable {
  const body = new Readable({
    read: flow.resume,
    destroy(error, done) {
      abort(error ?? new Error('the answer was not read to its end'))
      done(error)
    },
  })
  // The reader of the body gets the error. Without a reader, it must not end the process.
  return body.on('error', () => {})
}
