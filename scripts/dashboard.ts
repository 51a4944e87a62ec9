// Draws docs/metrics.svg: what the panels of docs/metrics.grafana.json show of jobs that this script runs. The jobs report to
// OpenTelemetry's collector, and Prometheus answers the queries of the panels. It is no screenshot of Grafana.
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FaultyS3, startFaultyS3 } from '../__tests__/support/servers/faulty-s3.ts'
import { startOtelcol } from '../__tests__/support/servers/otelcol.ts'
import { dashboardPanels, startPrometheus } from '../__tests__/support/servers/prometheus.ts'
import { newJob, runStep } from './as-runner.ts'
import { interruption } from './command.ts'
import { type DrawnPanel, dashboardPicture } from './dashboard-svg.ts'
import { slowWay } from './slow-way.ts'

const file = join(import.meta.dirname, '../docs/metrics.svg')
const rounds = 24
const rateIntervalSeconds = 20
const signal = interruption()

/** A cache of a repository. Its jobs run, and its lock file changes, every few rounds. */
interface Cache {
  repository: string
  key: string
  files: number
  runsEvery: number
  changesEvery: number
  hasPrefixes: boolean
  inputs: Record<string, string>
}

const place = await mkdtemp(join(tmpdir(), 'headstart-dashboard-'))
const [bucket, collector] = await Promise.all([startFaultyS3(), startOtelcol()])
const [way, prometheus] = await Promise.all([
  slowWay(bucket.endpoint, { latencyMs: 20, bytesPerSecond: 20_000_000 }),
  startPrometheus(collector.scraped),
])
try {
  const startSeconds = Date.now() / 1000
  for (let round = 0; round < rounds && !signal.aborted; round++)
    for (const cache of caches(bucket)) if (round % cache.runsEvery === 0) await runJob(cache, round)
  signal.throwIfAborted()
  await writeFile(file, await pictureSince(startSeconds))
  console.log(`wrote ${file}`)
} finally {
  way.close()
  for (const server of [prometheus, collector, bucket]) await server.stop()
  await rm(place, { recursive: true, force: true })
}

function caches({ bucket, region, accessKeyId, secretAccessKey }: FaultyS3): Cache[] {
  const keys = { 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey }
  const far = { store: 's3', endpoint: way.origin, bucket, region, 'host-copies': 'false', ...keys }
  const near = { store: 'local', 'local-dir': join(place, 'store') }
  const web = { repository: 'octo/web', key: 'npm-Linux', files: 1500, runsEvery: 1, changesEvery: 8 }
  const api = { repository: 'octo/api', key: 'pip-Linux', files: 400, runsEvery: 1, changesEvery: 6 }
  const tools = { repository: 'octo/tools', key: 'go-Linux', files: 100, runsEvery: 6, changesEvery: 12 }
  return [
    { ...web, hasPrefixes: true, inputs: far },
    { ...api, hasPrefixes: false, inputs: far },
    { ...api, key: 'cargo-Linux', files: 700, runsEvery: 2, hasPrefixes: true, inputs: near },
    // This bucket does not exist, so its saves fail.
    { ...tools, hasPrefixes: true, inputs: { ...far, bucket: 'wrong' } },
  ]
}

async function runJob({ repository, key, files, changesEvery, hasPrefixes, inputs }: Cache, round: number) {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, GITHUB_REPOSITORY: repository }
  const job = await newJob(place, { env })
  const hash = Math.floor(round / changesEvery)
    .toString(16)
    .padStart(12, '0a1b2c3d')
  const given = {
    ...inputs,
    path: 'deps',
    key: `${key}-${hash}`,
    ...(hasPrefixes && { 'restore-keys': `${key}-` }),
  }
  const main = await runStep(job, 'restore', given, { signal })
  if (main.outputs.hit !== 'exact') await install(join(job.workspace, 'deps'), files)
  await runStep(job, 'post', given, { state: main.state, signal })
  await rm(join(job.workspace, '..'), { recursive: true, force: true })
}

async function install(dir: string, files: number): Promise<void> {
  await mkdir(dir, { recursive: true })
  for (let i = 0; i < files; i++) await writeFile(join(dir, `file-${i}`), randomBytes(8192))
}

async function pictureSince(startSeconds: number): Promise<string> {
  // The last scrape.
  await sleep(2000)
  const window = { startSeconds, endSeconds: Date.now() / 1000, stepSeconds: 2, rateIntervalSeconds }
  const panels: DrawnPanel[] = []
  for (const panel of dashboardPanels()) panels.push({ panel, series: await prometheus.show(panel, window) })
  return dashboardPicture('The panels of the dashboard, drawn from jobs that a script has run', panels)
}
