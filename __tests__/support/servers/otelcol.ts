// Starts the collector of OpenTelemetry with the configuration of docs/metrics.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePorts, type Stoppable, startServer } from './supervised.ts'

const page = join(import.meta.dirname, '../../../docs/metrics.md')

// Its own metrics would take a fixed port. A second configuration, which the collector merges with the page's.
const quiet = '--config=yaml:service::telemetry::metrics::level: none'

interface Otelcol {
  /** Takes OTLP. */
  origin: string
  /** What Prometheus reads. */
  scraped: string
}

export function startOtelcol(): Promise<Otelcol & Stoppable> {
  const [, example = ''] = /^```yaml collector\.yaml\n(.*?)^```$/ms.exec(readFileSync(page, 'utf8')) ?? []
  return startServer(async () => {
    const [otlp, prometheus] = await freePorts(2)
    const facts = { origin: `http://127.0.0.1:${otlp}`, scraped: `http://127.0.0.1:${prometheus}/metrics` }
    const config = example
      .replace('127.0.0.1:4318', `127.0.0.1:${otlp}`)
      .replace('127.0.0.1:9464', `127.0.0.1:${prometheus}`)
    return {
      program: { name: 'otelcol', args: [`--config=yaml:${config}`, quiet], remove: [] },
      facts,
      isReady: async (signal) => (await fetch(facts.scraped, { signal })).ok && hasOtlp(facts.origin, signal),
    }
  })
}

async function hasOtlp(origin: string, signal: AbortSignal): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${origin}/v1/metrics`, { method: 'POST', body: '{}', headers, signal })).ok
}
