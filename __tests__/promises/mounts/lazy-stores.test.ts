// Lazy mounts from all stores: signed URLs that expire meanwhile, and the copies in the stash.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '../../../scripts/as-runner.ts'
import { usualIndexBytes } from '../../../src/entry/index-frame.ts'
import { isAhead } from '../../support/faults/lazy-trial.ts'
import { cutAsking, once, status } from '../../support/faults/rules.ts'
import { type Host, type Inputs, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'
import { openFuse } from '../../support/jobs/fuse-device.ts'
import { described, expectNothingLeft, mountsBelow, warningsOf } from '../../support/jobs/lazy-job.ts'
import { filesIn } from '../../support/jobs/stash-bucket.ts'
import { newRandom } from '../../support/random.ts'
import { type CacheService, runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'
import type { Fault, Rule } from '../../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import type { HttpRequest } from '../../support/servers/faulty-server.ts'

const place = newPlace()
openFuse()
const random = newRandom(9)
const files = Object.fromEntries(
  Array.from({ length: 12 }, (_, nth) => [`tree/d${nth % 3}/${nth}`, random.bytes(1_000_000)]),
)

interface Backed {
  inputs: Inputs
  env: Record<string, string>
  /** Has requests of which the predicate is true go wrong. */
  goWrong(rules: Rule<HttpRequest & { operation: string }>[]): void
  requests: (HttpRequest & { operation: string })[]
}

let s3: FaultyS3
let services: CacheService[]
beforeAll(async () => {
  s3 = await startFaultyS3()
  services = await Promise.all([startCacheService('memory'), startCacheService('memory')])
})
afterAll(() => Promise.all([s3, ...services].map((server) => server.stop())))

const inBucket = (): Backed => ({
  inputs: {
    bucket: s3.bucket,
    endpoint: s3.endpoint,
    'access-key-id': s3.accessKeyId,
    'secret-access-key': s3.secretAccessKey,
  },
  env: {},
  goWrong: (rules) => void Object.assign(s3, { rules }),
  requests: s3.requests,
})
const inService = (version: 'v1' | 'v2') => (): Backed => {
  const service = services[version === 'v1' ? 0 : 1] as CacheService
  return {
    inputs: {},
    env: runnerEnv(service, version),
    goWrong: (rules) => void Object.assign(service, { rules }),
    requests: service.requests,
  }
}

const stashOf = (host: Host): string => join(host.dir, 'tools', 'headstart-copies')
const copiesIn = (host: Host): string[] => filesIn(stashOf(host)).filter((path) => !path.includes('.drafts'))

describe.each<[string, () => Backed]>([
  ['a bucket', inBucket],
  ['version 2 of the cache service', inService('v2')],
  ['version 1 of the cache service', inService('v1')],
])('%s', (_, open) => {
  const tried = { path: 'tree', key: 'a-key', mode: 'lazy' }
  let source: string[]

  beforeAll(async () => {
    const { inputs, env } = open()
    const job = await place.newHost().newJob({ env })
    writeTree(job.workspace, files)
    source = await described(join(job.workspace, 'tree'))
    expect(logOf(await save(job, { ...inputs, ...tried }))).toContain('Cache saved with key: a-key')
  })

  async function mounted(host: Host) {
    const { inputs, env, requests } = open()
    const job: Job = await host.newJob({ env: { ...env, RUNNER_ENVIRONMENT: 'self-hosted' } })
    const before = requests.length
    const main = await restore(job, { ...inputs, ...tried })
    expect({ hit: main.outputs.hit, warnings: warningsOf(main) }).toEqual({ hit: 'exact', warnings: [] })
    const isLazy = mountsBelow(dirname(job.temp)).some((line) => line.includes(' - fuse '))
    return {
      isLazy,
      tree: join(job.workspace, 'tree'),
      downloads: () => requests.slice(before).filter(isDownload).length,
      async post() {
        const end = await save(job, { ...inputs, ...tried }, { state: main.state })
        await expectNothingLeft(job)
        return warningsOf(end)
      },
    }
  }

  it('is read although URLs expire and cannot be renewed at once, and fills the stash', async () => {
    const { goWrong } = open()
    const host = place.newHost()
    goWrong([
      ...once(isAhead, { kind: 'expire' }),
      // Of those that come first, some belong to main.
      { on: ({ operation }) => /^GetCache/.test(operation), after: 2, times: 8, fault: status(503) },
    ])
    const first = await mounted(host)
    expect(first.isLazy).toBe(true)
    expect(await described(first.tree)).toEqual(source)
    // It has its name before the job is over.
    while (copiesIn(host).length === 0) await sleep(20)
    expect(await first.post()).toEqual([])
    expect(copiesIn(host)).toHaveLength(1)
    const second = await mounted(host)
    expect(second.isLazy).toBe(false)
    expect(await described(second.tree)).toEqual(source)
    expect(second.downloads()).toBe(0)
    expect(await second.post()).toEqual([])
  })

  it('leaves no copy in the stash if the job ends before all has arrived', async () => {
    const { goWrong } = open()
    const host = place.newHost()
    const slow: Fault = { kind: 'drip', bytes: 20_000, everyMs: 100 }
    goWrong([{ on: isAhead, fault: slow }])
    const { isLazy, post } = await mounted(host)
    expect(isLazy).toBe(true)
    await sleep(200)
    expect(await post()).toEqual([])
    expect(filesIn(stashOf(host))).toEqual([])
  })

  it('keeps no wrong byte in the stash, although a block that is requested twice is wrong once', async () => {
    const { goWrong } = open()
    const host = place.newHost()
    goWrong([
      { on: isAhead, times: 2, fault: { kind: 'flip', at: 3_333_333 } },
      { on: isAhead, chance: 0.5, fault: cutAsking('reset', 0) },
    ])
    const { tree, post } = await mounted(host)
    expect(await described(tree)).toEqual(source)
    while (copiesIn(host).length === 0) await sleep(20)
    expect(await post()).toEqual([])
    goWrong([])
    const second = await mounted(host)
    expect(await described(second.tree)).toEqual(source)
    expect(await second.post()).toEqual([])
  })

  it('keeps no wrong byte in the stash that came with the index', async () => {
    const { goWrong } = open()
    const host = place.newHost()
    goWrong([{ on: isTail, fault: { kind: 'flip', at: 77 } }])
    const first = await mounted(host)
    expect(first.isLazy).toBe(true)
    while (copiesIn(host).length === 0) await sleep(20)
    expect(await described(first.tree)).toEqual(source)
    expect(await first.post()).toEqual([])
    const second = await mounted(host)
    expect(second.downloads()).toBe(0)
    expect(await described(second.tree)).toEqual(source)
    expect(await second.post()).toEqual([])
  })
})

it('entries of the local store are mounted in place', async () => {
  const host = place.newHost()
  const inputs = { path: 'tree', key: 'a-key', mode: 'lazy', store: 'local' }
  const saving = await host.newJob()
  writeTree(saving.workspace, { 'tree/file': 'content' })
  await save(saving, inputs)
  const source = await described(join(saving.workspace, 'tree'))
  const job = await host.newJob()
  const main = await restore(job, inputs)
  expect(logOf(main)).toContain('Mounted tree')
  expect(mountsBelow(dirname(job.temp)).filter((line) => line.includes(' - fuse '))).toEqual([])
  expect(readdirSync(join(job.workspace, 'tree'))).toEqual(['file'])
  expect(await described(join(job.workspace, 'tree'))).toEqual(source)
  expect(warningsOf(await save(job, inputs, { state: main.state }))).toEqual([])
  await expectNothingLeft(job)
})

function isDownload({ operation, headers }: HttpRequest & { operation: string }): boolean {
  // Entries are found by requests for one byte, or for their end, where the index is.
  const isLookup = /^bytes=0-0$/.test(String(headers.range)) || isTail({ headers })
  return /^Get(Object|Blob|Archive)$/.test(operation) && !isLookup
}

/** The request for the index, whose length is unknown. */
function isTail({ headers }: Pick<HttpRequest, 'headers'>): boolean {
  const [, start, last] = /^bytes=(\d*)-(\d+)$/.exec(String(headers.range)) ?? []
  return start === '' || Number(last) - Number(start) + 1 === usualIndexBytes
}
