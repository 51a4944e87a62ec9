// Wrong settings and servers that fail: one sentence each, which names the cause, and only once.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import { annotationsOf, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { type CacheService, runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { type Certificate, newCertificate } from '../support/servers/certificate.ts'
import { startFaultyS3 } from '../support/servers/faulty-s3.ts'
import type { Stoppable } from '../support/servers/supervised.ts'
import { startTlsFront } from '../support/servers/tls-front.ts'

const place = newPlace()
const started: Stoppable[] = []
let certificate: Certificate
beforeAll(() => {
  certificate = newCertificate(place.dir)
})
afterAll(() => Promise.all(started.map((server) => server.stop())))

function keep<T extends Stoppable>(server: T): T {
  started.push(server)
  return server
}

const inputs = { path: 'deps', key: 'a-key' }
const bucketAt = (endpoint: string): Record<string, string> => ({
  ...inputs,
  bucket: 'cache',
  endpoint,
  region: 'us-east-1',
  'access-key-id': 'a',
  'secret-access-key': 'b',
})
const newJob = (env: Record<string, string> = {}): Promise<Job> => place.newHost().newJob({ env })
const warningsOf = (run: StepRun): string[] =>
  annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))

/** A server with one answer, which is none of S3 nor of a cache service. */
async function answering(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  keep({
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a bucket, whose endpoint', () => {
  it.each([
    ['servers made with Go', 'Client sent an HTTP request to an HTTPS server.\n'],
    ['nginx', '<html><head><title>400 The plain HTTP request was sent to HTTPS port</title></head></html>'],
  ])('says http although the server expects TLS: %s', async (_, answer) => {
    const run = await restore(await newJob(), bucketAt(await answering(400, answer)))
    expect(warningsOf(run)).toEqual([
      expect.stringMatching(/restore: http:\S+ it wants TLS; give the endpoint as https: \(400\)$/),
    ])
  })

  it('says http although the server expects TLS and does not answer', async () => {
    const front = keep(await startTlsFront('http://127.0.0.1:1', certificate))
    const run = await restore(await newJob(), bucketAt(front.origin.replace('https', 'http')))
    expect(warningsOf(run)).toEqual([
      expect.stringMatching(
        /^::warning::Failed to restore: http:\S+ (it does not speak HTTP; is the endpoint https: instead of http:\?|the connection was)/,
      ),
    ])
  })

  it.each([
    [200, '<!DOCTYPE html><title>Welcome</title>'],
    [403, '<html><body>Not here</body></html>'],
    [404, '\n<!doctype html>\n<title>404</title>'],
  ])('is a web server that answers %i', async (status, body) => {
    const page = /http:\S+ a web page comes instead of an answer; is the endpoint right, .*\(\d+\)$/
    const endpoint = await answering(status, body)
    const job = await newJob()
    writeTree(job.workspace, { 'deps/one': 'one' })
    const runs = [await restore(job, bucketAt(endpoint)), await save(job, bucketAt(endpoint))]
    for (const run of runs) expect(warningsOf(run)).toEqual([expect.stringMatching(page)])
  })

  it('is named with keys and branches as users write them', async () => {
    const endpoint = await answering(404, '<html>')
    const job = await newJob()
    writeTree(job.workspace, { 'deps/one': 'one' })
    const run = await save(job, { ...bucketAt(endpoint), key: 'a key/ü' })
    expect(warningsOf(run)).toEqual([
      expect.stringMatching(`${endpoint}/cache/octo/demo/refs/heads/main/[0-9a-f]{64}/a key/ü: a web page`),
    ])
  })

  it('is a gateway whose server is down', async () => {
    const endpoint = await answering(502, '<html><h1>502 Bad Gateway</h1></html>')
    const run = await restore(await newJob(), bucketAt(endpoint))
    expect(warningsOf(run)).toEqual([expect.stringMatching(/cannot answer now \(502\): try again later$/)])
  })
})

describe.each(['v1', 'v2'] as const)('a cache service, %s', (language) => {
  it('that is a web server', async () => {
    const origin = await answering(404, '<!doctype html><title>404</title>')
    const job = await newJob(runnerEnv({ origin }, language))
    writeTree(job.workspace, { 'deps/one': 'one' })
    const page = `${origin}: a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login? (404)`
    expect(warningsOf(await restore(job, inputs))).toEqual([`::warning::Failed to restore: ${page}`])
    expect(warningsOf(await save(job, inputs))).toEqual([`::warning::Failed to save: ${page}`])
  })
})

it.each([
  { message: 'out of space', why: 'out of space' },
  { message: '', why: 'it does not say why' },
])("a service that does not publish ('$message')", async ({ message, why }) => {
  const service = keep(await startCacheService('memory'))
  const fault = { kind: 'say', value: { ok: false, entry_id: '', message } } as const
  service.rules.push({ on: ({ operation }) => operation === 'FinalizeCacheEntryUpload', fault })
  const job = await newJob(runnerEnv(service, 'v2'))
  writeTree(job.workspace, { 'deps/one': 'one' })
  expect(warningsOf(await save(job, inputs))).toEqual([
    `::warning::Failed to save: the cache service at ${service.origin} did not publish the entry: ${why}`,
  ])
})

describe('a server that dies during a save', () => {
  const large = { 'deps/large': randomBytes(12 * 1024 ** 2) }
  const small = { 'part-size': '5MiB' }

  it('is reported once for a bucket', async () => {
    const server = keep(await startFaultyS3())
    const fault = (): { kind: 'cut'; how: 'reset'; at: 'request' } => {
      void server.stop()
      return { kind: 'cut', how: 'reset', at: 'request' }
    }
    server.rules.push({ on: ({ operation }) => operation === 'UploadPart', fault })
    const job = await newJob()
    writeTree(job.workspace, large)
    const { bucket, endpoint, accessKeyId, secretAccessKey } = server
    const access = { 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey }
    const run = await save(job, { ...bucketAt(endpoint), ...access, bucket, ...small })
    expect(warningsOf(run)).toEqual([
      expect.stringContaining('it refuses connections; is the endpoint right'),
    ])
    expect(logOf(run).join('\n')).toContain(
      'could not be removed; a lifecycle rule for incomplete uploads will',
    )
  })

  it.each(['v1', 'v2'] as const)('is reported once for a cache service, %s', async (language) => {
    const service: CacheService = keep(await startCacheService('memory'))
    const fault = (): { kind: 'cut'; how: 'reset'; at: 'request' } => {
      void service.stop()
      return { kind: 'cut', how: 'reset', at: 'request' }
    }
    service.rules.push({ on: ({ operation }) => /^(PutBlock|UploadChunk)$/.test(operation), fault })
    const job = await newJob(runnerEnv(service, language))
    writeTree(job.workspace, large)
    const run = await save(job, { ...inputs, ...small })
    expect(warningsOf(run)).toEqual([
      expect.stringContaining('it refuses connections; is the endpoint right'),
    ])
  })
})
