// Measures how soon a save sends the first byte of its entry.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Contender } from './bench.ts'
import { inVersitygw } from './bucket.ts'
import { save } from './headstart-save.ts'
import { newInputs } from './s3-save.ts'

// On each connection, a part is a request head followed by the part's bytes.
const partHead = /^PUT \S*partNumber=.*?\r\n\r\n/s

export const firstByte: Contender = {
  name: 'from the start of post',
  async measure(bench) {
    const { far } = await bench.once(inVersitygw)
    let first = Number.NaN
    const listener = createServer((client) =>
      watch(client, far.endpoint, () => (first ||= performance.now())),
    )
    await once(listener.listen(0, '127.0.0.1'), 'listening')
    const endpoint = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
    let began = 0
    try {
      await save(bench, {
        inputs: newInputs({ ...far, endpoint }),
        onSpawn() {
          began = performance.now()
        },
      })
    } finally {
      listener.close()
    }
    return first - began
  },
}

function watch(client: Socket, target: string, onPart: () => void): void {
  const { hostname, port } = new URL(target)
  const server = connect(Number(port), hostname)
  let isPart = false
  client.on('data', (bytes) => {
    if (isPart) onPart()
    const [head] = partHead.exec(bytes.toString('latin1')) ?? []
    isPart = head !== undefined
    if (head !== undefined && head.length < bytes.length) onPart()
  })
  client.on('error', () => server.destroy()).pipe(server)
  server.on('error', () => client.destroy()).pipe(client)
}
