// Sends one request over a socket and reports the answer exactly: its time, and whether it is complete.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawRequest {
  method: string
  /** Its path goes out as it is written here. */
  url: string
  headers?: Record<string, string>
  body?: Buffer | string
  /** One that is open already. */
  socket?: Socket
  /** How many bytes of the answer's body to wait for, and then a moment longer, where it will not end. */
  openAfter?: number
}

export interface RawAnswer {
  /** 0 if none came. */
  status: number
  /** By their names in lower case. */
  headers: Record<string, string>
  body: Buffer
  /** Whether the answer was whole, what became of the connection if not, or that nothing became of it. */
  end: 'whole' | 'fin' | 'reset' | 'open'
  socket: Socket
}

const momentMs = 150

export async function rawRequest(request: RawRequest): Promise<RawAnswer> {
  const { url, method, headers = {}, body = '', openAfter } = request
  const { hostname, port, host, origin } = new URL(url)
  const socket = request.socket ?? connect(Number(port), hostname)
  const { promise, resolve } = Promise.withResolvers<RawAnswer['end']>()
  let received = Buffer.alloc(0)
  const look = (): void => {
    const { status, headers, body } = parse(received)
    const length = method === 'HEAD' || status === 204 ? 0 : Number(headers['content-length'] ?? Infinity)
    if (status > 0 && body.length >= length) resolve('whole')
    if (openAfter !== undefined && body.length >= openAfter) setTimeout(() => resolve('open'), momentMs)
  }
  const take = (piece: Buffer): void => {
    received = Buffer.concat([received, piece])
    look()
  }
  socket.on('data', take)
  socket.once('end', () => resolve('fin')).once('error', () => resolve('reset'))
  const fields = { host, 'content-length': String(Buffer.byteLength(body)), ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${url.slice(origin.length)} HTTP/1.1\r\n${lines.join('')}\r\n`)
  socket.write(body)
  look()
  const end = await promise
  socket.off('data', take)
  if (end !== 'whole') await closed(socket)
  return { ...parse(received), end, socket }
}

async function closed(socket: Socket): Promise<void> {
  if (socket.destroyed) return
  socket.destroy()
  await once(socket, 'close')
}

function parse(received: Buffer): Pick<RawAnswer, 'status' | 'headers' | 'body'> {
  const headBytes = received.indexOf('\r\n\r\n')
  if (headBytes < 0) return { status: 0, headers: {}, body: Buffer.alloc(0) }
  const [start = '', ...lines] = received.toString('latin1', 0, headBytes).split('\r\n')
  const fields = lines.map((line): [string, string] => {
    const [name = ''] = line.split(':', 1)
    return [name.toLowerCase(), line.slice(name.length + 1).trim()]
  })
  return {
    status: Number(start.split(' ')[1]),
    headers: Object.fromEntries(fields),
    body: received.subarray(headBytes + 4),
  }
}
