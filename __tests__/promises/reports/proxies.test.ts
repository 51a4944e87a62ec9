// https://github.com/actions/toolkit/issues/1779, https://github.com/actions/toolkit/pull/2495,
// https://github.com/actions/toolkit/pull/1361: the variables that name proxies mean to Headstart what they mean to
// actions/cache, and the own machine is reached without a proxy.
import type { StepRun } from '../../../scripts/as-runner.ts'
import { warningsOf } from '../../support/faults/trial.ts'
import { newPlace, restore } from '../../support/host.ts'
import { type CacheService, runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'
import { type Certificate, newCertificate } from '../../support/servers/certificate.ts'
import { type CountingProxy, startCountingProxy } from '../../support/servers/counting-proxy.ts'
import { startTlsFront, type TlsFront } from '../../support/servers/tls-front.ts'

const place = newPlace()
let service: CacheService
let certificate: Certificate
let front: TlsFront
beforeAll(async () => {
  service = await startCacheService('memory')
  certificate = newCertificate(place.dir)
  front = await startTlsFront(service.origin, certificate)
})
afterAll(() => Promise.all([service, front].map((server) => server?.stop())))

interface Trying {
  /** The variables, for the `host:port` of the proxy. */
  env: (proxy: string) => Record<string, string>
  tls?: boolean
  /** The host of the service, which is this machine; an address that does not look so by default. */
  host?: string
  login?: string
  refuses?: boolean
}

async function lookup({
  env,
  tls = false,
  host = '0.0.0.0',
  login,
  refuses = false,
}: Trying): Promise<{ run: StepRun; seen: CountingProxy['seen'] }> {
  const proxy = await startCountingProxy(login, { refuses })
  try {
    const given = { NODE_EXTRA_CA_CERTS: certificate.certFile, ...env(proxy.host) }
    const origin = (tls ? front : service).origin.replace('127.0.0.1', host)
    const job = await place.newHost().newJob({ env: { ...runnerEnv({ origin }, 'v2'), ...given } })
    const run = await restore(job, { path: 'deps', key: 'a-key' }, { onSpawn: () => {} })
    expect(run.outputs.hit).toBe('miss')
    return { run, seen: proxy.seen }
  } finally {
    await proxy.stop()
  }
}

it.concurrent.each([
  { what: 'a user without a password', login: 'user:', uri: 'http://user@' },
  { what: 'a password without a user', login: ':token', uri: 'http://:token@' },
  { what: 'no protocol', login: undefined, uri: '' },
  { what: 'no protocol, but a login', login: 'user:p@ss', uri: 'user:p%40ss@' },
])('a proxy with $what is used', async ({ login, uri }) => {
  for (const tls of [false, true]) {
    const name = tls ? 'HTTPS_PROXY' : 'HTTP_PROXY'
    const { run, seen } = await lookup({
      tls,
      env: (proxy) => ({ [name]: uri + proxy }),
      ...(login && { login }),
    })
    expect(warningsOf(run)).toEqual([])
    expect(seen.length).toBeGreaterThan(0)
  }
})

it.concurrent.each([
  { what: 'TLS with HTTP_PROXY', tls: true, env: (proxy: string) => ({ HTTP_PROXY: `http://${proxy}` }) },
  { what: 'ALL_PROXY', tls: false, env: (proxy: string) => ({ ALL_PROXY: `http://${proxy}` }) },
  ...['127.0.0.1', 'localhost'].map((host) => ({
    what: `the loopback address ${host}`,
    tls: false,
    host,
    env: (proxy: string) => ({ HTTP_PROXY: `http://${proxy}` }),
  })),
  ...['0.0.0.0/8', 'example.com,10.0.0.0/8 0.0.0.0/32', 'other, *'].map((exclusions) => ({
    what: `NO_PROXY=${exclusions}`,
    tls: false,
    env: (proxy: string) => ({ HTTP_PROXY: `http://${proxy}`, NO_PROXY: exclusions }),
  })),
])('$what: no proxy is used', async ({ what: _, ...trying }) => {
  const { run, seen } = await lookup(trying)
  expect(warningsOf(run)).toEqual([])
  expect(seen).toEqual([])
})

it.concurrent.each(['10.0.0.0/8', '0.0.0.0/99', '0.0.0.0/8/8', '0.0.0.0:1', '7.0.0.1', 'fd00::/8'])(
  'NO_PROXY=%s does not name the host: the proxy is used',
  async (exclusions) => {
    const { seen } = await lookup({ env: (proxy) => ({ HTTP_PROXY: proxy, no_proxy: exclusions }) })
    expect(seen.length).toBeGreaterThan(0)
  },
)

it.concurrent.each([
  {
    what: 'refuses',
    refuses: true,
    says: /the proxy does not let it through; .*name the host in NO_PROXY \(403\)$/,
  },
  {
    what: 'wants a login',
    login: 'user:other',
    says: /the proxy wants other credentials; .*HTTPS_PROXY \(407\)$/,
  },
])('a proxy that $what is named, without its login', async ({ what: _, says, ...how }) => {
  const { run, seen } = await lookup({
    tls: true,
    env: (proxy) => ({ HTTPS_PROXY: `wr0ng@${proxy}` }),
    ...how,
  })
  expect(warningsOf(run)).toEqual([expect.stringMatching(says)])
  expect(run.stdout + run.stderr + run.summary).not.toContain('wr0ng')
  expect(seen.length).toBeLessThanOrEqual(2)
})
