// Puts a long and narrow way in front of a server.
import { randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts, type Stoppable, startServer } from './supervised.ts'

export interface Limits {
  /** From the server's answer to its arrival. */
  latencyMs: number
  /** Of each connection and direction; in steps of 1,000. */
  bytesPerSecond: number
}

export interface Throttled extends Stoppable {
  /** Takes the place of the target's. */
  origin: string
}

/** @param target an origin: whatever speaks over TCP */
export async function throttled(target: string, limits: Limits): Promise<Throttled> {
  const { host: upstream } = new URL(target)
  // Whatever answers to this name is no other test's proxy.
  const name = randomBytes(8).toString('hex')
  const { proxy, stop } = await startServer(async () => {
    const [port = 0, listening] = await freePorts(2)
    const dir = await mkdtemp(join(tmpdir(), 'headstart-throttle-'))
    const config = join(dir, 'proxies.json')
    const listen = `127.0.0.1:${listening}`
    await writeFile(config, JSON.stringify([{ name, listen, upstream, enabled: true }]))
    const proxy = { api: `http://127.0.0.1:${port}/proxies/${name}`, origin: `http://${listen}` }
    return {
      facts: { proxy },
      program: {
        name: 'toxiproxy-server',
        args: ['-host', '127.0.0.1', '-port', String(port), '-config', config],
        remove: [dir],
      },
      isReady: async () => (await fetch(proxy.api)).ok,
    }
  })
  const rate = Math.round(limits.bytesPerSecond / 1000)
  await add(proxy.api, { type: 'latency', stream: 'downstream', attributes: { latency: limits.latencyMs } })
  await add(proxy.api, { type: 'bandwidth', stream: 'downstream', attributes: { rate } })
  await add(proxy.api, { type: 'bandwidth', stream: 'upstream', attributes: { rate } })
  return { origin: proxy.origin, stop }
}

// https://github.com/Shopify/toxiproxy#toxics
interface Toxic {
  type: 'latency' | 'bandwidth'
  stream: 'downstream' | 'upstream'
  attributes: Record<string, number>
}

async function add(api: string, toxic: Toxic): Promise<void> {
  const response = await fetch(`${api}/toxics`, { method: 'POST', body: JSON.stringify(toxic) })
  if (!response.ok) throw new Error(`toxiproxy refused ${toxic.type}: ${await response.text()}`)
}
