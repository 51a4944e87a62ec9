/** The only door to HTTP: requests as they are told, answers as they come. */
import type { OnReadOpts, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { buildConnector, type Dispatcher, EnvHttpProxyAgent } from 'undici'
import { connectionFailure, TransferFailure } from './trouble.ts'

export interface HttpRequest {
  method: string
  headers?: Record<string, string>
  /** Pieces are sent one after the other, with the Content-Length of all. */
  body?: Buffer | Buffer[]
  signal: AbortSignal
}

export interface HttpResponse {
  status: number
  /** Names are in lower case. */
  headers: Record<string, string | string[] | undefined>
  /** As sent: not decompressed. */
  body: Readable
}

export interface Http {
  /**
   * Redirects are answers like any other: whoever followed them would carry credentials away.
   * @throws TransferFailure when there is no answer, or the signal's reason
   */
  request(url: string, request: HttpRequest): Promise<HttpResponse>
  /** Ends what is under way, too. */
  close(): Promise<void>
}

const connectMs = 5_000
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
        const { statusCode, headers, body } = await orAborted(send(agent, url, request), signal)
        return { status: statusCode, headers, body }
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
      allowH2: false,
      connect: connectTracked(connecting),
      proxyTls: { timeout: connectMs },
      requestTls: { timeout: connectMs },
      // Proxies seldom let plain HTTP through a tunnel.
      proxyTunnel: false,
    })
  } catch {
    // Undici's message might show a password.
    throw new TransferFailure('HTTP_PROXY or HTTPS_PROXY is not a URL like http://proxy:3128', 'none')
  }
}

// Undici forgets about a socket that is still connecting when its agent is destroyed.
function connectTracked(connecting: Set<Socket>): buildConnector.connector {
  return (options, callback) => {
    const onread = intoSlabs((bytes) => socket.push(bytes))
    const connect = buildConnector({
      timeout: connectMs,
      allowH2: false,
      onread,
    } as buildConnector.BuildOptions)
    const socket = connect(options, (...result) => {
      connecting.delete(socket)
      callback(...result)
    }) as unknown as Socket
    connecting.add(socket)
  }
}

const slabBytes = 1024 * 1024
const leastBytes = 64 * 1024

// Of itself Node takes new memory for each read, which costs more than reading.
// https://nodejs.org/api/net.html#socketconnectoptions-connectlistener
function intoSlabs(push: (bytes: Buffer) => boolean): OnReadOpts {
  let slab = Buffer.alloc(0)
  return {
    buffer() {
      if (slab.length < leastBytes) slab = Buffer.allocUnsafeSlow(slabBytes)
      return slab
    },
    callback(length) {
      const bytes = slab.subarray(0, length)
      slab = slab.subarray(length)
      return push(bytes)
    },
  }
}

function send(agent: Dispatcher, url: string, request: HttpRequest): Promise<Dispatcher.ResponseData> {
  const { origin, pathname, search } = new URL(url)
  const { method, headers, body, signal } = request
  return agent.request({
    origin,
    path: pathname + search,
    method: method as Dispatcher.HttpMethod,
    headers: Array.isArray(body) ? { ...headers, 'content-length': String(lengthOf(body)) } : { ...headers },
    // Undici takes any iterable of buffers; its types know of streams only.
    body: (body ?? null) as Buffer | null,
    signal,
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
  })
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
