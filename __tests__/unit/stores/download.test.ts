// A download gives the right bytes in order, or an error that says why not, whatever the server does.
import { setTimeout } from 'node:timers/promises'
import type { RemoteObject } from '../../../src/stores/store.ts'
import { download } from '../../../src/stores/transfer/download/download.ts'
import { openHttp } from '../../../src/stores/transfer/http.ts'
import { type DownloadLimits, defaultPace } from '../../../src/stores/transfer/timeouts.ts'
import type { Reading } from '../../../src/system/bytes.ts'
import { newRandom } from '../../support/random.ts'
import {
  newRangeServers,
  type RangeServer,
  type Request,
  refuse,
  type Twist,
} from '../../support/servers/ranges.ts'

const partBytes = 64 * 1024
// Parts of a small object, and waits that a test can wait for.
const limits: DownloadLimits = {
  singleBytes: 2 * partBytes,
  idleMs: 400,
  hedgeMs: 300,
  noProgressMs: 3_000,
  backoffMs: 20,
  progressBytes: 1024,
  ...defaultPace,
}
const startRangeServer = newRangeServers()
const http = openHttp({ connections: 8 })
afterAll(() => http.close())

interface Changes {
  limits?: Partial<DownloadLimits>
  start?: number
  end?: number
  object?: Partial<RemoteObject>
  signal?: AbortSignal
  concurrency?: number
  how?: Reading
}

function open(server: RangeServer, changes: Changes = {}) {
  const { etag, object, url } = server
  const remote = { size: object.length, etag, url: async () => url, ...changes.object }
  const { start = 0, end = object.length, concurrency = 4, how } = changes
  const signal = changes.signal ?? new AbortController().signal
  return download(
    remote,
    { start, end },
    { http, concurrency, partBytes, signal, how, limits: { ...limits, ...changes.limits } },
  )
}

async function read(server: RangeServer, changes?: Changes): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of open(server, changes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Every bit of it, without filling the log when it is not. */
async function expectBytes(server: RangeServer, changes: Changes = {}): Promise<void> {
  const { start = 0, end = server.object.length } = changes
  const got = await read(server, changes)
  expect(got.length).toBe(end - start)
  expect(got.equals(server.object.subarray(start, end))).toBe(true)
}

async function messageOf(server: RangeServer, changes?: Changes): Promise<string> {
  const error = await read(server, changes).then(
    () => new Error('it ended well'),
    (error) => error,
  )
  expect(error.message).not.toMatch(/s3cret|\n/)
  return error.message
}

const bytes = 10 * partBytes + 123
const parts = 11
/** Requests for the third part, the first so many times. */
const isThird = ({ start }: Request): boolean => start >= 2 * partBytes && start < 3 * partBytes

function times(most: number, twist: Twist): (request: Request) => Twist | undefined {
  let count = 0
  return (request) => (isThird(request) && count++ < most ? twist : undefined)
}

describe('without trouble', () => {
  it.each([
    { start: 0, end: bytes },
    { start: 0, end: partBytes },
    { start: 1, end: bytes - 1 },
    { start: 5 * partBytes - 7, end: bytes },
    { start: bytes - 1, end: bytes },
    { start: 7, end: 7 },
    { start: 0, end: 0 },
  ])('reads from $start to $end', async (range) => {
    const server = await startRangeServer({ bytes })
    await expectBytes(server, range)
    for (const { headers } of server.requests) {
      expect(headers).toMatchObject({ 'if-match': server.etag, 'accept-encoding': 'identity' })
    }
  })

  it('requests each part once, several at once, over as many connections', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = () => ({ waitMs: 20 })
    await expectBytes(server)
    expect(server.requests).toHaveLength(parts)
    expect(new Set(server.requests.map(({ start }) => start)).size).toBe(parts)
    expect(server.requests.filter(({ reuse }) => reuse === 0).length).toBeLessThanOrEqual(8)
  })

  it('requests a small object once', async () => {
    const server = await startRangeServer({ bytes })
    await expectBytes(server, { start: 100, end: 100 + limits.singleBytes - 1 })
    expect(server.requests).toHaveLength(1)
  })

  it('sends no request until it is read', async () => {
    const server = await startRangeServer({ bytes })
    open(server)[Symbol.asyncIterator]()
    await setTimeout(50)
    expect(server.requests).toEqual([])
  })
})

describe('in any order', () => {
  it('passes on all other parts while one does not come, and requests the last one first', async () => {
    const server = await startRangeServer({ bytes })
    const got = Buffer.alloc(bytes)
    let left = bytes
    server.twist = (request) => (isThird(request) && left > partBytes ? { instead: 'stall' } : undefined)
    const stream = open(server, { how: 'any' })
    for await (const piece of stream) {
      piece.copy(got, piece.position)
      left -= piece.length
    }
    expect(left).toBe(0)
    expect(got.equals(server.object)).toBe(true)
    expect(server.requests[0]?.start).toBe((parts - 1) * partBytes)
  })

  it.each([
    { start: 1, end: bytes - 1 },
    { start: 2 * partBytes, end: 6 * partBytes },
    { start: 7, end: 7 },
  ])('reads from $start to $end', async ({ start, end }) => {
    const server = await startRangeServer({ bytes })
    const stream = open(server, { start, end, how: 'any' })
    const got = new Map<number, Buffer>()
    for await (const piece of stream) got.set(piece.position as number, piece)
    const pieces = [...got].toSorted(([one], [other]) => one - other).map(([, piece]) => piece)
    expect(Buffer.concat(pieces).equals(server.object.subarray(start, end))).toBe(true)
  })

  it('reads a whole object that is sent instead of ranges, to the part from byte 0 on at last', async () => {
    const server = await startRangeServer({ bytes })
    const whole = { status: 200, headers: { 'Content-Range': undefined }, body: server.object }
    server.twist = ({ start }) => ({ ...whole, waitMs: start === 0 ? 200 : 0 })
    const stream = open(server, { how: 'any', concurrency: parts })
    const got = Buffer.alloc(bytes)
    for await (const piece of stream) piece.copy(got, piece.position)
    expect(got.equals(server.object)).toBe(true)
    expect(server.requests.length).toBeLessThanOrEqual(parts)
  })
})

describe('a server that breaks off', () => {
  it.each(['reset', 'fin', 'stall'] as const)('by %s is requested only for the rest', async (how) => {
    const server = await startRangeServer({ bytes })
    server.twist = times(1, { after: { bytes: 30_000, how } })
    await expectBytes(server)
    const [, second] = server.requests.filter(isThird)
    expect(server.requests).toHaveLength(parts + 1)
    expect(second).toMatchObject({ start: 2 * partBytes + 30_000, end: 3 * partBytes })
    expect(second?.headers['if-match']).toBe(server.etag)
  })

  it.each(['reset', 'fin', 'stall'] as const)(
    'by %s before it answers gets the request again',
    async (instead) => {
      const server = await startRangeServer({ bytes })
      server.twist = times(2, { instead })
      await expectBytes(server)
      expect(server.requests).toHaveLength(parts + 2)
    },
  )

  it('is read to the end in many small steps', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = () => ({ after: { bytes: 20_000, how: 'reset' } })
    await expectBytes(server)
  })

  it.each(['fin', 'reset'] as const)(
    'by %s without having said how much comes is asked for the rest',
    async (how) => {
      const server = await startRangeServer({ bytes })
      const headers = { 'Content-Length': undefined, Connection: 'close' }
      server.twist = times(1, { headers, after: { bytes: 30_000, how } })
      await expectBytes(server)
      expect(server.requests).toHaveLength(parts + 1)
    },
  )

  it('after every byte is soon given up', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = () => ({ after: { bytes: 1, how: 'fin' } })
    expect(await messageOf(server)).toContain(`${server.origin}/bucket/an object: the connection`)
    expect(server.requests.length).toBeLessThanOrEqual(parts * 3)
  })

  it('because the connection was idle gets the request again at once, however often', async () => {
    const server = await startRangeServer({ bytes: 1000 })
    for (let round = 0; round < 10; round++) {
      server.twist = ({ reuse }) => (reuse > 0 ? { instead: round % 2 ? 'fin' : 'reset' } : undefined)
      await expectBytes(server)
    }
  })
})

describe('a slow server', () => {
  it('that sends one part slowly gets a request for its rest on another connection', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = times(1, { drip: { bytes: 1, everyMs: 20 } })
    await expectBytes(server)
    expect(server.requests.filter(isThird)).toHaveLength(2)
  })

  it('that is much slower with the awaited part than with others gets a second request', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = times(1, { drip: { bytes: 1024, everyMs: 100 } })
    await expectBytes(server, { limits: { idleMs: 30_000 } })
    expect(server.requests.filter(isThird)).toHaveLength(2)
  })

  it('that sends everything slowly is given up after the timeout', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = () => ({ drip: { bytes: 1, everyMs: 100 } })
    expect(await messageOf(server)).toMatch(/next to nothing/)
  })

  it.each([
    { name: 'never answers', twist: { instead: 'stall' }, limits: {} },
    { name: 'stops at every beginning', twist: { after: { bytes: 0, how: 'stall' } }, limits: {} },
    { name: 'still has time to answer', twist: { instead: 'stall' }, limits: { idleMs: 60_000 } },
  ] as const)('that $name is given up if it makes no progress, and named', async ({ twist, limits }) => {
    const server = await startRangeServer({ bytes })
    server.twist = () => twist
    const message = await messageOf(server, { limits: { ...limits, noProgressMs: 1_000 } })
    expect(message).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/bucket\/an object: .*no progress for 1 s$/)
  })

  it('that sends everything just fast enough for all other limits is given up as a whole', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = () => ({ drip: { bytes: 200, everyMs: 20 } })
    const pace = { paceBytes: bytes, paceMs: 10_000, paceAfterMs: 500 }
    expect(await messageOf(server, { limits: { ...pace, idleMs: 30_000 } })).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/bucket\/an object: it sends only [\d.]+ KiB\/s; 0\.6 MiB must come through in /,
    )
  })

  it('is waited for as long as all parts are equally slow', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = () => ({ drip: { bytes: 8192, everyMs: 150 } })
    await expectBytes(server, { limits: { idleMs: 30_000 } })
    expect(server.requests).toHaveLength(parts)
  })
})

describe('a server with errors', () => {
  it.each([408, 429, 500, 502, 503, 504])('of status %i once gets the request again', async (status) => {
    const server = await startRangeServer({ bytes })
    server.twist = times(1, refuse(status, 'SlowDown'))
    await expectBytes(server)
    expect(server.requests).toHaveLength(parts + 1)
  })

  it.each([bytes, 1000])('on everything is soon given up, with few requests, for %i bytes', async (bytes) => {
    const server = await startRangeServer({ bytes })
    server.twist = () => refuse(503, 'SlowDown')
    expect(await messageOf(server)).toMatch(
      /an object: the server fails or is overloaded; try again later \(503 SlowDown\)/,
    )
    const parts = Math.ceil(bytes / partBytes)
    expect(server.requests.length).toBeLessThanOrEqual(parts * 3)
  })

  it('gets fewer requests at once', async () => {
    const server = await startRangeServer({ bytes: 40 * partBytes })
    let most = 0
    let underWay = 0
    server.twist = ({ number }) => {
      if (number < 8) return refuse(503, 'SlowDown')
      most = number < 14 ? Math.max(most, ++underWay) : most
      globalThis.setTimeout(() => underWay--, 50)
      return { waitMs: 50 }
    }
    await expectBytes(server, { concurrency: 8 })
    expect(most).toBeLessThanOrEqual(6)
  })

  it('on a third of requests does not fail the download', async () => {
    const random = newRandom(3)
    const server = await startRangeServer({ bytes: 60 * partBytes })
    server.twist = () => (random.below(10) < 3 ? refuse(503, 'SlowDown') : undefined)
    await expectBytes(server)
  })

  it('that sends Retry-After is obeyed', async () => {
    const server = await startRangeServer({ bytes })
    const { headers, ...answer } = refuse(503, 'SlowDown')
    let refusedAt = 0
    let cameBackAt = 0
    server.twist = (request) => {
      if (!isThird(request)) return undefined
      if (refusedAt > 0) cameBackAt = performance.now()
      else {
        refusedAt = performance.now()
        return { ...answer, headers: { ...headers, 'Retry-After': '1' } }
      }
      return undefined
    }
    await expectBytes(server)
    expect(cameBackAt - refusedAt).toBeGreaterThan(990)
  })

  it.each(['60', '86400', new Date(Date.now() + 3_600_000).toUTCString()])(
    'that says to come back too late (%s) is left at once',
    async (after) => {
      const server = await startRangeServer({ bytes })
      const { headers, ...answer } = refuse(503, 'SlowDown')
      server.twist = () => ({ ...answer, headers: { ...headers, 'Retry-After': after } })
      expect(await messageOf(server)).toMatch(/503 SlowDown/)
      expect(server.requests.length).toBeLessThanOrEqual(4)
    },
  )

  it.each(['-1', '0', 'soon', '', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'that says %j is asked again',
    async (after) => {
      const server = await startRangeServer({ bytes })
      const { headers, ...answer } = refuse(503, 'SlowDown')
      server.twist = times(1, { ...answer, headers: { ...headers, 'Retry-After': after } })
      await expectBytes(server)
    },
  )

  it('that cannot be reached is given up in seconds', async () => {
    const server = await startRangeServer({ bytes })
    await server.close()
    expect(await messageOf(server)).toMatch(/an object: it refuses connections.* \(ECONNREFUSED\)/)
  })

  it('whose name does not resolve is given up at once', async () => {
    const server = await startRangeServer({ bytes })
    const url = 'http://nowhere.invalid/x?X-Amz-Signature=s3cret'
    expect(await messageOf(server, { object: { url: async () => url } })).toMatch(
      /^http:\/\/nowhere.invalid\/x: .*name/,
    )
  })
})

describe('an answer that does not match the request', () => {
  const other = (start: number, end: number, size: number) => ({
    headers: { 'Content-Range': `bytes ${start}-${end - 1}/${size}` },
  })
  const third = { start: 2 * partBytes, end: 3 * partBytes }
  it.each([
    { name: 'another start', twist: other(third.start - 1, third.end, bytes) },
    { name: 'another end', twist: other(third.start, third.end - 1, bytes) },
    { name: 'another size', twist: other(third.start, third.end, bytes + 1) },
    { name: 'no Content-Range', twist: { headers: { 'Content-Range': undefined } } },
    { name: 'less than it says', twist: { body: Buffer.alloc(partBytes - 1) } },
    { name: 'more than it says', twist: { body: Buffer.alloc(partBytes + 1) } },
    {
      name: 'more without saying so',
      twist: {
        headers: { 'Content-Length': undefined, Connection: 'close' },
        body: Buffer.alloc(3 * partBytes),
      },
    },
    { name: 'all of the object', twist: { status: 200, headers: { 'Content-Range': undefined } } },
  ])('($name) is not taken; the next one may be', async ({ name, twist }) => {
    const server = await startRangeServer({ bytes })
    server.twist = times(2, twist)
    if (name === 'more without saying so') {
      // What was not too much has been taken.
      expect((await read(server)).length).toBe(bytes)
    } else await expectBytes(server)
    expect(server.requests.filter(isThird).length).toBeGreaterThan(1)
    server.twist = times(1_000, twist)
    if (name !== 'more without saying so')
      expect(await messageOf(server)).toContain(`${server.origin}/bucket`)
  })

  it.each([
    { name: 'is gone', twist: refuse(404, 'NoSuchKey'), message: /gone.*404 NoSuchKey/ },
    { name: 'was replaced', twist: refuse(412, 'PreconditionFailed'), message: /replaced.*412/ },
    { name: 'is shorter', twist: refuse(416, 'InvalidRange'), message: /shorter.*416/ },
    { name: 'has another ETag', twist: { headers: { ETag: '"other"' } }, message: /replaced.*"other"/ },
    { name: 'has no ETag', twist: { headers: { ETag: undefined } }, message: /ETag/ },
    {
      name: 'comes encoded',
      twist: { headers: { 'Content-Encoding': 'gzip' } },
      message: /encodes it as gzip/,
    },
    {
      name: 'is a web page',
      twist: { headers: { 'Content-Type': 'text/html; charset=x' } },
      message: /web page/,
    },
    {
      name: 'is elsewhere',
      twist: { status: 307, headers: { Location: 'http://other.invalid/a?X-Amz-Signature=s3cret' } },
      message: /redirects to http:\/\/other.invalid; use/,
    },
    { name: 'is refused', twist: refuse(405, 'MethodNotAllowed'), message: /refuses.*405/ },
  ])('as the object $name ends it at once', async ({ twist, message }) => {
    const server = await startRangeServer({ bytes })
    server.twist = times(1, twist)
    expect(await messageOf(server)).toMatch(message)
    expect(server.requests.filter(isThird)).toHaveLength(1)
  })

  it('because the object was replaced meanwhile mixes no bytes', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = ({ number }) => {
      if (number === 5) server.etag = '"another"'
      return undefined
    }
    expect(await messageOf(server, { object: { etag: server.etag } })).toMatch(/replaced meanwhile/)
  })
})

describe('a server without ranges', () => {
  const whole = (server: RangeServer): Twist => ({
    status: 200,
    headers: { 'Content-Range': undefined },
    body: server.object,
  })

  it.each([bytes, 3 * partBytes, 1000])('sends %i bytes from the beginning in one stream', async (end) => {
    const server = await startRangeServer({ bytes })
    server.twist = () => whole(server)
    await expectBytes(server, { end })
  })

  it('waits while there is no room', async () => {
    const server = await startRangeServer({ bytes: 64 * 1024 * 1024 })
    server.twist = () => whole(server)
    let got = 0
    for await (const chunk of open(server)) {
      if (got === 0) await setTimeout(1_000)
      expect(chunk.equals(server.object.subarray(got, got + chunk.length))).toBe(true)
      got += chunk.length
    }
    expect(got).toBe(server.object.length)
  })

  it.each([1, 5 * partBytes])('sends nothing from byte %i on', async (start) => {
    const server = await startRangeServer({ bytes })
    server.twist = () => whole(server)
    expect(await messageOf(server, { start })).toMatch(/ignores the range/)
  })

  it('sends nothing after it broke off', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = ({ number }) =>
      number === 0 ? { ...whole(server), after: { bytes: 100_000, how: 'reset' } } : whole(server)
    expect(await messageOf(server, { concurrency: 1 })).toMatch(/ignores the range/)
  })
})

it('comes in parts even if they have the status of a whole object', async () => {
  const server = await startRangeServer({ bytes })
  server.twist = () => ({ status: 200 })
  await expectBytes(server)
  expect(server.requests).toHaveLength(parts)
})

describe('an object of unknown size', () => {
  const unknown = { end: Infinity, object: { size: Infinity } }
  const streamed = ({ object }: RangeServer): Twist => ({
    status: 200,
    headers: { 'Content-Length': undefined, 'Content-Range': undefined, Connection: 'close' },
    body: object,
  })

  it.each([0, 1, partBytes, bytes])('comes in one request up to its end, at byte %i', async (size) => {
    const server = await startRangeServer({ bytes: size })
    server.twist = () => streamed(server)
    expect((await read(server, unknown)).equals(server.object)).toBe(true)
    expect(server.requests.map(({ headers }) => headers.range)).toEqual([undefined])
  })

  it('is requested again before its first byte, and not in the middle', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = ({ number }) =>
      number === 0 ? { instead: 'reset' } : { after: { bytes: 100_000, how: 'reset' } }
    expect(await messageOf(server, unknown)).toMatch(/the connection was/)
    expect(server.requests).toHaveLength(2)
  })
})

describe('a URL that expires', () => {
  it('is renewed once, and the download goes on', async () => {
    const server = await startRangeServer({ bytes })
    let valid = 0
    const asked: boolean[] = []
    const url = async (renew = false): Promise<string> => {
      asked.push(renew)
      return `${server.url}&n=${valid}`
    }
    server.twist = ({ number, target }) => {
      if (number === 2) return { after: { bytes: 10_000, how: 'reset' } }
      if (number === 5) valid = 1
      return target.endsWith(`&n=${valid}`) ? undefined : refuse(403, 'AccessDenied')
    }
    await expectBytes(server, { object: { url } })
    expect(asked).toEqual([false, true])
  })

  it('again and again is renewed each time', async () => {
    const server = await startRangeServer({ bytes })
    let valid = 0
    let used = 0
    server.twist = ({ target }) => {
      if (!target.endsWith(`&n=${valid}`)) return refuse(403, 'AccessDenied')
      if (++used % 3 === 0) valid++
      return undefined
    }
    await expectBytes(server, { object: { url: async () => `${server.url}&n=${valid}` } })
  })

  it('is not renewed without end if access is denied', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = () => refuse(403, 'AccessDenied')
    expect(await messageOf(server)).toMatch(/access is denied.*\(403 AccessDenied\)/)
    expect(server.requests.length).toBeLessThanOrEqual(8)
  })

  it('and cannot be renewed ends the download with the store’s own error', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = () => refuse(400, 'ExpiredToken')
    const url = async (renew?: boolean): Promise<string> => {
      if (renew) throw new Error('no credentials')
      return server.url
    }
    expect(await messageOf(server, { object: { url } })).toBe('no credentials')
  })
})

describe('the consumer', () => {
  it('that does not read makes the server wait', async () => {
    const server = await startRangeServer({ bytes: 40 * partBytes })
    const reading = open(server)[Symbol.asyncIterator]()
    const first = await reading.next()
    expect(first.done).toBe(false)
    await setTimeout(700)
    // The four parts that may wait. The first one has been read.
    expect(server.requests.length).toBeLessThanOrEqual(4 + 1)
    expect(server.requests.length).toBeGreaterThanOrEqual(4)
    await reading.return?.()
  })

  it('may be slower than all limits', async () => {
    const server = await startRangeServer({ bytes })
    const chunks: Buffer[] = []
    for await (const chunk of open(server, { limits: { idleMs: 100, hedgeMs: 50, noProgressMs: 100 } })) {
      chunks.push(chunk)
      await setTimeout(20)
    }
    expect(Buffer.concat(chunks).equals(server.object)).toBe(true)
  })

  const someStall = ({ number }: Request): Twist | undefined =>
    number % 3 === 0 ? { instead: 'stall' } : number % 3 === 1 ? refuse(503, 'SlowDown') : undefined

  it('that aborts while it waits gets the reason, and everything ends at once', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = someStall
    const abort = new AbortController()
    const reading = read(server, { signal: abort.signal, limits: { noProgressMs: 60_000, idleMs: 60_000 } })
    const failed = expect(reading).rejects.toThrow('cancelled')
    while (server.requests.length < 5) await setTimeout(5)
    abort.abort(new Error('cancelled'))
    await failed
    const asked = server.requests.length
    await setTimeout(300)
    expect(server.requests).toHaveLength(asked)
  })

  it('that stops early ends everything at once', async () => {
    const server = await startRangeServer({ bytes })
    server.twist = (request) => (request.start === 0 ? undefined : someStall(request))
    for await (const _ of open(server, { limits: { noProgressMs: 60_000, idleMs: 60_000 } })) {
      while (server.requests.length < 5) await setTimeout(5)
      break
    }
    const asked = server.requests.length
    await setTimeout(300)
    expect(server.requests).toHaveLength(asked)
  })

  it('that stopped before gets the reason', async () => {
    const server = await startRangeServer({ bytes })
    await expect(read(server, { signal: AbortSignal.abort(new Error('cancelled')) })).rejects.toThrow(
      'cancelled',
    )
    expect(server.requests).toEqual([])
  })
})
