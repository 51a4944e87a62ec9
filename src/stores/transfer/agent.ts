/**
 * Opens connections through undici, directly or through proxies. Only this file imports undici, and only the files of its
 * client: its index also loads fetch, caches and mocks.
 */
import { BlockList, isIP, type OnReadOpts, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import type { Dispatcher } from 'undici'
import openTunnel from 'undici/lib/api/api-connect.js'
import buildConnector from 'undici/lib/core/connect.js'
import DirectAgent from 'undici/lib/dispatcher/agent.js'
import Pool from 'undici/lib/dispatcher/pool.js'
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js'
import { proxyDown, TransferFailure } from './errors.ts'
import { connectMs, proxyConnectMs } from './timeouts.ts'

export type { Dispatcher } from 'undici'

/** Undici refuses a longer head. It keeps references to the bytes of a head until the head is whole. */
const maxHeadBytes = 16 * 1024
const firstBufferBytes = 2 * maxHeadBytes
/** A larger buffer would not fit into the caches of a core. */
const maxReadBytes = 128 * 1024

export interface Agent extends Pick<Dispatcher, 'dispatch'> {
  /** Closes all connections, and ends the requests on them. */
  close(): Promise<void>
}

/**
 * Opens up to `connections` HTTP/1.1 connections to an origin. A single HTTP/2 connection would share its speed between
 * all transfers.
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
  const client = new Pool(origin, {
    connect: (target, callback) =>
      connect(target, (...[error, socket]) => {
        if (error) callback(proxyDown(error, String(origin)), null)
        else callback(null, socket)
      }),
  })
  // ProxyAgent opens a tunnel by this method, which undici's index would add to all clients.
  return Object.assign(client, { connect: openTunnel })
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

/**
 * By default Node allocates memory for each read, which costs more than the read. Here two buffers take turns. Before one
 * buffer is written again, at least `maxHeadBytes` have arrived in the other one, and undici has taken the bytes of the
 * first. The buffers grow when reads fill them.
 * https://nodejs.org/api/net.html#socketconnectoptions-connectlistener
 */
function readBuffers(socketOf: () => Socket): OnReadOpts {
  let room = Buffer.allocUnsafeSlow(firstBufferBytes)
  let current = room
  let other = room.subarray(0, 0)
  const takeTurns = (socket: Socket, wanted: number): void => {
    // While the reader pauses, its bytes wait in the socket. Their buffer must not be overwritten.
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
        takeTurns(socket, isFull ? Math.min(2 * current.length, maxReadBytes) : current.length)
      return socket.push(taken)
    },
  }
}

/**
 * Must be called before undici compiles its parser, which it does when a connection is established. undici parses answers
 * with WebAssembly. V8 would compile the busiest functions of that parser a second time, optimised, which takes 80 ms of
 * CPU in every step; the parser itself runs for a few milliseconds. Loading node:v8 takes 2 ms: call this while a
 * connection is being established.
 * https://v8.dev/docs/wasm-compilation-pipeline
 */
function neverOptimiseParser(): void {
  // How many bytes of its code a function executes before V8 compiles it again.
  setFlagsFromString('--wasm-tiering-budget=2000000000')
}

export interface ProxyUrl {
  uri: string
  /** The value of Proxy-Authorization; undefined if the URL has no user and no password. */
  token: string | undefined
}

interface Proxies {
  http: ProxyUrl | undefined
  https: ProxyUrl | undefined
  /** Whether the host is this machine, or NO_PROXY names it. */
  isExcluded(url: URL): boolean
}

/** @throws TypeError or URIError if a proxy is not a URL; its message could contain a password */
export function readProxies(): Proxies {
  const read = (name: string): string => process.env[name] || process.env[name.toUpperCase()] || ''
  return {
    http: proxyAt(read('http_proxy')),
    https: proxyAt(read('https_proxy')),
    // A proxy cannot reach this machine's own address. https://github.com/actions/toolkit/pull/1361
    isExcluded: exclusionsIn(`${ownMachine} ${read('no_proxy')}`),
  }
}

const ownMachine = 'localhost 127.0.0.0/8 ::1'

function proxyAt(text: string): ProxyUrl | undefined {
  if (text.trim() === '') return undefined
  const url = new URL(/^\s*[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`)
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const token = login === ':' ? undefined : `Basic ${Buffer.from(login).toString('base64')}`
  return { uri: url.href, token }
}

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/** `host`, `.host` and `*.host` name a host and all below it, `host:port` one port of them. A network names addresses. */
function exclusionsIn(text: string): (url: URL) => boolean {
  const items = text
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((item) => item !== '')
  const networks = new BlockList()
  for (const item of items) addNetwork(item, networks)
  return ({ hostname, port, protocol }) => {
    const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')
    const family = isIP(host)
    if (family !== 0 && networks.check(host, `ipv${family as 4 | 6}`)) return true
    return items.some((item) => {
      const [, name = item, onlyPort] = (isIP(item) === 0 && /^(.+):(\d+)$/.exec(item)) || []
      if (onlyPort !== undefined && onlyPort !== (port || defaultPorts[protocol])) return false
      const bare = name.replace(/^\*?\./, '').replace(/^\[(.*)\]$/, '$1')
      return bare === '*' || host === bare || host.endsWith(`.${bare}`)
    })
  }
}

/** Adds `10.0.0.0/8` or `fd00::/8`; ignores what is no network. */
function addNetwork(item: string, networks: BlockList): void {
  const [, address = '', bits] = /^([\d.a-f:]+)\/(\d{1,3})$/.exec(item) ?? []
  const family = isIP(address)
  if (family === 0 || Number(bits) > (family === 4 ? 32 : 128)) return
  networks.addSubnet(address, Number(bits), `ipv${family as 4 | 6}`)
}
