// The built action behind a real proxy. Tests of src/ are not enough: the bundle has only parts of undici.
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepRun } from '../../scripts/as-runner.ts'
import { annotationsOf, type Inputs, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { type CacheService, runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { type Certificate, newCertificate } from '../support/servers/certificate.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import { notLoopback } from '../support/servers/not-loopback.ts'
import { type Squid, startSquid } from '../support/servers/squid.ts'
import { startTlsFront, type TlsFront } from '../support/servers/tls-front.ts'

const place = newPlace()
const password = 'p@ss:word'
const login = `user:${encodeURIComponent(password)}`
const inputs: Inputs = { path: 'deps', key: 'a-key' }
// More than one part, and more than fits into one window of a connection.
const content = { 'deps/one': 'one', 'deps/two': Buffer.alloc(300_000, 'two') }

let certificate: Certificate
let squid: Squid
let service: CacheService
let bucket: FaultyS3
let fronts: { service: TlsFront; bucket: TlsFront }
beforeAll(async () => {
  certificate = newCertificate(place.dir)
  chmodSync(certificate.keyFile, 0o644)
  squid = await startSquid(place.dir, { user: 'user', password, certificate })
  service = await startCacheService('memory')
  bucket = await startFaultyS3()
  fronts = {
    service: await foreignFront(service),
    bucket: await foreignFront(bucket),
  }
})
afterAll(() => Promise.all([squid, service, bucket, fronts?.service, fronts?.bucket].map((it) => it?.stop())))
beforeEach(() => {
  service.v2.all = []
  squid.forget()
})

/** TLS at an address that clients reach through a proxy. */
async function foreignFront({ origin }: { origin: string }): Promise<TlsFront> {
  const front = await startTlsFront(origin, certificate)
  return { ...front, origin: notLoopback(front.origin) }
}

interface Trying {
  env: Record<string, string>
  more?: Inputs
}

/** Misses, saves, and restores what was saved, each in a job of its own. */
async function roundTrip({ env, more = {} }: Trying): Promise<StepRun[]> {
  const host = place.newHost()
  const newJob = () => host.newJob({ env: { NODE_EXTRA_CA_CERTS: certificate.certFile, ...env } })
  const first = await newJob()
  // Each step is a process of its own: squid logs a tunnel when it ends, which is when the process ends.
  const alone = { onSpawn: () => {} }
  const miss = await restore(first, { ...inputs, ...more }, alone)
  writeTree(first.workspace, content)
  const saved = await save(first, { ...inputs, ...more }, { state: miss.state, ...alone })
  const second = await newJob()
  const hit = await restore(second, { ...inputs, ...more }, alone)
  if (hit.outputs.hit === 'exact')
    for (const [path, bytes] of Object.entries(content))
      expect(readFileSync(join(second.workspace, path)).equals(Buffer.from(bytes))).toBe(true)
  return [miss, saved, hit]
}

function expectGood([miss, saved, hit]: StepRun[]): void {
  expect(miss?.outputs.hit).toBe('miss')
  expect(logOf(saved as StepRun)).toContain('Cache saved with key: a-key')
  expect(hit?.outputs.hit).toBe('exact')
  for (const run of [miss, saved, hit] as StepRun[]) expect(warningsOf(run)).toEqual([])
}

const warningsOf = (run: StepRun): string[] =>
  annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))
const inTls = (): Record<string, string> => {
  service.blobOrigin = fronts.service.origin
  return runnerEnv(fronts.service, 'v2')
}
const tunnelTo = ({ origin }: TlsFront): string => `200 CONNECT ${new URL(origin).host} user`

it.each([
  { name: 'HTTPS_PROXY', by: 'plain' },
  { name: 'https_proxy', by: 'encrypted' },
] as const)('a service in TLS is reached through a tunnel of $name, spoken to $by', async ({ name, by }) => {
  const protocol = by === 'plain' ? 'http' : 'https'
  expectGood(await roundTrip({ env: { ...inTls(), [name]: `${protocol}://${login}@${squid[by]}` } }))
  const granted = (lines: string[]): string[] => lines.filter((line) => !line.startsWith('407'))
  const seen = granted(await squid.seen((lines) => granted(lines).length >= 3))
  expect(seen.length).toBeGreaterThanOrEqual(3)
  expect(new Set(seen)).toEqual(new Set([tunnelTo(fronts.service)]))
})

it('a bucket with TLS is reached through a tunnel', async () => {
  const more = {
    bucket: bucket.bucket,
    endpoint: fronts.bucket.origin,
    region: bucket.region,
    'access-key-id': bucket.accessKeyId,
    'secret-access-key': bucket.secretAccessKey,
  }
  expectGood(await roundTrip({ env: { HTTPS_PROXY: `http://${login}@${squid.plain}` }, more }))
  // Tunnels of the tests before may end now.
  const own = (lines: string[]): string[] => lines.filter((line) => line !== tunnelTo(fronts.service))
  const seen = own(await squid.seen((lines) => own(lines).length >= 3))
  expect(new Set(seen)).toEqual(new Set([tunnelTo(fronts.bucket)]))
})

it('a service without TLS is reached through HTTP_PROXY', async () => {
  const origin = notLoopback(service.origin)
  service.blobOrigin = origin
  const env = { ...runnerEnv({ origin }, 'v2'), HTTP_PROXY: `http://${login}@${squid.plain}` }
  expectGood(await roundTrip({ env }))
  const starts = [`200 POST ${origin}/twirp/`, `206 GET ${origin}/`]
  const hasAll = (lines: string[]): boolean =>
    starts.every((start) => lines.some((line) => line.startsWith(start)))
  expect(hasAll(await squid.seen(hasAll))).toBe(true)
})

it('hosts in NO_PROXY are reached directly', async () => {
  const env = { ...inTls(), HTTPS_PROXY: 'http://127.0.0.1:1', no_proxy: 'example.com,0.0.0.0' }
  expectGood(await roundTrip({ env }))
  expect(await squid.seen(() => true)).toEqual([])
})

it('the own machine is reached directly', async () => {
  const front = await startTlsFront(service.origin, certificate)
  service.blobOrigin = front.origin
  try {
    expectGood(
      await roundTrip({ env: { ...runnerEnv(front, 'v2'), HTTPS_PROXY: `http://${login}@${squid.plain}` } }),
    )
    expect(
      (await squid.seen(() => true)).filter((line) => line.includes(new URL(front.origin).host)),
    ).toEqual([])
  } finally {
    await front.stop()
  }
})

describe('one warning names the proxy and shows no password, where it', () => {
  it.each([
    {
      what: 'wants another password',
      proxy: () => `http://user:wr0ng@${squid.plain}`,
      says: /the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY \(407\)$/,
    },
    {
      what: 'is down',
      proxy: () => 'http://user:wr0ng@127.0.0.1:1',
      says: /the proxy at http:\/\/127\.0\.0\.1:1: it refuses connections \(ECONNREFUSED\); correct HTTP_PROXY/,
    },
    {
      what: 'is named by a name that does not exist',
      proxy: () => 'http://user:wr0ng@proxy.invalid:3128',
      says: /the proxy at http:\/\/proxy\.invalid:3128: (there is no host of that name|its name could not)/,
    },
  ])('$what', async ({ proxy, says }) => {
    const host = place.newHost()
    const env = { ...inTls(), NODE_EXTRA_CA_CERTS: certificate.certFile, HTTPS_PROXY: proxy() }
    const run = await restore(await host.newJob({ env }), inputs)
    expect(run.outputs.hit).toBe('miss')
    expect(warningsOf(run)).toEqual([expect.stringMatching(says)])
    expect(run.stdout + run.stderr + run.summary).not.toContain('wr0ng')
  })

  it('cannot reach the server', async () => {
    const host = place.newHost()
    const env = { ...runnerEnv({ origin: 'https://0.0.0.0:1' }, 'v2') }
    const run = await restore(
      await host.newJob({ env: { ...env, HTTPS_PROXY: `http://${login}@${squid.plain}` } }),
      inputs,
    )
    expect(warningsOf(run)).toEqual([expect.stringMatching(/the proxy cannot reach it; .*\(503\)$/)])
  })
})
