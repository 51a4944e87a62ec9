// A mirror of package registries, as far away as the cache. It keeps what it has fetched once, so that no job depends on
// the speed of a real registry.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { throttled } from '../../__tests__/support/servers/throttle.ts'
import { limits } from '../bucket.ts'

export interface FarRegistries {
  /** @param url of a registry. @returns the mirror's address of the registry */
  reach(url: string): string
  stop(): Promise<void>
}

interface Kept {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export async function startFarRegistries(): Promise<FarRegistries> {
  const kept = new Map<string, Promise<Kept>>()
  const server = createServer(
    (request, response) =>
      void answer(request, response).catch((error) => response.writeHead(502).end(String(error))),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const way = await throttled(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, limits)
  const reach = (url: string): string => url.replace(/^(https?):\/\//, `${way.origin}/$1/`)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request
    // npm asks for known faults of the packages.
    if (method !== 'GET') return void response.writeHead(405).end()
    const accept = headers.accept ?? '*/*'
    const name = `${url} ${accept}`
    const fetching = kept.get(name) ?? fetchOnce(url.replace(/^\/(https?)\//, '$1://'), accept, reach)
    kept.set(name, fetching)
    fetching.catch(() => kept.delete(name))
    const { status, headers: own, body } = await fetching
    if (own.etag && headers['if-none-match'] === own.etag) response.writeHead(304, own).end()
    else response.writeHead(status, { ...own, 'content-length': body.length }).end(body)
  }

  return {
    reach,
    async stop() {
      await way.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

// In pages of Python packages, and in descriptions of packages of npm.
const linkToFile = /(href="|"(?:url|tarball)": ?")(https?:\/\/[^"]*)/g

/** Jobs are minutes apart, so a client asks again for a page that registries let it keep for minutes. */
async function fetchOnce(url: string, accept: string, reach: (url: string) => string): Promise<Kept> {
  const response = await fetch(url, { headers: { accept } })
  if (!response.ok && response.status !== 404) throw new Error(`${url}: ${response.status}`)
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const body = Buffer.from(await response.arrayBuffer())
  // Old versions of Bundler expect this hash.
  const etag = `"${createHash('md5').update(body).digest('hex')}"`
  const { status } = response
  if (!/^text\/|json/.test(type))
    return {
      status,
      headers: { etag, 'content-type': type, 'cache-control': 'max-age=365000000, immutable, public' },
      body,
    }
  const page = body.toString().replace(linkToFile, (_, before, link) => before + reach(link))
  const headers = { etag, 'content-type': type, 'cache-control': 'no-cache', 'content-encoding': 'gzip' }
  return { status, headers, body: await promisify(gzip)(page) }
}
