// OpenTelemetry's own collector takes the reports of steps, and shows Prometheus the names that the dashboard asks for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { startOtelcol } from '../support/servers/otelcol.ts'
import {
  dashboardPanels,
  type Prometheus,
  type Series,
  startPrometheus,
} from '../support/servers/prometheus.ts'

const place = newPlace()
const beganMs = Date.now()
let collector: Awaited<ReturnType<typeof startOtelcol>>
let prometheus: Prometheus
beforeAll(async () => {
  collector = await startOtelcol()
  prometheus = await startPrometheus(collector.scraped)
})
afterAll(async () => {
  await prometheus?.stop()
  await collector?.stop()
})

const inputs = { path: 'deps', key: 'npm-Linux-0a1b2c3d4e5f' }

it('takes what steps send, and counts them', async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin }
  const host = place.newHost()
  const job = await host.newJob({ env })
  const miss = await restore(job, inputs)
  writeTree(job.workspace, { 'deps/one': 'one' })
  const runs = [miss, await save(job, inputs, { state: miss.state })]
  for (let i = 0; i < 2; i++) runs.push(await restore(await host.newJob({ env }), inputs))
  const namesake = { ...env, GITHUB_REPOSITORY: 'hexa/demo' }
  runs.push(await restore(await place.newHost().newJob({ env: namesake }), inputs))
  expect(runs.map(({ outputs }) => outputs.hit)).toEqual(['miss', undefined, 'exact', 'exact', 'miss'])
  expect(runs.flatMap(logOf).filter((line) => line.includes('collector'))).toEqual([])

  const shown = await (await fetch(collector.scraped)).text()
  const steps = shown.split('\n').filter((line) => line.startsWith('headstart_steps_total{'))
  const hits = steps.filter((line) => line.includes('headstart_outcome="exact hit"'))
  expect(hits).toEqual([
    expect.stringMatching(/headstart_key_prefix="npm-Linux".*vcs_repository_name="demo".*\} 2$/),
  ])
  expect(steps).toHaveLength(4)

  const dashboard = readFileSync(join(import.meta.dirname, '../../docs/metrics.grafana.json'), 'utf8')
  const asked = new Set(dashboard.match(/\b(?:headstart_\w+|vcs_\w+|le)(?=[{,)= ])/g))
  expect(asked.size).toBeGreaterThan(8)
  const names = new Set(shown.match(/\b[a-z_]+(?=[{=])/g))
  expect([...asked].filter((name) => !names.has(name))).toEqual([])
})

it('gives Prometheus what each panel of the dashboard shows, also of a key that was missed once', async () => {
  const panels = dashboardPanels()
  const shown = async (title: string): Promise<Series[]> => {
    const panel = panels.find((panel) => panel.title === title)
    if (!panel) throw new Error(`there is no panel ${title}`)
    const [startSeconds, endSeconds] = [beganMs / 1000, Date.now() / 1000]
    return prometheus.show(panel, { startSeconds, endSeconds, stepSeconds: 1, rateIntervalSeconds: 60 })
  }
  const lastOf = ([series]: Series[]): number => series?.points.at(-1)?.[1] ?? 0
  // A scrape a second: a counter needs two.
  let empty = panels.map(({ title }) => title)
  for (let tries = 0; tries < 200 && empty.length > 0; tries++) {
    await sleep(100)
    const asked = await Promise.all(empty.map(async (title) => ({ title, series: await shown(title) })))
    empty = asked.flatMap(({ title, series }) =>
      series.some(({ points }) => points.length > 0) ? [] : [title],
    )
  }
  expect(empty).toEqual([])
  const misses = await shown('Misses by beginning of the key')
  expect(misses.map(({ name }) => name).sort()).toEqual(['hexa/demo npm-Linux', 'octo/demo npm-Linux'])
  expect(lastOf(misses)).toBeGreaterThan(0)
  const hits = lastOf(await shown('Exact hits'))
  expect(hits).toBeGreaterThan(0)
  expect(hits).toBeLessThan(1)
  const slowest = await shown('Slowest repositories by mean time of a hit')
  // A miss is quick, so a repository that only misses has no time.
  expect(slowest.map(({ name }) => name)).toEqual(['octo/demo'])
})

it('would refuse what is not of the protocol', async () => {
  const body = JSON.stringify({ resourceMetrics: 'none' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${collector.origin}/v1/metrics`, { method: 'POST', body, headers })).status).toBe(400)
})
