// A second store takes the place of one that cannot be reached, as the built action uses it.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import { always, cutAnswering, silent, status } from '../../support/faults/rules.ts'
import {
  annotationsOf,
  describeAsRoot,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { expectNothingLeft } from '../../support/jobs/lazy-job.ts'
import { newRandom } from '../../support/random.ts'
import { newToken } from '../../support/servers/cache-service/token.ts'
import { type CacheService, runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'
import type { Rule } from '../../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import type { S3Request } from '../../support/servers/s3-request.ts'

const place = newPlace()
const content = newRandom(1).bytes(3_000_000)
const files = { 'deps/one': 'one', 'deps/large': content }

/** A bucket, and a cache service beside it. */
interface Stores {
  s3: FaultyS3
  service: CacheService
}

const started: Stores[] = []
afterAll(() => Promise.all(started.flatMap(({ s3, service }) => [s3.stop(), service.stop()])))

async function start(): Promise<Stores> {
  const stores = { s3: await startFaultyS3(), service: await startCacheService('memory') }
  started.push(stores)
  return stores
}

const inBucket = ({ s3 }: Stores, more: Inputs = {}): Inputs => ({
  path: 'deps',
  key: 'a-key',
  bucket: s3.bucket,
  endpoint: s3.endpoint,
  'access-key-id': s3.accessKeyId,
  'secret-access-key': s3.secretAccessKey,
  store: 's3, github',
  ...more,
})

const newJob = ({ service }: Stores, env: Record<string, string> = {}): Promise<Job> =>
  place.newHost().newJob({ env: { ...runnerEnv(service, 'v2'), ...env } })

async function saveTo(stores: Stores, inputs: Inputs, env: Record<string, string> = {}): Promise<void> {
  const job = await newJob(stores, env)
  writeTree(job.workspace, files)
  expect(logOf(await save(job, inputs))).toContain(`Cache saved with key: ${inputs.key}`)
}

/** Stores of which only the second one has the entry. */
async function startWithSecond(more: Inputs = {}): Promise<Stores> {
  const stores = await start()
  await saveTo(stores, inBucket(stores, { ...more, store: 'github' }))
  stores.s3.requests.length = 0
  stores.service.requests.length = 0
  return stores
}

function expectContent({ workspace }: Job): void {
  expect(readFileSync(join(workspace, 'deps/one'), 'utf8')).toBe('one')
  expect(readFileSync(join(workspace, 'deps/large')).equals(content)).toBe(true)
}

const warningsOf = (run: StepRun): string[] =>
  annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))
const reportOf = ({ outputs }: StepRun): { store: string; outcome: string } =>
  JSON.parse(readFileSync(String(outputs.report), 'utf8'))
const instead =
  /^::warning::Using the cache service at 127\.0\.0\.1:\d+ instead of the S3 bucket cache at .*: /
const isAny = (): boolean => true
const down = (stores: Stores): void => {
  stores.s3.rules = always(isAny, status(503, { code: 'InternalError' }))
}

type Trouble = [what: string, strike: (stores: Stores) => Inputs | Promise<Inputs>, cause: RegExp]

const unreachable: Trouble[] = [
  [
    'refuses connections',
    async ({ s3 }) => {
      await s3.stop()
      return {}
    },
    /refuses connections/,
  ],
  [
    'has a name that nobody knows',
    () => ({ endpoint: 'https://s3.invalid' }),
    /no host of that name|resolved/,
  ],
  ['is silent', ({ s3 }) => struck(s3, always(isAny, silent)), /gave no answer within/],
  ['resets connections', ({ s3 }) => struck(s3, always(isAny, cutAnswering('reset', 10))), /connection/],
  [
    'fails',
    ({ s3 }) => struck(s3, always(isAny, status(500, { code: 'InternalError' }))),
    /cannot answer now/,
  ],
  [
    'has a portal before it',
    ({ s3 }) => struck(s3, always(isAny, { kind: 'page' })),
    /does a proxy or portal want a login/,
  ],
  [
    'has no credentials',
    () => ({ 'access-key-id': '', 'secret-access-key': '' }),
    /there are no credentials for the bucket/,
  ],
]

function struck(s3: FaultyS3, rules: Rule<S3Request>[]): Inputs {
  s3.rules = rules
  return {}
}

describe('an entry of the second store is restored where the first one', () => {
  it.concurrent.each(unreachable)('%s', async (_, strike, cause) => {
    const stores = await startWithSecond()
    const more = await strike(stores)
    const job = await newJob(stores)
    const main = await restore(job, inBucket(stores, more))
    expect(main.outputs.hit).toBe('exact')
    expectContent(job)
    expect(warningsOf(main)).toEqual([expect.stringMatching(instead)])
    expect(warningsOf(main)[0]).toMatch(cause)
    expect(reportOf(main)).toMatchObject({
      outcome: 'exact hit',
      store: expect.stringMatching(/^cache service at/),
    })
  })
})

const refusals: Trouble[] = [
  ['has no such entry', () => ({}), /^$/],
  [
    'denies access',
    ({ s3 }) => struck(s3, always(isAny, status(403, { code: 'AccessDenied' }))),
    /denies access/,
  ],
  [
    'does not know the key',
    ({ s3 }) => struck(s3, always(isAny, status(403, { code: 'InvalidAccessKeyId' }))),
    /does not accept the credentials/,
  ],
  [
    'is the wrong bucket',
    ({ s3 }) => struck(s3, always(isAny, status(404, { code: 'NoSuchBucket' }))),
    /there is no bucket/,
  ],
]

describe('the second store gets no request where the first one', () => {
  it.concurrent.each(refusals)('%s', async (_, strike, cause) => {
    const stores = await startWithSecond()
    const more = await strike(stores)
    const main = await restore(await newJob(stores), inBucket(stores, more))
    expect(main.outputs.hit).toBe('miss')
    expect(warningsOf(main).join('')).toMatch(cause)
    expect(stores.service.requests).toEqual([])
  })

  it('is there, and has the entry', async () => {
    const stores = await start()
    await saveTo(stores, inBucket(stores))
    const job = await newJob(stores)
    const main = await restore(job, inBucket(stores))
    expectContent(job)
    expect([main.outputs.hit, warningsOf(main), stores.service.requests]).toEqual(['exact', [], []])
    expect(reportOf(main).store).toMatch(/^S3 bucket/)
  })

  it('ends in the middle of a restore: a miss, and the files are as they were', async () => {
    const stores = await startWithSecond()
    await saveTo(stores, inBucket(stores, { store: 's3' }))
    const job = await newJob(stores)
    writeTree(job.workspace, { 'deps/one': 'mine' })
    const tree = () => describeTree(job.workspace, { ignoreMtimeOf: (path) => path === '.' })
    const before = tree()
    const isBody = ({ operation, headers }: S3Request): boolean =>
      operation === 'GetObject' && /^bytes=\d+-\d+$/.test(String(headers.range))
    stores.s3.rules = always(isBody, cutAnswering('reset', 1000))
    stores.service.requests.length = 0
    const main = await restore(job, inBucket(stores))
    expect(main.outputs.hit).toBe('miss')
    expect(warningsOf(main)).toEqual([expect.stringMatching(/^::warning::Failed to restore: .*connection/)])
    expect(tree()).toEqual(before)
    expect(stores.service.requests).toEqual([])
    expect(reportOf(main)).toMatchObject({ outcome: 'miss', store: expect.stringMatching(/^S3 bucket/) })
  })
})

it('a miss in both names both, and the step goes on', async () => {
  const stores = await start()
  down(stores)
  await stores.service.stop()
  const main = await restore(await newJob(stores), inBucket(stores))
  expect([main.exitCode, main.outputs.hit]).toEqual([0, 'miss'])
  expect(warningsOf(main)).toEqual([
    expect.stringMatching(instead),
    expect.stringMatching(/^::warning::Failed to restore: .*refuses connections/),
  ])
})

describe('post', () => {
  async function missed(store: string) {
    const stores = await start()
    down(stores)
    const job = await newJob(stores)
    const inputs = inBucket(stores, { store })
    const main = await restore(job, inputs)
    expect(main.outputs.hit).toBe('miss')
    writeTree(job.workspace, files)
    // The bucket is back, which the job does not learn.
    stores.s3.rules = []
    stores.s3.requests.length = 0
    const post = await save(job, inputs, { state: main.state })
    expect(stores.s3.requests).toEqual([])
    return { stores, post, inputs }
  }

  it('saves nothing in a second store that is only read, and says how it could', async () => {
    const { stores, post } = await missed('s3, github')
    expect(logOf(post)).toContainEqual(
      expect.stringMatching(
        /^Cache save skipped: the S3 bucket cache at .* could not be reached, and the cache service at .* is only read\. Write `store: s3, github, save` to save there, too\.$/,
      ),
    )
    expect(stores.service.v2.all).toEqual([])
  })

  it('saves in the second store if asked, where main has looked, and the next job finds it', async () => {
    const { stores, post, inputs } = await missed('s3, github, save')
    expect(logOf(post)).toContain('Cache saved with key: a-key')
    expect(reportOf(post).store).toMatch(/^cache service at/)
    expect(stores.service.v2.all).toHaveLength(1)
    down(stores)
    const next = await newJob(stores)
    expect((await restore(next, inputs)).outputs.hit).toBe('exact')
    expectContent(next)
  })
})

it.each([
  ['s3, github', 0],
  ['s3, github, save', 1],
])('save/ with `store: %s` saves %i entries in the second store', async (store, count) => {
  const stores = await start()
  down(stores)
  const job = await newJob(stores)
  writeTree(job.workspace, files)
  const run = await save(job, inBucket(stores, { store }))
  expect(run.exitCode).toBe(0)
  expect(stores.service.v2.all).toHaveLength(count)
  expect(warningsOf(run)).toEqual([
    expect.stringMatching(count ? instead : /Failed to save: .*cannot answer now/),
  ])
})

describe('somebody who makes the first store unreachable', () => {
  it('brings no entry that no key of the job has signed', async () => {
    const stores = await startWithSecond()
    down(stores)
    const job = await newJob(stores)
    const signing = { 'signing-key': randomBytes(32).toString('base64') }
    const main = await restore(job, inBucket(stores, signing))
    expect(main.outputs.hit).toBe('miss')
    expect(warningsOf(main)).toContainEqual(expect.stringMatching(/sign/))
    expect(existsSync(join(job.workspace, 'deps'))).toBe(false)
  })

  it('brings no entry of a branch that the run may not read', async () => {
    const stores = await start()
    const ofPull = {
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_BASE_REF: 'main',
      ACTIONS_RUNTIME_TOKEN: newToken({ 'refs/pull/7/merge': 3, 'refs/heads/main': 1 }),
    }
    const bucketAlone = inBucket(stores, { store: 's3' })
    await saveTo(stores, bucketAlone, ofPull)
    await stores.service.stop()
    const more = { store: 'github, s3' }
    const onMain = await restore(await newJob(stores), inBucket(stores, more))
    expect(onMain.outputs.hit).toBe('miss')
    const inPull = await newJob(stores, ofPull)
    expect((await restore(inPull, inBucket(stores, more))).outputs.hit).toBe('exact')
    expectContent(inPull)
  })
})

describeAsRoot('a lazy mount', () => {
  it('is served from the second store', async () => {
    const lazy = { mode: 'lazy' }
    const stores = await startWithSecond(lazy)
    down(stores)
    const job = await newJob(stores)
    const inputs = inBucket(stores, lazy)
    const main = await restore(job, inputs)
    expect(main.outputs.hit).toBe('exact')
    expect(logOf(main).join('\n')).toContain('Mounted deps')
    expectContent(job)
    const post = await save(job, inputs, { state: main.state })
    expect(warningsOf(post)).toEqual([])
    expect(logOf(post).join('\n')).toMatch(/The job read \d+ of the cache's \d+ MiB/)
    await expectNothingLeft(job)
  })
})

it.each(['s3, s3', 's3, auto', 's3, github, keep', 's3, github, local', 's3,'])(
  '`store: %s` is refused',
  async (store) => {
    const stores = await start()
    const run = await restore(await newJob(stores), inBucket(stores, { store }))
    expect(run.exitCode).toBe(1)
    expect(warningsOf(run)[0]).toContain(
      `Input \`store\` is '${store}'; two stores must be two of github, s3, local`,
    )
  },
)
