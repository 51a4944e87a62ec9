// A collector of OpenTelemetry that takes JSON, checks its shape as a decoder of the protocol's messages would, and keeps it.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Stoppable } from './supervised.ts'

export interface OtlpRequest {
  path: string
  headers: IncomingHttpHeaders
  message: Message
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: string; doubleValue?: number }
}

interface Point {
  attributes: Attribute[]
  asInt?: string
  count?: string
  sum?: number
  bucketCounts?: string[]
}

interface MetricOfMessage {
  name: string
  unit: string
  sum?: { dataPoints: Point[] }
  histogram?: { dataPoints: Point[] }
}

export interface Span {
  traceId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  status: { code?: number }
}

export interface Message {
  resourceMetrics?: {
    resource: { attributes: Attribute[] }
    scopeMetrics: { metrics: MetricOfMessage[] }[]
  }[]
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

export interface OtlpCollector extends Stoppable {
  origin: string
  /** The messages with their shape checked, in the order of their arrival. */
  received: OtlpRequest[]
  /** What the shape of messages was not. */
  mistakes: unknown[]
}

/** @param answer by default 200 */
export async function startOtlpCollector(
  answer: (response: ServerResponse) => void = (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
): Promise<OtlpCollector> {
  const [received, mistakes]: [OtlpRequest[], unknown[]] = [[], []]
  const sockets = new Set<Socket>()
  const server = createServer(async (request, response) => {
    const message = JSON.parse(await text(request)) as Message
    mistakes.push(...mistakesIn(message))
    received.push({ path: request.url ?? '', headers: request.headers, message })
    answer(response)
  })
  server.on('connection', (socket) => sockets.add(socket))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    mistakes,
    async stop() {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await once(server.close(), 'close')
    },
  }
}

export function valuesOf(attributes: Attribute[]): Record<string, string | number | undefined> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.doubleValue ?? (value.intValue && Number(value.intValue)),
    ]),
  )
}

// opentelemetry/proto/{common,resource,metrics,trace}/v1, in the JSON of https://opentelemetry.io/docs/specs/otlp/
const record = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})
const list = (items: unknown) => ({ type: 'array', items, minItems: 1 })
const string = { type: 'string' }
const whole = { type: 'string', pattern: '^\\d+$' }
const id = (bytes: number) => ({ type: 'string', pattern: `^[\\da-f]{${2 * bytes}}$` })
const value = {
  oneOf: [
    record({ stringValue: string }),
    record({ intValue: { type: 'string', pattern: '^-?\\d+$' } }),
    record({ doubleValue: { type: 'number' } }),
  ],
}
const attributes = list(record({ key: { type: 'string', minLength: 1 }, value }))
const times = { startTimeUnixNano: whole, timeUnixNano: whole }
const temporality = { enum: [1, 2] }
const sum = record({
  aggregationTemporality: temporality,
  isMonotonic: { type: 'boolean' },
  dataPoints: list(record({ attributes, asInt: whole, ...times })),
})
const histogram = record({
  aggregationTemporality: temporality,
  dataPoints: list(
    record({
      ...{ attributes, ...times, count: whole, sum: { type: 'number' } },
      bucketCounts: list(whole),
      explicitBounds: list({ type: 'number' }),
    }),
  ),
})
const metric = record({ name: string, description: string, unit: string, sum, histogram }, [
  'sum',
  'histogram',
])
const span = record(
  {
    ...{
      traceId: id(16),
      spanId: id(8),
      parentSpanId: id(8),
      name: string,
      kind: { enum: [0, 1, 2, 3, 4, 5] },
    },
    ...{ startTimeUnixNano: whole, endTimeUnixNano: whole, attributes },
    status: record({ code: { enum: [0, 1, 2] }, message: string }, ['code', 'message']),
  },
  ['parentSpanId'],
)
const resource = record({ attributes })
const scope = record({ name: string, version: string })
const isMessage = new Ajv2020({ allErrors: true }).compile({
  oneOf: [
    record({
      resourceMetrics: list(
        record({ resource, scopeMetrics: list(record({ scope, metrics: list(metric) })) }),
      ),
    }),
    record({
      resourceSpans: list(record({ resource, scopeSpans: list(record({ scope, spans: list(span) })) })),
    }),
  ],
})

function mistakesIn(message: Message): unknown[] {
  const points = (message.resourceMetrics ?? [])
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
    .map(({ name, sum, histogram }) => ({ name, points: (sum ?? histogram)?.dataPoints ?? [] }))
  const doubled = points.filter(
    ({ points }) => new Set(points.map(({ attributes }) => JSON.stringify(attributes))).size < points.length,
  )
  const uneven = points.filter(({ points }) =>
    points.some(
      ({ count, bucketCounts = [] }) =>
        count !== undefined && bucketCounts.reduce((all, one) => all + Number(one), 0) !== Number(count),
    ),
  )
  return [...(isMessage(message) ? [] : (isMessage.errors ?? [])), ...doubled, ...uneven]
}
