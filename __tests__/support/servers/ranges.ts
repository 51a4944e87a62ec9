// Serves one object in ranges as S3 does, over sockets of its own; a test can alter the answers.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import { newRandom } from '../random.ts'

export interface Request {
  /** How many requests came before it. */
  number: number
  method: string
  /** As in the request line. */
  target: string
  headers: Record<string, string>
  /** The range it asks for; the whole object where it does not. */
  start: number
  end: number
  /** How many requests came before it on its connection. */
  reuse: number
}

/** What is different about an answer. */
export interface Twist {
  status?: number
  /** Replace those that belong there; one that is undefined is left out. */
  headers?: Record<string, string | undefined>
  body?: Buffer
  /** What happens after so many bytes of the body. */
  after?: { bytes: number; how: 'reset' | 'fin' | 'stall' }
  /** The body comes in pieces of so many bytes, one every so many ms. */
  drip?: { bytes: number; everyMs: number }
  waitMs?: number
  /** There is no answer but this. */
  instead?: 'reset' | 'fin' | 'stall'
}

export interface RangeServer {
  origin: string
  /** With a signature that must never show in a message. */
  url: string
  etag: string
  object: Buffer
  requests: Request[]
  /** Open now. */
  sockets: Set<Socket>
  twist: (request: Request) => Twist | undefined
  close(): Promise<void>
}

export interface RangeServerOptions {
  bytes?: number
  tls?: TlsOptions
}

export type StartRangeServer = (options?: RangeServerOptions) => Promise<RangeServer>

/** Called at the top of a test file; what is started there is closed after its last test. */
export function newRangeServers(): StartRangeServer {
  const started: RangeServer[] = []
  afterAll(() => Promise.all(started.map((server) => server.close())))
  return async (options = {}) => {
    const server = await startRangeServer(options)
    started.push(server)
    return server
  }
}

/** The caller must close it. */
export async function startRangeServer({ bytes = 0, tls }: RangeServerOptions): Promise<RangeServer> {
  const listener = tls ? createTlsServer(tls) : createServer()
  const server: RangeServer = {
    origin: '',
    url: '',
    etag: '"an-etag"',
    object: newRandom(bytes).bytes(bytes),
    requests: [],
    sockets: new Set(),
    twist: () => undefined,
    async close() {
      for (const socket of server.sockets) socket.destroy()
      if (!listener.listening) return
      listener.close()
      await once(listener, 'close')
    },
  }
  listener.on(tls ? 'secureConnection' : 'connection', (socket: Socket) => serve(server, socket))
  listener.on('tlsClientError', () => {})
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  server.origin = `${tls ? 'https' : 'http'}://127.0.0.1:${(listener.address() as AddressInfo).port}`
  server.url = `${server.origin}/bucket/an%20object?X-Amz-Signature=s3cret`
  return server
}

function serve(server: RangeServer, socket: Socket): void {
  server.sockets.add(socket)
  socket.on('close', () => server.sockets.delete(socket))
  socket.on('error', () => {})
  let received = ''
  let reuse = 0
  // One answer after the other, as on any connection.
  let answered = Promise.resolve()
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
    for (let end = received.indexOf('\r\n\r\n'); end >= 0; end = received.indexOf('\r\n\r\n')) {
      const request = parse(server, received.slice(0, end), reuse++)
      received = received.slice(end + 4)
      server.requests.push(request)
      answered = answered.then(() => answer(server, socket, request))
    }
  })
}

function parse({ requests, object }: RangeServer, head: string, reuse: number): Request {
  const [line = '', ...fields] = head.split('\r\n')
  const [method = '', target = ''] = line.split(' ')
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(':')
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
    }),
  )
  const [, start, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const range =
    start === undefined ? { start: 0, end: object.length } : { start: Number(start), end: Number(last) + 1 }
  return { number: requests.length, method, target, headers, reuse, ...range }
}

async function answer(server: RangeServer, socket: Socket, request: Request): Promise<void> {
  const twist = server.twist(request) ?? {}
  if (twist.waitMs) await pause(socket, twist.waitMs)
  if (twist.instead) return finish(socket, twist.instead)
  const usual = usualAnswer(server, request)
  const status = twist.status ?? usual.status
  const body = twist.body ?? usual.body
  const headers = { 'Content-Length': String(body.length), ...usual.headers, ...twist.headers }
  const fields = Object.entries(headers).filter(([, value]) => value !== undefined)
  socket.write(
    `HTTP/1.1 ${status} X\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    'latin1',
  )
  await sendBody(socket, body, twist)
  if (twist.headers?.Connection === 'close') socket.end()
}

function usualAnswer(
  { object, etag }: RangeServer,
  { headers, start, end }: Request,
): Required<Pick<Twist, 'status' | 'headers' | 'body'>> {
  if (headers['if-match'] !== undefined && headers['if-match'] !== etag)
    return refuse(412, 'PreconditionFailed')
  if (headers.range === undefined) return { status: 200, headers: { ETag: etag }, body: object }
  if (end > object.length) return refuse(416, 'InvalidRange')
  return {
    status: 206,
    headers: { ETag: etag, 'Content-Range': `bytes ${start}-${end - 1}/${object.length}` },
    body: object.subarray(start, end),
  }
}

/** An error as S3 has them. */
export function refuse(status: number, code: string): Required<Pick<Twist, 'status' | 'headers' | 'body'>> {
  const body = Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`)
  return {
    status,
    headers: { 'Content-Type': 'application/xml', ETag: undefined, 'Content-Range': undefined },
    body,
  }
}

async function sendBody(socket: Socket, body: Buffer, { after, drip }: Twist): Promise<void> {
  const all = after ? body.subarray(0, after.bytes) : body
  const pieceBytes = drip?.bytes ?? Math.max(all.length, 1)
  for (let start = 0; start < all.length && !socket.destroyed; start += pieceBytes) {
    if (drip) await pause(socket, drip.everyMs)
    await new Promise((written) => socket.write(all.subarray(start, start + pieceBytes), written))
  }
  if (after) await finish(socket, after.how)
}

async function finish(socket: Socket, how: 'reset' | 'fin' | 'stall'): Promise<void> {
  if (how === 'reset') socket.resetAndDestroy()
  if (how === 'fin') socket.end()
  // Whatever else comes on this connection waits for ever.
  if (how === 'stall' && !socket.destroyed) await new Promise((closed) => socket.on('close', closed))
}

/** Over early when the connection is. */
async function pause(socket: Socket, ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(over, ms)
    function over(): void {
      clearTimeout(timer)
      socket.off('close', over)
      resolve()
    }
    socket.on('close', over)
  })
}
