// OpenTelemetry's own collector takes the reports of steps, and shows Prometheus the names that the dashboard asks for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { startOtelcol } from '../support/servers/otelcol.ts'

const place = newPlace()
let collector: Awaited<ReturnType<typeof startOtelcol>>
beforeAll(async () => {
  collector = await startOtelcol()
})
afterAll(() => collector?.stop())

const inputs = { path: 'deps', key: 'npm-Linux-0a1b2c3d4e5f' }

it('takes what steps send, and counts them', async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin }
  const host = place.newHost()
  const job = await host.newJob({ env })
  const miss = await restore(job, inputs)
  writeTree(job.workspace, { 'deps/one': 'one' })
  const runs = [miss, await save(job, inputs, { state: miss.state })]
  for (let i = 0; i < 2; i++) runs.push(await restore(await host.newJob({ env }), inputs))
  expect(runs.map(({ outputs }) => outputs.hit)).toEqual(['miss', undefined, 'exact', 'exact'])
  expect(runs.flatMap(logOf).filter((line) => line.includes('collector'))).toEqual([])

  const shown = await (await fetch(collector.scraped)).text()
  const steps = shown.split('\n').filter((line) => line.startsWith('headstart_steps_total{'))
  const hits = steps.filter((line) => line.includes('headstart_outcome="exact hit"'))
  expect(hits).toEqual([
    expect.stringMatching(/headstart_key_prefix="npm-Linux".*vcs_repository_name="demo".*\} 2$/),
  ])
  expect(steps).toHaveLength(3)

  const dashboard = readFileSync(join(import.meta.dirname, '../../docs/metrics.grafana.json'), 'utf8')
  const asked = new Set(dashboard.match(/\b(?:headstart_\w+|vcs_repository_name|le)(?=[{,)= ])/g))
  expect(asked.size).toBeGreaterThan(8)
  const names = new Set(shown.match(/\b[a-z_]+(?=[{=])/g))
  expect([...asked].filter((name) => !names.has(name))).toEqual([])
})

it('would refuse what is not of the protocol', async () => {
  const body = JSON.stringify({ resourceMetrics: 'none' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${collector.origin}/v1/metrics`, { method: 'POST', body, headers })).status).toBe(400)
})
