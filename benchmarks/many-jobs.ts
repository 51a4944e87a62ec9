// Restores one entry with one job, and with many jobs of the same host at once, over a slow link.
import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { placeIn, restore, save, writeTree } from '../__tests__/support/host.ts'
import { openFuse } from '../__tests__/support/jobs/fuse-device.ts'
import { newRandom } from '../__tests__/support/random.ts'
import { type FaultyS3, startFaultyS3 } from '../__tests__/support/servers/faulty-s3.ts'
import { throttled } from '../__tests__/support/servers/throttle.ts'
import { timed } from '../scripts/command.ts'
import type { Bench, Contender } from './bench.ts'
import { inputsFor } from './bucket.ts'

type Mode = 'unpack' | 'mount' | 'lazy'

const jobs = 16
const entryBytes = 64_000_000
// Slow, so that the network is the limit and not the cores of this machine.
const link = { latencyMs: 20, bytesPerSecond: 400_000 }

/** A server that counts what it sends, with an archive and an image, behind a slow link. */
async function countingServer(bench: Bench) {
  openFuse()
  const server = await startFaultyS3()
  const way = await throttled(server.endpoint, link)
  const content = newRandom(3).bytes(entryBytes)
  for (const mode of ['unpack', 'mount'] as const) {
    const job = await placeIn(bench.disk).newHost().newJob()
    writeTree(job.workspace, { 'deps/large': content })
    const { stdout } = await save(job, inputsOf(server, mode))
    if (!stdout.includes('Cache saved with key')) throw new Error(`nothing was saved:\n${stdout}`)
  }
  return {
    server,
    far: { ...server, endpoint: way.origin },
    async stop() {
      await way.stop()
      await server.stop()
    },
  }
}

function inputsOf(server: Pick<FaultyS3, 'endpoint'> & Parameters<typeof inputsFor>[0], mode: Mode) {
  return inputsFor(server, { path: 'deps', key: mode === 'unpack' ? 'archive' : 'image', mode })
}

interface Measured {
  /** The milliseconds until the slowest job has read its tree. */
  slowestMs: number
  /** The bytes of the entry that the server sent. */
  bytes: number
}

/** Restores and reads the tree with several jobs of a new host, which has a stash. */
async function jobsOnOneHost(bench: Bench, mode: Mode, count: number): Promise<Measured> {
  const { server, far } = await bench.once(countingServer)
  const parent = await mkdtemp(join(bench.disk, 'jobs-'))
  const host = placeIn(parent).newHost()
  const inputs = inputsOf(far, mode)
  server.requests.length = 0
  const times = await Promise.all(
    Array.from({ length: count }, async () => {
      const job = await host.newJob({ env: { RUNNER_ENVIRONMENT: 'self-hosted' } })
      const { stdout, stderr, exitCode, state, ms } = await restore(job, inputs)
      if (exitCode !== 0 || !stdout.includes('Cache restored from key') || stdout.includes('::warning'))
        throw new Error(`a job failed:\n${stdout}${stderr}`)
      const reading = await timed('cksum', [join(job.workspace, 'deps/large')], { signal: bench.signal })
      return { job, state, ms: ms + reading }
    }),
  )
  if (mode !== 'unpack') for (const { job, state } of times) await save(job, inputs, { state })
  await timed('rm', ['-rf', ...(await readdir(parent)).map((name) => join(parent, name))])
  return { slowestMs: Math.max(...times.map(({ ms }) => ms)), bytes: sentBytes(server) }
}

function sentBytes({ requests, objects }: FaultyS3): number {
  const ranges = requests
    .filter(({ operation, key }) => operation === 'GetObject' && objects.has(key))
    .map(({ headers }) => /^bytes=(\d*)-(\d+)$/.exec(String(headers.range)) ?? [])
  return ranges.reduce(
    (sum, [, start, end]) => sum + (start === '' ? Number(end) : Number(end) + 1 - Number(start)),
    0,
  )
}

function timeOf(mode: Mode, count: number): Contender {
  return {
    name: count === 1 ? 'one job' : `slowest of ${count} jobs`,
    measure: async (bench) => (await jobsOnOneHost(bench, mode, count)).slowestMs,
  }
}

export const manyJobs = (mode: Mode): Contender => timeOf(mode, jobs)
export const oneJob = (mode: Mode): Contender => timeOf(mode, 1)

/** The bytes that the store sends to many jobs of one host. */
export const bytesForMany = (mode: Mode): Contender => ({
  name: `${jobs} jobs, ${mode}`,
  measure: async (bench) => (await jobsOnOneHost(bench, mode, jobs)).bytes / 1024,
})

export const entrySize: Contender = { name: 'the entry', measure: async () => entryBytes / 1024 }
