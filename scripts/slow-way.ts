// Puts a network between steps and a server on this machine: each answer is late, and each connection is slow.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Limits {
  /** The delay of a request and its answer together. */
  latencyMs: number
  /** The speed of one connection. */
  bytesPerSecond: number
}

export interface SlowWay {
  /** Stands for the server's own origin. */
  origin: string
  close(): void
}

export async function slowWay(target: string, limits: Limits): Promise<SlowWay> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const listener = createServer((client) => {
    const server = connect(Number(port), hostname)
    const end = (): void => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.setNoDelay().on('error', end).on('close', end)
    }
    client.on('data', (bytes) => void setTimeout(() => server.write(bytes), limits.latencyMs))
    pace(server, client, limits.bytesPerSecond).catch(end)
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close() {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const burstMs = 20

async function pace(from: Socket, to: Socket, bytesPerSecond: number): Promise<void> {
  let due = 0
  for await (const bytes of from as AsyncIterable<Buffer>) {
    // A late timer may catch up. An idle connection gains nothing.
    due = Math.max(due, performance.now() - burstMs) + (1000 * bytes.length) / bytesPerSecond
    const waitMs = due - performance.now()
    if (waitMs > 1) await sleep(waitMs)
    if (!to.write(bytes)) await once(to, 'drain')
  }
  to.end()
}
