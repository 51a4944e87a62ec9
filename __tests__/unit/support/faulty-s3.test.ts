// The tests' S3 server: correct by default, faulty exactly as requested.
import { gunzipSync } from 'node:zlib'
import { newRandom } from '../../support/random.ts'
import type { Fault, Rule } from '../../support/servers/faults.ts'
import { type FaultyOptions, type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import { presigned, type Signer, type Unsigned } from '../../support/servers/presigned.ts'
import { type RawAnswer, type RawRequest, rawRequest } from '../../support/servers/raw-http.ts'
import { newObject } from '../../support/servers/s3-objects.ts'
import type { S3Request } from '../../support/servers/s3-request.ts'
import { spoiled } from '../../support/servers/spoiled.ts'

const bytes = newRandom(7).bytes(10_000)
const servers: FaultyS3[] = []
const answers: RawAnswer[] = []
afterEach(async () => {
  for (const { socket } of answers.splice(0)) socket.destroy()
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

/** With one object, `key`. */
async function newServer(options?: FaultyOptions): Promise<FaultyS3> {
  const server = await startFaultyS3(options)
  servers.push(server)
  server.objects.set('key', newObject(bytes))
  return server
}

type Sent = Unsigned & Omit<RawRequest, 'url'>

async function send(server: Signer, sent: Sent): Promise<RawAnswer & { text: string }> {
  const answer = await rawRequest({ ...sent, url: presigned(server, sent) })
  answers.push(answer)
  return { ...answer, text: answer.body.toString() }
}

const get: Sent = { method: 'GET', key: 'key' }

function field(xml: string, name: string): string {
  return xml.match(new RegExp(`<${name}>(.*?)</${name}>`))?.[1] ?? ''
}

describe('objects', () => {
  it('keep their bytes under any name', async () => {
    const server = await newServer()
    for (const key of ['a', 'p/a/b//c', 'p/../x', 'p/ %2F+?#&ü\n<>"', 'p/.']) {
      const headers = { 'content-type': 'text/plain', 'x-amz-meta-who': 'me' }
      const { etag } = (await send(server, { method: 'PUT', key, body: key, headers })).headers
      const got = await send(server, { method: 'GET', key })
      expect(got).toMatchObject({ status: 200, text: key, headers: { ...headers, etag } })
      const head = await send(server, { method: 'HEAD', key })
      expect(head.headers).toMatchObject({ 'content-length': String(Buffer.byteLength(key)), etag })
      expect(server.requests.at(-1)).toMatchObject({ operation: 'HeadObject', key })
    }
  })

  it.each([
    { range: 'bytes=0-0', status: 206, start: 0, end: 1 },
    { range: 'bytes=100-199', status: 206, start: 100, end: 200 },
    { range: 'bytes=9990-20000', status: 206, start: 9990, end: 10_000 },
    { range: 'bytes=9000-', status: 206, start: 9000, end: 10_000 },
    { range: 'bytes=-10', status: 206, start: 9990, end: 10_000 },
    { range: 'lines=1-2', status: 200, start: 0, end: 10_000 },
  ])('come in part: $range', async ({ range, status, start, end }) => {
    const got = await send(await newServer(), { ...get, headers: { range } })
    expect(got.status).toBe(status)
    expect(got.body.equals(bytes.subarray(start, end))).toBe(true)
    if (status === 206) expect(got.headers['content-range']).toBe(`bytes ${start}-${end - 1}/10000`)
  })

  it.each([
    { sent: { ...get, headers: { range: 'bytes=10000-' } }, status: 416, code: 'InvalidRange' },
    { sent: { ...get, headers: { 'if-match': '"other"' } }, status: 412, code: 'PreconditionFailed' },
    { sent: { ...get, key: 'no' }, status: 404, code: 'NoSuchKey' },
    {
      sent: { ...get, method: 'PUT', headers: { 'if-none-match': '*' } },
      status: 412,
      code: 'PreconditionFailed',
    },
    {
      sent: { ...get, method: 'PUT', headers: { 'content-encoding': 'aws-chunked' } },
      status: 501,
      code: 'NotImplemented',
    },
    { sent: { ...get, method: 'PATCH' }, status: 501, code: 'NotImplemented' },
    {
      sent: { ...get, query: { uploadId: 'x', partNumber: '1' }, method: 'PUT' },
      status: 404,
      code: 'NoSuchUpload',
    },
  ])('are refused with $status $code', async ({ sent, status, code }) => {
    const server = await newServer()
    const got = await send(server, sent)
    expect([got.status, field(got.text, 'Code')]).toEqual([status, code])
    expect(server.objects.get('key')?.body.equals(bytes)).toBe(true)
  })

  it('are created and deleted', async () => {
    const server = await newServer()
    const put: Sent = { method: 'PUT', key: 'new', body: 'new', headers: { 'if-none-match': '*' } }
    expect((await send(server, put)).status).toBe(200)
    expect((await send(server, put)).status).toBe(412)
    expect((await send(server, { method: 'DELETE', key: 'new' })).status).toBe(204)
    expect((await send(server, put)).status).toBe(200)
  })

  it('are listed by prefix, page by page, in byte order', async () => {
    const server = await newServer()
    const keys = ['p/😀', 'p/a&b', 'p/ﬀ', 'p/a', 'p/b/c']
    const modified = new Date('2026-01-02T03:04:05.678Z')
    for (const key of keys) server.objects.set(key, newObject(bytes, { modified }))
    const listed: string[] = []
    let token = ''
    do {
      const query = {
        'list-type': '2',
        prefix: 'p/',
        'max-keys': '2',
        ...(token && { 'continuation-token': token }),
      }
      const { text } = await send(server, { method: 'GET', query })
      listed.push(
        ...[...text.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key.replace('&#38;', '&')),
      )
      token = field(text, 'NextContinuationToken')
      expect(field(text, 'IsTruncated')).toBe(String(token !== ''))
      expect(field(text, 'LastModified')).toBe('2026-01-02T03:04:05.000Z')
    } while (token)
    expect(listed).toEqual(['p/a', 'p/a&b', 'p/b/c', 'p/ﬀ', 'p/😀'])
    expect(server.requests.map(({ operation }) => operation)).toEqual(Array(3).fill('ListObjectsV2'))
  })
})

describe('multipart uploads', () => {
  const whole = 5 * 2 ** 20

  async function begin(server: FaultyS3, key = 'new'): Promise<string> {
    const { text } = await send(server, { method: 'POST', key, query: { uploads: '' } })
    return field(text, 'UploadId')
  }

  async function upload(server: FaultyS3, uploadId: string, sizes: number[]): Promise<string[]> {
    const etags = []
    for (const [index, size] of sizes.entries()) {
      const query = { uploadId, partNumber: String(index + 1) }
      const { headers } = await send(server, {
        method: 'PUT',
        key: 'new',
        query,
        body: Buffer.alloc(size, index),
      })
      etags.push(headers.etag ?? '')
    }
    return etags
  }

  function complete(uploadId: string, etags: string[], order = etags.map((_, index) => index)): Sent {
    const parts = order.map(
      (index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etags[index]}</ETag></Part>`,
    )
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    return { method: 'POST', key: 'new', query: { uploadId }, headers: { 'if-none-match': '*' }, body }
  }

  it('become objects, once', async () => {
    const server = await newServer({ likeR2: true })
    const [first, second] = [await begin(server), await begin(server)]
    const etags = await upload(server, first, [whole, whole, 3])
    expect(server.objects.has('new')).toBe(false)
    expect((await send(server, complete(first, etags))).status).toBe(200)
    const made = server.objects.get('new')
    expect([made?.body.length, made?.etag.endsWith('-3"')]).toEqual([2 * whole + 3, true])
    expect((await send(server, complete(first, etags))).status).toBe(404)
    const late = await send(server, complete(second, await upload(server, second, [1])))
    expect([late.status, field(late.text, 'Code')]).toEqual([412, 'PreconditionFailed'])
  })

  it.each([
    { sizes: [whole - 1, 1], code: 'EntityTooSmall' },
    { sizes: [whole, 1], order: [1, 0], code: 'InvalidPartOrder' },
    { sizes: [whole, 1], order: [0, 2], code: 'InvalidPart' },
    { sizes: [], code: 'MalformedXML' },
    { sizes: [whole, whole + 1], code: 'InvalidPart', options: { likeR2: true } },
    { sizes: [whole, whole + 1, whole], code: 'InvalidPart', options: { likeR2: true } },
    { sizes: [whole, whole + 1, whole], code: '' },
  ])('of $sizes in order $order: $code', async ({ sizes, order, code, options }) => {
    const server = await newServer(options)
    const id = await begin(server)
    const { text } = await send(server, complete(id, await upload(server, id, sizes), order))
    expect([field(text, 'Code'), server.objects.has('new')]).toEqual([code, code === ''])
  })

  it('are listed until they are aborted', async () => {
    const server = await newServer()
    const ids = [await begin(server, 'p/1'), await begin(server, 'p/2'), await begin(server, 'q')]
    const list: Sent = { method: 'GET', query: { uploads: '', prefix: 'p/' } }
    const listed = async (): Promise<(string | undefined)[]> =>
      [...(await send(server, list)).text.matchAll(/<UploadId>(.*?)</g)].map(([, id]) => id)
    expect(await listed()).toEqual(ids.slice(0, 2))
    const abort: Sent = { method: 'DELETE', key: 'p/1', query: { uploadId: String(ids[0]) } }
    expect((await send(server, abort)).status).toBe(204)
    expect((await send(server, abort)).status).toBe(404)
    expect(await listed()).toEqual(ids.slice(1, 2))
  })
})

describe('access', () => {
  it.each([
    {
      what: 'a URL that has expired',
      sent: { now: new Date(Date.now() - 901_000) },
      code: 'AccessDenied',
      message: 'Request has expired',
    },
    { what: 'a URL from the future', sent: { now: new Date(Date.now() + 3_600_000) }, code: 'AccessDenied' },
    { what: 'another key', signer: { accessKeyId: 'other' }, code: 'InvalidAccessKeyId' },
    { what: 'another region', signer: { region: 'other' }, code: 'AuthorizationHeaderMalformed' },
    { what: 'another bucket', signer: { bucket: 'other' }, code: 'NoSuchBucket' },
  ])('is refused for $what', async ({ sent, signer, code, message }) => {
    const server = await newServer()
    const { text } = await send({ ...server, ...signer }, { ...get, ...sent })
    expect(field(text, 'Code')).toBe(code)
    if (message) expect(field(text, 'Message')).toBe(message)
  })

  it('is granted by headers with a roughly correct time', async () => {
    const server = await newServer()
    const date = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')
    const fetched = async (ms: number): Promise<string> => {
      const credential = `${server.accessKeyId}/20260101/${server.region}/s3/aws4_request`
      const headers = { authorization: `AWS4-HMAC-SHA256 Credential=${credential}`, 'x-amz-date': date(ms) }
      const url = `${server.endpoint}/${server.bucket}/key`
      const answer = await rawRequest({ method: 'GET', url, headers })
      answers.push(answer)
      return answer.status === 200 ? 'OK' : field(answer.body.toString(), 'Code')
    }
    expect(await fetched(Date.now())).toBe('OK')
    expect(await fetched(Date.now() - 20 * 60_000)).toBe('RequestTimeTooSkewed')
  })

  it('depends on the clock of the server, which may be wrong', async () => {
    const server = await newServer({ clockAheadMs: 3_600_000 })
    const { text, headers } = await send(server, get)
    expect(field(text, 'Message')).toBe('Request has expired')
    const now = new Date(String(headers.date))
    expect(now.getTime() - Date.now()).toBeGreaterThan(3_500_000)
    expect((await send(server, { ...get, now })).status).toBe(200)
  })
})

async function struck(
  fault: Rule<S3Request>['fault'],
  sent: Partial<Sent> = {},
): Promise<RawAnswer & { server: FaultyS3; text: string }> {
  const server = await newServer()
  server.rules = [{ on: () => true, times: 1, fault }]
  const answer = await send(server, { ...get, ...sent })
  expect(server.requests[0]?.fault).toEqual(fault)
  return { ...answer, server }
}

describe('faults', () => {
  const put: Partial<Sent> = { method: 'PUT', key: 'new', body: Buffer.alloc(3_000_000) }

  it.each(['reset', 'fin', 'stall'] as const)('%s before the answer', async (how) => {
    const answer = await struck({ kind: 'cut', how, at: 'request' }, { openAfter: 0 })
    expect([answer.status, answer.end]).toEqual([0, how === 'stall' ? 'open' : how])
  })

  it.each(['reset', 'fin', 'stall'] as const)('%s within the answer', async (how) => {
    const answer = await struck({ kind: 'cut', how, at: 'answer', bytes: 4321 }, { openAfter: 4321 })
    expect([answer.status, answer.headers['content-length']]).toEqual([200, '10000'])
    expect(answer.end).toBe(how === 'stall' ? 'open' : how)
    expect(answer.body.equals(bytes.subarray(0, 4321))).toBe(true)
  })

  it.each(['reset', 'stall'] as const)('%s within the request', async (how) => {
    const answer = await struck(
      { kind: 'cut', how, at: 'request', bytes: 1_000_000 },
      { ...put, openAfter: 0 },
    )
    expect([answer.status, answer.server.objects.has('new')]).toEqual([0, false])
  })

  it.each(['reset', 'fin', 'stall'] as const)('%s after the effect', async (how) => {
    const server = await newServer()
    server.rules = [
      { on: ({ operation }) => operation === 'PutObject', fault: { kind: 'cut', how, at: 'effect' } },
    ]
    const wait = how === 'stall' ? { openAfter: 0 } : {}
    const answer = await send(server, { method: 'PUT', key: 'new', body: 'new', ...wait })
    expect([answer.status, answer.end]).toEqual([0, how === 'stall' ? 'open' : how])
    expect(server.objects.get('new')?.body.toString()).toBe('new')
  })

  it('drip', async () => {
    const { end, body } = await struck({ kind: 'drip', bytes: 1000, everyMs: 1 })
    expect([end, body.equals(bytes)]).toEqual(['whole', true])
    const slow = await struck({ kind: 'drip', bytes: 1, everyMs: 60_000 }, { openAfter: 1 })
    expect([slow.end, slow.body.length]).toEqual(['open', 1])
  })

  it.each([
    { status: 500, code: 'InternalError' },
    { status: 502 },
    { status: 503, code: 'SlowDown', headers: { 'retry-after': '86400' } },
    { status: 503, code: 'SlowDown', headers: { 'retry-after': 'junk' } },
    { status: 504 },
    { status: 403, code: 'AccessDenied', message: 'No, thanks' },
    { status: 400, code: 'ExpiredToken' },
    { status: 409, code: 'ConditionalRequestConflict' },
    { status: 307, headers: { location: 'http://127.0.0.1:9/' } },
    { status: 200, code: 'InternalError' },
  ])('$status $code', async (wording) => {
    const answer = await struck({ kind: 'status', ...wording }, put)
    expect(answer).toMatchObject({ status: wording.status, headers: wording.headers ?? {}, end: 'whole' })
    expect(field(answer.text, 'Code')).toBe(wording.code ?? '')
    expect(answer.server.objects.has('new')).toBe(false)
  })

  it('an error although the request took effect', async () => {
    const { status, server } = await struck({ kind: 'status', status: 500, tookEffect: true }, put)
    expect([status, server.objects.has('new')]).toEqual([500, true])
  })

  const ranged = { headers: { range: 'bytes=100-199' } }
  const part = bytes.subarray(100, 200)
  const flipped = Buffer.from(part)
  flipped[7] = Number(flipped[7]) ^ 1
  it.each<{ fault: Fault; status?: number; contentRange?: string; body?: Buffer }>([
    { fault: { kind: 'ignore', header: 'Range' }, status: 200, contentRange: '-', body: bytes },
    {
      fault: { kind: 'header', name: 'Content-Range', value: 'bytes 0-99/10000' },
      contentRange: 'bytes 0-99/10000',
    },
    { fault: { kind: 'header', name: 'Content-Range' }, contentRange: '-' },
    { fault: { kind: 'resize', bytes: -1 }, body: part.subarray(0, 99) },
    { fault: { kind: 'resize', bytes: 3 }, body: Buffer.concat([part, Buffer.from('too')]) },
    { fault: { kind: 'flip', at: 107 }, body: flipped },
    {
      fault: { kind: 'replace', body: Buffer.alloc(300, 'x') },
      contentRange: 'bytes 100-199/300',
      body: Buffer.alloc(100, 'x'),
    },
    { fault: { kind: 'replace' }, body: spoiled(bytes).subarray(100, 200) },
    { fault: { kind: 'close-at-reuse' } },
  ])('$fault', async ({ fault, status = 206, contentRange = 'bytes 100-199/10000', body = part }) => {
    const answer = await struck(fault, ranged)
    expect([answer.status, answer.headers['content-range'] ?? '-', answer.end]).toEqual([
      status,
      contentRange,
      'whole',
    ])
    expect(answer.body.equals(body)).toBe(true)
  })

  it('gzip', async () => {
    const { headers, body } = await struck({ kind: 'gzip' }, ranged)
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).equals(part)).toBe(true)
  })

  it('a page', async () => {
    const { status, headers, text } = await struck({ kind: 'page' })
    expect([status, headers['content-type']]).toEqual([200, 'text/html'])
    expect(text).toContain('<title>Welcome')
  })

  it('no ETag', async () => {
    const { headers, server } = await struck({ kind: 'header', name: 'ETag' }, put)
    expect([headers.etag, server.objects.has('new')]).toEqual([undefined, true])
  })

  it('ignored conditions', async () => {
    const conditional = { ...put, key: 'key', headers: { 'if-none-match': '*' } }
    const { status, server } = await struck({ kind: 'ignore', header: 'If-None-Match' }, conditional)
    expect([status, server.objects.get('key')?.body.length]).toEqual([200, 3_000_000])
    expect(server.requests[0]?.headers['if-none-match']).toBe('*')
  })

  it('replaced and deleted objects', async () => {
    const server = await newServer()
    const { etag = '' } = (await send(server, get)).headers
    server.rules = [{ on: () => true, after: 1, times: 1, fault: { kind: 'replace' } }]
    const statuses = async (): Promise<number[]> => {
      const sent = { ...get, headers: { 'if-match': etag } }
      return [
        (await send(server, sent)).status,
        (await send(server, sent)).status,
        (await send(server, sent)).status,
      ]
    }
    expect(await statuses()).toEqual([200, 412, 412])
    server.rules = [{ on: () => true, after: 1, fault: { kind: 'delete' } }]
    expect(await statuses()).toEqual([412, 404, 404])
  })

  it('URLs that expire during use', async () => {
    const server = await newServer()
    const url = presigned(server, get)
    const fetched = async (url: string): Promise<number> => {
      const answer = await rawRequest({ method: 'GET', url })
      answers.push(answer)
      return answer.status
    }
    server.rules = [{ on: () => true, after: 2, times: 1, fault: { kind: 'expire' } }]
    const seen = []
    for (let count = 0; count < 4; count += 1) seen.push(await fetched(url))
    expect(seen).toEqual([200, 200, 403, 403])
    expect(await fetched(presigned(server, get))).toBe(200)
  })

  it('connections that close when they are reused', async () => {
    const server = await newServer()
    server.rules = [{ on: () => true, after: 1, times: 1, fault: { kind: 'close-at-reuse' } }]
    const { socket } = await send(server, get)
    expect((await send(server, { ...get, socket })).end).toBe('whole')
    expect(await send(server, { ...get, socket })).toMatchObject({ status: 0, end: 'reset' })
    expect((await send(server, get)).end).toBe('whole')
    expect(server.requests.map(({ connection }) => connection)).toEqual([1, 1, 1, 2])
  })
})

describe('rules', () => {
  it('apply at random, the same way for the same seed', async () => {
    const run = async (seed: number): Promise<number[]> => {
      const server = await newServer({ seed })
      server.rules = [
        {
          on: () => true,
          chance: 0.3,
          fault: (random) => ({ kind: 'status', status: 500 + random.below(5) }),
        },
      ]
      const statuses = []
      for (let count = 0; count < 100; count += 1) statuses.push((await send(server, get)).status)
      return statuses
    }
    const [one, again, other] = [await run(1), await run(1), await run(2)]
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
    expect(one.filter((status) => status >= 500).length).toBeGreaterThan(10)
    expect(one.filter((status) => status === 200).length).toBeGreaterThan(50)
  })

  it('apply to the matching requests, the first rule first', async () => {
    const server = await newServer()
    server.rules = [
      {
        on: ({ method }) => method === 'PUT',
        fault: { kind: 'status', status: 501, code: 'NotImplemented' },
      },
      { on: () => true, times: 1, fault: { kind: 'status', status: 500 } },
      { on: ({ headers }) => headers.range !== undefined, fault: { kind: 'status', status: 502 } },
    ]
    const ranged: Sent = { ...get, headers: { range: 'bytes=0-1' } }
    const statuses = []
    for (const sent of [{ ...get, method: 'PUT' }, ranged, ranged, get])
      statuses.push((await send(server, sent)).status)
    expect(statuses).toEqual([501, 500, 502, 200])
  })
})

it('records its requests', async () => {
  const server = await newServer()
  await send(server, { method: 'PUT', key: 'a/../ü b', body: 'four', headers: { 'if-none-match': '*' } })
  const [request] = server.requests
  expect(request).toMatchObject({ operation: 'PutObject', method: 'PUT', bodyBytes: 4, key: 'a/../ü b' })
  expect(request?.target).toMatch(/^\/cache\/a\/\.\.\/%C3%BC%20b\?X-Amz-Algorithm=/)
  expect(request?.headers).toMatchObject({ 'if-none-match': '*', 'content-length': '4' })
  expect(request?.at).toBeLessThanOrEqual(performance.now())
})

it('can be stopped while it withholds answers', async () => {
  const server = await newServer()
  server.rules = [{ on: () => true, fault: { kind: 'cut', how: 'stall', at: 'answer', bytes: 10 } }]
  const pending = send(server, get)
  while (server.requests.length === 0) await new Promise(setImmediate)
  await server.stop()
  expect((await pending).end).not.toBe('whole')
  await server.stop()
})
