// With a collector of OpenTelemetry in the environment, a step sends its report as metrics and a span. Nothing that the
// collector does fails the step.
import type { ServerResponse } from 'node:http'
import { metrics } from '../../../src/telemetry/measurements.ts'
import { annotationsOf, type Inputs, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'
import { startCountingProxy } from '../../support/servers/counting-proxy.ts'
import { notLoopback } from '../../support/servers/not-loopback.ts'
import {
  type OtlpCollector,
  type Span,
  startOtlpCollector,
  valuesOf,
} from '../../support/servers/otlp-collector.ts'

const place = newPlace()
const secret = 'canary-of-the-header'
const hash = 'c0ffee'.repeat(8)
const inputs: Inputs = { path: 'deps', key: `npm-Linux-x64-${hash}` }
const collectors: OtlpCollector[] = []
afterAll(() => Promise.all(collectors.map((collector) => collector.stop())))

async function newCollector(answer?: (response: ServerResponse) => void): Promise<OtlpCollector> {
  const collector = await startOtlpCollector(answer)
  collectors.push(collector)
  return collector
}

interface Jobs {
  more?: Inputs
  /** Runs the restore as a process of its own, whose environment alone has the proxies. */
  alone?: boolean
}

/** A miss, a save and a hit. */
async function threeSteps(env: Record<string, string>, { more = {}, alone = false }: Jobs = {}) {
  const host = place.newHost()
  const how = alone ? { onSpawn: () => {} } : {}
  const given = { ...inputs, ...more }
  const job = await host.newJob({ env })
  const miss = await restore(job, given, how)
  writeTree(job.workspace, { 'deps/one': 'one', 'other/two': 'two' })
  const saved = await save(job, given, { ...how, state: miss.state })
  const hit = await restore(await host.newJob({ env }), given, how)
  for (const { exitCode } of [miss, saved, hit]) expect(exitCode).toBe(0)
  return { miss, saved, hit, runs: [miss, saved, hit] }
}

const spansOf = ({ received }: OtlpCollector): Span[] =>
  received.flatMap(({ message }) =>
    (message.resourceSpans ?? []).flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )

const metricsOf = ({ received }: OtlpCollector) =>
  received.flatMap(({ message }) =>
    (message.resourceMetrics ?? []).flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap(({ metrics }) => metrics),
    ),
  )

const unsent = 'The metrics and spans were not sent to the collector: '

describe('a collector', () => {
  it('gets a span of each step, with the beginning of its key', async () => {
    const collector = await newCollector()
    const { runs } = await threeSteps({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.origin}/base/`,
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${secret},x-scope=a`,
    })
    expect(collector.mistakes).toEqual([])
    expect(runs.flatMap(annotationsOf)).toEqual([])
    const paths = collector.received.map(({ path }) => path)
    expect(paths.toSorted()).toEqual([
      ...Array(3).fill('/base/v1/metrics'),
      ...Array(3).fill('/base/v1/traces'),
    ])
    for (const { headers } of collector.received)
      expect(headers).toMatchObject({ authorization: `Bearer ${secret}`, 'x-scope': 'a' })
    const spans = spansOf(collector)
    expect(spans.map(({ name }) => name)).toEqual([
      'headstart restore',
      'headstart save',
      'headstart restore',
    ])
    const [miss, saved, hit] = spans.map(({ attributes }) => valuesOf(attributes))
    const common = { 'headstart.key.prefix': 'npm-Linux-x64', 'headstart.mode': 'unpack' }
    expect(miss).toMatchObject({ ...common, 'headstart.outcome': 'miss' })
    expect(saved).toMatchObject({ ...common, 'headstart.outcome': 'saved', 'headstart.content.size': 3 })
    expect(hit).toMatchObject({ ...common, 'headstart.outcome': 'exact hit', 'headstart.content.size': 3 })
    expect(Object.keys(hit ?? {})).toEqual(expect.arrayContaining(['headstart.phase.lookup']))
    // Neither secrets nor whole keys.
    const sent = JSON.stringify(collector.received.map(({ message }) => message))
    expect(sent).not.toMatch(new RegExp(`${hash}|${secret}`))
    for (const run of runs) expect(run.stdout).not.toContain(secret)
  })

  it('gets metrics, whose attributes do not change with each run', async () => {
    const collector = await newCollector()
    const env = { GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'test' }
    await threeSteps({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin })
    expect(collector.mistakes).toEqual([])
    const seen = new Set(metricsOf(collector).map(({ name, unit }) => `${name} ${unit}`))
    expect(seen).toEqual(new Set(metrics.map(({ name, unit }) => `${name} ${unit}`)))
    const steps = metricsOf(collector).filter(({ name }) => name === 'headstart.steps')
    expect(steps.flatMap(({ sum }) => sum?.dataPoints.map(({ asInt }) => asInt))).toEqual(['1', '1', '1'])
    // Without the directory of the local store.
    const stores = steps.flatMap(({ sum }) =>
      sum?.dataPoints.map(({ attributes }) => valuesOf(attributes)['headstart.store']),
    )
    expect(new Set(stores)).toEqual(new Set(['local directory']))
    const [resource] = collector.received.flatMap(({ message }) => message.resourceMetrics ?? [])
    expect(Object.keys(valuesOf(resource?.resource.attributes ?? [])).sort()).toEqual([
      ...['cicd.pipeline.name', 'cicd.pipeline.task.name', 'service.name'],
      ...['vcs.owner.name', 'vcs.repository.name', 'vcs.repository.url.full'],
    ])
  })

  it('gets the spans of several caches in one request, below the span of the job', async () => {
    const collector = await newCollector()
    const [traceId, spanId] = ['ab'.repeat(16), 'cd'.repeat(8)]
    const caches = JSON.stringify([
      { name: 'one', path: 'deps', key: 'one-1' },
      { name: 'two', path: 'other', key: 'two-1' },
    ])
    const env = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.origin}/own`,
      OTEL_RESOURCE_ATTRIBUTES: 'team=build%20tools,service.name=ignored',
      OTEL_SERVICE_NAME: 'ci',
      TRACEPARENT: `00-${traceId}-${spanId}-01`,
    }
    await threeSteps(env, { more: { caches, path: '', key: '' } })
    expect(collector.mistakes).toEqual([])
    expect(collector.received.map(({ path }) => path)).toEqual(['/own', '/own', '/own'])
    expect(spansOf(collector).map((span) => [span.traceId, span.parentSpanId])).toEqual(
      Array(6).fill([traceId, spanId]),
    )
    const [first] = collector.received.flatMap(({ message }) => message.resourceSpans ?? [])
    expect(valuesOf(first?.resource.attributes ?? [])).toMatchObject({
      ...{ 'service.name': 'ci', team: 'build tools', 'cicd.pipeline.run.id': '1' },
      'vcs.ref.head.name': 'main',
    })
  })

  it('is reached through a proxy, as a store is', async () => {
    const collector = await newCollector()
    const proxy = await startCountingProxy()
    try {
      await threeSteps(
        { OTEL_EXPORTER_OTLP_ENDPOINT: notLoopback(collector.origin), HTTP_PROXY: proxy.host },
        { alone: true },
      )
    } finally {
      await proxy.stop()
    }
    expect(collector.received).toHaveLength(6)
    expect(proxy.seen.map(({ line }) => line.split('/').at(-1)).toSorted()).toEqual([
      ...Array(3).fill('metrics'),
      ...Array(3).fill('traces'),
    ])
  })
})

describe('a collector that', () => {
  it.concurrent.each([
    {
      what: 'answers with an error',
      answer: (response: ServerResponse) => response.writeHead(500).end('no'),
      why: 'answers 500',
    },
    {
      what: 'sends requests elsewhere',
      answer: (response: ServerResponse) => response.writeHead(307, { location: '/elsewhere' }).end(),
      why: 'answers 307',
    },
    { what: 'never answers', answer: () => {}, why: 'no answer within 2 s' },
    { what: 'misses the limit of the job', answer: () => {}, why: 'no answer within 0.2 s', limit: '200' },
    {
      what: 'never answers a job that allows a minute',
      answer: () => {},
      why: 'no answer within 2 s',
      limit: '60000',
    },
    { what: 'breaks off', answer: (response: ServerResponse) => response.destroy(), why: 'http://127.0.0.1' },
  ])('$what costs a line of the log', async ({ answer, why, limit = '' }) => {
    const collector = await newCollector(answer)
    const { runs, hit } = await threeSteps({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.origin}/path-that-is-secret`,
      OTEL_EXPORTER_OTLP_TIMEOUT: limit,
    })
    expect(hit.outputs.hit).toBe('exact')
    for (const run of runs) {
      expect(annotationsOf(run)).toEqual([])
      expect(logOf(run).filter((line) => line.startsWith(unsent))).toEqual([expect.stringContaining(why)])
      expect(run.stdout).not.toContain('path-that-is-secret')
    }
    expect(collector.received.map(({ path }) => path)).not.toContain('/elsewhere')
  })

  it('takes no spans costs a line that says so', async () => {
    const collector = await newCollector((response) => {
      response.writeHead(response.req.url?.endsWith('/v1/traces') ? 404 : 200).end()
    })
    const { runs } = await threeSteps({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin })
    const line = `The spans were not sent to the collector: ${collector.origin} answers 404`
    for (const run of runs) expect(logOf(run).filter((line) => line.includes('collector'))).toEqual([line])
    expect(collector.received.filter(({ path }) => path === '/v1/metrics')).toHaveLength(3)
  })

  it('is not there costs a line of the log', async () => {
    const collector = await newCollector()
    await collector.stop()
    const { runs } = await threeSteps({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin })
    for (const run of runs) expect(logOf(run)).toContainEqual(expect.stringContaining(unsent))
    expect(runs.flatMap(annotationsOf)).toEqual([])
  })
})

it.concurrent.each([
  { what: 'no URL', env: { OTEL_EXPORTER_OTLP_ENDPOINT: `user:${secret}` } },
  { what: 'a password', env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://user:${secret}@127.0.0.1:1` } },
  {
    what: 'headers that are none',
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_HEADERS: `x=a%0d%0a${secret}`,
    },
  },
  {
    what: 'another protocol',
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  },
])('variables with $what cost a line of the log, which repeats no value', async ({ env }) => {
  const { runs } = await threeSteps(env)
  for (const run of runs) {
    expect(logOf(run)).toContainEqual(
      expect.stringMatching(/^The report was not sent to the collector: .*OTEL_EXPORTER_OTLP_/),
    )
    expect(run.stdout).not.toContain(secret)
    expect(annotationsOf(run)).toEqual([])
  }
})

it.concurrent.each([
  { OTEL_SDK_DISABLED: 'true' },
  { OTEL_METRICS_EXPORTER: 'none', OTEL_TRACES_EXPORTER: 'none' },
])('nothing is sent with %j', async (off) => {
  const collector = await newCollector()
  const { runs } = await threeSteps({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, ...off })
  expect(collector.received).toEqual([])
  expect(runs.flatMap(logOf).filter((line) => line.includes('collector'))).toEqual([])
})
