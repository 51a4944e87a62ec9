// Adds TLS in front of a server without TLS.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import type { Certificate } from './certificate.ts'
import type { Stoppable } from './supervised.ts'

export interface TlsFront extends Stoppable {
  origin: string
}

/** @param target the origin of the server */
export async function startTlsFront(target: string, { key, cert }: Certificate): Promise<TlsFront> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  // Clients that also speak HTTP/2 would choose that.
  const listener = createServer({ key, cert, ALPNProtocols: ['h2', 'http/1.1'] }, (client) => {
    const server = connect(Number(port), hostname)
    const end = (): void => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    client.pipe(server).pipe(client)
  })
  listener.on('tlsClientError', () => {})
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `https://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await once(listener.close(), 'close')
    },
  }
}
