// Starts Prometheus with the configuration of docs/metrics.md, and asks it what the dashboard asks.
import { readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts, type Stoppable, startServer } from './supervised.ts'

const docs = join(import.meta.dirname, '../../../docs')

export interface Panel {
  title: string
  type: 'stat' | 'timeseries' | 'bargauge'
  gridPos: { x: number; y: number; w: number; h: number }
  fieldConfig: { defaults: { unit: string; custom?: { stacking: { mode: string } } } }
  targets: { expr: string; legendFormat: string; instant?: boolean }[]
}

export function dashboardPanels(): Panel[] {
  return JSON.parse(readFileSync(join(docs, 'metrics.grafana.json'), 'utf8')).panels
}

/** One line of a panel. Times are seconds since 1970; an instant panel has one point. */
export interface Series {
  name: string
  points: [time: number, value: number][]
}

/** What Grafana puts in place of its variables. */
export interface Window {
  startSeconds: number
  endSeconds: number
  stepSeconds: number
  rateIntervalSeconds: number
}

export interface Prometheus extends Stoppable {
  /** The answers to all queries of a panel. @throws if Prometheus refuses one */
  show(panel: Panel, window: Window): Promise<Series[]>
}

/** @param scraped the URL of the collector's metrics */
export async function startPrometheus(scraped: string): Promise<Prometheus> {
  const page = readFileSync(join(docs, 'metrics.md'), 'utf8')
  const [, example = ''] = /^```yaml prometheus\.yml\n(.*?)^```$/ms.exec(page) ?? []
  const [, flag = ''] = /`prometheus (--enable-feature=\S+)`/.exec(page) ?? []
  const config = example.replace('127.0.0.1:9464', new URL(scraped).host)
  const server = await startServer(async () => {
    const [port = 0] = await freePorts(1)
    const dir = await mkdtemp(join(tmpdir(), 'headstart-prometheus-'))
    const file = join(dir, 'prometheus.yml')
    await writeFile(file, `global: { scrape_interval: 1s }\n${config}`)
    const flags = [`--config.file=${file}`, `--storage.tsdb.path=${dir}`, '--log.level=error', flag]
    const origin = `http://127.0.0.1:${port}`
    return {
      program: {
        name: 'prometheus',
        args: [...flags, `--web.listen-address=127.0.0.1:${port}`],
        remove: [dir],
      },
      facts: { origin },
      isReady: async (signal) => (await fetch(`${origin}/-/ready`, { signal })).ok,
    }
  })
  return {
    show: async (panel, window) => {
      const answers = panel.targets.map((target) => ask(server.origin, target, window))
      return (await Promise.all(answers)).flat()
    },
    stop: () => server.stop(),
  }
}

interface Answer {
  metric: Record<string, string>
  value?: [number, string]
  values?: [number, string][]
}

async function ask(
  origin: string,
  { expr, legendFormat, instant = false }: Panel['targets'][number],
  { startSeconds, endSeconds, stepSeconds, rateIntervalSeconds }: Window,
): Promise<Series[]> {
  const query = expr
    .replaceAll('$__range', `${Math.ceil(endSeconds - startSeconds)}s`)
    .replaceAll('$__rate_interval', `${rateIntervalSeconds}s`)
    .replaceAll('$repository', '.*')
  const range = { start: String(startSeconds), end: String(endSeconds), step: String(stepSeconds) }
  const parameters = new URLSearchParams({ query, ...(instant ? { time: String(endSeconds) } : range) })
  const url = `${origin}/api/v1/${instant ? 'query' : 'query_range'}?${parameters}`
  const body = (await (await fetch(url)).json()) as { error?: string; data: { result: Answer[] } }
  if (body.error !== undefined) throw new Error(`${query}: ${body.error}`)
  return body.data.result.map(({ metric, value, values }) => ({
    name: legendFormat.replace(/\{\{(\w+)\}\}/g, (_, label) => metric[label] ?? ''),
    points: (values ?? (value ? [value] : [])).map(([time, number]) => [time, Number(number)]),
  }))
}
