// Counts the bytes that a server sends and receives.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

export interface Counted {
  /** Replaces the server's origin. */
  origin: string
  /** The bytes that the server has sent so far. */
  bytes(): number
  /** The bytes that the server has received so far. */
  received(): number
  stop(): void
}

/** @param target an origin */
export async function counted(target: string): Promise<Counted> {
  const { hostname, port } = new URL(target)
  let bytes = 0
  let received = 0
  const listener = createServer((client) => {
    const server = connect(Number(port), hostname)
    client.on('error', () => server.destroy()).pipe(server)
    client.on('data', (data) => {
      received += data.length
    })
    server.on('data', (data) => {
      bytes += data.length
    })
    server.on('error', () => client.destroy()).pipe(client)
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    bytes: () => bytes,
    received: () => received,
    stop: () => void listener.close(),
  }
}
