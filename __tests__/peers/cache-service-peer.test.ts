// GitHub's real cache client talks to the tests' cache service: both must understand each other.
import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { describeTree } from '../support/corpus/tree.ts'
import { newPlace, pathOf, writeTree } from '../support/host.ts'
import { newRandom } from '../support/random.ts'
import { azureOrigin } from '../support/servers/azure-sas.ts'
import { type Azurite, startAzurite } from '../support/servers/azurite.ts'
import { newToken } from '../support/servers/cache-service/token.ts'
import { type CacheService, runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import type { Fault } from '../support/servers/faults.ts'
import type { PeerRun, PeerStep } from '../support/servers/peer.ts'
import { newPeerPool } from '../support/servers/peer-pool.ts'
import type { Stoppable } from '../support/servers/supervised.ts'
import { throttled } from '../support/servers/throttle.ts'

const place = newPlace()
const host = place.newHost()
const pool = newPeerPool(3)
const services: Stoppable[] = []
let azurite: Azurite
beforeAll(async () => {
  azurite = await startAzurite({ parent: place.dir })
})
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()))
})
afterAll(async () => {
  pool.stop()
  await azurite?.stop()
})

async function newService(): Promise<CacheService> {
  const service = await startCacheService(azurite)
  services.push(service)
  return service
}

type Step = Partial<PeerStep> & Pick<PeerStep, 'entry'>

/** Saves or restores `tree`, under the key `key` unless said otherwise. */
function peer(job: Job, env: Record<string, string>, step: Step): Promise<PeerRun> {
  const told = { ...job, env: { ...job.env, ...env } }
  return pool.run(told, { paths: ['tree'], key: 'key', ...step })
}

/** A job with a tree of every kind of file that the peer keeps. */
async function newJobWithTree(bytes = 100_000): Promise<Job> {
  const job = await host.newJob()
  const tree = join(job.workspace, 'tree')
  writeTree(tree, { 'a/random': newRandom(bytes).bytes(bytes), 'b c/ü': 'text', empty: '' })
  mkdirSync(join(tree, 'a', 'nothing'))
  symlinkSync('../empty', join(tree, 'a', 'link'))
  linkSync(join(tree, 'empty'), join(tree, 'twin'))
  return job
}

function treeOf({ workspace }: Job): string[] {
  return describeTree(join(workspace, 'tree'))
}

function operationsOf({ requests }: CacheService): string[] {
  return requests.map(({ operation }) => operation)
}

describe.each(['v2', 'v1'] as const)('%s', (version) => {
  it.each(['zstd', 'gzip'])('stores an archive packed with %s, and returns it', async (program) => {
    const service = await newService()
    const env = runnerEnv(service, version)
    if (program === 'gzip') env.PATH = pathOf(host, { tar: 'tar', gzip: 'gzip' })
    const [saver, restorer] = [await newJobWithTree(), await host.newJob()]
    const missed = await peer(restorer, env, { entry: 'restore' })
    expect(missed).toMatchObject({ exitCode: 0, log: [] })
    expect(missed.result).toBeUndefined()
    expect(await peer(saver, env, { entry: 'save' })).toMatchObject({ exitCode: 0, result: 1 })
    const restored = await peer(restorer, env, { entry: 'restore' })
    expect(restored).toMatchObject({ exitCode: 0, result: 'key' })
    expect(restored.log).toContain('Cache restored successfully')
    expect(restored.log.join('\n')).toContain(program === 'gzip' ? 'cache.tgz' : 'cache.tzst')
    expect(treeOf(restorer)).toEqual(treeOf(saver))
  })

  it('detects an existing entry', async () => {
    const service = await newService()
    const env = runnerEnv(service, version)
    const job = await newJobWithTree()
    expect((await peer(job, env, { entry: 'save' })).result).toBe(1)
    const again = await peer(job, env, { entry: 'save' })
    expect(again).toMatchObject({ exitCode: 0, result: -1 })
    expect(again.log.at(-1)).toMatch(
      /^Failed to save: Unable to reserve cache with key key, another job may be creating this cache\./,
    )
  })

  it('finds by restore keys, and by prefix, also without a download', async () => {
    const service = await newService()
    const env = runnerEnv(service, version)
    const job = await newJobWithTree()
    for (const key of ['linux-1', 'linux-2']) await peer(job, env, { entry: 'save', key })
    const found: Step = { entry: 'restore', key: 'linux-3', restoreKeys: ['mac-', 'linux-'] }
    expect((await peer(job, env, found)).result).toBe('linux-2')
    service.requests.length = 0
    const looked = await peer(job, env, { entry: 'restore', key: 'linux-', lookupOnly: true })
    expect(looked.result).toBe('linux-2')
    expect(looked.log).toContain('Lookup only - skipping download')
    expect(service.requests).toHaveLength(1)
    expect((await peer(job, env, { entry: 'restore', paths: ['tree', 'more'], key: 'linux-1' })).result).toBe(
      undefined,
    )
  })

  it.each([
    {
      permission: 1,
      entry: 'save',
      says: /^::warning::Failed to save: .*More details: cache write denied: /,
    },
    { permission: 2, entry: 'restore', says: /^::warning::Failed to restore: .*cache read denied: / },
  ] as const)('denies a $entry to who may only do the other', async ({ permission, entry, says }) => {
    const service = await newService()
    const env = runnerEnv(service, version, newToken({ 'refs/heads/main': permission }))
    const { exitCode, log } = await peer(await newJobWithTree(), env, { entry })
    expect(exitCode).toBe(0)
    expect(log.at(-1)).toMatch(says)
  })

  it('returns URLs of Azure, so that the client downloads in parallel', async () => {
    const service = await newService()
    service.blobOrigin = azureOrigin(azurite, service.origin)
    const env = runnerEnv(service, version)
    const mebibytes = version === 'v2' ? 130 : 34
    const [saver, restorer] = [await newJobWithTree(mebibytes * 2 ** 20), await host.newJob()]
    await peer(saver, env, { entry: 'save' })
    const uploads = operationsOf(service).filter((name) => /PutBl|Chunk/.test(name))
    expect(uploads).toEqual(
      version === 'v2'
        ? ['PutBlock', 'PutBlock', 'PutBlock', 'PutBlockList']
        : ['UploadChunk', 'UploadChunk'],
    )
    // A server may tell the number of a block by the end of its name, which therefore has to look like this.
    const blocks = service.requests.filter(({ operation }) => operation === 'PutBlock')
    const names = blocks.map(({ query }) => Buffer.from(query.get('blockid') ?? '', 'base64').toString())
    expect(names.filter((name) => !/^[\da-f-]{36}0{11}[0-2]$/.test(name))).toEqual([])
    expect((await peer(restorer, env, { entry: 'restore' })).result).toBe('key')
    const ranges = service.requests.map(({ headers }) => headers['x-ms-range'] ?? headers.range)
    expect(ranges).toContain('bytes=4194304-8388607')
    expect(treeOf(restorer)).toEqual(treeOf(saver))
  })
})

it('lets blobs use another address than the rest', async () => {
  const service = await newService()
  const way = await throttled(azurite.origin, { latencyMs: 5, bytesPerSecond: 50_000_000 })
  services.push(way)
  service.blobOrigin = azureOrigin(azurite, way.origin)
  const env = runnerEnv(service, 'v2')
  const [saver, restorer] = [await newJobWithTree(), await host.newJob()]
  await peer(saver, env, { entry: 'save' })
  expect((await peer(restorer, env, { entry: 'restore' })).result).toBe('key')
  expect(operationsOf(service)).toEqual([
    'CreateCacheEntry',
    'FinalizeCacheEntryUpload',
    'GetCacheEntryDownloadURL',
  ])
  expect(treeOf(restorer)).toEqual(treeOf(saver))
})

// What a client makes of a fault that strikes its download; all these it takes for a miss.
it.each<[string, Fault]>([
  ['a cut', { kind: 'cut', how: 'fin', at: 'answer', bytes: 1000 }],
  ['a page', { kind: 'page' }],
  ['a URL that has expired', { kind: 'expire' }],
  ['a blob that is gone', { kind: 'delete' }],
])('may go wrong by %s', async (_, fault) => {
  const service = await newService()
  const env = runnerEnv(service, 'v2')
  const job = await newJobWithTree()
  await peer(job, env, { entry: 'save' })
  service.rules = [{ on: ({ operation }) => operation === 'GetBlob', fault }]
  const { exitCode, result, log } = await peer(job, env, { entry: 'restore' })
  expect([exitCode, result]).toEqual([0, undefined])
  // Its progress, which a timer prints, may be the last line.
  expect(log).toContainEqual(expect.stringMatching(/^::warning::Failed to restore: /))
})

it('serves several jobs at once, one of which saves', async () => {
  const service = await newService()
  const env = runnerEnv(service, 'v2')
  const jobs = await Promise.all([1, 2, 3].map(() => newJobWithTree()))
  const runs = await Promise.all(jobs.map((job) => peer(job, env, { entry: 'save' })))
  expect(runs.map(({ result }) => result).sort()).toEqual([-1, -1, 1])
})

it('needs a client that reports its errors', async () => {
  const service = await newService()
  const job = await newJobWithTree()
  const run = await peer(job, runnerEnv(service, 'v2'), { entry: 'restore', key: 'a,b' })
  expect(run).toMatchObject({ exitCode: 1, error: expect.stringContaining('cannot contain commas') })
  expect(execFileSync('ls', [job.temp], { encoding: 'utf8' })).toBe('')
})
