// Uploads soon end if a store takes nothing, and continue if it is only slow.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, Sending } from '../../../src/stores/s3/client.ts'
import { newSession } from '../../../src/stores/s3/session.ts'
import { newUploadDeadline } from '../../../src/stores/s3/uploads.ts'
import { Stalled } from '../../../src/stores/transfer/errors.ts'
import { isFirst } from '../../support/first-writer.ts'
import { newRandom } from '../../support/random.ts'
import { begin, fill, nameOf, objectName, openOn } from '../../support/s3-store.ts'
import type { Fault } from '../../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import type { S3Request } from '../../support/servers/s3-request.ts'
import { type SlowProxy, startSlowProxy } from '../../support/servers/slow-proxy.ts'

const partBytes = 5 * 1024 ** 2
const threeParts = newRandom(2).bytes(2 * partBytes + 1000)
const name = objectName('a-key')
// A test can wait for these; that the defaults are kept, s3-faults-save.test.ts shows.
const limits = { upload: { idleMs: 4_000, noProgressMs: 8_000 } }
// What two silent attempts take, and much more for a busy machine.
const soonMs = 30_000

const isPart = ({ operation }: S3Request): boolean => operation === 'UploadPart'
const stall = (bytes: number): Fault => ({ kind: 'cut', how: 'stall', at: 'request', bytes })

interface Ended {
  server: FaultyS3
  result: boolean | Error
  ms: number
}

async function attempt(work: (server: FaultyS3) => Promise<boolean>): Promise<Ended> {
  const server = await startFaultyS3()
  const began = Date.now()
  const result = await work(server).catch((error: Error) => error)
  const ms = Date.now() - began
  await server.stop()
  return { server, result, ms }
}

async function publish(opened: ReturnType<typeof openOn>, bytes: Buffer): Promise<boolean> {
  const draft = await begin(opened.store, nameOf('a-key'))
  try {
    await fill(draft, bytes)
    return await isFirst(draft)
  } finally {
    await draft.discard()
  }
}

describe('a part', () => {
  it.concurrent.each([0, 1_000_000, partBytes])(
    'of which the store takes %i bytes and is silent is sent anew',
    async (bytes) => {
      const { server, result, ms } = await attempt((server) => {
        server.rules = [{ on: isPart, times: 1, fault: stall(bytes) }]
        return publish(openOn(server, { limits }), threeParts)
      })
      expect(result).toBe(true)
      expect(server.objects.get(name)?.body.equals(threeParts)).toBe(true)
      expect(ms).toBeLessThan(soonMs)
    },
  )

  it.concurrent.each([0, 1_000_000, partBytes])(
    'of which the store never takes more than %i bytes ends the save',
    async (bytes) => {
      const { server, result, ms } = await attempt((server) => {
        server.rules = [{ on: isPart, after: 2, fault: stall(bytes) }]
        return publish(openOn(server, { limits }), threeParts)
      })
      expect(result).toMatchObject({ kind: 'unreachable' })
      expect(server.objects.has(name)).toBe(false)
      expect(server.uploads.size).toBe(0)
      expect(ms).toBeLessThan(soonMs)
    },
  )

  it.concurrent('that is accepted too slowly ends the save', async () => {
    await through(16 * 1024, async (proxy) => {
      const { server, result, ms } = await attempt((server) => {
        const inputs = { 'part-size': '16MiB' }
        proxy.target = server.endpoint
        return publish(
          openOn({ ...server, endpoint: proxy.origin }, { inputs, limits }),
          Buffer.alloc(33_000_000),
        )
      })
      expect(result).toMatchObject({ kind: 'unreachable' })
      expect(server.objects.has(name)).toBe(false)
      expect(ms).toBeLessThan(soonMs)
    })
  })

  it.concurrent('may take longer than a request without progress', async () => {
    await through(3 * 1024 ** 2, async (proxy) => {
      const { server, result, ms } = await attempt((server) => {
        // What the system holds back of it is sent well within the limit.
        const inputs = { 'part-size': '16MiB' }
        proxy.target = server.endpoint
        const opened = openOn({ ...server, endpoint: proxy.origin }, { inputs, limits })
        return publish(opened, Buffer.alloc(16 * 1024 ** 2))
      })
      expect(result).toBe(true)
      expect(server.objects.get(name)?.body.length).toBe(16 * 1024 ** 2)
      // The conditional-write probe sends parts of other objects.
      const parts = server.requests.filter((request) => isPart(request) && request.key === name)
      expect(parts).toHaveLength(1)
      expect(ms).toBeGreaterThan(limits.upload.idleMs)
    })
  })

  it.concurrent('is tried often while other parts succeed', async () => {
    const parts = Array.from({ length: 5 }, (_, number) => newRandom(number).bytes(1000))
    const { server, result } = await attempt(async (server) => {
      const on = (request: S3Request): boolean => isPart(request) && request.query.get('partNumber') === '3'
      // Once more than the store may fail where nothing else succeeds.
      server.rules = [{ on, times: 4, fault: { kind: 'status', status: 503, code: 'SlowDown' } }]
      const draft = await begin(openOn(server).store, nameOf('a-key'))
      // The first one of full length makes an upload of it.
      await draft.addPart(0, [threeParts.subarray(0, partBytes)])
      await Promise.all(parts.map((part, number) => draft.addPart(1 + number, [part])))
      return true
    })
    expect(result).toBe(true)
    const [upload] = [...server.uploads.values()]
    expect(upload?.parts.size).toBe(6)
  })
})

async function through(bytesPerSecond: number, work: (proxy: SlowProxy) => Promise<void>): Promise<void> {
  const proxy = await startSlowProxy(bytesPerSecond)
  try {
    await work(proxy)
  } finally {
    await proxy.stop()
  }
}

it('a request that may take a minute is not repeated after a timeout', async () => {
  let asked = 0
  const silent = async (_: unknown, { idleMs = 0 }: Sending): Promise<never> => {
    asked++
    throw new Stalled('http://a.store/object', idleMs)
  }
  const server = await startFaultyS3()
  const { inputs, signal } = openOn(server)
  await server.stop()
  const client = { source: 'the inputs', correct: () => false } as Partial<Client> as Client
  const { request: ask } = newSession(inputs.s3, 'S3 bucket', client)
  const how = { needs: 's3:PutObject', signal, idleMs: 60_000 }
  await expect(ask(silent, { ...how, isLast: true })).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toBe(1)
  await expect(ask(silent, how)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toBe(3)
})

describe('the timeout', () => {
  it('ends a transfer with too little progress, however busy it is', async () => {
    const deadline = newUploadDeadline({ noProgressMs: 200, progressBytes: 1024 ** 2 })
    const busy = setInterval(() => deadline.moved(1000), 10)
    deadline.during(new Promise(() => {}))
    await once(deadline.signal, 'abort')
    clearInterval(busy)
    expect(deadline.signal.reason).toMatchObject({
      kind: 'unreachable',
      message: 'the store takes less than 1024 KiB in 0.2 seconds: check the network and the proxy',
    })
  })

  it('does not run while no request is under way', async () => {
    const deadline = newUploadDeadline({ noProgressMs: 50, progressBytes: 1 })
    await Promise.allSettled([
      deadline.during(Promise.resolve()),
      deadline.during(Promise.reject(new Error())),
    ])
    await sleep(200)
    expect(deadline.signal.aborted).toBe(false)
  })
})
