// The built action on Windows with each store, and beside other jobs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  annotationsOf,
  entriesOf,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { newRandom } from '../support/random.ts'
import { type CacheService, runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import type { S3Request } from '../support/servers/s3-request.ts'
import { useWindows } from '../support/windows/wine.ts'

const place = newPlace()
const windows = useWindows(place)
let s3: FaultyS3
let service: CacheService
beforeAll(async () => {
  s3 = await startFaultyS3()
  service = await startCacheService('memory')
})
afterAll(() => Promise.all([s3?.stop(), service?.stop()]))

const content = newRandom(2).bytes(3_000_000)
const inputs = { key: 'key', path: 'deps' }
const bucketInputs = (): Inputs => ({
  ...inputs,
  bucket: s3.bucket,
  endpoint: s3.endpoint,
  'access-key-id': s3.accessKeyId,
  'secret-access-key': s3.secretAccessKey,
})

it('a bucket is asked once for what a self-hosted runner restores twice', async () => {
  const host = place.newHost()
  const newJob = () => host.newJob({ system: windows(), env: { RUNNER_ENVIRONMENT: 'self-hosted' } })
  const first = await newJob()
  writeTree(first.workspace, { 'deps/large': content })
  expect(logOf(await save(first, bucketInputs())).at(-1)).toBe('Cache saved with key: key')
  const isDownload = ({ operation, headers }: S3Request): boolean =>
    operation === 'GetObject' && String(headers.range).startsWith('bytes=0-')
  s3.requests.length = 0
  for (const _ of [1, 2]) {
    const job = await newJob()
    const run = await restore(job, bucketInputs())
    expect(logOf(run)).toContain('Cache restored from key: key')
    expect(annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))).toEqual([])
    expect(readFileSync(join(job.workspace, 'deps/large')).equals(content)).toBe(true)
  }
  expect(s3.requests.filter(isDownload)).toHaveLength(1)
})

it('GitHub’s service has what main missed and post saved', async () => {
  const host = place.newHost()
  const newJob = () => host.newJob({ system: windows(), env: runnerEnv(service, 'v2') })
  const first = await newJob()
  const missed = await restore(first, inputs)
  expect(missed.outputs.hit).toBe('miss')
  writeTree(first.workspace, { 'deps/large': content })
  const saved = await save(first, inputs, { state: missed.state })
  expect(logOf(saved).at(-1)).toBe('Cache saved with key: key')
  const second = await newJob()
  const run = await restore(second, inputs)
  expect(run.outputs.hit).toBe('exact')
  expect(annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))).toEqual([])
  expect(readFileSync(join(second.workspace, 'deps/large')).equals(content)).toBe(true)
})

it('of jobs that save one key at once, one does, and jobs that restore at once into one target all have it', async () => {
  const host = place.newHost()
  const jobs = await Promise.all([1, 2].map(() => host.newJob({ system: windows() })))
  for (const { workspace } of jobs) writeTree(workspace, { 'deps/large': content })
  const saves = await Promise.all(jobs.map((job) => save(job, inputs)))
  // Where this fails, it shows whole logs.
  const endings = [/^Cache saved with key: key$/m, /^Failed to save: Unable to reserve cache with key key/m]
  const logs = saves.map((run) => logOf(run).join('\n'))
  for (const ending of endings) expect(logs).toContainEqual(expect.stringMatching(ending))
  expect(entriesOf(host.store)).toHaveLength(1)
  const target = await host.newJob({ system: windows() })
  const runs = await Promise.all([restore(target, inputs), restore(target, inputs)])
  expect(runs.map(({ outputs }) => outputs.hit)).toContain('exact')
  expect(runs.flatMap(annotationsOf)).toEqual([])
  expect(readFileSync(join(target.workspace, 'deps/large')).equals(content)).toBe(true)
})
