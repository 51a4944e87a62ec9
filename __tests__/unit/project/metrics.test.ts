// docs/metrics.md has each metric, and the dashboard asks for no metric and no attribute that does not exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../../../src/report/report.ts'
import { type Metric, metrics } from '../../../src/telemetry/measurements.ts'

const docs = join(import.meta.dirname, '../../../docs')
const report: Report = {
  ...{
    schema: 2,
    step: 'restore',
    outcome: 'miss',
    key: 'npm-1',
    store: 'local',
    totalMs: 1,
    storedBytes: 1,
  },
  bytes: 1,
  settings: { mode: 'unpack', ramdisk: 'false', connections: 8, partBytes: 1, compressionLevel: 3 },
  phases: [{ name: 'lookup', startMs: 0, endMs: 1, ms: 1 }],
  bottleneck: { kind: 'none', sentence: '' },
}

/** https://opentelemetry.io/docs/specs/otel/compatibility/prometheus_and_openmetrics/ */
function namesInPrometheus({ name, unit, bounds }: Metric): string[] {
  const suffix = { s: '_seconds', By: '_bytes', '{step}': '' }[unit]
  const base = name.replaceAll('.', '_') + suffix
  return bounds ? ['_bucket', '_sum', '_count'].map((end) => base + end) : [`${base}_total`]
}

it('docs/metrics.md lists the metrics', () => {
  const rows = readFileSync(join(docs, 'metrics.md'), 'utf8').matchAll(
    /^\| `(headstart\.[\w.]+)` +\| (\w+) +\| `(\S+)` +\|/gm,
  )
  expect([...rows].map(([, ...cells]) => cells)).toEqual(
    metrics.map(({ name, unit, bounds }) => [name, bounds ? 'histogram' : 'sum', unit]),
  )
})

it('the dashboard asks for metrics and attributes that exist', () => {
  const dashboard = JSON.parse(readFileSync(join(docs, 'metrics.grafana.json'), 'utf8'))
  const queries: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
  queries.push(dashboard.templating.list[1].query.query)
  expect(queries.length).toBeGreaterThan(metrics.length)
  const known = metrics.flatMap(namesInPrometheus)
  const attributes = metrics
    .flatMap(({ of }) => of(report).flatMap(({ attributes }) => Object.keys(attributes)))
    .map((name) => name.replaceAll('.', '_'))
  const words = new Set(queries.flatMap((query) => query.match(/\bheadstart_\w+/g) ?? []))
  expect([...words].filter((word) => ![...known, ...attributes].includes(word))).toEqual([])
  // A metric that no panel shows would not be worth its bytes.
  const unshown = metrics.filter((metric) => !namesInPrometheus(metric).some((name) => words.has(name)))
  expect(unshown.map(({ name }) => name)).toEqual([])
})

it('the picture of the dashboard has each of its panels', () => {
  const dashboard = JSON.parse(readFileSync(join(docs, 'metrics.grafana.json'), 'utf8'))
  const picture = readFileSync(join(docs, 'metrics.svg'), 'utf8')
  const drawn = [...picture.matchAll(/class="heading"[^>]*>([^<]*)</g)].map(([, title]) => title)
  expect(drawn).toEqual(dashboard.panels.map(({ title }: { title: string }) => title))
  expect(picture).not.toContain('No data')
})
