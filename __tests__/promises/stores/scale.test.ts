// Eight jobs at once send as many requests as docs/scale.md says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Inputs, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'
import { newRandom } from '../../support/random.ts'
import { type CacheService, runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8')
const place = newPlace()
const jobs = 8
let s3: FaultyS3
let service: CacheService
beforeAll(async () => {
  s3 = await startFaultyS3()
  service = await startCacheService('memory')
  // The first saves of a repository, in one part and in several, also test two writes at the same time.
  await saveOne({ ...inBucket(), key: 'first' }, 1000)
  await saveOne({ ...inBucket(), key: 'first-in-parts' }, largeBytes)
})
afterAll(() => Promise.all([s3.stop(), service.stop()]))

const inBucket = (): Inputs => ({
  bucket: s3.bucket,
  endpoint: s3.endpoint,
  'access-key-id': s3.accessKeyId,
  'secret-access-key': s3.secretAccessKey,
})

/** What the page calls the requests. */
const words: Record<string, string> = {
  ListObjectsV2: 'LIST',
  GetObject: 'GET',
  HeadObject: 'HEAD',
  PutObject: 'PUT',
  UploadPart: 'PUT',
  CreateMultipartUpload: 'POST',
  CompleteMultipartUpload: 'POST',
  AbortMultipartUpload: 'DELETE',
  GetCacheEntryDownloadURL: 'LOOKUP',
  CreateCacheEntry: 'CALL',
  FinalizeCacheEntryUpload: 'CALL',
  GetBlob: 'GET',
  PutBlob: 'PUT',
  PutBlock: 'PUT',
  PutBlockList: 'PUT',
}

/** The cell of the page's table, with its numbers filled in: `2B + P GET` is so many requests of that kind. */
function onPaper(step: string, mode: string, store: number, numbers: { B: number; P: number }) {
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const cell = rows.find((row) => row[1] === step && row[2] === mode)?.[3 + store] ?? ''
  const terms = cell.split(', ').map((term): [string, number] => {
    const [, sum = '', word = ''] = /^(.*) (\w+)$/.exec(term) ?? []
    const values = sum.split(' + ').map((part) => {
      const [, factor, letter] = /^(\d*)([BP]?)$/.exec(part) ?? []
      return Number(factor || 1) * (letter ? numbers[letter as 'B' | 'P'] : 1)
    })
    return [word, values.reduce((all, value) => all + value, 0)]
  })
  return Object.fromEntries(terms)
}

async function perJob(requests: { operation: string }[], work: () => Promise<unknown[]>) {
  const before = requests.length
  const { length } = await work()
  const made = Map.groupBy(requests.slice(before), ({ operation }) => words[operation] ?? operation)
  return Object.fromEntries([...made].map(([word, found]) => [word, found.length / length]))
}

const inputsFor = (more: Inputs): Inputs => ({ path: 'deps', key: 'a-key', ...more })

async function saveOne(more: Inputs, bytes: number, env: Record<string, string> = {}): Promise<void> {
  const job = await place.newHost().newJob({ env })
  writeTree(job.workspace, { 'deps/file': newRandom(1).bytes(bytes) })
  const inputs = inputsFor(more)
  expect(logOf(await save(job, inputs))).toContain(`Cache saved with key: ${inputs.key}`)
}

async function restoreOne(more: Inputs, env: Record<string, string>): Promise<void> {
  const job = await place.newHost().newJob({ env })
  expect((await restore(job, inputsFor(more))).outputs.hit).toBe('exact')
}

const together = (work: (nth: number) => Promise<void>) => () =>
  Promise.all(Array.from({ length: jobs }, (_, nth) => work(nth)))

// Two parts of 8 MiB: below 10 MiB, an entry is one part.
const largeBytes = 11_000_000
const onBranch = { GITHUB_REF: 'refs/heads/topic' }

it('with a bucket', async () => {
  const saves = await perJob(
    s3.requests,
    together((nth) => saveOne({ ...inBucket(), key: `small-${nth}` }, 1000)),
  )
  expect(saves).toEqual(onPaper('save, P = 1', 'any', 0, { B: 1, P: 1 }))
  const largeSave = await perJob(s3.requests, async () => [await saveOne(inBucket(), largeBytes)])
  expect(largeSave).toEqual(onPaper('save, P > 1', 'any', 0, { B: 1, P: 2 }))
  const restores = await perJob(
    s3.requests,
    together(() => restoreOne(inBucket(), onBranch)),
  )
  expect(restores).toEqual(onPaper('restore', '`unpack`', 0, { B: 2, P: 2 }))
})

it('with the cache service', async () => {
  const env = runnerEnv(service, 'v2')
  const largeSave = await perJob(service.requests, async () => [await saveOne({}, largeBytes, env)])
  expect(largeSave).toEqual(onPaper('save, P > 1', 'any', 1, { B: 1, P: 2 }))
  const restores = await perJob(
    service.requests,
    together(() => restoreOne({}, { ...env, ...onBranch })),
  )
  expect(restores).toEqual(onPaper('restore', '`unpack`', 1, { B: 2, P: 2 }))
})
