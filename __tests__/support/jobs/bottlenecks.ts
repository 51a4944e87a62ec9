// Runs steps with a known bottleneck and returns their reports.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import type { Bottleneck, Report } from '../../../src/report/report.ts'
import { entriesOf, type Inputs, type Place, restore, save, writeTree } from '../host.ts'
import { startFaultyS3 } from '../servers/faulty-s3.ts'
import { type Limits, throttled } from '../servers/throttle.ts'
import { type CappedDisk, forget, newCappedDisk } from './capped-disk.ts'

export interface Known {
  kind: Bottleneck['kind']
  /** Runs the step anew. */
  run(): Promise<Report>
}

/** Steps by what they do, all in surroundings that `close` takes away. */
export interface Bottlenecks {
  steps: Record<string, Known>
  close(): Promise<void>
}

const mebibyte = 1024 * 1024

/** A tree that no compression makes smaller. */
function writeRandom(job: Job, mebibytes: number): void {
  const files = Array.from({ length: mebibytes }, (_, at) => [`tree/${at}`, randomBytes(mebibyte)] as const)
  writeTree(job.workspace, Object.fromEntries(files))
}

function reportOf({ outputs, stdout, stderr }: StepRun): Report {
  if (!outputs.report) throw new Error(`there is no report: ${stdout}${stderr}`)
  return JSON.parse(readFileSync(outputs.report, 'utf8'))
}

const key = 'key'

/** The target's disk, or that of the local store, is capped. */
export async function onCappedDisk(place: Place): Promise<Bottlenecks> {
  const disk = await newCappedDisk(place.dir, 10 * mebibyte)
  const kind = 'disk throughput'
  const steps: Record<string, Known> = {
    'unpacking to it': { kind, run: () => unpackTo(disk, place) },
    'saving to it': { kind, run: async () => (await saveTo(disk, place)).report },
    'restoring from it': { kind, run: () => restoreFrom(disk, place) },
  }
  return { steps, close: disk.remove }
}

async function unpackTo(disk: CappedDisk, place: Place): Promise<Report> {
  const host = place.newHost()
  const source = await host.newJob()
  writeRandom(source, 30)
  const inputs = { key, path: 'tree' }
  await save(source, inputs)
  return reportOf(await restore(await host.newJob({ workspace: mkdtempSync(join(disk.dir, 'd-')) }), inputs))
}

async function saveTo(disk: CappedDisk, place: Place): Promise<{ report: Report; inputs: Inputs }> {
  const job = await place.newHost().newJob()
  writeRandom(job, 30)
  const inputs = { key, path: 'tree', 'local-dir': mkdtempSync(join(disk.dir, 'd-')) }
  return { report: reportOf(await save(job, inputs)), inputs }
}

async function restoreFrom(disk: CappedDisk, place: Place): Promise<Report> {
  const { inputs } = await saveTo(disk, place)
  for (const entry of entriesOf(String(inputs['local-dir']))) forget(entry)
  return reportOf(await restore(await place.newHost().newJob(), inputs))
}

/** The way to a bucket is narrow, or long. */
export async function onLimitedWay(place: Place): Promise<Bottlenecks> {
  const server = await startFaultyS3()
  const open = (limits: Limits) => throttled(server.endpoint, limits)
  const narrow = await open({ latencyMs: 5, bytesPerSecond: 2 * mebibyte })
  const long = await open({ latencyMs: 800, bytesPerSecond: 1000 * mebibyte })
  let prefixes = 0
  const inputsBy = (origin: string): Inputs => ({
    key,
    path: 'tree',
    bucket: server.bucket,
    'bucket-prefix': `run-${prefixes++}`,
    endpoint: origin,
    region: server.region,
    connections: '2',
    'part-size': '5MiB',
    'access-key-id': server.accessKeyId,
    'secret-access-key': server.secretAccessKey,
  })
  const saved = async (inputs: Inputs, mebibytes: number): Promise<Report> => {
    const job = await place.newHost().newJob()
    writeRandom(job, mebibytes)
    return reportOf(await save(job, inputs))
  }
  /** What came by the short way is restored by another one. */
  const restored = async (origin: string, mebibytes: number): Promise<Report> => {
    const inputs = inputsBy(server.endpoint)
    await saved(inputs, mebibytes)
    return reportOf(await restore(await place.newHost().newJob(), { ...inputs, endpoint: origin }))
  }
  return {
    steps: {
      'restoring by a narrow way': { kind: 'network', run: () => restored(narrow.origin, 12) },
      'saving by a narrow way': { kind: 'network', run: () => saved(inputsBy(narrow.origin), 12) },
      'restoring by a long way': { kind: 'store latency', run: () => restored(long.origin, 1) },
    },
    close: async () => {
      await Promise.all([narrow.stop(), long.stop(), server.stop()])
    },
  }
}
