/** Opens connections through undici, directly or through proxies. Only this file imports undici. */
import type { Socket } from 'node:net'
import { buildConnector, Agent as DirectAgent, type Dispatcher, Pool, ProxyAgent } from 'undici'
import { proxyDown, TransferFailure } from './errors.ts'
import { neverOptimiseParser } from './http-parser-flags.ts'
import { connectMs, proxyConnectMs } from './limits.ts'
import { type ProxyUrl, readProxies } from './proxies.ts'
import { maxHeadBytes, maxReadBytes, readBuffers } from './read-buffers.ts'

export type { Dispatcher } from 'undici'

export interface Agent extends Pick<Dispatcher, 'dispatch'> {
  /** Closes all connections, and ends the requests on them. */
  close(): Promise<void>
}

/**
 * Opens up to `connections` HTTP/1.1 connections to an origin. A single HTTP/2 connection would share its speed between
 * all transfers. proxies.ts finds the proxies.
 * @throws TransferFailure if the proxies are not URLs
 */
export function openAgent(connections: number): Agent {
  const connecting = new Set<Socket>()
  const agent = newAgent(connections, connecting)
  return {
    dispatch: (...request) => agent.dispatch(...request),
    async close() {
      // `destroy` does not close a socket that is still connecting.
      for (const socket of connecting) socket.destroy()
      await agent.destroy()
    },
  }
}

function newAgent(connections: number, connecting: Set<Socket>): Pick<Dispatcher, 'dispatch' | 'destroy'> {
  const options = {
    connections,
    maxHeaderSize: maxHeadBytes,
    allowH2: false,
    connect: connectTracked(connecting),
  }
  const { isExcluded, ...proxies } = proxyUrls(readProxies)
  const direct = new DirectAgent(options)
  const proxied = {
    'http:': proxies.http ? through(proxies.http, options) : direct,
    'https:': proxies.https ? through(proxies.https, options) : direct,
  }
  return {
    dispatch(request, handler) {
      const url = new URL(String(request.origin))
      const agent = isExcluded(url) ? direct : (proxied[url.protocol as keyof typeof proxied] ?? direct)
      return agent.dispatch(request, handler)
    },
    async destroy() {
      await Promise.all([...new Set([direct, ...Object.values(proxied)])].map((agent) => agent.destroy()))
    },
  }
}

function through({ uri, token }: ProxyUrl, options: Pool.Options): Dispatcher {
  const proxy = {
    ...options,
    uri,
    ...(token !== undefined && { token }),
    proxyTls: { timeout: proxyConnectMs },
    requestTls: { timeout: connectMs },
    clientFactory: toProxy,
    // undici calls this for clients of the proxy itself, too. Their only option is a connector.
    factory: (origin: string | URL, options: Pool.Options) =>
      'maxHeaderSize' in options ? new Pool(origin, options) : toProxy(origin, options),
    // Few proxies allow plain HTTP through a tunnel.
    proxyTunnel: false,
  }
  return proxyUrls(() => new ProxyAgent(proxy))
}

/** Work that fails if a proxy is not a URL. The messages of Node and undici could contain a password. */
function proxyUrls<T>(work: () => T): T {
  try {
    return work()
  } catch {
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
