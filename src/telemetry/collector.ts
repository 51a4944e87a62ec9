/**
 * Reads from the variables of OpenTelemetry where reports go, and what they say about this job.
 * https://opentelemetry.io/docs/specs/otel/protocol/exporter/
 */

/** Reads a variable; empty if it is not set. */
type ReadVariable = (name: string) => string

export interface Target {
  /** Absolute. */
  url: string
  headers: Record<string, string>
}

export interface Collector {
  /** Undefined if this signal is not sent. */
  metrics: Target | undefined
  traces: Target | undefined
  /** At most this many milliseconds for everything. */
  timeoutMs: number
  /** The attributes that the user gives the job, also its `service.name`. */
  attributes: Record<string, string>
  /** The span of the job, if another program has begun one: its trace and its own id, in hexadecimal digits. */
  parent: { traceId: string; spanId: string } | undefined
}

type Signal = 'METRICS' | 'TRACES'

/** A report is worth no more of a job's time. */
const longestExportMs = 2000

/**
 * Undefined if no variable names a collector, or one turns OpenTelemetry off.
 * @throws Error that says which variable is wrong; no message repeats a value
 */
export function readCollector(read: ReadVariable): Collector | undefined {
  if (read('OTEL_SDK_DISABLED').toLowerCase() === 'true') return undefined
  const [metrics, traces] = [targetOf('METRICS', read), targetOf('TRACES', read)]
  if (!metrics && !traces) return undefined
  const timeoutMs = Number(read('OTEL_EXPORTER_OTLP_TIMEOUT')) || longestExportMs
  const named = read('OTEL_SERVICE_NAME')
  return {
    metrics,
    traces,
    timeoutMs: Math.min(Math.max(timeoutMs, 0), longestExportMs),
    attributes: {
      'service.name': 'headstart',
      ...pairsIn('OTEL_RESOURCE_ATTRIBUTES', read),
      ...(named && { 'service.name': named }),
    },
    parent: parentOf(read('TRACEPARENT')),
  }
}

function targetOf(signal: Signal, read: ReadVariable): Target | undefined {
  if (read(`OTEL_${signal}_EXPORTER`).toLowerCase() === 'none') return undefined
  const own = (name: string): string => `OTEL_EXPORTER_OTLP_${signal}_${name}`
  const general = (name: string): string => `OTEL_EXPORTER_OTLP_${name}`
  const [ownUrl, base] = [read(own('ENDPOINT')), read(general('ENDPOINT'))]
  if (ownUrl === '' && base === '') return undefined
  const variable = ownUrl === '' ? general('ENDPOINT') : own('ENDPOINT')
  const protocol = read(own('PROTOCOL')) || read(general('PROTOCOL'))
  if (protocol === 'grpc')
    throw new Error('Headstart sends OTLP over HTTP, and OTEL_EXPORTER_OTLP_PROTOCOL is grpc')
  const path = `v1/${signal.toLowerCase()}`
  const url = urlIn(variable, ownUrl || `${base.replace(/\/*$/, '')}/${path}`)
  return { url, headers: { ...pairsIn(general('HEADERS'), read), ...pairsIn(own('HEADERS'), read) } }
}

function urlIn(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${variable} is no URL like http://collector:4318`)
  if (url.username || url.password)
    throw new Error(`${variable} has a user or a password; give it by OTEL_EXPORTER_OTLP_HEADERS`)
  return url.href
}

/** Names and values such as `a=1,b=x%20y`, as in the header `baggage`. */
function pairsIn(variable: string, read: ReadVariable): Record<string, string> {
  const items = read(variable)
    .split(',')
    .filter((item) => item.trim() !== '')
  try {
    return Object.fromEntries(items.map(pairIn))
  } catch {
    throw new Error(`${variable} is no list like a=1,b=2`)
  }
}

/** @throws Error without a message that matters */
function pairIn(item: string): [string, string] {
  const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(item) ?? []
  const decoded = decodeURIComponent(value)
  if (name === '' || /[^\t\x20-\x7e\x80-\xff]/.test(decoded)) throw new Error('no pair')
  return [name, decoded]
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
function parentOf(text: string): Collector['parent'] {
  const [, traceId = '', spanId = ''] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(text) ?? []
  return /[^0]/.test(traceId) && /[^0]/.test(spanId) ? { traceId, spanId } : undefined
}
