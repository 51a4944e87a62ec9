// The tests' cache service: correct by default, faulty exactly as requested.
import { gunzipSync } from 'node:zlib'
import { newRandom } from '../../support/random.ts'
import { newScratch } from '../../support/scratch.ts'
import { type Azurite, startAzurite } from '../../support/servers/azurite.ts'
import { newToken, type Permissions } from '../../support/servers/cache-service/token.ts'
import {
  type CacheService,
  type CacheServiceOptions,
  runnerEnv,
  startCacheService,
} from '../../support/servers/cache-service.ts'
import type { Fault } from '../../support/servers/faults.ts'
import { type RawAnswer, type RawRequest, rawRequest } from '../../support/servers/raw-http.ts'
import { turnsOf } from '../../support/turns.ts'

const scratch = newScratch()
const version = 'a'.repeat(64)
const main = 'refs/heads/main'
const bytes = newRandom(7).bytes(10_000)
const services: CacheService[] = []
const answers: RawAnswer[] = []
let azurite: Azurite
beforeAll(async () => {
  azurite = await startAzurite({ parent: scratch.dir })
})
afterEach(async () => {
  for (const { socket } of answers.splice(0)) socket.destroy()
  await Promise.all(services.splice(0).map((service) => service.stop()))
})
afterAll(() => azurite?.stop())

type Blobs = 'Azurite' | 'memory'

async function newService(options?: CacheServiceOptions, blobs: Blobs = 'Azurite'): Promise<CacheService> {
  const service = await startCacheService(blobs === 'memory' ? blobs : azurite, options)
  services.push(service)
  return service
}

type Json = Record<string, unknown>

async function send(request: RawRequest): Promise<RawAnswer & { json: Json }> {
  const answer = await rawRequest(request)
  answers.push(answer)
  const isJson = answer.headers['content-type'] === 'application/json'
  return { ...answer, json: isJson ? (JSON.parse(answer.body.toString()) as Json) : {} }
}

const everything: Permissions = { [main]: 3 }

function authorized(permissions: Permissions): Record<string, string> {
  return { authorization: `Bearer ${newToken(permissions)}`, 'content-type': 'application/json' }
}

const twirp = '/twirp/github.actions.results.api.v1.CacheService'

/** One call of version 2. */
function call(service: CacheService, method: string, message: Json, permissions = everything) {
  const url = `${service.origin}${twirp}/${method}`
  const named = { key: 'key', version, ...message }
  return send({ method: 'POST', url, headers: authorized(permissions), body: JSON.stringify(named) })
}

/** Saves in version 2, and tells of the last answer. */
async function save(service: CacheService, key: string, permissions = everything) {
  const created = await call(service, 'CreateCacheEntry', { key }, permissions)
  const url = String(created.json.signed_upload_url)
  await send({ method: 'PUT', url, headers: { 'x-ms-blob-type': 'BlockBlob' }, body: bytes })
  return call(service, 'FinalizeCacheEntryUpload', { key, size_bytes: '10000' }, permissions)
}

async function find(service: CacheService, keys: string[], permissions = everything): Promise<unknown> {
  const [key, ...restore_keys] = keys
  const { json } = await call(service, 'GetCacheEntryDownloadURL', { key, restore_keys }, permissions)
  return json.ok ? json.matched_key : undefined
}

async function downloadUrl(service: CacheService): Promise<string> {
  const { json } = await call(service, 'GetCacheEntryDownloadURL', {})
  return String(json.signed_download_url)
}

function cacheUrl(service: CacheService): string {
  return String(runnerEnv(service, 'v1').ACTIONS_CACHE_URL)
}

function v1(service: CacheService, line: string, { permissions = everything, ...sent }: Partial<Sent> = {}) {
  const [method = '', path = ''] = line.split(' ')
  const headers = { ...authorized(permissions), ...sent.headers }
  const url = `${cacheUrl(service)}_apis/artifactcache/${path}`
  return send({ method, url, headers, ...(sent.body !== undefined && { body: sent.body }) })
}

interface Sent {
  headers: Record<string, string>
  body: string | Buffer
  permissions: Permissions
}

async function saveV1(service: CacheService, key: string, permissions = everything): Promise<RawAnswer> {
  const body = JSON.stringify({ key, version, cacheSize: bytes.length })
  const { json } = await v1(service, 'POST caches', { body, permissions })
  const headers = { 'content-type': 'application/octet-stream' }
  const upload = (start: number, end: number) =>
    v1(service, `PATCH caches/${json.cacheId}`, {
      headers: { ...headers, 'content-range': `bytes ${start}-${end - 1}/*` },
      body: bytes.subarray(start, end),
      permissions,
    })
  await Promise.all([upload(4000, 10_000), upload(0, 4000)])
  return v1(service, `POST caches/${json.cacheId}`, { body: JSON.stringify({ size: 10_000 }), permissions })
}

async function findV1(service: CacheService, keys: string[], permissions = everything): Promise<unknown> {
  const query = new URLSearchParams({ keys: keys.join(','), version })
  const { json } = await v1(service, `GET cache?${query}`, { permissions })
  return json.cacheKey
}

async function archiveUrl(service: CacheService): Promise<string> {
  const { json } = await v1(service, `GET cache?keys=key&version=${version}`)
  return String(json.archiveLocation)
}

describe.each([
  { api: 'v2', save, find, ignoresCase: false },
  { api: 'v1', save: saveV1, find: findV1, ignoresCase: true },
] as const)('$api', ({ api, save, find, ignoresCase }) => {
  it('matches keys exactly, then the newest by prefix, then the next key', async () => {
    const service = await newService()
    for (const key of ['a', 'a-1', 'a-2', 'b-1']) expect((await save(service, key)).status).toBeLessThan(300)
    const table: [keys: string[], found: string | undefined][] = [
      [['a'], 'a'],
      [['a-'], 'a-2'],
      [['a-1'], 'a-1'],
      [['b', 'a'], 'b-1'],
      [['c', 'a-'], 'a-2'],
      [['c', 'd'], undefined],
    ]
    for (const [keys, found] of table) expect([keys, await find(service, keys)]).toEqual([keys, found])
  })

  it(`${ignoresCase ? 'ignores' : 'minds'} the case of keys, unless it is told otherwise`, async () => {
    const service = await newService()
    await save(service, 'Key')
    expect(await find(service, ['kEY'])).toBe(ignoresCase ? 'Key' : undefined)
    service[api].ignoreCase = !ignoresCase
    expect(await find(service, ['kEY'])).toBe(ignoresCase ? undefined : 'Key')
  })

  it('reads the scopes in order, and writes to one', async () => {
    const service = await newService()
    const run = (own: string): Permissions => ({ [main]: 1, [own]: 3 })
    await save(service, 'k-1')
    await save(service, 'k-2', run('refs/heads/feature'))
    await save(service, 'k-2', run('refs/pull/1/merge'))
    expect(service[api].all.map(({ key, scope }) => [key, scope])).toEqual([
      ['k-1', main],
      ['k-2', 'refs/heads/feature'],
      ['k-2', 'refs/pull/1/merge'],
    ])
    const looked = ['k-1', 'k-']
    expect(await find(service, looked)).toBe('k-1')
    expect(await find(service, looked, run('refs/heads/feature'))).toBe('k-2')
    expect(await find(service, looked, run('refs/heads/sibling'))).toBe('k-1')
    expect(await find(service, ['k-2'], run('refs/heads/sibling'))).toBe(undefined)
  })

  it('keeps any two names apart', async () => {
    const service = await newService()
    const keys = ['a b', 'a%20b', 'a+b', 'a#b?c', '"\\\n', '../x//y', 'ü😀', 'ü😀 '].reverse()
    for (const key of keys) await save(service, key)
    for (const key of keys) expect(await find(service, [key])).toBe(key)
  })
})

describe.each<Blobs>(['Azurite', 'memory'])('v2 with its blobs in %s', (blobs) => {
  it('returns URLs of the blob store', async () => {
    const service = await newService({}, blobs)
    const { status, json } = await save(service, 'key')
    expect([status, json]).toEqual([200, { ok: true, entry_id: '1', message: '' }])
    const url = await downloadUrl(service)
    expect((await send({ method: 'GET', url })).body.equals(bytes)).toBe(true)
    // Azure's SDK asks for ranges by a header of its own, which counts more.
    const asked = [{ range: 'bytes=100-199' }, { 'x-ms-range': 'bytes=100-199', range: 'bytes=0-9' }]
    for (const headers of asked) {
      const part = await send({ method: 'GET', url, headers })
      expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 100-199/10000'])
      expect(part.body.equals(bytes.subarray(100, 200))).toBe(true)
    }
    const head = await send({ method: 'HEAD', url })
    expect([head.status, head.headers['content-length']]).toEqual([200, '10000'])
    const etag = await send({ method: 'GET', url, headers: { 'if-match': '"other"' } })
    expect(etag.status).toBe(412)
  })

  it('returns URLs for one purpose and a limited time', async () => {
    const service = await newService({ lifetime: { upload: -1, download: 600 } }, blobs)
    const put = { method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' }, body: 'other' }
    const { json } = await call(service, 'CreateCacheEntry', {})
    expect((await send({ ...put, url: String(json.signed_upload_url) })).status).toBe(403)
    const good = await newService({}, blobs)
    await save(good, 'key')
    const url = await downloadUrl(good)
    expect((await send({ ...put, url })).status).toBe(403)
    expect((await send({ method: 'GET', url: url.replace(/sig=.../, 'sig=abc') })).status).toBe(403)
    expect((await send({ method: 'GET', url })).status).toBe(200)
  })

  it('accepts blocks', async () => {
    const service = await newService({}, blobs)
    const url = String((await call(service, 'CreateCacheEntry', {})).json.signed_upload_url)
    const ids = [0, 1].map((n) =>
      Buffer.from(`${'u'.repeat(36)}${String(n).padStart(12, '0')}`).toString('base64'),
    )
    const part = (index: number) => bytes.subarray(index * 5000, (index + 1) * 5000)
    const uploads = ids.map((id, index) =>
      send({ method: 'PUT', url: `${url}&comp=block&blockid=${encodeURIComponent(id)}`, body: part(index) }),
    )
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([201, 201])
    const list = `<BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`
    expect((await send({ method: 'PUT', url: `${url}&comp=blocklist`, body: list })).status).toBe(201)
    await call(service, 'FinalizeCacheEntryUpload', { size_bytes: '10000' })
    expect((await send({ method: 'GET', url: await downloadUrl(service) })).body.equals(bytes)).toBe(true)
    expect(service.requests.map(({ operation }) => operation)).toEqual([
      'CreateCacheEntry',
      'PutBlock',
      'PutBlock',
      'PutBlockList',
      'FinalizeCacheEntryUpload',
      'GetCacheEntryDownloadURL',
      'GetBlob',
    ])
  })
})

describe('v2', () => {
  it('has one entry per name; unfinished saves block their names', async () => {
    const service = await newService()
    expect((await call(service, 'CreateCacheEntry', {})).json.ok).toBe(true)
    const taken = await call(service, 'CreateCacheEntry', {})
    const msg = 'cache entry with the same key, version, and scope already exists'
    expect([taken.status, taken.json]).toEqual([409, { code: 'already_exists', msg }])
    expect(await find(service, ['key'])).toBe(undefined)
    expect((await call(service, 'CreateCacheEntry', { version: 'b'.repeat(64) })).status).toBe(200)
    expect((await call(service, 'CreateCacheEntry', {}, { 'refs/heads/x': 3 })).status).toBe(200)
  })

  it.each([
    { what: 'another size', method: 'FinalizeCacheEntryUpload', message: { size_bytes: '1' }, refused: 404 },
    { what: 'no size', method: 'FinalizeCacheEntryUpload', message: {}, refused: 400 },
    {
      what: 'nothing reserved',
      method: 'FinalizeCacheEntryUpload',
      message: { key: 'no', size_bytes: '1' },
      refused: 404,
    },
    { what: 'a short version', method: 'CreateCacheEntry', message: { version: 'a' }, refused: 400 },
    { what: 'a long key', method: 'CreateCacheEntry', message: { key: 'k'.repeat(513) }, refused: 400 },
    { what: 'no key', method: 'GetCacheEntryDownloadURL', message: { key: '' }, refused: 400 },
    { what: 'no such method', method: 'DeleteCacheEntry', message: {}, refused: 404 },
  ])('refuses $what', async ({ method, message, refused }) => {
    const service = await newService()
    await call(service, 'CreateCacheEntry', {})
    const { status, json } = await call(service, method, message)
    expect([status, json]).toEqual([refused, { code: expect.any(String), msg: expect.any(String) }])
  })

  it('refuses requests with no token, an expired token, or a token without the right', async () => {
    const service = await newService()
    const url = `${service.origin}${twirp}/GetCacheEntryDownloadURL`
    const json = { 'content-type': 'application/json' }
    const old = newToken(everything, { expires: new Date(Date.now() - 2000) })
    for (const authorization of ['', 'Bearer junk', 'Bearer j.u.nk', `Bearer ${old}`]) {
      const headers = { ...json, authorization }
      expect((await send({ method: 'POST', url, headers, body: '{}' })).status).toBe(401)
    }
    const read = await call(service, 'GetCacheEntryDownloadURL', {}, { [main]: 2 })
    expect([read.status, read.json.code]).toEqual([403, 'permission_denied'])
    expect(read.json.msg).toMatch(/^cache read denied: /)
    const write = await call(service, 'CreateCacheEntry', {}, { [main]: 1 })
    expect([write.status, write.json.ok]).toEqual([200, false])
    expect(write.json.message).toMatch(/^cache write denied: /)
    const form = await send({
      method: 'POST',
      url,
      headers: { ...authorized(everything), 'content-type': 'x' },
    })
    expect([form.status, form.json.code]).toEqual([404, 'bad_route'])
  })

  it('limits the rate of saves', async () => {
    const service = await newService({ mostCreations: 2 })
    const statuses = []
    for (const key of ['a', 'b', 'c']) {
      statuses.push(await call(service, 'CreateCacheEntry', { key }))
    }
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(statuses[2]?.headers['retry-after']).toBe('35')
    expect((await v1(service, 'POST caches', { body: JSON.stringify({ key: 'd', version }) })).status).toBe(
      429,
    )
  })
})

describe('v1', () => {
  it('returns an archive whole and in part', async () => {
    const service = await newService()
    expect((await saveV1(service, 'key')).status).toBe(204)
    const { json } = await v1(service, `GET cache?keys=key&version=${version}`)
    const about = { cacheKey: 'key', scope: main, cacheVersion: version, creationTime: expect.any(String) }
    expect(json).toEqual({ ...about, archiveLocation: expect.stringContaining(service.origin) })
    const url = String(json.archiveLocation)
    expect((await send({ method: 'GET', url })).body.equals(bytes)).toBe(true)
    const part = await send({ method: 'GET', url, headers: { range: 'bytes=9990-20000' } })
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 9990-9999/10000'])
    expect((await send({ method: 'GET', url, headers: { range: 'bytes=10000-' } })).status).toBe(416)
    expect((await send({ method: 'HEAD', url })).headers['content-length']).toBe('10000')
    expect((await send({ method: 'GET', url: url.replace(/sig=.*/, 'sig=x') })).status).toBe(403)
  })

  it('lists all entries, whatever their version and scope', async () => {
    const service = await newService()
    await saveV1(service, 'Key-1')
    await saveV1(service, 'key-2', { 'refs/heads/x': 3 })
    await v1(service, 'POST caches', { body: JSON.stringify({ key: 'key-3', version }) })
    const { json } = await v1(service, 'GET caches?key=key')
    expect(json).toMatchObject({
      totalCount: 2,
      artifactCaches: [{ cacheKey: 'Key-1' }, { cacheKey: 'key-2' }],
    })
  })

  it('answers 204 for a miss, and for an unfinished entry', async () => {
    const service = await newService()
    await v1(service, 'POST caches', { body: JSON.stringify({ key: 'key', version }) })
    const { status, body } = await v1(service, `GET cache?keys=key&version=${version}`)
    expect([status, body.length]).toEqual([204, 0])
  })

  it('refuses invalid requests', async () => {
    const service = await newService({ mostBytes: 20_000 })
    const reserve = (message: Json, permissions = everything) =>
      v1(service, 'POST caches', { body: JSON.stringify({ key: 'key', version, ...message }), permissions })
    expect(await reserve({ cacheSize: 20_001 })).toMatchObject({ status: 400 })
    expect(await reserve({})).toMatchObject({ status: 201, json: { cacheId: 1 } })
    const taken = await reserve({ key: 'KEY' })
    expect([taken.status, taken.json.message]).toEqual([
      409,
      expect.stringMatching(/^Cache already exists\. Scope: /),
    ])
    const denied = await reserve({}, { [main]: 1 })
    expect([denied.status, denied.json.message]).toEqual([
      403,
      expect.stringMatching(/^cache write denied: /),
    ])
    const unread = await v1(service, `GET cache?keys=k&version=${version}`, { permissions: { [main]: 2 } })
    expect([unread.status, unread.json.message]).toEqual([403, expect.stringMatching(/^cache read denied: /)])
    const chunk = (id: number, range: string) =>
      v1(service, `PATCH caches/${id}`, { headers: { 'content-range': range }, body: '0123' })
    expect((await chunk(1, 'bytes 0-2/*')).status).toBe(400)
    expect((await chunk(2, 'bytes 0-3/*')).status).toBe(404)
    expect((await chunk(1, 'bytes 4-7/*')).status).toBe(204)
    const commit = () => v1(service, 'POST caches/1', { body: '{"size":8}' })
    expect((await commit()).status).toBe(400)
    expect((await chunk(1, 'bytes 0-3/*')).status).toBe(204)
    expect((await commit()).status).toBe(204)
    expect((await commit()).status).toBe(400)
    expect((await v1(service, 'DELETE caches/1')).status).toBe(404)
    const url = `${cacheUrl(service)}_apis/artifactcache/cache?keys=key&version=${version}`
    expect((await send({ method: 'GET', url })).status).toBe(401)
  })
})

/** Of a request that meets a fault, in each of the places where one can. */
const prepareBlob = async (service: CacheService): Promise<RawRequest> => {
  await save(service, 'key')
  return { method: 'GET', url: await downloadUrl(service) }
}
const targets: { what: string; blobs: Blobs; prepare: typeof prepareBlob }[] = [
  { what: 'a blob', blobs: 'Azurite', prepare: prepareBlob },
  { what: 'a blob in memory', blobs: 'memory', prepare: prepareBlob },
  {
    what: 'an archive',
    blobs: 'memory',
    prepare: async (service: CacheService): Promise<RawRequest> => {
      await saveV1(service, 'key')
      return { method: 'GET', url: await archiveUrl(service) }
    },
  },
]

describe.each(targets)('a fault at $what', (target) => {
  const { blobs, prepare } = target
  const { itInTurn, rowsInTurn } = turnsOf(target, targets)

  async function struck(fault: Fault, more: Partial<RawRequest> = {}) {
    const service = await newService({}, blobs)
    const request = await prepare(service)
    service.rules = [{ on: () => true, times: 1, fault }]
    const answer = await send({ ...request, ...more })
    expect(service.requests.at(-1)?.fault).toEqual(fault)
    return { ...answer, service, request }
  }

  it.each(rowsInTurn(['reset', 'fin', 'stall'] as const))('%s', async (how) => {
    const end = how === 'stall' ? 'open' : how
    const within = await struck({ kind: 'cut', how, at: 'answer', bytes: 4321 }, { openAfter: 4321 })
    expect([within.status, within.end, within.body.length]).toEqual([200, end, 4321])
    const before = await struck({ kind: 'cut', how, at: 'request' }, { openAfter: 0 })
    expect([before.status, before.end]).toEqual([0, end])
  })

  const part = bytes.subarray(100, 200)
  const faults: { fault: Fault; status?: number; length?: number; contentRange?: string }[] = [
    { fault: { kind: 'ignore', header: 'Range' }, status: 200, length: 10_000, contentRange: '-' },
    { fault: { kind: 'header', name: 'Content-Range', value: 'bytes 0-99/9' }, contentRange: 'bytes 0-99/9' },
    { fault: { kind: 'resize', bytes: -1 }, length: 99 },
    { fault: { kind: 'resize', bytes: 3 }, length: 103 },
    { fault: { kind: 'drip', bytes: 10, everyMs: 1 } },
    { fault: { kind: 'close-at-reuse' } },
    { fault: { kind: 'replace', body: Buffer.alloc(300) }, contentRange: 'bytes 100-199/300' },
    {
      fault: { kind: 'status', status: 503, headers: { 'retry-after': '86400' } },
      status: 503,
      length: 0,
      contentRange: '-',
    },
  ]
  it.each(rowsInTurn(faults))(
    '$fault',
    async ({ fault, status = 206, length = 100, contentRange = 'bytes 100-199/10000' }) => {
      const got = await struck(fault, { headers: { range: 'bytes=100-199' } })
      const { headers, body, end } = got
      expect([got.status, body.length, headers['content-range'] ?? '-', end]).toEqual([
        status,
        length,
        contentRange,
        'whole',
      ])
    },
  )

  itInTurn('wrong bytes of all kinds', async () => {
    const headers = { range: 'bytes=100-199' }
    const flipped = (await struck({ kind: 'flip', at: 7 }, { headers })).body
    expect(flipped.findIndex((byte, index) => byte !== part[index])).toBe(7)
    const zipped = await struck({ kind: 'gzip' }, { headers })
    expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).equals(part)]).toEqual(['gzip', true])
    const replaced = (await struck({ kind: 'replace' }, { headers })).body
    expect([replaced.length, replaced.equals(part)]).toEqual([part.length, false])
    expect((await struck({ kind: 'page' })).headers['content-type']).toBe('text/html')
  })

  itInTurn('a URL that expires during use', async () => {
    const { status, request, service } = await struck({ kind: 'expire' })
    expect(status).toBe(403)
    expect((await send(request)).status).toBe(403)
    const renewed = request.url.includes('/_apis/') ? await archiveUrl(service) : await downloadUrl(service)
    expect((await send({ ...request, url: renewed })).body.equals(bytes)).toBe(true)
  })

  itInTurn('a blob that disappears', async () => {
    const { status, request } = await struck({ kind: 'delete' })
    expect([status, (await send(request)).status]).toEqual([404, 404])
  })
})

describe('a fault at the service', () => {
  it.each([
    { status: 500, code: 'internal' },
    { status: 503 },
    { status: 429, code: 'resource_exhausted', message: 'slow', headers: { 'retry-after': '60' } },
  ])('$status in its own words', async (wording) => {
    const service = await newService()
    service.rules = [{ on: () => true, fault: { kind: 'status', ...wording } }]
    const v2 = await call(service, 'CreateCacheEntry', {})
    const told = wording.code ? { code: wording.code, msg: wording.message ?? wording.code } : {}
    expect([v2.status, v2.json]).toEqual([wording.status, told])
    const other = await v1(service, `GET cache?keys=key&version=${version}`)
    expect(other).toMatchObject({ status: wording.status, headers: wording.headers ?? {} })
    expect(other.json.message).toBe(wording.code && (wording.message ?? wording.code))
    expect(service.v2.all).toEqual([])
  })

  it('an answer that is lost although the request took effect', async () => {
    const service = await newService()
    service.rules = [{ on: () => true, times: 1, fault: { kind: 'cut', how: 'reset', at: 'effect' } }]
    expect((await call(service, 'CreateCacheEntry', {})).status).toBe(0)
    expect((await call(service, 'CreateCacheEntry', {})).status).toBe(409)
  })
})

it('records its requests', async () => {
  const service = await newService()
  await save(service, 'key')
  expect(service.requests).toMatchObject([
    { api: 'v2', operation: 'CreateCacheEntry', message: { key: 'key', version }, method: 'POST' },
    { api: 'blobs', operation: 'PutBlob', bodyBytes: 10_000, place: service.v2.all[0]?.place },
    { api: 'v2', operation: 'FinalizeCacheEntryUpload', message: { size_bytes: '10000' } },
  ])
})
