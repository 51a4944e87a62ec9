/** Sends HTTP requests through undici. No other file of src/ imports undici. */
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici'
import { lengthOf } from '../../system/bytes/chunker.ts'
import { orAborted } from './deadline.ts'
import { connectionFailure, proxyDown, TransferFailure } from './errors.ts'
import type { Flow, Http, HttpHead, HttpRequest, HttpResponse, Take } from './http-contract.ts'
import { neverOptimiseParser } from './http-parser-flags.ts'
import { maxHeadBytes, maxReadBytes, readBuffers } from './read-buffers.ts'

const connectMs = 5_000
// Shorter than a lookup's limit for an answer, so that the message names the proxy.
const proxyConnectMs = 3_000
// For callers without closer limits of their own.
const idleMs = 60_000

/**
 * Opens up to `connections` HTTP/1.1 connections to an origin. A single HTTP/2 connection would share its speed between
 * all transfers. HTTP_PROXY, HTTPS_PROXY and NO_PROXY name the proxies.
 * @throws TransferFailure if the proxies are not URLs
 */
export function openHttp({ connections }: { connections: number }): Http {
  const connecting = new Set<Socket>()
  const agent = newAgent(connections, connecting)
  return {
    async request(url, request) {
      const { signal } = request
      signal.throwIfAborted()
      try {
        // Undici notices an abort only once there is a connection.
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
      // undici calls this for clients of the proxy itself, too. Their only option is a connector.
      factory: (origin, options: Pool.Options) =>
        'maxHeaderSize' in options ? new Pool(origin, options) : toProxy(origin, options),
      // Few proxies allow plain HTTP through a tunnel.
      proxyTunnel: false,
    })
  } catch {
    // Undici's message could contain a password.
    throw new TransferFailure('HTTP_PROXY or HTTPS_PROXY is not a URL like http://proxy:3128', 'none')
  }
}

/** A client of the proxy itself. Its connection failures name the proxy, not the server. */
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

// `agent.destroy()` does not close a socket that is still connecting, so `close` destroys these sockets.
function connectTracked(connecting: Set<Socket>): buildConnector.connector {
  return (options, callback) => {
    const connect = buildConnector({
      timeout: connectMs,
      allowH2: false,
      onread: readBuffers(() => socket),
      highWaterMark: 2 * maxReadBytes,
    } as buildConnector.BuildOptions)
    const socket = connect(options, (...result) => {
      connecting.delete(socket)
      callback(...result)
    }) as unknown as Socket
    connecting.add(socket)
    neverOptimiseParser()
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
    // Undici accepts any iterable of buffers, but its types allow only streams.
    body: (onSent && Array.isArray(body) ? reportSent(body, onSent) : (body ?? null)) as Buffer | null,
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
  }
  const response = Promise.withResolvers<HttpResponse>()
  agent.dispatch(options, answered(request, response))
  return response.promise
}

function answered(
  { signal, onHead }: HttpRequest,
  { resolve, reject }: PromiseWithResolvers<HttpResponse>,
): Dispatcher.DispatchHandler {
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
      // Another head follows an informational one (1xx).
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
  // The reader of the body gets the error. Without a reader, it must not end the process.
  return body.on('error', () => {})
}

const stepBytes = 64 * 1024

// Undici asks for the next step when the connection has taken the last one.
function* reportSent(pieces: Buffer[], onSent: (bytes: number) => void): Generator<Buffer> {
  for (const piece of pieces) {
    for (let start = 0; start < piece.length; start += stepBytes) {
      const step = piece.subarray(start, start + stepBytes)
      yield step
      onSent(step.length)
    }
  }
}
