// Each error of a bucket is one line that says what to do, and never looks like a plain miss.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { bytesOf, nameOf, openOn, save, wantedOf } from '../support/s3-store.ts'
import type { Fault } from '../support/servers/faults.ts'
import { type FaultyOptions, type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'

const servers: FaultyS3[] = []
afterAll(() => Promise.all(servers.splice(0).map((server) => server.stop())))

async function start(options: FaultyOptions = {}): Promise<FaultyS3> {
  const server = await startFaultyS3(options)
  servers.push(server)
  return server
}

const refusal = (status: number, code: string, message = code): Fault => ({
  kind: 'status',
  status,
  code,
  message,
})

const troubles: [string, Fault, RegExp][] = [
  [
    'denied',
    refusal(403, 'AccessDenied'),
    /denies access to the credentials from the inputs: allow them s3:\w+$/,
  ],
  ['a word without an end', refusal(400, 'W'.repeat(10_000), 'words'), /answered 400 W{64}: words$/],
  [
    'an unknown key',
    refusal(403, 'InvalidAccessKeyId'),
    /does not accept the credentials from the inputs \(InvalidAccessKeyId\): correct/,
  ],
  [
    'a wrong secret',
    refusal(403, 'SignatureDoesNotMatch'),
    /does not accept the credentials .*correct the access key and its secret/,
  ],
  [
    'expired credentials',
    refusal(400, 'ExpiredToken'),
    /the credentials for .* from the inputs have expired: get new ones/,
  ],
  [
    'no bucket',
    refusal(404, 'NoSuchBucket'),
    /there is no bucket cache at 127\.0\.0\.1:\d+: create it, or correct/,
  ],
  [
    'a wrong clock',
    refusal(403, 'RequestTimeTooSkewed'),
    /refuses the time of this machine's requests: set its clock right/,
  ],
  [
    'another region',
    refusal(301, 'PermanentRedirect'),
    /is in another region than the input `region` says: correct it/,
  ],
  [
    'trouble of its own',
    refusal(500, 'InternalError'),
    /cannot answer now \(500( InternalError)?\): try again later/,
  ],
  ['too much to do', refusal(503, 'SlowDown'), /cannot answer now \(503( SlowDown)?\): try again later/],
  ['something else', refusal(400, 'Odd', 'very\nodd'), /answered 400 Odd: very odd$/],
  [
    'a page of a proxy',
    { kind: 'page' },
    /a web page comes instead of an answer; .* does a proxy or portal want a login\? \(200\)$/,
  ],
  ['broken connections', { kind: 'cut', how: 'reset', at: 'request' }, /127\.0\.0\.1/],
]

describe('a store that answers with', () => {
  it.concurrent.each(troubles)('%s says what to do, in lookups and saves', async (_, fault, message) => {
    const server = await start()
    server.rules.push({ on: () => true, fault })
    const { store, warned, told } = openOn(server)
    const found = await store.find(wantedOf(['a-key', 'a-'])).catch((error: Error) => error)
    expect(found).toBeInstanceOf(Error)
    expect((found as Error).message).toMatch(message)
    const draft = await store.create(nameOf('b-key')).catch((error: Error) => error)
    // Who may not read may be allowed to write.
    if (!(draft instanceof Error)) await expect(save(store, nameOf('a-key'))).rejects.toThrow(message)
    else expect(draft.message).toMatch(message)
    for (const line of [(found as Error).message, ...warned, ...told]) {
      expect(line).not.toMatch(/[\n\r]/)
      expect(line).not.toMatch(/X-Amz-|\?\S/)
      expect(line).not.toContain(server.secretAccessKey)
      expect(line.length).toBeLessThan(400)
    }
    expect(server.requests.length).toBeLessThan(30)
  })
})

it.concurrent('finds the right region, and says so once', async () => {
  const server = await start()
  const { store, told } = openOn(server, { inputs: { region: 'eu-west-1' } })
  const bytes = await save(store, nameOf('a-key'))
  expect(await bytesOf(await store.find(wantedOf(['a-key'])))).toEqual(bytes)
  expect(told.filter((line) => line.includes('region'))).toEqual([
    expect.stringMatching(/is in the region us-east-1; set the input `region` to spare a request\.$/),
  ])
})

it.concurrent('does not follow a redirect into another partition', async () => {
  const server = await start()
  server.region = 'cn-north-1'
  const { store } = openOn(server, { inputs: { region: 'us-east-1' } })
  server.rules.push({
    on: () => true,
    fault: {
      ...refusal(400, 'AuthorizationHeaderMalformed'),
      headers: { 'x-amz-bucket-region': 'cn-north-1' },
    } as Fault,
  })
  await expect(store.find(wantedOf(['a-key']))).rejects.toThrow(
    /is in the region cn-north-1: set the input `region` to it/,
  )
})

it.concurrent.each([3_600_000, -3_600_000])('works with a clock that is %i ms off', async (clockAheadMs) => {
  const server = await start({ clockAheadMs })
  const { store } = openOn(server)
  const bytes = await save(store, nameOf('a-key'))
  expect(await bytesOf(await store.find(wantedOf(['a-key', 'a-'])))).toEqual(bytes)
})

it.concurrent('does not wait for a server that asks for a retry tomorrow', async () => {
  const server = await start()
  server.rules.push({
    on: () => true,
    fault: { kind: 'status', status: 503, headers: { 'retry-after': '86400' } },
  })
  const { store } = openOn(server)
  await expect(store.find(wantedOf(['a-key']))).rejects.toThrow('cannot answer now')
  expect(server.requests).toHaveLength(2)
})

it.concurrent('gives up a connection that is refused', async () => {
  const listener = createServer()
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const { port } = listener.address() as AddressInfo
  await once(listener.close(), 'close')
  const server = await start()
  const { store } = openOn(server, { inputs: { endpoint: `http://127.0.0.1:${port}` } })
  await expect(store.find(wantedOf(['a-key']))).rejects.toThrow(/127\.0\.0\.1:\d+.*ECONNREFUSED/)
})

it.concurrent('gives up a server that never answers within 15 seconds, in lookups and saves', async () => {
  const server = await start()
  server.rules.push({ on: () => true, fault: { kind: 'cut', how: 'stall', at: 'request' } })
  const began = Date.now()
  const { store } = openOn(server)
  const both = await Promise.allSettled([store.find(wantedOf(['a-key'])), store.create(nameOf('a-key'))])
  expect(Date.now() - began).toBeLessThan(15_000)
  for (const { reason } of both as PromiseRejectedResult[])
    expect(reason.message).toMatch(
      /gave no answer within (5|12) seconds: check the input `endpoint`, the network and the proxy/,
    )
})

it.concurrent.each([301, 302, 303, 307, 308])(
  'sends no credentials to the target of a %i',
  async (status) => {
    const [server, other] = [await start(), await start()]
    server.rules.push({
      on: () => true,
      fault: { kind: 'status', status, headers: { location: `${other.endpoint}/cache/a-key` } },
    })
    const { store } = openOn(server)
    await expect(store.find(wantedOf(['a-key']))).rejects.toThrow()
    await expect(store.create(nameOf('a-key'))).rejects.toThrow()
    expect(other.requests).toEqual([])
  },
)

it.concurrent('hides secrets before it uses them', async () => {
  const server = await start()
  const { store, masked } = openOn(server, { inputs: { 'session-token': 'a-session-token' } })
  await store.find(wantedOf(['a-key']))
  expect(masked).toEqual(expect.arrayContaining([server.secretAccessKey, 'a-session-token']))
})

it.concurrent.each([
  ['access-key-id', 'access key'],
  ['secret-access-key', 'secret access key'],
  ['session-token', 'session token'],
])('names the %s as the cause if it contains a line end, and does not show it', async (input, what) => {
  const server = await start()
  const { store } = openOn(server, { inputs: { [input]: 'canary\ncanary' } })
  const why = 'has characters that none has, such as a space or the end of a line: correct it'
  await expect(store.find(wantedOf(['a-key']))).rejects.toMatchObject({
    kind: 'credentials',
    message: `the ${what} from the inputs ${why}`,
  })
  expect(server.requests).toEqual([])
})

it.concurrent.each([
  ['http://s3.invalid', 1],
  ['http://127.0.0.1:1', 0],
  ['http://localhost:1', 0],
  ['http://[::1]:1', 0],
  ['https://s3.invalid', 0],
])('warns about %s %i times', async (endpoint, times) => {
  const server = await start()
  const { store, warned } = openOn(server, { inputs: { endpoint } })
  await expect(store.find(wantedOf(['a-key']))).rejects.toThrow()
  await expect(store.find(wantedOf(['a-key']))).rejects.toThrow()
  expect(warned).toHaveLength(times)
  for (const line of warned) expect(line).toContain('is not encrypted')
})

it('obeys a Retry-After with a date', async () => {
  const server = await start()
  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString()
  const fault: Fault = { kind: 'status', status: 503, code: 'SlowDown', headers: { 'retry-after': tomorrow } }
  server.rules.push({ on: () => true, fault })
  await expect(openOn(server).store.create(nameOf('a-key'))).rejects.toThrow('cannot answer now')
  expect(server.requests).toHaveLength(1)
})
