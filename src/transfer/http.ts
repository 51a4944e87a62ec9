/** The only door to HTTP: requests as they are told, answers as they come. */
import './parser-flags.ts'
import type { OnReadOpts, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici'
import { connectionFailure, proxyDown, TransferFailure } from './trouble.ts'

export interface HttpRequest {
  method: string
  headers?: Record<string, string>
  /** Pieces are sent one after the other, with the Content-Length of all. */
  body?: Buffer | Buffer[]
  /** That many more bytes of the pieces have been handed to the connection. */
  onSent?(bytes: number): void
  signal: AbortSignal
  /** Looks at the head of the answer, and may take its bytes. What it throws ends the request. */
  onHead?(head: HttpHead, flow: Flow): Take | undefined
}

export interface HttpHead {
  status: number
  /** Names are in lower case. */
  headers: Record<string, string | string[] | undefined>
}

/** Takes bytes of an answer, as sent. They are there only as long as the call lasts. What it throws ends the request. */
export type Take = (bytes: Buffer) => void

/** Steers an answer whose bytes are taken. */
export interface Flow {
  pause(): void
  resume(): void
  /** No more bytes are wanted. */
  end(): void
}

export interface HttpResponse extends HttpHead {
  /** As sent: not decompressed. Empty where the bytes were taken. */
  body: Readable
}

export interface Http {
  /**
   * Redirects are answers like any other: whoever followed them would carry credentials away. Resolves when the head
   * is there; where the bytes are taken, at their end.
   * @throws TransferFailure when there is no answer, or the signal's reason
   */
  request(url: string, request: HttpRequest): Promise<HttpResponse>
  /** Ends what is under way, too. */
  close(): Promise<void>
}

const connectMs = 5_000
// Less than a lookup waits for an answer, so that the proxy is named.
const proxyConnectMs = 3_000
// For whoever does not watch over a transfer more closely.
const idleMs = 60_000

/**
 * HTTP/1.1, up to `connections` at once to an origin; a single one of HTTP/2 would hold all transfers to one speed.
 * Proxies are those of HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
 * @throws TransferFailure when these are no URLs
 */
export function openHttp({ connections }: { connections: number }): Http {
  const connecting = new Set<Socket>()
  const agent = newAgent(connections, connecting)
  return {
    async request(url, request) {
      const { signal } = request
      signal.throwIfAborted()
      try {
        return await orAborted(send(agent, url, request), signal)
      } catch (error) {
        signal.throwIfAborted()
        throw connectionFailure(error, url)
      }
    },
    async close() {
      for (const socket of connecting) socket.destroy()
      await agent.destroy()
    },
  }
}

function newAgent(connections: number, connecting: Set<Socket>): Dispatcher {
  try {
    return new EnvHttpProxyAgent({
      connections,
      maxHeaderSize: maxHeadBytes,
      allowH2: false,
      connect: connectTracked(connecting),
      proxyTls: { timeout: proxyConnectMs },
      requestTls: { timeout: connectMs },
      clientFactory: toProxy,
      // undici also makes clients of the proxy itself here; those get a connector and no other option.
      factory: (origin, options: Pool.Options) =>
        'maxHeaderSize' in options ? new Pool(origin, options) : toProxy(origin, options),
      // Proxies seldom let plain HTTP through a tunnel.
      proxyTunnel: false,
    })
  } catch {
    // Undici's message might show a password.
    throw new TransferFailure('HTTP_PROXY or HTTPS_PROXY is not a URL like http://proxy:3128', 'none')
  }
}

/** A client of the proxy itself: what fails when it connects is not the server's fault. */
function toProxy(origin: string | URL, options: { connect?: Pool.Options['connect'] }): Pool {
  const connect = options.connect as buildConnector.connector
  return new Pool(origin, {
    connect: (target, callback) =>
      connect(target, (...[error, socket]) => {
        if (error) callback(proxyDown(error, String(origin)), null)
        else callback(null, socket)
      }),
  })
}

// Undici forgets about a socket that is still connecting when its agent is destroyed.
function connectTracked(connecting: Set<Socket>): buildConnector.connector {
  return (options, callback) => {
    const connect = buildConnector({
      timeout: connectMs,
      allowH2: false,
      onread: intoScratch(() => socket),
      highWaterMark: 2 * scratchBytes,
    } as buildConnector.BuildOptions)
    const socket = connect(options, (...result) => {
      connecting.delete(socket)
      callback(...result)
    }) as unknown as Socket
    connecting.add(socket)
  }
}

// Until a head is whole, undici keeps looking at all of it where it was read; a longer one it refuses.
const maxHeadBytes = 16 * 1024
const firstScratchBytes = 2 * maxHeadBytes
// More no longer fits into the caches of a core.
const scratchBytes = 128 * 1024

// Of itself Node takes new memory for each read, which costs more than reading. Here two buffers take turns: what is
// in the one is taken before there is more in the other, which holds a head at least by then. They grow with the reads
// that fill them.
// https://nodejs.org/api/net.html#socketconnectoptions-connectlistener
function intoScratch(socketOf: () => Socket): OnReadOpts {
  let room = Buffer.allocUnsafeSlow(firstScratchBytes)
  let current = room
  let other = room.subarray(0, 0)
  const takeTurns = (socket: Socket, wanted: number): void => {
    // Bytes wait in the socket while whoever takes them has paused: they stay where they are.
    const isFree = socket.readableLength === 0 && other.length >= wanted
    const next = isFree ? other : Buffer.allocUnsafeSlow(wanted)
    other = current
    current = next
    room = next
  }
  return {
    buffer: () => room,
    callback(length) {
      const socket = socketOf()
      const taken = room.subarray(0, length)
      const isFull = length === room.length
      room = room.subarray(length)
      if (current.length - room.length >= maxHeadBytes)
        takeTurns(socket, isFull ? Math.min(2 * current.length, scratchBytes) : current.length)
      return socket.push(taken)
    },
  }
}

function send(agent: Dispatcher, url: string, request: HttpRequest): Promise<HttpResponse> {
  const { origin, pathname, search } = new URL(url)
  const { method, headers, body, onSent } = request
  const options = {
    origin,
    path: pathname + search,
    method: method as Dispatcher.HttpMethod,
    headers: Array.isArray(body) ? { ...headers, 'content-length': String(lengthOf(body)) } : { ...headers },
    // Undici takes any iterable of buffers; its types know of streams only.
    body: (onSent && Array.isArray(body) ? told(body, onSent) : (body ?? null)) as Buffer | null,
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
  }
  return new Promise((resolve, reject) => agent.dispatch(options, answered(request, { resolve, reject })))
}

interface Settle {
  resolve(response: HttpResponse): void
  reject(error: unknown): void
}

function answered({ signal, onHead }: HttpRequest, { resolve, reject }: Settle): Dispatcher.DispatchHandler {
  let controller: Dispatcher.DispatchController
  let head: HttpHead
  let body: Readable | undefined
  let take: Take
  const abort = (): void => controller.abort(signal.reason)
  const settle = (): void => {
    signal.removeEventListener('abort', abort)
    resolve({ ...head, body: body ?? Readable.from([]) })
  }
  const flow: Flow = {
    pause: () => controller.pause(),
    resume: () => controller.resume(),
    end() {
      settle()
      controller.abort(new Error('no more bytes are wanted'))
    },
  }
  return {
    onRequestStart(started) {
      controller = started
      signal.addEventListener('abort', abort)
      if (signal.aborted) abort()
    },
    onResponseStart(_, status, headers) {
      // Of some kinds of answer more follow.
      if (status < 200) return
      head = { status, headers }
      const taken = onHead?.(head, flow)
      take =
        taken ??
        ((bytes) => {
          if (!body?.push(Buffer.from(bytes))) flow.pause()
        })
      if (taken) return
      body = bodyOver(controller)
      resolve({ ...head, body })
    },
    onResponseData: (_, bytes) => take(bytes),
    onResponseEnd() {
      settle()
      body?.push(null)
    },
    onResponseError(_, error) {
      signal.removeEventListener('abort', abort)
      reject(error)
      body?.destroy(error)
    },
  }
}

function bodyOver(controller: Dispatcher.DispatchController): Readable {
  const body = new Readable({
    read: () => controller.resume(),
    destroy(error, done) {
      controller.abort(error ?? new Error('the answer was not read to its end'))
      done(error)
    },
  })
  // Whoever reads it hears of a failure; nobody need be reading.
  return body.on('error', () => {})
}

const stepBytes = 64 * 1024

// Undici comes for more when the connection has taken what it got.
function* told(pieces: Buffer[], onSent: (bytes: number) => void): Generator<Buffer> {
  for (const piece of pieces) {
    for (let start = 0; start < piece.length; start += stepBytes) {
      const step = piece.subarray(start, start + stepBytes)
      yield step
      onSent(step.length)
    }
  }
}

function lengthOf(pieces: Buffer[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0)
}

// Undici notices an abort only once there is a connection.
async function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = (): void => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([answer, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
