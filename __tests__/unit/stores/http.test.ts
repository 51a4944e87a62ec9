// Requests use the proxy that the environment names, and send credentials to no other host.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openHttp } from '../../../src/stores/transfer/http.ts'
import { newScratch } from '../../support/scratch.ts'
import { newCertificate } from '../../support/servers/certificate.ts'
import { type CountingProxy, startCountingProxy } from '../../support/servers/counting-proxy.ts'
import { notLoopback } from '../../support/servers/not-loopback.ts'
import { newRangeServers, type RangeServer } from '../../support/servers/ranges.ts'

const scratch = newScratch()
const startRangeServer = newRangeServers()
const servers: Server[] = []
const http = openHttp({ connections: 4 })
afterAll(async () => {
  await http.close()
  await Promise.all(proxies.map((proxy) => proxy.stop()))
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

const never = new AbortController().signal

const proxies: CountingProxy[] = []
async function startProxy(password?: string): Promise<CountingProxy> {
  const proxy = await startCountingProxy(password === undefined ? undefined : `user:${password}`)
  proxies.push(proxy)
  return proxy
}

async function listening(server: Server): Promise<string> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const program = `
const [file, url] = process.argv.slice(1)
const { openHttp } = await import(file)
try {
  const http = openHttp({ connections: 2 })
  const { status, body } = await http.request(url, { method: 'GET', signal: new AbortController().signal })
  let bytes = 0
  for await (const chunk of body) bytes += chunk.length
  console.log(JSON.stringify({ status, bytes }))
  await http.close()
} catch (error) {
  console.log(JSON.stringify({ message: error.message, recover: error.recover }))
}
process.exit()
`

interface Outcome {
  status?: number
  bytes?: number
  message?: string
  recover?: string
}

/** A request from a process with an environment of its own, since that is read when a process starts. */
async function requestWith(env: Record<string, string>, url: string): Promise<Outcome> {
  const file = join(import.meta.dirname, '../../../src/stores/transfer/http.ts')
  const args = ['--input-type=module', '--eval', program, file, url]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
  })
  return JSON.parse(stdout)
}

describe('a request', () => {
  it.each([
    { name: 'none', body: undefined, sent: '' },
    { name: 'one piece', body: [Buffer.from('abc')], sent: 'abc' },
    { name: 'several pieces', body: [Buffer.from('ab'), Buffer.from(''), Buffer.from('cde')], sent: 'abcde' },
    { name: 'no pieces', body: [], sent: '' },
  ])('sends its body ($name) with its length', async ({ body, sent }) => {
    const host = await listening(
      createServer(async (request, response) => {
        const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
        response.end(JSON.stringify({ length, encoding, sent: (await buffer(request)).toString() }))
      }),
    )
    const request = { method: 'PUT', signal: never, ...(body && { body }) }
    const answer = await http.request(`http://${host}/`, request)
    expect(JSON.parse((await buffer(answer.body)).toString())).toEqual({ length: String(sent.length), sent })
  })

  it('gets the answer unchanged', async () => {
    const server = await startRangeServer({ bytes: 1000 })
    server.twist = () => ({ headers: { 'Content-Encoding': 'gzip', 'X-Many': 'a' } })
    const { status, headers, body } = await http.request(server.url, { method: 'GET', signal: never })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-many': 'a', 'content-length': '1000' })
    expect((await buffer(body)).equals(server.object)).toBe(true)
  })

  it('gets its answer if the headers arrive line by line', async () => {
    const lines = ['HTTP/1.1 200 OK', 'etag: "abcdef"', `x-long: ${'y'.repeat(9000)}`, 'x-a: b']
    const server = createSocketServer({ noDelay: true }, (socket) => {
      socket
        .on('error', () => {})
        .once('data', async () => {
          for (const line of [...lines, 'content-length: 2', '', 'ok']) {
            socket.write(line === 'ok' ? line : `${line}\r\n`)
            await setTimeout(5)
          }
          socket.end()
        })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
      const { headers, body } = await http.request(url, { method: 'GET', signal: never })
      expect((await buffer(body)).toString()).toBe('ok')
      expect(headers).toEqual({
        etag: '"abcdef"',
        'x-long': 'y'.repeat(9000),
        'x-a': 'b',
        'content-length': '2',
      })
    } finally {
      server.close()
    }
  })

  it.each([301, 302, 303, 307, 308])('follows no redirect of status %i', async (status) => {
    const other = await startRangeServer({ bytes: 10 })
    const server = await startRangeServer({ bytes: 10 })
    server.twist = () => ({ status, headers: { Location: other.url } })
    const headers = { authorization: 'AWS s3cret', 'x-amz-security-token': 's3cret' }
    const answer = await http.request(server.url, { method: 'GET', headers, signal: never })
    await buffer(answer.body)
    expect(answer.status).toBe(status)
    expect(other.requests).toEqual([])
  })

  it('that is aborted ends at once, before or during the answer', async () => {
    const server = await startRangeServer({ bytes: 1000 })
    for (const twist of [{ instead: 'stall' }, { after: { bytes: 10, how: 'stall' } }] as const) {
      server.twist = () => twist
      const abort = new AbortController()
      const answer = http
        .request(server.url, { method: 'GET', signal: abort.signal })
        .then(({ body }) => buffer(body))
      const failed = expect(answer).rejects.toThrow('cancelled')
      await setTimeout(50)
      abort.abort(new Error('cancelled'))
      await failed
    }
    while (server.sockets.size > 0) await setTimeout(5)
  })

  it('ends when the client is closed, and so do idle connections', async () => {
    const server = await startRangeServer({ bytes: 1000 })
    const http = openHttp({ connections: 4 })
    await buffer((await http.request(server.url, { method: 'GET', signal: never })).body)
    server.twist = () => ({ instead: 'stall' })
    const failed = expect(http.request(server.url, { method: 'GET', signal: never })).rejects.toThrow(
      server.origin,
    )
    await setTimeout(50)
    await http.close()
    await failed
    while (server.sockets.size > 0) await setTimeout(5)
  })
})

describe('a proxy', () => {
  let server: RangeServer
  beforeAll(async () => {
    server = await startRangeServer({ bytes: 1000 })
  })

  it.each(['HTTP_PROXY', 'http_proxy'])('of %s gets plain requests, with its password', async (name) => {
    const proxy = await startProxy('p@ss')
    const outcome = await requestWith({ [name]: `http://user:p%40ss@${proxy.host}` }, notLoopback(server.url))
    expect(outcome).toEqual({ status: 200, bytes: 1000 })
    expect(proxy.seen.map(({ line }) => line)).toEqual([`GET ${notLoopback(server.url)}`])
    expect(server.requests.at(-1)?.headers['proxy-authorization']).toBeUndefined()
  })

  it.each([{ NO_PROXY: '0.0.0.0' }, { no_proxy: 'example.com, 0.0.0.0' }, { NO_PROXY: '*' }])(
    'is left out where %j says so',
    async (env) => {
      const proxy = await startProxy()
      const outcome = await requestWith(
        { HTTP_PROXY: `http://${proxy.host}`, ...(env as object) },
        notLoopback(server.url),
      )
      expect(outcome).toEqual({ status: 200, bytes: 1000 })
      expect(proxy.seen).toEqual([])
    },
  )

  it('that wants another password is named; the password is not', async () => {
    const proxy = await startProxy('right')
    const env = {
      HTTP_PROXY: `http://user:wr0ng@${proxy.host}`,
      HTTPS_PROXY: `http://user:wr0ng@${proxy.host}`,
    }
    const plain = await requestWith(env, notLoopback(server.url))
    const tunnelled = await requestWith(env, 'https://0.0.0.0:1/x?X-Amz-Signature=s3cret')
    for (const { message, recover } of [plain, tunnelled]) {
      expect(message).toMatch(/proxy wants other credentials.*\(407\)/)
      expect(message).not.toMatch(/wr0ng|s3cret/)
      expect(recover).toBe('none')
    }
  })

  it('that is down is reported', async () => {
    const { message } = await requestWith(
      { HTTP_PROXY: 'http://user:wr0ng@127.0.0.1:1' },
      notLoopback(server.url),
    )
    expect(message).toMatch(
      /^the proxy at http:\/\/127\.0\.0\.1:1: it refuses connections \(ECONNREFUSED\); correct/,
    )
    expect(message).not.toMatch(/wr0ng|s3cret/)
  })

  it('that is no URL is reported', async () => {
    const { message } = await requestWith({ HTTP_PROXY: 'http://user:wr0ng@pro xy' }, notLoopback(server.url))
    expect(message).toMatch(/HTTP_PROXY or HTTPS_PROXY is not a URL/)
    expect(message).not.toMatch(/wr0ng|s3cret/)
  })
})

describe('TLS', () => {
  let server: RangeServer
  let ca: string
  beforeAll(async () => {
    const certificate = newCertificate(scratch.fresh())
    ca = certificate.certFile
    server = await startRangeServer({ bytes: 1000, tls: certificate })
  })

  it('with an unknown certificate is refused, and the error says what to do', async () => {
    const { message, recover } = await requestWith({}, notLoopback(server.url))
    expect(message).toMatch(/NODE_EXTRA_CA_CERTS.*\(DEPTH_ZERO_SELF_SIGNED_CERT\)/)
    expect(message).not.toMatch(/s3cret/)
    expect(recover).toBe('none')
    expect(server.requests).toEqual([])
  })

  it('with a certificate in NODE_EXTRA_CA_CERTS works', async () => {
    expect(await requestWith({ NODE_EXTRA_CA_CERTS: ca }, notLoopback(server.url))).toEqual({
      status: 200,
      bytes: 1000,
    })
  })

  it.each(['HTTPS_PROXY', 'https_proxy'])('goes through a tunnel of %s', async (name) => {
    const proxy = await startProxy('right')
    const env = { [name]: `http://user:right@${proxy.host}`, NODE_EXTRA_CA_CERTS: ca }
    expect(await requestWith(env, notLoopback(server.url))).toEqual({ status: 200, bytes: 1000 })
    expect(proxy.seen.map(({ line }) => line)).toEqual([
      `CONNECT ${notLoopback(server.origin).slice('https://'.length)}`,
    ])
    const unknown = await requestWith({ [name]: `http://user:right@${proxy.host}` }, notLoopback(server.url))
    expect(unknown.message).toMatch(/NODE_EXTRA_CA_CERTS/)
  })

  it('for another host is refused', async () => {
    const url = server.url.replace('127.0.0.1', 'localhost')
    const { message } = await requestWith({ NODE_EXTRA_CA_CERTS: ca }, url)
    expect(message).toMatch(/certificate is for another host/)
  })

  it('with a server without TLS is reported', async () => {
    const host = await listening(createServer())
    const { message } = await requestWith({}, `https://${host}/`)
    expect(message).toMatch(/does not speak TLS/)
  })
})
