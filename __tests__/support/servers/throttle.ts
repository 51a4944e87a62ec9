// Adds latency and a bandwidth limit in front of a server.
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stoppable, startServer } from './supervised.ts'

export interface Limits {
  /** There and back; also what it takes to connect. */
  latencyMs: number
  /** Of each connection and direction. */
  bytesPerSecond: number
}

export interface Throttled extends Stoppable {
  /** Takes the place of the target's. */
  origin: string
}

/** @param target an origin: whatever speaks over TCP */
export function throttled(target: string, { latencyMs, bytesPerSecond }: Limits): Promise<Throttled> {
  return startServer(async () => {
    const dir = await mkdtemp(join(tmpdir(), 'headstart-throttle-'))
    const portFile = join(dir, 'port')
    const way = { origin: '' }
    return {
      facts: way,
      program: {
        name: 'throttle',
        args: [new URL(target).host, String(latencyMs), String(bytesPerSecond), portFile],
        remove: [dir],
      },
      async isReady() {
        const [port] = /^\d+(?=\n)/.exec(await readFile(portFile, 'utf8')) ?? []
        way.origin = `http://127.0.0.1:${port}`
        return port !== undefined
      },
    }
  })
}
