// Reads from an entry that is still arriving: right bytes, requested blocks first, retries while the store fails.
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Index } from '../../../src/entry/container.ts'
import { localStore } from '../../../src/stores/local/local.ts'
import { startFetcher } from '../../../src/stores/on-demand/fetch.ts'
import type { Entry, Store } from '../../../src/stores/store.ts'
import { connectionFailure } from '../../../src/stores/transfer/errors.ts'
import type { DownloadLimits, FetchLimits } from '../../../src/stores/transfer/timeouts.ts'
import { objectOf } from '../../support/corpus/entry-bytes.ts'
import { cutAnswering, cutAsking, dripping, once, silent, status } from '../../support/faults/rules.ts'
import { faultsOn } from '../../support/faults/trial.ts'
import { newRandom } from '../../support/random.ts'
import { begin, fill, nameOf, objectName, openOn, wantedOf } from '../../support/s3-store.ts'
import { newScratch } from '../../support/scratch.ts'
import type { Fault } from '../../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import { newObject } from '../../support/servers/s3-objects.ts'
import type { S3Request, S3Rule } from '../../support/servers/s3-request.ts'

const scratch = newScratch()
const never = new AbortController().signal
const block = 1024 * 1024

const body = newRandom(6).bytes(21 * block + 400_321)
const { bytes, index } = objectOf(body)

const opened: Pick<FileHandle, 'close'>[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))

type Fetcher = ReturnType<typeof startFetcher>

interface Arriving extends Fetcher {
  server: FaultyS3
  /** Reads and compares. */
  expectRight(start: number, end: number): Promise<void>
  end(): Promise<void>
}

// A test can wait for these; that the defaults are kept, s3-faults-restore.test.ts shows.
const soon = { idleMs: 1_000, noProgressMs: 3_000 }

interface How {
  rules?: S3Rule[]
  download?: Partial<DownloadLimits>
  limits?: Partial<FetchLimits>
  concurrency?: number
}

async function save(store: Store): Promise<void> {
  const draft = await begin(store, nameOf('a-key'))
  await fill(draft, bytes)
  await draft.commit()
}

async function found(store: Store): Promise<Entry> {
  const entry = (await store.find(wantedOf(['a-key']))) as Entry
  opened.push(entry)
  return entry
}

/** An entry in a bucket that begins to go wrong now. */
async function arriving({
  rules = [],
  limits = {},
  download = {},
  concurrency = 3,
}: How = {}): Promise<Arriving> {
  const server = await startFaultyS3()
  // Its writes are other tests' matter, and would take longer than all else here.
  server.objects.set(objectName('a-key'), newObject(bytes))
  const cancel = new AbortController()
  const { store } = openOn(server, { signal: cancel.signal, limits: { download } })
  const entry = await found(store)
  server.requests.length = 0
  server.rules.push(...rules)
  const fetching = await fetched(entry, { limits, concurrency, signal: cancel.signal })
  return {
    ...fetching,
    server,
    async end() {
      cancel.abort(new Error('the test is over'))
      await server.stop()
    },
  }
}

interface Fetched extends Fetcher {
  expectRight: Arriving['expectRight']
}

async function fetched(
  entry: Entry,
  { limits = {}, concurrency = 3, signal = never, of = index }: How & { signal?: AbortSignal; of?: Index },
): Promise<Fetched> {
  const dir = scratch.fresh()
  const file = await open(join(dir, 'blocks'), 'wx+')
  opened.push(file)
  const fetcher = startFetcher({ entry, index: of, file, dir, concurrency, signal, limits })
  const expectRight = async (start: number, end: number): Promise<void> => {
    const piece = 100_000
    for (let at = start; at < end; at += piece) {
      const until = Math.min(at + piece, end)
      const read = await fetcher.body.read(at, until, never)
      expect(Buffer.compare(read, body.subarray(at, until))).toBe(0)
      fetcher.body.release?.(read)
    }
  }
  return { ...fetcher, expectRight }
}

const isRead = ({ operation }: S3Request): boolean => operation === 'GetObject'
const reads = (fault: Fault, more: Partial<S3Rule> = {}): S3Rule => ({ on: isRead, fault, ...more })
// The list of the lookup may still be on its way.
const rangesOf = ({ requests }: FaultyS3): (string | undefined)[] =>
  requests.filter(isRead).map(({ headers }) => headers.range)

describe('a block that a reader waits for', () => {
  it('is fetched with its neighbours only if readers wait for these, too, until fetching ahead starts', async () => {
    const { server, expectRight, report, end } = await arriving()
    await expectRight(5 * block - 10, 5 * block + 10)
    await expectRight(5 * block, 5 * block + 500)
    await expectRight(body.length - 100, body.length)
    const ranges = [`bytes=${4 * block}-${6 * block - 1}`, `bytes=${21 * block}-${body.length - 1}`]
    expect(rangesOf(server).sort()).toEqual(ranges.sort())
    expect(report()).toMatchObject({ blocks: 22, presentBlocks: 3, wantedBlocks: 3, prefetchedBlocks: 0 })
    expect(report().unreadBytes).toBe(19 * block)
    expect(report().waitedMs).toBeGreaterThan(0)
    await end()
  })

  it('comes before blocks that no reader waits for', async () => {
    // Slow enough that the first request ahead takes until the end of the test.
    const slow = { kind: 'drip', bytes: 65_536, everyMs: 400 } as const
    const first = ({ headers }: S3Request): boolean => /^bytes=0-/.test(String(headers.range))
    const rules = [{ on: first, fault: slow }]
    const { goAhead, expectRight, report, end } = await arriving({ rules, concurrency: 1 })
    goAhead([])
    await setTimeout(100)
    await expectRight(20 * block, 20 * block + 10)
    // That the request under way would bring, but much later.
    await expectRight(6 * block, 6 * block + 10)
    expect(report().presentBlocks).toBeLessThan(10)
    await end()
  })

  it('is requested again if the request that should bring it has stalled', async () => {
    const first = ({ headers }: S3Request): boolean => /^bytes=0-/.test(String(headers.range))
    const rules = [{ on: first, times: 1, fault: cutAnswering('stall', 1000) }]
    const { server, goAhead, expectRight, end } = await arriving({ rules, concurrency: 1 })
    goAhead([])
    while (faultsOn(server) === 0) await setTimeout(10)
    await expectRight(0, 10)
    // The first request is still under way: it was not aborted.
    expect(server.requests.filter(first)).toHaveLength(2)
    await end()
  })

  it('is waited for only until the signal', async () => {
    const { body: arrives, report, end } = await arriving({ rules: [reads(cutAsking('stall', 0))] })
    const reader = new AbortController()
    const reading = arrives.read(0, 10, reader.signal)
    reader.abort(new Error('gone'))
    await expect(reading).rejects.toThrow('gone')
    const { waitedMs } = report()
    await setTimeout(50)
    expect(report().waitedMs).toBe(waitedMs)
    await end()
  })
})

describe('the whole entry', () => {
  it('arrives with the given ranges first, then from the front', async () => {
    const { server, goAhead, whole, end } = await arriving({ concurrency: 1 })
    goAhead([
      { start: 15 * block + 7, end: body.length },
      { start: 9 * block, end: 11 * block },
    ])
    await whole
    expect(rangesOf(server)).toEqual([
      `bytes=${15 * block}-${body.length - 1}`,
      `bytes=${9 * block}-${15 * block - 1}`,
      `bytes=0-${8 * block - 1}`,
      `bytes=${8 * block}-${9 * block - 1}`,
    ])
    await end()
  })

  it('arrives while others read, each block about once', async () => {
    const { server, goAhead, expectRight, whole, report, end } = await arriving()
    goAhead([])
    await Promise.all(
      [0, 7, 14].map((nth) => expectRight(nth * block, Math.min((nth + 8) * block, body.length))),
    )
    await whole
    await server.stop()
    await expectRight(0, body.length)
    expect(report()).toMatchObject({ presentBlocks: 22, wantedBlocks: 22, unreadBytes: 0 })
    await end()
  })

  it('arrives from a directory too', async () => {
    const store = localStore({ dir: scratch.fresh(), repository: 'octo/demo' })
    await save(store)
    const { goAhead, whole, expectRight } = await fetched(await found(store), {})
    goAhead([])
    await whole
    await expectRight(0, body.length)
  })
})

describe('a failing store', () => {
  // Side by side, as some take half a minute.
  it.concurrent('is reported while readers wait, whatever else arrives', async () => {
    const last = ({ headers }: S3Request): boolean => String(headers.range).endsWith(`-${body.length - 1}`)
    const rules = [{ on: last, fault: status(500) }, reads({ kind: 'drip', bytes: 65_536, everyMs: 20 })]
    const { body: arrives, goAhead, report, end } = await arriving({ rules, concurrency: 1 })
    goAhead([])
    const reading = arrives.read(body.length - 1, body.length, never)
    while (report().trouble === undefined) await setTimeout(5)
    const { presentBlocks } = report()
    while (report().presentBlocks === presentBlocks) await setTimeout(5)
    expect(report().trouble).toMatch(/overloaded; try again later \(500\)/)
    await end()
    await expect(reading).rejects.toThrow('the test is over')
  })

  it.concurrent('is given up when readers have waited long enough; then all reads fail with the reason', async () => {
    const rules = [reads(status(500, { code: 'InternalError' }))]
    const { body: arrives, goAhead, whole, report, end } = await arriving({ rules, limits: { timeoutMs: 1 } })
    goAhead([])
    const cause = /overloaded; try again later \(500 InternalError\)/
    await expect(arrives.read(block, block + 1, never)).rejects.toThrow(cause)
    await expect(arrives.read(0, 1, never)).rejects.toThrow(cause)
    await expect(whole).rejects.toThrow(cause)
    expect(report().trouble).toMatch(cause)
    await end()
  })

  it.concurrent('is requested without a limit if no reader waits', async () => {
    const { server, body: arrives, goAhead, expectRight, end } = await arriving({ limits: { timeoutMs: 1 } })
    await expectRight(0, 1)
    server.rules.push(reads(status(500)))
    const reader = new AbortController()
    const reading = arrives.read(20 * block, 20 * block + 1, reader.signal)
    reader.abort(new Error('gone'))
    await expect(reading).rejects.toThrow('gone')
    goAhead([])
    while (faultsOn(server) < 12) await setTimeout(20)
    server.rules.length = 0
    await expectRight(0, body.length)
    await end()
  })

  it.concurrent('is requested again although its name could not be resolved for a while', async () => {
    const store = localStore({ dir: scratch.fresh(), repository: 'octo/demo' })
    await save(store)
    const entry = await found(store)
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
    const failing = { next: () => Promise.reject(connectionFailure(error, 'http://a.store/object')) }
    let failures = 5
    const read: Entry['read'] = (start, end) =>
      failures-- > 0 ? { [Symbol.asyncIterator]: () => failing } : entry.read(start, end)
    const { goAhead, whole, expectRight } = await fetched({ ...entry, read }, { limits: { pauseMs: 10 } })
    goAhead([])
    await whole
    await expectRight(0, body.length)
  })

  it.concurrent.each<[string, S3Rule[], RegExp]>([
    ['the entry is gone', once(isRead, { kind: 'delete' }), /the object is gone/],
    ['the entry was replaced', once(isRead, { kind: 'replace' }), /the object was replaced/],
    ['its bytes are wrong', [reads({ kind: 'flip', at: 5 })], /do not match their SHA-256/],
  ])('is given up at once if %s', async (_, rules, cause) => {
    const { body: arrives, whole, report, end } = await arriving({ rules })
    await expect(arrives.read(0, 1, never)).rejects.toThrow(cause)
    await expect(whole).rejects.toThrow(cause)
    expect(report().trouble).toMatch(cause)
    await end()
  })

  it.concurrent('is requested until it works again', async () => {
    const { server, goAhead, expectRight, report, whole, end } = await arriving({ download: soon })
    await expectRight(0, block)
    server.rules.push(reads(cutAsking('reset', 0)))
    goAhead([])
    const reading = expectRight(0, body.length)
    const all = Promise.all([reading, whole])
    // Longer than the store itself goes on.
    await setTimeout(2 * soon.noProgressMs)
    const { presentBlocks, trouble } = report()
    expect(presentBlocks).toBeLessThan(22)
    expect(trouble).toMatch(/reset|closed/)
    server.rules.length = 0
    await all
    expect(report().trouble).toBeUndefined()
    await end()
  })

  it.concurrent.each<[string, Fault, RegExp]>([
    ['is silent', silent, /no progress for 3 s/],
    ['stalls', cutAnswering('stall', 1000), /no progress for 3 s/],
    ['drips', dripping, /no progress for 3 s/],
    ['is overloaded', status(500), /overloaded; try again later \(500\)/],
  ])('is asked no longer than usual before told to go ahead, where it %s', async (_, fault, cause) => {
    const { body: arrives, whole, end } = await arriving({ rules: [reads(fault)], download: soon })
    await expect(arrives.read(0, 1, never)).rejects.toThrow(cause)
    await expect(whole).rejects.toThrow(cause)
    await end()
  })

  it.concurrent.each<[string, S3Rule[]]>([
    ['a flipped bit', once(isRead, { kind: 'flip', at: 700_000 })],
    ['connections that break', [reads(cutAnswering('reset', 300_000), { times: 8 })]],
    ['connections that end too soon', [reads(cutAnswering('fin', 1_500_000), { times: 8 })]],
    ['connections that stall', [reads(cutAnswering('stall', 900_000), { times: 2 })]],
    ['an overloaded store', [reads(status(503, { code: 'SlowDown' }), { times: 20 })]],
    ['URLs that expire', [reads({ kind: 'expire' }, { after: 2, times: 1 })]],
    ['a third of all requests failing', [reads(status(500), { chance: 1 / 3 })]],
    ['ranges that are ignored once', once(isRead, { kind: 'ignore', header: 'range' })],
  ])('does not keep all from arriving: %s', async (_, rules) => {
    const { goAhead, expectRight, whole, report, end } = await arriving({ rules, download: soon })
    goAhead([])
    await expectRight(10 * block, 12 * block)
    await whole
    await expectRight(0, body.length)
    expect(report().trouble).toBeUndefined()
    await end()
  })
})
