// The use of the cache service: requests, refusals, and failures.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf } from '../host.ts'
import type { CacheRequest } from '../servers/cache-service/request.ts'
import { newToken } from '../servers/cache-service/token.ts'
import type { CacheService } from '../servers/cache-service.ts'
import type { Fault } from '../servers/faults.ts'
import { annotations, type Behaviour, type Seen, said, type World } from './behaviour.ts'
import { plainly, stored } from './samples.ts'
import { deps, depsIn, fill } from './trees.ts'

const cache = 'toolkit cache.ts'
const client = 'toolkit cacheTwirpClient.ts'
const download = 'toolkit downloadUtils.ts'
const main = 'refs/heads/main'
type Env = Record<string, string>

const isLookup = ({ operation }: CacheRequest): boolean => /^GetCache/.test(operation)
const isReservation = ({ operation }: CacheRequest): boolean => /^(Create|Reserve)Cache/.test(operation)
const isUpload = ({ operation }: CacheRequest): boolean => /^(PutBl|UploadChunk)/.test(operation)
/** The content of a blob: who asks for one byte only wants to know its size. */
const isContent = ({ operation, headers }: CacheRequest): boolean =>
  operation === 'GetBlob' && headers.range !== 'bytes=0-0'

function strike(
  service: CacheService,
  on: (request: CacheRequest) => boolean,
  fault: Fault,
  times = 99,
): void {
  service.rules.push({ on, times, fault })
}

/** Whether the service was asked in its first or second language, or not at all. */
const languageWith =
  (env: Env) =>
  async ({ job, restore, service }: World): Promise<unknown> => {
    const v1 = await job({ language: 'v1' })
    const both = await job({
      language: 'v2',
      env: { ACTIONS_CACHE_URL: `${v1.env.ACTIONS_CACHE_URL}`, ...env },
    })
    await restore(both)
    return [...new Set(service.requests.map(({ api }) => api))]
  }

const choice: Behaviour[] = [
  {
    id: 'service-v2',
    says: 'The newer service is asked where the runner has it.',
    source: 'toolkit config.ts',
    scenario: languageWith({}),
    expected: { both: ['v2'] },
  },
  {
    id: 'service-v2-false',
    says: 'Any word in ACTIONS_CACHE_SERVICE_V2 means the newer service, even false.',
    source: 'toolkit config.ts',
    scenario: languageWith({ ACTIONS_CACHE_SERVICE_V2: 'false' }),
    expected: { both: ['v2'] },
  },
  {
    id: 'service-v1',
    says: 'Without that variable the older service is asked.',
    source: 'toolkit config.ts',
    scenario: languageWith({ ACTIONS_CACHE_SERVICE_V2: '' }),
    expected: { both: ['v1'] },
  },
  {
    id: 'service-ghes',
    says: 'Servers that are not GitHub have the older service, whatever the variable says.',
    source: 'toolkit config.ts',
    scenario: languageWith({ GITHUB_SERVER_URL: 'https://git.example.com' }),
    expected: { both: ['v1'] },
  },
  {
    id: 'service-ghe-com',
    says: 'ghe.com is GitHub.',
    source: 'toolkit config.ts',
    scenario: languageWith({ GITHUB_SERVER_URL: 'https://octo.ghe.com' }),
    expected: { both: ['v2'] },
  },
  {
    id: 'service-path',
    says: 'A path in ACTIONS_RESULTS_URL does not count.',
    source: client,
    async scenario({ job, restore, service }) {
      const first = await job()
      first.env.ACTIONS_RESULTS_URL += 'some/path/'
      await restore(first)
      return service.requests[0]?.operation
    },
    expected: { both: 'GetCacheEntryDownloadURL' },
  },
  {
    id: 'service-none-restore',
    says: 'Without a service a restore sets cache-hit to false.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, restore }) {
      const { exitCode, outputs, log } = await restore(await job({ language: 'none' }))
      return [
        exitCode,
        outputs['cache-hit'],
        log.some((line) => line.startsWith('[warning]An internal error')),
      ]
    },
    expected: {
      row: 'a runner without a cache service',
      headstart: [0, undefined, false],
      upstream: [0, 'false', true],
    },
  },
  {
    id: 'service-none-save',
    says: 'Without a service nothing is saved.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, save, host }) {
      const first = await job({ language: 'none' })
      deps(first)
      const { exitCode } = await save(first)
      return [exitCode, entriesOf(host.store).length]
    },
    expected: { row: 'a runner without a cache service', headstart: [0, 1], upstream: [0, 0] },
  },
  {
    id: 'event-without-ref',
    says: 'An event without a branch or tag is told, and nothing is done.',
    source: 'src/restoreImpl.ts, src/saveImpl.ts',
    by: 'action',
    async scenario({ job, restore, save, service }) {
      const first = await job({ env: { GITHUB_REF: '', GITHUB_EVENT_NAME: 'release' } })
      deps(first)
      const runs = [await restore(first), await save(first, {}, { state: {} })]
      const says =
        "[warning]Event Validation Error: The event type release is not supported because it's not tied to a branch or tag ref."
      return [runs.map(({ exitCode, log }) => [exitCode, log.includes(says)]), service.requests.length]
    },
    expected: {
      both: [
        [
          [0, true],
          [0, true],
        ],
        0,
      ],
    },
  },
  {
    id: 'event-unknown',
    says: 'Events are not told apart where there is a ref.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, save }) {
      const first = await job({
        env: { GITHUB_REF: 'refs/heads/other', GITHUB_EVENT_NAME: 'unheard_of' },
        token: newToken({ 'refs/heads/other': 3 }),
      })
      deps(first)
      return (await save(first)).saved
    },
    expected: { row: 'events that anyone can cause', headstart: false, upstream: true },
  },
  {
    id: 'event-untrusted',
    says: 'An event that anyone can cause saves on the default branch if its token allows it.',
    source: 'toolkit cache.ts; github.blog 2026-06-26',
    async scenario({ job, save }) {
      const first = await job({ env: { GITHUB_EVENT_NAME: 'pull_request_target' } })
      deps(first)
      return (await save(first)).saved
    },
    expected: { row: 'events that anyone can cause', headstart: false, upstream: true },
  },
]

const asking: Behaviour[] = [
  {
    id: 'ask-token',
    says: 'The service gets the token, and blobs do not.',
    source: client,
    async scenario(world) {
      const { requests } = await plainly(world)
      const withToken = requests.filter(({ headers }) => headers.authorization?.startsWith('Bearer '))
      return [...new Set(withToken.map(({ api }) => api))]
    },
    expected: { both: ['v2'] },
  },
  {
    id: 'ask-masks',
    says: 'Signatures of URLs are masked.',
    source: 'toolkit util.ts',
    async scenario(world) {
      const { saved, hit, requests } = await plainly(world)
      const signatures = requests.flatMap(({ query }) => query.get('sig') ?? [])
      const raw = [saved, hit].map((run) => run.raw).join('\n')
      return (
        signatures.length > 0 && signatures.every((signature) => raw.includes(`::add-mask::${signature}`))
      )
    },
    expected: { both: true },
  },
  {
    id: 'ask-size',
    says: 'The size of a new entry is told as a string, and it is that of the blob.',
    source: 'toolkit cache.ts',
    async scenario(world) {
      const { saving, size } = await plainly(world)
      const told = saving.find(({ operation }) => operation.startsWith('Finalize'))?.message?.size_bytes
      return [typeof told, Number(told) === size]
    },
    expected: { both: ['string', true] },
  },
  {
    id: 'ask-order',
    says: 'A save reserves, uploads and finishes, in this order.',
    source: cache,
    async scenario(world) {
      const { saving } = await plainly(world)
      return saving.map(({ operation }) => operation).filter((name) => !name.startsWith('Get'))
    },
    expected: { both: ['CreateCacheEntry', 'PutBlob', 'FinalizeCacheEntryUpload'] },
  },
  {
    id: 'ask-restore-keys',
    says: 'Restore keys are asked for together with the key, in one request.',
    source: cache,
    async scenario({ job, restore, service }) {
      await restore(await job(), { key: 'a', 'restore-keys': 'b\nc', 'lookup-only': 'true' })
      const { key, restore_keys } = service.requests[0]?.message ?? {}
      return [key, restore_keys]
    },
    expected: { both: ['a', ['b', 'c']] },
  },
]

const skippedBy =
  (mode: string, step: 'restore' | 'save') =>
  async (world: World): Promise<unknown> => {
    const first = await world.job({ env: { ACTIONS_CACHE_MODE: mode } })
    deps(first)
    const { exitCode, log } = await world[step](first)
    const plural = step === 'restore' ? 'reads' : 'writes'
    const line = `Cache ${step} skipped: the effective cache-mode '${mode}' does not permit ${plural}.`
    return [exitCode, log.includes(line), world.service.requests.length > 0]
  }

const denials: Behaviour[] = [
  ...(
    [
      ['none', 'restore', false],
      ['none', 'save', false],
      ['read', 'restore', true],
      ['read', 'save', false],
      ['write-only', 'restore', false],
      ['write-only', 'save', true],
      ['write', 'restore', true],
      ['write', 'save', true],
      ['unheard-of', 'save', true],
    ] as const
  ).map(
    ([mode, step, allowed]): Behaviour => ({
      id: `mode-${mode}-${step}`,
      says: `ACTIONS_CACHE_MODE=${mode} ${allowed ? 'lets' : 'does not let'} a job ${step}.`,
      source: 'toolkit config.ts',
      scenario: skippedBy(mode, step),
      expected: { both: [0, !allowed, allowed] },
    }),
  ),
  {
    id: 'token-read-only',
    says: 'A token that may only read is tried, and its refusal is a warning.',
    source: cache,
    async scenario({ job, save, service }) {
      const first = await job({ token: newToken({ [main]: 1 }) })
      deps(first)
      const run = await save(first)
      return [run.exitCode, run.saved, annotations(run).length, service.requests.length]
    },
    expected: { row: 'a token that may only read', headstart: [0, false, 0, 0], upstream: [0, false, 1, 1] },
  },
  {
    id: 'denied-write',
    says: 'A save that the service denies is one warning, with its words.',
    source: cache,
    async scenario({ job, save, service }) {
      const first = await job()
      deps(first)
      strike(service, isReservation, {
        kind: 'status',
        status: 403,
        code: 'permission_denied',
        message: 'cache write denied: by policy',
      })
      const run = await save(first)
      return [run.exitCode, run.saved, said(run, 'cache write denied: by policy').length]
    },
    expected: { row: 'a refusal', headstart: [0, false, 1], upstream: [0, false, 0] },
  },
  {
    id: 'denied-read',
    says: 'A restore that the service denies is a miss and a warning, with its words.',
    source: cache,
    async scenario({ job, restore, service }) {
      strike(service, isLookup, {
        kind: 'status',
        status: 403,
        code: 'permission_denied',
        message: 'cache read denied: by policy',
      })
      const run = await restore(await job())
      return [
        run.exitCode,
        run.matched,
        annotations(run).filter((line) => /Failed to restore: .*cache read denied: by policy/.test(line))
          .length,
      ]
    },
    expected: { both: [0, undefined, 1] },
  },
]

/** Saves while something goes wrong; tells whether it saved, what it says, and whether the entry is found later. */
const savingWith =
  (on: (request: CacheRequest) => boolean, fault: Fault, phrase: string, times?: number) =>
  async ({ job, save, restore, service }: World): Promise<unknown> => {
    const first = await job()
    deps(first)
    strike(service, on, fault, times)
    const run = await save(first)
    service.rules.length = 0
    const { matched } = await restore(await job(), { 'lookup-only': 'true' })
    return [run.exitCode, run.saved, said(run, phrase).length, matched]
  }

/** Restores while something goes wrong with what is downloaded. */
const restoringWith =
  (on: (request: CacheRequest) => boolean, fault: Fault, times?: number) =>
  async (world: World): Promise<unknown> => {
    const { job, restore, service } = world
    await stored(world, { bytes: 100_000 })
    strike(service, on, fault, times)
    const second = await job()
    const run = await restore(second)
    return outcomeOf(run, existsSync(join(second.workspace, 'deps/file')))
  }

function outcomeOf(run: Seen, restored: boolean): unknown {
  const warnings = annotations(run).filter((line) => line.startsWith('::warning::Failed to restore: '))
  return { exitCode: run.exitCode, matched: run.matched, restored, warnings: warnings.length }
}
const miss = { exitCode: 0, matched: undefined, restored: false, warnings: 1 }
const hit = { exitCode: 0, matched: 'key', restored: true, warnings: 0 }

const limited = (seconds: number): Fault => ({
  kind: 'status',
  status: 429,
  code: 'resource_exhausted',
  headers: { 'retry-after': String(seconds) },
})

const troubles: Behaviour[] = [
  {
    id: 'trouble-refused',
    says: 'A service that refuses connections is a miss and one warning; the job goes on.',
    source: cache,
    async scenario({ job, restore, save, service }) {
      const first = await job()
      deps(first)
      await service.stop()
      const runs = [await restore(first), await save(first)]
      return runs.map(({ exitCode, matched, saved }) => [exitCode, matched, saved])
    },
    expected: {
      both: [
        [0, undefined, false],
        [0, undefined, false],
      ],
    },
  },
  {
    id: 'trouble-down',
    says: 'A service that is down is asked five times, over half a minute.',
    source: client,
    async scenario({ job, restore, service }) {
      strike(service, isLookup, { kind: 'status', status: 503, code: 'unavailable' })
      const run = await restore(await job())
      return [run.exitCode, run.matched, service.requests.length]
    },
    expected: {
      row: 'a service that is down',
      headstart: [0, undefined, 3],
      upstream: [0, undefined, 5],
    },
  },
  {
    id: 'trouble-once',
    says: 'A service that fails once does no harm.',
    source: client,
    async scenario(world) {
      const { job, restore, service } = world
      await stored(world)
      strike(service, isLookup, { kind: 'status', status: 502, code: 'unavailable' }, 1)
      const run = await restore(await job())
      return [run.matched, annotations(run)]
    },
    expected: { both: ['key', []] },
  },
  {
    id: 'trouble-limit-long',
    says: 'A rate limit ends a save, and is told with its time.',
    source: client,
    scenario: savingWith(
      isReservation,
      limited(61),
      "You've hit a rate limit, your rate limit will reset in 61 seconds",
    ),
    expected: { both: [0, false, 1, undefined] },
  },
  {
    id: 'trouble-limit-short',
    says: 'A rate limit ends a save even where it lasts for a second.',
    source: client,
    scenario: savingWith(isReservation, limited(1), "You've hit a rate limit", 1),
    expected: {
      row: 'a rate limit',
      headstart: [0, true, 0, 'key'],
      upstream: [0, false, 1, undefined],
    },
  },
  {
    id: 'trouble-upload',
    says: 'An upload that is refused is a warning; nothing is found afterwards.',
    source: 'toolkit uploadUtils.ts',
    scenario: savingWith(
      isUpload,
      { kind: 'status', status: 403, code: 'AuthenticationFailed' },
      '::warning::Failed to save: ',
    ),
    expected: { both: [0, false, 1, undefined] },
  },
  {
    id: 'trouble-finish',
    says: 'An end that is refused is a warning; nothing is found afterwards.',
    source: cache,
    scenario: savingWith(
      ({ operation }) => operation.startsWith('Finalize'),
      { kind: 'status', status: 404, code: 'not_found', message: 'no upload' },
      '::warning::Failed to save: ',
    ),
    expected: { both: [0, false, 1, undefined] },
  },
  {
    id: 'trouble-quota',
    says: 'A refusal for want of space is told.',
    source: client,
    scenario: savingWith(
      isReservation,
      { kind: 'status', status: 403, code: 'permission_denied', message: 'insufficient usage' },
      'another job may be creating this cache',
    ),
    expected: { row: 'a refusal', headstart: [0, false, 0, undefined], upstream: [0, false, 1, undefined] },
  },
  {
    id: 'trouble-burned',
    says: 'A key that a save has reserved and not finished stays taken.',
    source: cache,
    async scenario({ job, save, service }) {
      const first = await job()
      deps(first)
      strike(service, isUpload, { kind: 'status', status: 403, code: 'AuthenticationFailed' })
      await save(first)
      service.rules.length = 0
      const run = await save(first)
      return [run.exitCode, run.saved, run.log.at(-1)]
    },
    expected: {
      both: [
        0,
        false,
        'Failed to save: Unable to reserve cache with key key, another job may be creating this cache.',
      ],
    },
  },
  {
    id: 'download-gone',
    says: 'A blob that is gone is a miss.',
    source: download,
    scenario: restoringWith(({ operation }) => operation === 'GetBlob', { kind: 'delete' }),
    expected: { row: 'a blob that has been evicted', headstart: { ...miss, warnings: 0 }, upstream: miss },
  },
  {
    id: 'download-page',
    says: "A proxy's page in place of the blob is a miss.",
    source: download,
    scenario: restoringWith(({ operation }) => operation === 'GetBlob', { kind: 'page' }),
    expected: { both: miss },
  },
  {
    id: 'download-told',
    says: 'A hit that is not restored ends with a line that says so.',
    source: 'src/restoreImpl.ts',
    by: 'action',
    async scenario(world) {
      await stored(world, { bytes: 100_000 })
      strike(world.service, ({ operation }) => operation === 'GetBlob', { kind: 'page' })
      return (await world.restore(await world.job())).log.at(-1)
    },
    expected: {
      row: 'the end of a hit that is not restored',
      headstart: 'Cache not restored from key: key',
      upstream: 'Cache not found for input keys: key',
    },
  },
  {
    id: 'download-expired',
    says: 'A signed URL that has expired makes a miss.',
    source: download,
    scenario: restoringWith(isContent, { kind: 'expire' }, 1),
    expected: { row: 'a signed URL that expires', headstart: hit, upstream: miss },
  },
  {
    id: 'download-cut',
    says: 'A download that breaks off makes a miss.',
    source: download,
    scenario: restoringWith(isContent, { kind: 'cut', how: 'reset', at: 'answer', bytes: 1000 }, 1),
    expected: { row: 'a download that breaks off', headstart: hit, upstream: miss },
  },
  {
    id: 'download-stall',
    says: 'A download that stalls makes a miss: after 5 s, or, from Azure, after SEGMENT_DOWNLOAD_TIMEOUT_MINS.',
    source: download,
    async scenario(world) {
      const { job, restore, service } = world
      await stored(world, { bytes: 100_000 })
      strike(service, isContent, { kind: 'cut', how: 'stall', at: 'answer', bytes: 1000 }, 1)
      return (await restore(await job())).matched
    },
    expected: { row: 'a download that stalls', headstart: 'key', upstream: undefined },
  },
  {
    id: 'download-deadline',
    says: 'From Azure, SEGMENT_DOWNLOAD_TIMEOUT_MINS ends a download that takes longer.',
    source: download,
    async scenario(world) {
      const { job, restore, service, side, azure } = world
      const env = { SEGMENT_DOWNLOAD_TIMEOUT_MINS: '0.0000001' }
      await stored(world, { bytes: 100_000 })
      if (side === 'upstream') {
        // Nothing but the package is told the way to a host of that name.
        service.blobOrigin = azure
        // On a busy machine all might come at the very moment at which the time is over.
        strike(service, isContent, { kind: 'cut', how: 'stall', at: 'answer', bytes: 1000 })
      }
      return (await restore(await job({ env }))).matched
    },
    expected: { row: tuning(), headstart: 'key', upstream: undefined },
  },
  {
    id: 'download-ranges',
    says: 'From other hosts than Azure, an entry is downloaded by one request.',
    source: download,
    async scenario({ job, save, restore, service }) {
      const first = await job()
      deps(first, 20_000_000)
      await save(first)
      service.requests.length = 0
      await restore(await job())
      const parts = service.requests.filter(({ headers }) => headers.range && headers.range !== 'bytes=0-0')
      return parts.length > 1
    },
    expected: { row: 'hosts other than Azure', headstart: true, upstream: false },
  },
  {
    id: 'bytes-wrong',
    says: 'An entry whose bytes have changed is a miss, and leaves behind what was unpacked of it.',
    source: 'toolkit tar.ts',
    async scenario({ job, save, restore, service }) {
      const first = await job()
      deps(first, 3_000_000)
      await save(first)
      const [entry] = service.v2.all
      strike(service, isContent, { kind: 'flip', at: Math.floor((entry?.size ?? 0) / 2) })
      const second = await job()
      fill(second, { 'deps/own': 'own' })
      const before = depsIn(second)
      const { exitCode, matched } = await restore(second)
      return { exitCode, matched, untouched: String(depsIn(second)) === String(before) }
    },
    expected: {
      row: 'an archive that fails half-way',
      headstart: { exitCode: 0, matched: undefined, untouched: true },
      upstream: { exitCode: 0, matched: undefined, untouched: false },
    },
  },
  {
    id: 'bytes-wrong-entry',
    says: 'An entry whose bytes have changed stays where it is.',
    source: cache,
    by: 'source',
    async scenario({ job, save, restore, host }) {
      const first = await job({ language: 'none' })
      deps(first)
      await save(first)
      const [path = ''] = entriesOf(host.store)
      const bytes = readFileSync(path)
      bytes[20] = (bytes[20] ?? 0) ^ 0xff
      writeFileSync(path, bytes)
      await restore(await job({ language: 'none' }))
      return (await save(first)).saved
    },
    expected: { row: 'an entry with wrong bytes', headstart: true, upstream: false },
  },
]

function tuning(): string {
  return '`upload-chunk-size`, `SEGMENT_DOWNLOAD_TIMEOUT_MINS`, `CACHE_UPLOAD_CONCURRENCY`, `CACHE_UPLOAD_CHUNK_SIZE`'
}

export const service: Behaviour[] = [...choice, ...asking, ...denials, ...troubles]
