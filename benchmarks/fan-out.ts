// Many jobs at once: on one store, a real S3 server that logs every request; and on one host, with a slow link to a
// server that counts the bytes.
// Run it alone: `node benchmarks/fan-out.ts --clients 64 --jobs 16`.
import { mkdtemp, readFile, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { removeTree } from '../__tests__/corpus/nasty-tree.ts'
import { type Host, type Inputs, type Place, placeIn, restore, save, writeTree } from '../__tests__/host.ts'
import { newRandom } from '../__tests__/random.ts'
import { startFaultyS3 } from '../__tests__/servers/faulty-s3.ts'
import { throttled } from '../__tests__/servers/throttle.ts'
import { startVersitygw } from '../__tests__/servers/versitygw.ts'
import type { StepRun } from '../scripts/as-runner.ts'
import { inputsFor } from './bucket.ts'
import { describeMachine } from './report.ts'

const { values } = parseArgs({
  options: { clients: { type: 'string', default: '64' }, jobs: { type: 'string', default: '16' } },
})
const entryBytes = 24_000_000
// Slow, so that the network is the limit and not the cores of this machine.
const link = { latencyMs: 20, bytesPerSecond: 400_000 }

interface Request {
  operation: string
  /** What the request asks for, as far as the server knows. */
  bytes: number
}

const dir = await realpath(await mkdtemp(join(tmpdir(), 'headstart-fan-out-')))
const log = join(dir, 'access.log')
const server = await startVersitygw({ parent: dir, keepAlive: true, accessLog: log })
const counting = await startFaultyS3()
const way = await throttled(counting.endpoint, link)
try {
  console.log(describeMachine())
  const place = placeIn(dir)
  const inputs = inputsFor(server, { path: 'deps' })
  const content = newRandom(1).bytes(entryBytes)
  await saveOn(place.newHost(), inputs, content)
  await onOneStore(place, inputs, Number(values.clients))
  await onOneHost(place, inputsFor(counting, { path: 'deps' }), Number(values.jobs))
} finally {
  await way.stop()
  await counting.stop()
  await server.stop()
  removeTree(dir)
}
process.exit()

async function saveOn(host: Host, inputs: Inputs, content: Buffer): Promise<StepRun> {
  const job = await host.newJob()
  writeTree(job.workspace, { 'deps/large': content })
  return save(job, inputs)
}

interface Measurement {
  requests: () => Promise<Request[]>
  steps: () => Promise<StepRun[]>
}

/** Runs steps at once, and prints what the server has seen of them. */
async function measured(title: string, { requests, steps }: Measurement): Promise<void> {
  const before = (await requests()).length
  const runs = await steps()
  const made = (await requests()).slice(before)
  const perRun = [...Map.groupBy(made, ({ operation }) => operation)].map(
    ([operation, { length }]) => `${(length / runs.length).toFixed(2)} ${operation}`,
  )
  const times = runs.map(({ ms }) => ms / 1000).sort((a, b) => a - b)
  const failed = runs.filter(({ exitCode, stdout }) => exitCode !== 0 || stdout.includes('::warning'))
  const bytes = made.reduce((sum, request) => sum + request.bytes, 0)
  console.log(`${title}: ${runs.length} runs, ${failed.length} failed; per run ${perRun.join(', ')}`)
  if (bytes > 0) console.log(`  ${(bytes / entryBytes).toFixed(2)} x the entry`)
  console.log(
    `  median ${times[Math.floor(times.length / 2)]?.toFixed(2)} s, slowest ${times.at(-1)?.toFixed(2)} s`,
  )
}

async function logged(): Promise<Request[]> {
  const found = (await readFile(log, 'utf8')).matchAll(/ s3_(\w+) /g)
  return [...found].map(([, operation = '']) => ({ operation, bytes: 0 }))
}

async function counted(): Promise<Request[]> {
  return counting.requests.map(({ operation, key, headers }) => {
    const [, start, end] = /^bytes=(\d*)-(\d+)$/.exec(String(headers.range)) ?? []
    const bytes = start === '' ? Number(end) : Number(end) + 1 - Number(start)
    return { operation, bytes: operation === 'GetObject' && counting.objects.has(key) ? bytes || 0 : 0 }
  })
}

async function onOneStore(place: Place, inputs: Inputs, clients: number): Promise<void> {
  const each = Array.from({ length: clients }, (_, number) => number)
  const measure = (title: string, step: (number: number) => Promise<StepRun>): Promise<void> =>
    measured(title, { requests: logged, steps: () => Promise.all(each.map(step)) })
  await measure('restore, hosts of their own', async () => restore(await place.newHost().newJob(), inputs))
  const small = newRandom(2).bytes(2_000_000)
  await measure('save of 2 MB, keys of their own', (number) =>
    saveOn(place.newHost(), { ...inputs, key: `own-${number}` }, small),
  )
  await measure('save of 2 MB, one key', () => saveOn(place.newHost(), { ...inputs, key: 'same' }, small))
}

async function onOneHost(place: Place, inputs: Inputs, jobs: number): Promise<void> {
  for (const mode of ['unpack', 'mount']) {
    const near = { ...inputs, mode, key: mode }
    await saveOn(place.newHost(), near, newRandom(3).bytes(entryBytes))
    const far = { ...near, endpoint: way.origin }
    for (const count of [1, jobs]) {
      const host = place.newHost()
      const jobsOfHost = Array.from({ length: count }, async () => {
        const job = await host.newJob({ env: { RUNNER_ENVIRONMENT: 'self-hosted' } })
        const run = await restore(job, far)
        if (mode === 'mount') await save(job, far, { state: run.state })
        return run
      })
      const steps = (): Promise<StepRun[]> => Promise.all(jobsOfHost)
      await measured(`${mode}, one host, slow link`, { requests: counted, steps })
    }
  }
}
