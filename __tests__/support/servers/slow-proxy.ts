// Forwards requests to a server slowly, and its answers at full speed.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Stoppable } from './supervised.ts'

export interface SlowProxy extends Stoppable {
  origin: string
  /** The origin of the server. */
  target: string
}

const everyMs = 100

/** @param bytesPerSecond over each connection, after its first 64 KiB, so that small requests are as fast as ever */
export async function startSlowProxy(bytesPerSecond: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>()
  const listener = createServer({ pauseOnConnect: true }, (client) => {
    const { hostname, port } = new URL(proxy.target)
    const server = connect(Number(port), hostname)
    const end = (): void => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    server.pipe(client)
    trickle(client, server, bytesPerSecond)
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const proxy: SlowProxy = {
    origin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    target: '',
    async stop() {
      for (const socket of sockets) socket.destroy()
      await once(listener.close(), 'close')
    },
  }
  return proxy
}

function trickle(from: Socket, to: Socket, bytesPerSecond: number): void {
  let allowance = 64 * 1024
  const timer = setInterval(() => {
    allowance += (bytesPerSecond * everyMs) / 1000
    if (allowance > 0) from.resume()
  }, everyMs)
  from.on('data', (bytes: Buffer) => {
    to.write(bytes)
    allowance -= bytes.length
    if (allowance <= 0) from.pause()
  })
  from.on('close', () => clearInterval(timer)).resume()
}
