// The cost of a lazy mount: bytes before the job starts, round trips per file, memory for a large image.
import { execFile } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isAhead } from '../../support/faults/lazy-trial.ts'
import { silent } from '../../support/faults/rules.ts'
import { type Inputs, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'
import { openFuse } from '../../support/jobs/fuse-device.ts'
import { expectNothingLeft, serverBelow, warningsOf } from '../../support/jobs/lazy-job.ts'
import { newRandom } from '../../support/random.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import type { S3Request } from '../../support/servers/s3-request.ts'

const place = newPlace()
const host = place.newHost()
const exec = promisify(execFile)
const mebibyte = 1024 * 1024
openFuse()

let server: FaultyS3
beforeAll(async () => {
  server = await startFaultyS3()
})
beforeEach(() => {
  server.rules = []
})
afterAll(() => server.stop())

const inputsFor = (key: string): Inputs => ({
  path: 'tree',
  key,
  mode: 'lazy',
  bucket: server.bucket,
  endpoint: server.endpoint,
  'access-key-id': server.accessKeyId,
  'secret-access-key': server.secretAccessKey,
})

async function saved(key: string, fill: (workspace: string) => void): Promise<Inputs> {
  const job = await host.newJob()
  fill(job.workspace)
  const inputs = inputsFor(key)
  expect(logOf(await save(job, inputs))).toContain(`Cache saved with key: ${key}`)
  return inputs
}

/** How many bytes a request asks for. */
function bytesOf({ operation, headers }: S3Request): number {
  if (operation !== 'GetObject') return 0
  const [, start, last] = /^bytes=(\d*)-(\d+)$/.exec(String(headers.range)) ?? []
  return start === '' ? Number(last) : Number(last) - Number(start) + 1
}

it('receives at most 4 MiB until it is ready, and needs at most 3 round trips for one of thousands of files', async () => {
  const random = newRandom(5)
  const files = Array.from({ length: 5_000 }, (_, nth) => [
    `tree/d${nth % 70}/e${nth % 7}/${nth}`,
    random.bytes(5_000),
  ])
  const tree = Object.fromEntries(files)
  // One request ahead will soon bring the first blocks, so they are not requested again.
  const inputs = { ...(await saved('many', (workspace) => writeTree(workspace, tree))), connections: '1' }
  // What is fetched ahead never comes.
  server.rules = [{ on: (request) => bytesOf(request) > 4 * mebibyte, fault: silent }]
  server.requests.length = 0
  const job = await host.newJob()
  let readyBytes = Number.NaN
  const main = await restore(job, inputs, {
    onSpawn: (child) =>
      child.stdout?.on('data', (text: string) => {
        if (text.includes('Cache restored successfully'))
          readyBytes = server.requests.reduce((sum, request) => sum + bytesOf(request), 0)
      }),
  })
  expect(main.outputs.hit).toBe('exact')
  expect(readyBytes).toBeGreaterThan(0)
  expect(readyBytes).toBeLessThanOrEqual(4 * mebibyte)
  // But the tables, which do come at once.
  while (!server.requests.some(isAhead)) await sleep(10)
  await sleep(300)
  const trips: number[] = []
  for (const nth of [1_234, 2_500, 3_456, 4_321]) {
    const before = server.requests.length
    const path = join(job.workspace, files[nth]?.[0] as string)
    const { stdout } = await exec('cat', [path], { encoding: 'buffer' })
    expect(Buffer.compare(stdout, files[nth]?.[1] as Buffer)).toBe(0)
    trips.push(server.requests.slice(before).filter((request) => bytesOf(request) <= 4 * mebibyte).length)
  }
  expect(Math.max(...trips)).toBeLessThanOrEqual(3)
  expect(Math.max(...trips)).toBeGreaterThan(0)
  expect((await save(job, inputs, { state: main.state })).exitCode).toBe(0)
  await expectNothingLeft(job)
})

it('takes less than 200 MiB of memory for an image of 256 MiB that is fetched ahead and read', async () => {
  const random = newRandom(6)
  const inputs = await saved('large', (workspace) => {
    mkdirSync(join(workspace, 'tree'))
    const file = openSync(join(workspace, 'tree/large'), 'w')
    for (let written = 0; written < 256; written += 16) writeSync(file, random.bytes(16 * mebibyte))
  })
  const job = await host.newJob()
  const main = await restore(job, inputs)
  const pid = serverBelow(dirname(job.temp))
  await exec('cksum', [join(job.workspace, 'tree/large')])
  const [, peakKiB] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/) ?? []
  expect(Number(peakKiB) / 1024).toBeLessThan(200)
  expect(warningsOf(await save(job, inputs, { state: main.state }))).toEqual([])
  await expectNothingLeft(job)
})
