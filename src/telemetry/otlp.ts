/**
 * The messages of OTLP in JSON: times and counts are texts of whole numbers, ids are hexadecimal digits, and kinds are numbers.
 * https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 */
import { randomBytes } from 'node:crypto'
import type { DatedReport } from '../report/report.ts'
import { headstartVersion } from '../system/version.ts'
import type { Collector } from './collector.ts'
import { attributesOf, type Measurement, type Metric, metrics, phasesOf } from './measurements.ts'

type Attributes = Record<string, string | number | undefined>

const scope = { name: 'headstart', version: headstartVersion }
/** A sum or histogram counts from its own start on. Each step is a process of its own and knows no earlier counts. */
const delta = 1
const internalSpan = 1
const failedStatus = 2

/** @param resource what the metrics belong to. It has few values, see `attributesOf`. */
export function metricsMessage(reports: DatedReport[], resource: Attributes): object {
  const all = metrics.flatMap((metric) => metricOf(metric, reports))
  return {
    resourceMetrics: [{ resource: resourceOf(resource), scopeMetrics: [{ scope, metrics: all }] }],
  }
}

/** @param resource what the spans belong to */
export function tracesMessage(
  reports: DatedReport[],
  resource: Attributes,
  parent: Collector['parent'],
): object {
  const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
  const spans = reports.map((dated) => spanOf(dated, { traceId, parentSpanId: parent?.spanId }))
  return { resourceSpans: [{ resource: resourceOf(resource), scopeSpans: [{ scope, spans }] }] }
}

/** Empty if no report has the metric. */
function metricOf({ name, description, unit, bounds, of }: Metric, reports: DatedReport[]): object[] {
  const measured = reports.flatMap(({ report }) => of(report))
  if (measured.length === 0) return []
  const began = Math.min(...reports.map(({ report, endMs }) => endMs - report.totalMs))
  const ended = Math.max(...reports.map(({ endMs }) => endMs))
  const times = { startTimeUnixNano: nanoseconds(began), timeUnixNano: nanoseconds(ended) }
  // Two points of one metric must not have the same attributes.
  const groups = Map.groupBy(measured, ({ attributes }) => JSON.stringify(attributes))
  const dataPoints = [...groups.values()].map((group) => ({ ...pointOf(group, bounds), ...times }))
  const head = { name, description, unit }
  if (bounds) return [{ ...head, histogram: { aggregationTemporality: delta, dataPoints } }]
  return [{ ...head, sum: { aggregationTemporality: delta, isMonotonic: true, dataPoints } }]
}

function pointOf(group: Measurement[], bounds: number[] | undefined): object {
  const attributes = attributesIn(group[0]?.attributes ?? {})
  const values = group.map(({ value }) => value)
  const sum = values.reduce((total, value) => total + value, 0)
  if (!bounds) return { attributes, asInt: String(sum) }
  const bucketOf = (value: number): number => bounds.filter((bound) => bound < value).length
  const counts = [...bounds, Number.POSITIVE_INFINITY].map(
    (_, i) => values.filter((value) => bucketOf(value) === i).length,
  )
  return {
    attributes,
    count: String(values.length),
    sum,
    bucketCounts: counts.map(String),
    explicitBounds: bounds,
  }
}

function spanOf(
  { report, endMs }: DatedReport,
  { traceId, parentSpanId }: { traceId: string; parentSpanId: string | undefined },
): object {
  const phases = [...phasesOf(report)].map(([name, ms]) => [`headstart.phase.${name}`, ms / 1000] as const)
  const attributes: Attributes = {
    ...attributesOf(report),
    'headstart.bottleneck': report.bottleneck.kind,
    'headstart.entry.size': report.storedBytes,
    'headstart.content.size': report.bytes,
    'headstart.content.files': report.files,
    ...Object.fromEntries(phases),
  }
  return {
    traceId,
    spanId: randomBytes(8).toString('hex'),
    ...(parentSpanId !== undefined && { parentSpanId }),
    name: `headstart ${report.step}`,
    kind: internalSpan,
    startTimeUnixNano: nanoseconds(endMs - report.totalMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: attributesIn(attributes),
    status: report.trouble === undefined ? {} : { code: failedStatus },
  }
}

function resourceOf(attributes: Attributes): object {
  return { attributes: attributesIn(attributes) }
}

function attributesIn(attributes: Attributes): object[] {
  const typed = (value: string | number): object => {
    if (typeof value === 'string') return { stringValue: value }
    return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
  }
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: typed(value) }],
  )
}

function nanoseconds(ms: number): string {
  return `${Math.round(ms)}000000`
}
