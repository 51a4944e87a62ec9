// The built action with a cache service, as users run it: the service's rules, and no unnecessary log line.
import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import {
  annotationsOf,
  foldedIn,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { newCacheServices } from '../../support/jobs/github-service.ts'
import type { Entry, Name } from '../../support/servers/cache-service/entries.ts'
import type { CacheRequest } from '../../support/servers/cache-service/request.ts'
import { newToken } from '../../support/servers/cache-service/token.ts'
import { type CacheService, runnerEnv } from '../../support/servers/cache-service.ts'
import type { Fault } from '../../support/servers/faults.ts'
import { turnsOf } from '../../support/turns.ts'

const place = newPlace()
const services = newCacheServices(place.dir)
const main = 'refs/heads/main'
const inputs: Inputs = { path: 'deps', key: 'a-key' }
const content = { 'deps/one': 'one', 'deps/two/three': 'three'.repeat(1000) }
const taken =
  'Failed to save: Unable to reserve cache with key a-key, another job may be creating this cache.'

type Language = 'v1' | 'v2'
const languages: Language[] = ['v2', 'v1']

interface Trying {
  language?: Language
  token?: string
  env?: Record<string, string>
  workspace?: string
}

async function newJob(service: CacheService, trying: Trying = {}): Promise<Job> {
  const { language = 'v2', token, env, ...more } = trying
  return place.newHost().newJob({ ...more, env: { ...runnerEnv(service, language, token), ...env } })
}

async function saveIn(job: Job, more: Inputs = {}): Promise<StepRun> {
  writeTree(job.workspace, content)
  return save(job, { ...inputs, ...more })
}

const samples = new Map<string, Promise<{ name: Name; bytes: Buffer }>>()

async function sampleOf(language: Language, more: Inputs): Promise<{ name: Name; bytes: Buffer }> {
  const service = await services.start()
  expect(logOf(await saveIn(await newJob(service, { language }), more))).toContain(
    `Cache saved with key: ${more.key ?? inputs.key}`,
  )
  const [entry] = service[language].all as [Entry]
  const { key, version, scope } = entry
  return { name: { key, version, scope }, bytes: await service.bytesOf(language, entry) }
}

/** A service with an entry that was saved once for all tests. */
async function startWithEntry(language: Language, more: Inputs = {}): Promise<CacheService> {
  const what = JSON.stringify([language, more])
  const sample = samples.get(what) ?? sampleOf(language, more)
  samples.set(what, sample)
  const { name, bytes } = await sample
  const service = await services.start()
  await service.put(language, name, bytes)
  return service
}

const operations = ({ requests }: CacheService): string[] => requests.map(({ operation }) => operation)
const isLookup = ({ operation }: CacheRequest): boolean => operation.startsWith('GetCache')
const warningsOf = (run: StepRun): string[] =>
  annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))

/** Strikes the operation every time. */
function strike(service: CacheService, operation: string, fault: Fault): void {
  service.rules.push({ on: (request) => request.operation === operation, fault })
}

describe.each(languages)('%s', (language) => {
  const { rowsInTurn } = turnsOf(language, languages)
  it.concurrent('misses, saves, and hits in a fresh workspace, without the input store', async () => {
    const service = await services.start()
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => newJob(service, { language })))
    const miss = await restore(first as Job, inputs)
    expect(miss).toMatchObject({ exitCode: 0, stderr: '', outputs: { hit: 'miss' } })
    expect(miss.outputs).not.toHaveProperty('cache-hit')
    writeTree((first as Job).workspace, content)
    const saved = await save(first as Job, inputs, { state: miss.state })
    expect(logOf(saved)).toContain('Cache saved with key: a-key')
    const hit = await restore(second as Job, inputs)
    expect(hit.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true', 'cache-matched-key': 'a-key' })
    for (const [path, text] of Object.entries(content))
      expect(readFileSync(join((second as Job).workspace, path), 'utf8')).toBe(text)
    const partial = await restore(third as Job, { ...inputs, key: 'a-key-2', 'restore-keys': 'none\na-' })
    expect(partial.outputs).toMatchObject({
      hit: 'partial',
      'cache-hit': 'false',
      'cache-matched-key': 'a-key',
    })
    for (const run of [miss, saved, hit, partial]) expect(warningsOf(run)).toEqual([])
  })

  it.concurrent.each([
    ...['unpack', 'mount', 'lazy'].map((mode) => ({ mode, compatible: 'false' })),
    { mode: 'unpack', compatible: 'true' },
    { mode: 'mount', compatible: 'true' },
  ])(
    'is asked once for a hit, twice for a prefix and three times for a miss, mode $mode, compatible: $compatible',
    async (how) => {
      const service = await services.start()
      const inputs: Inputs = { path: 'deps', key: 'a-key', 'lookup-only': 'true', ...how }
      const job = await newJob(service, { language })
      const lookups = async (more: Inputs): Promise<unknown[]> => {
        const before = operations(service).length
        const run = await restore(job, { ...inputs, ...more })
        const asked = operations(service).slice(before)
        return [run.outputs.hit, asked.filter((name) => name.startsWith('GetCache')).length]
      }
      expect(await lookups({})).toEqual(['miss', 3])
      writeTree(job.workspace, content)
      expect(logOf(await save(job, { ...inputs, 'lookup-only': '', ...how }))).toContain(
        'Cache saved with key: a-key',
      )
      expect(await lookups({})).toEqual(['exact', 1])
      expect(await lookups({ key: 'a-key-2', 'restore-keys': 'a-' })).toEqual(['partial', 2])
    },
  )

  it.concurrent('takes the exact key of another version before a prefix in its own', async () => {
    const service = await services.start()
    const job = await newJob(service, { language })
    await saveIn(job, { key: 'a-key-2', compatible: 'true' })
    await saveIn(job, { key: 'a-key-1' })
    const lookup = { ...inputs, 'lookup-only': 'true', key: 'a-key-2', 'restore-keys': 'a-' }
    expect((await restore(job, lookup)).outputs).toMatchObject({ hit: 'exact' })
    // Our version has a match, so trouble with the other one costs neither time nor the match.
    const after = service.requests.filter(({ operation }) => operation.startsWith('GetCache')).length
    const limited: Fault = { kind: 'status', status: 429, code: 'busy', headers: { 'retry-after': '50' } }
    service.rules.push({ on: isLookup, after: 1, times: 9, fault: limited })
    const run = await restore(job, lookup)
    expect(run.outputs).toMatchObject({ hit: 'partial', 'cache-matched-key': 'a-key-1' })
    expect(warningsOf(run)).toEqual([])
    expect(operations(service).filter((name) => name.startsWith('GetCache'))).toHaveLength(after + 2)
  })

  it.concurrent.each([
    { wait: '5', asked: 2, hit: 'exact' },
    { wait: undefined, asked: 2, hit: 'exact' },
    { wait: '61', asked: 1, hit: 'miss' },
  ])('waits up to 60 s for a rate limit of lookups: $wait s', async ({ wait, asked, hit }) => {
    const service = await startWithEntry(language)
    const headers = wait ? { 'retry-after': wait } : {}
    service.rules.push({
      on: isLookup,
      times: 1,
      fault: { kind: 'status', status: 429, code: 'busy', headers },
    })
    const run = await restore(await newJob(service, { language }), inputs)
    expect(run.outputs).toMatchObject({ hit })
    expect(service.requests.filter(isLookup)).toHaveLength(asked)
    expect(
      logOf(run).filter((line) => /^Waiting \d+ s, as the service asks: .*rate limit/.test(line)),
    ).toHaveLength(asked - 1)
    expect(warningsOf(run)).toHaveLength(hit === 'miss' ? 1 : 0)
  })

  it.concurrent('only looks up an entry with lookup-only', async () => {
    const service = await startWithEntry(language)
    const run = await restore(await newJob(service, { language }), { ...inputs, 'lookup-only': 'true' })
    expect(logOf(run)).toContain('Cache found and can be restored from key: a-key')
    expect(service.requests.filter(({ headers }) => headers.range && headers.range !== 'bytes=0-0')).toEqual(
      [],
    )
  })

  it.concurrent('detects an existing key before packing, and says so in one line', async () => {
    const service = await startWithEntry(language)
    const run = await saveIn(await newJob(service, { language }))
    expect(run.exitCode).toBe(0)
    expect(logOf(run).filter((line) => !line.startsWith('::add-mask::'))).toEqual([taken])
    expect(operations(service).filter((name) => /Put|Upload|Chunk|Commit/.test(name))).toEqual([])
  })

  it.concurrent('does not save a key that a killed save has blocked', async () => {
    const service = await services.start()
    strike(service, language === 'v2' ? 'PutBlob' : 'UploadChunk', {
      kind: 'status',
      status: 403,
      code: 'No',
    })
    const first = await saveIn(await newJob(service, { language }))
    expect(first.exitCode).toBe(0)
    expect(warningsOf(first)).toEqual([expect.stringMatching(/^::warning::Failed to save: .*403/)])
    service.rules.length = 0
    const run = await saveIn(await newJob(service, { language }))
    expect(run.exitCode).toBe(0)
    expect(logOf(run).at(-1)).toBe(taken)
    expect(warningsOf(run)).toEqual([])
  })

  it.concurrent.each([
    { what: 'restore', message: 'cache read denied: by policy', on: /^Get/ },
    { what: 'save', message: 'cache write denied: by policy', on: /^(Create|Reserve)/ },
  ])('is refused a $what once, and does not retry', async ({ what, message, on }) => {
    const service = await services.start()
    const fault: Fault = { kind: 'status', status: 403, code: 'permission_denied', message }
    service.rules.push({ on: ({ operation }) => on.test(operation), fault })
    const job = await newJob(service, { language })
    const run = what === 'restore' ? await restore(job, inputs) : await saveIn(job)
    expect(run.exitCode).toBe(0)
    expect(warningsOf(run)).toEqual([`::warning::Failed to ${what}: ${message}`])
    expect(operations(service).filter((name) => on.test(name)).length).toBe(1)
  })

  it.concurrent('does not try to save if its token forbids it', async () => {
    const service = await services.start()
    const run = await saveIn(await newJob(service, { language, token: newToken({ [main]: 1 }) }))
    expect(logOf(run)).toEqual([
      expect.stringMatching(/^Cache save skipped: the token of this run is read-only/),
    ])
    expect(service.requests).toEqual([])
  })

  it.concurrent.each(
    rowsInTurn([
      { mode: 'none', reads: false, writes: false },
      { mode: 'read', reads: true, writes: false },
      { mode: 'write-only', reads: false, writes: true },
      { mode: 'write', reads: true, writes: true },
    ]),
  )('obeys the cache mode $mode', async ({ mode, reads, writes }) => {
    const service = await services.start()
    const job = await newJob(service, { language, env: { ACTIONS_CACHE_MODE: mode } })
    const restored = await restore(job, inputs)
    expect(service.requests.length > 0).toBe(reads)
    if (!reads) expect(logOf(restored)[0]).toMatch(/^Cache restore skipped: the effective cache-mode/)
    service.requests.length = 0
    const saved = await saveIn(job)
    expect(logOf(saved).includes('Cache saved with key: a-key')).toBe(writes)
    expect(service.requests.length > 0).toBe(writes)
    for (const run of [restored, saved]) expect(run.exitCode).toBe(0)
  })

  it.concurrent('shows no secret, whatever fails', async () => {
    const service = await services.start()
    const job = await newJob(service, { language, env: { RUNNER_DEBUG: '1' } })
    const token = String(job.env.ACTIONS_RUNTIME_TOKEN)
    const runs = [await saveIn(job), await restore(job, inputs)]
    strike(service, language === 'v2' ? 'GetBlob' : 'GetArchive', { kind: 'status', status: 403, code: 'No' })
    runs.push(await restore(job, inputs))
    const signatures = service.requests.flatMap(({ query }) => query.get('sig') ?? [])
    expect(signatures.length).toBeGreaterThan(0)
    for (const run of runs) {
      expect(run.stdout).toContain(`::add-mask::${token}`)
      const shown = run.stdout.replace(/^::add-mask::.*$/gm, '')
      const all = [shown, run.stderr, run.summary, JSON.stringify([run.outputs, run.state])].join('\n')
      for (const secret of [token, ...signatures, ...signatures.map(encodeURIComponent)])
        expect(all).not.toContain(secret)
    }
    expect(runs[2]?.outputs.hit).toBe('miss')
    expect(warningsOf(runs[2] as StepRun)).toHaveLength(1)
  })

  it.concurrent('explains a miss, folded', async () => {
    const service = await startWithEntry(language, { path: 'deps\nother' })
    const run = await restore(await newJob(service, { language }), { ...inputs, path: 'other\ndeps/' })
    expect(foldedIn(run)['Why nothing was found']).toEqual([
      expect.stringContaining('The first run with a key finds nothing'),
      expect.stringMatching(
        /^The cache service at 127.0.0.1:\d+ has no entry of these paths with the key a-key, /,
      ),
      expect.stringContaining(main),
      expect.stringContaining('other, deps/'),
    ])
    expect(warningsOf(run)).toEqual([])
  })
})

describe('trouble', () => {
  const busy: Fault = { kind: 'status', status: 503, code: 'unavailable' }
  const lost: Fault = { kind: 'cut', how: 'reset', at: 'effect' }

  it.concurrent.each([
    ['a lookup that is refused once', 'GetCacheEntryDownloadURL', busy],
    ['a lookup that is cut off', 'GetCacheEntryDownloadURL', { kind: 'cut', how: 'fin', at: 'request' }],
    ['a reservation that is refused once', 'CreateCacheEntry', busy],
    ['an upload that is refused once', 'PutBlob', busy],
    ['an upload whose answer is lost', 'PutBlob', lost],
    ['an end whose answer is lost', 'FinalizeCacheEntryUpload', lost],
    ['an end that is refused once', 'FinalizeCacheEntryUpload', busy],
    [
      'a limit that passes soon',
      'CreateCacheEntry',
      { kind: 'status', status: 429, code: 'resource_exhausted', headers: { 'retry-after': '1' } },
    ],
    ['a download that is refused once', 'GetBlob', busy],
    ['a download that breaks off', 'GetBlob', { kind: 'cut', how: 'reset', at: 'answer', bytes: 1 }],
    ['a URL that expires', 'GetBlob', { kind: 'expire' }],
    ['a first byte that does not come', 'GetBlob', { kind: 'cut', how: 'stall', at: 'request' }],
  ] as [string, string, Fault][])('is overcome: %s', async (_, operation, fault) => {
    const service = operation === 'GetBlob' ? await startWithEntry('v2') : await services.start()
    const job = await newJob(service)
    // The first request for a blob comes as soon as its URL was signed.
    const after = fault.kind === 'expire' ? 1 : 0
    service.rules.push({ on: (request) => request.operation === operation, after, times: 1, fault })
    if (operation !== 'GetBlob') expect(logOf(await saveIn(job))).toContain('Cache saved with key: a-key')
    const run = await restore(await newJob(service), inputs)
    expect(run.outputs).toMatchObject({ hit: 'exact' })
    expect(warningsOf(run)).toEqual([])
  })

  it.concurrent.each([
    [
      'the service is down',
      'GetCacheEntryDownloadURL',
      busy,
      /the server fails or is overloaded; try again later \(503\)/,
    ],
    [
      'it redirects',
      'GetCacheEntryDownloadURL',
      { kind: 'status', status: 302 },
      /refuses the request \(302/,
    ],
    [
      'a portal wants a login',
      'GetCacheEntryDownloadURL',
      { kind: 'page' },
      /does a proxy or portal want a login/,
    ],
    [
      'it forgets the token',
      'GetCacheEntryDownloadURL',
      { kind: 'status', status: 401, code: 'unauthenticated' },
      /401/,
    ],
    ['the blob is gone', 'GetBlob', { kind: 'delete' }, undefined],
    ['the blob is another', 'GetBlob', { kind: 'flip', at: 10 }, undefined],
  ] as [string, string, Fault, RegExp | undefined][])(
    'is a miss with one warning at most: %s',
    async (_, operation, fault, why) => {
      const service = await startWithEntry('v2')
      strike(service, operation, fault)
      const run = await restore(await newJob(service), inputs)
      expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
      const warnings = warningsOf(run)
      expect(warnings.length).toBeLessThanOrEqual(1)
      if (why) expect(warnings).toEqual([expect.stringMatching(why)])
      expect(run.ms).toBeLessThan(15_000)
    },
  )

  it.concurrent.each([
    [
      'the limit is reached for long',
      'CreateCacheEntry',
      { kind: 'status', status: 429, code: 'resource_exhausted', headers: { 'retry-after': '61' } },
      /hit a rate limit, your rate limit will reset in 61 seconds/,
    ],
    [
      'there is too much stored',
      'CreateCacheEntry',
      { kind: 'status', status: 403, code: 'permission_denied', message: 'insufficient usage' },
      /403 insufficient usage/,
    ],
    [
      'the sizes differ at the end',
      'FinalizeCacheEntryUpload',
      { kind: 'status', status: 404, code: 'not_found', message: 'no upload of 5 bytes' },
      /404 no upload of 5 bytes/,
    ],
    [
      'the upload is refused',
      'PutBlob',
      { kind: 'status', status: 403, code: 'AuthenticationFailed' },
      /403 AuthenticationFailed/,
    ],
    ['the service is down', 'CreateCacheEntry', busy, /503/],
  ] as [string, string, Fault, RegExp][])(
    'costs a save and a warning, no more: %s',
    async (_, operation, fault, why) => {
      const service = await services.start()
      strike(service, operation, fault)
      const run = await saveIn(await newJob(service))
      expect(run.exitCode).toBe(0)
      expect(warningsOf(run)).toEqual([expect.stringMatching(why)])
      expect(logOf(run).join('\n')).not.toContain('Cache saved')
    },
  )

  describe.each(languages)('a last request that is never answered, %s', (language) => {
    const end = language === 'v2' ? 'FinalizeCacheEntryUpload' : 'CommitCache'

    it.concurrent('is no success, although another entry starts with its key', async () => {
      const service = await startWithEntry(language, { key: 'a-key-2' })
      strike(service, end, { kind: 'cut', how: 'reset', at: 'request' })
      const run = await saveIn(await newJob(service, { language }))
      expect(run.exitCode).toBe(0)
      expect(warningsOf(run)).toEqual([expect.stringContaining('the connection was')])
      expect(logOf(run).join('\n')).not.toContain('Cache saved')
    })

    it.concurrent('is no success, although another branch has an entry with that key', async () => {
      const service = await startWithEntry(language)
      strike(service, end, { kind: 'cut', how: 'reset', at: 'request' })
      const token = newToken({ 'refs/heads/topic': 3, [main]: 1 })
      const run = await saveIn(await newJob(service, { language, token }))
      expect(warningsOf(run)).toEqual([expect.stringContaining('the connection was')])
      expect(logOf(run).join('\n')).not.toContain('Cache saved')
    })
  })

  it.concurrent('does not read an entry without ETag that another entry with its key has replaced', async () => {
    const service = await startWithEntry('v1')
    const [entry] = service.v1.all
    const fault = (): Fault => {
      if (entry) entry.createdAt = new Date(0)
      return { kind: 'expire' }
    }
    service.rules.push({ on: ({ operation }) => operation === 'GetArchive', after: 1, times: 1, fault })
    const run = await restore(await newJob(service, { language: 'v1' }), inputs)
    expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
    expect(warningsOf(run)).toEqual([expect.stringContaining('the entry a-key is gone')])
  })

  it.concurrent('does not show the secret path of a service', async () => {
    const env = runnerEnv({ origin: 'http://127.0.0.1:1' }, 'v1')
    expect(env.ACTIONS_CACHE_URL).toContain('/some/job/')
    const job = await place.newHost().newJob({ env: { ...env, RUNNER_DEBUG: '1' } })
    const runs = [await restore(job, inputs), await saveIn(job)]
    for (const run of runs) {
      expect(warningsOf(run)).toEqual([expect.stringContaining('http://127.0.0.1:1: it refuses connections')])
      expect(run.stdout).not.toContain('/some/job')
    }
  })

  it.concurrent.each(['refuses connections', 'takes questions and answers none'])(
    'costs 15 seconds at most where the service %s',
    async (how) => {
      const sockets: Socket[] = []
      const silent = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(
        0,
        '127.0.0.1',
      )
      await new Promise((resolve) => silent.once('listening', resolve))
      const origin = `http://127.0.0.1:${(silent.address() as { port: number }).port}`
      const close = (): Promise<unknown> => {
        for (const socket of sockets) socket.destroy()
        return new Promise((resolve) => silent.close(resolve))
      }
      if (how.startsWith('refuses')) await close()
      const env = runnerEnv({ origin }, 'v2')
      const run = await restore(await place.newHost().newJob({ env }), inputs)
      expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
      expect(warningsOf(run)).toHaveLength(1)
      expect(run.ms).toBeLessThan(15_000)
      if (!how.startsWith('refuses')) await close()
    },
  )
})

describe('the chosen service', () => {
  const runIn = async (env: Record<string, string>, more: Inputs = {}) => {
    const service = await services.start()
    const both = { ...runnerEnv(service, 'v1'), ...runnerEnv(service, 'v2') }
    const run = await restore(await place.newHost().newJob({ env: { ...both, ...env } }), {
      ...inputs,
      ...more,
    })
    expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
    return [...new Set(service.requests.map(({ api }) => api))]
  }

  it.concurrent.each([
    { env: {}, api: ['v2'] },
    { env: { ACTIONS_CACHE_SERVICE_V2: 'false' }, api: ['v2'] },
    { env: { ACTIONS_CACHE_SERVICE_V2: '' }, api: ['v1'] },
    { env: { GITHUB_SERVER_URL: '' }, api: ['v2'] },
    { env: { GITHUB_SERVER_URL: 'https://octo.ghe.com' }, api: ['v2'] },
    { env: { GITHUB_SERVER_URL: 'http://github.localhost' }, api: ['v2'] },
    { env: { GITHUB_SERVER_URL: 'https://git.example.com' }, api: ['v1'] },
    { env: { ACTIONS_RUNTIME_TOKEN: '' }, api: [] },
    { env: { ACTIONS_RESULTS_URL: '' }, api: [] },
    { env: { GITHUB_SERVER_URL: 'https://git.example.com', ACTIONS_CACHE_URL: '' }, api: [] },
  ])('with $env', async ({ env, api }) => {
    expect(await runIn(env as Record<string, string>)).toEqual(api)
  })

  it.concurrent('is none with the local store', async () => {
    expect(await runIn({}, { store: 'local' })).toEqual([])
  })

  it.concurrent('is reported missing if it is requested and does not exist', async () => {
    const run = await restore(await place.newHost().newJob(), { ...inputs, store: 'github' })
    expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
    expect(warningsOf(run)).toEqual([expect.stringContaining('this runner offers no cache service')])
  })
})
