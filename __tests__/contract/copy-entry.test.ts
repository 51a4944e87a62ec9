// Saves that begin with another entry's bytes, which the store copies.
import { setTimeout } from 'node:timers/promises'
import { stores } from '../../src/stores/index.ts'
import { copyPartBytes, newPartsDraft } from '../../src/stores/parts-draft.ts'
import type { Copied, Draft, Entry, Store } from '../../src/stores/store.ts'
import { newRandom } from '../support/random.ts'
import { begin, bytesOf, fill, inputsFor, nameOf, objectName, openOn, wantedOf } from '../support/s3-store.ts'
import { newToken } from '../support/servers/cache-service/token.ts'
import { type CacheService, runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import type { Fault } from '../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import { newObject } from '../support/servers/s3-objects.ts'

const mebibyte = 1024 ** 2
const bytes = newRandom(3).bytes(18 * mebibyte)
const base = bytes.subarray(0, 16 * mebibyte)
const [name, baseName] = [objectName('a-key'), objectName('base')]

let server: FaultyS3
beforeEach(async () => {
  server = await startFaultyS3({ likeR2: true })
  server.objects.set(baseName, newObject(base))
})
const strikeCopy = (fault: Fault, after = 0): void => {
  const on = ({ headers }: { headers: object }): boolean => 'x-amz-copy-source' in headers
  server.rules.push({ on, fault, after })
}

const drafts: Draft[] = []
afterEach(async () => {
  await Promise.all(drafts.splice(0).map((draft) => draft.discard()))
  await server.stop()
})

async function copy(meanwhile = (): void => {}): Promise<{ draft: Draft; copied: Copied; told: string[] }> {
  const { store, told } = openOn(server)
  const entry = (await store.find(wantedOf(['base']))) as Entry
  const draft = await begin(store, nameOf('a-key'))
  drafts.push(draft)
  meanwhile()
  const copied = await draft.copyFrom(entry, base.length, readBase)
  return { draft, copied, told }
}

async function* readBase(start: number, end: number): AsyncGenerator<Buffer> {
  yield base.subarray(start, end)
}

/** Publishes the copy and the bytes after it. @returns how many bytes the store has copied */
async function publish({
  draft,
  copied: { destination: rest, finished },
}: {
  draft: Draft
  copied: Copied
}): Promise<number> {
  // The rest goes first: the copy may take longer.
  await fill(rest as Draft, bytes.subarray(base.length))
  await rest.commit()
  await draft.discard()
  return finished
}

function expectPublished(): void {
  expect(server.objects.get(name)?.body.equals(bytes)).toBe(true)
  expect(server.uploads.size).toBe(0)
}

it('chooses parts of one size that leave few bytes to send', () => {
  const left = (mebibytes: number): number => (mebibytes * mebibyte) % copyPartBytes(mebibytes * mebibyte)
  const most = Math.max(...Array.from({ length: 1000 }, (_, nth) => left(nth + 5)))
  expect(most).toBeLessThan(6 * mebibyte)
  const tebibyte = 1024 ** 4
  expect(tebibyte / copyPartBytes(tebibyte)).toBeLessThanOrEqual(5000)
})

it('sends only the rest, in parts that R2 takes', async () => {
  expect(await publish(await copy())).toBe(base.length)
  expectPublished()
})

const sending = 'Sending what the store did not copy: '

it.each<[string, Fault, RegExp]>([
  ['denies copies', { kind: 'status', status: 403, code: 'AccessDenied' }, /: allow them s3:GetObject$/],
  [
    'does not know copies',
    { kind: 'status', status: 501, code: 'NotImplemented' },
    /the S3 bucket .* does not support this request \(NotImplemented\)$/,
  ],
  [
    'ignores what is to be copied',
    { kind: 'ignore', header: 'x-amz-copy-source' },
    /: the store does not copy parts$/,
  ],
])('sends everything if the store %s, and logs it once', async (_, fault, why) => {
  strikeCopy(fault)
  const { told, ...made } = await copy()
  expect(await publish(made)).toBe(0)
  expect(told.filter((line) => line.startsWith(sending))).toEqual([expect.stringMatching(why)])
  expectPublished()
})

it('sends the part that the store does not copy', async () => {
  const large = Buffer.alloc(64 * mebibyte, 'two parts ')
  server.objects.set(baseName, newObject(large))
  strikeCopy({ kind: 'status', status: 403, code: 'AccessDenied' }, 1)
  const { store, told } = openOn(server)
  const entry = (await store.find(wantedOf(['base']))) as Entry
  const draft = await begin(store, nameOf('a-key'))
  const copied = await draft.copyFrom(entry, large.length, async function* (start, end) {
    yield large.subarray(start, end)
  })
  expect(await copied.finished).toBe(large.length / 2)
  expect(told.filter((line) => line.startsWith(sending))).toHaveLength(1)
  await copied.destination.commit()
  expect(server.objects.get(name)?.body.equals(large)).toBe(true)
})

it.each<[string, () => void]>([
  ['replaced', () => server.objects.set(baseName, newObject(newRandom(4).bytes(base.length)))],
  ['removed', () => server.objects.delete(baseName)],
])('copies nothing of an entry that was %s, but sends it', async (_, meanwhile) => {
  expect(await publish(await copy(meanwhile))).toBe(0)
  expectPublished()
})

it('is not published if a part can neither be copied nor read', async () => {
  strikeCopy({ kind: 'status', status: 501, code: 'NotImplemented' })
  const { store } = openOn(server)
  const entry = (await store.find(wantedOf(['base']))) as Entry
  const draft = await begin(store, nameOf('a-key'))
  // biome-ignore lint/correctness/useYield: it fails before that
  const copied = await draft.copyFrom(entry, base.length, async function* () {
    throw new Error('the disk is broken')
  })
  await fill(copied.destination as Draft, bytes.subarray(base.length))
  await expect(copied.finished).rejects.toThrow('the disk is broken')
  await expect(copied.destination.commit()).rejects.toThrow('the disk is broken')
  await draft.discard()
  expect(server.objects.has(name)).toBe(false)
  expect(server.uploads.size).toBe(0)
})

it.each(['empty', 'discard'] as const)(
  'sends nothing after %s, although a copy is under way',
  async (how) => {
    strikeCopy({ kind: 'status', status: 403, code: 'AccessDenied' })
    const { draft, copied, told } = await copy()
    await draft[how]()
    await expect(copied.finished).rejects.toThrow()
    expect(told.filter((line) => line.startsWith(sending))).toEqual([])
    expect(server.uploads.size).toBe(0)
  },
)

it('has no more requests under way than `connections`', async () => {
  let [underWay, most] = [0, 0]
  const request = async (): Promise<void> => {
    most = Math.max(most, ++underWay)
    await setTimeout(5)
    underWay--
  }
  const none = async (): Promise<void> => {}
  const requests = { sendPart: request, copierOf: async () => request, empty: none, discard: none }
  const { signal } = new AbortController()
  const draft = newPartsDraft(
    { inputs: { partBytes: 5 * mebibyte, connections: 2 }, signal, tell: () => {} },
    { ...requests, publish: none },
  )
  const { destination: rest, finished } = await draft.copyFrom({} as Entry, 256 * mebibyte, readBase)
  await Promise.all([finished, fill(rest as Draft, Buffer.alloc(2 * rest.partBytes))])
  expect(most).toBe(2)
})

it('goes on after an error that comes with status 200', async () => {
  server.rules.push({
    on: ({ headers }) => 'x-amz-copy-source' in headers,
    fault: { kind: 'status', status: 200, code: 'InternalError' },
    times: 1,
  })
  expect(await publish(await copy())).toBe(base.length)
  expectPublished()
})

it.each([
  { copies: base.length, lines: [] },
  { copies: 0, lines: [expect.stringMatching(/: the server does not support this request \(501\)$/)] },
])('makes blocks of an entry of the cache service, which copies $copies bytes', async ({ copies, lines }) => {
  const cacheService = await startCacheService('memory')
  try {
    const on = ({ headers }: { headers: object }): boolean => copies === 0 && 'x-ms-copy-source' in headers
    cacheService.rules.push({ on, fault: { kind: 'status', status: 501, code: 'NotImplemented' } })
    const { store, told } = openCacheService(cacheService)
    const { draft, copied } = await copyIn(store)
    expect(await publish({ draft, copied })).toBe(copies)
    expect(told.filter((line) => line.startsWith(sending))).toEqual(lines)
    expect((await bytesOf(await store.find(wantedOf(['a-key']))))?.equals(bytes)).toBe(true)
  } finally {
    await cacheService.stop()
  }
})

it('is not changed by a copy of the cache service that ends after the draft was emptied', async () => {
  const cacheService = await startCacheService('memory')
  try {
    const { store } = openCacheService(cacheService)
    const { draft, copied } = await copyIn(store)
    await copied.finished
    await draft.empty()
    const others = newRandom(5).bytes(bytes.length)
    await fill(draft, others)
    const late = cacheService.requests.filter(({ headers }) => 'x-ms-copy-source' in headers)
    for (const { target, headers } of late) {
      const copying = Object.entries(headers).filter(([name]) => name.startsWith('x-ms-'))
      const answer = await fetch(cacheService.origin + target, {
        method: 'PUT',
        headers: Object.fromEntries(copying) as Record<string, string>,
      })
      expect(answer.status).toBe(201)
    }
    expect(late).not.toEqual([])
    await draft.commit()
    expect((await bytesOf(await store.find(wantedOf(['a-key']))))?.equals(others)).toBe(true)
  } finally {
    await cacheService.stop()
  }
})

function openCacheService(cacheService: CacheService): { store: Store; told: string[] } {
  const { ACTIONS_RESULTS_URL: url } = runnerEnv(cacheService, 'v2')
  const token = newToken({ 'refs/heads/main': 3 })
  const inputs = inputsFor(server, { store: 'github' })
  const service = { language: 'v2' as const, url: String(url), token }
  const opened = openOn(server)
  return { store: stores.github({ ...opened, inputs, service }), told: opened.told }
}

/** Saves the base, and begins to copy it. */
async function copyIn(store: Store): Promise<{ draft: Draft; copied: Copied }> {
  const first = await begin(store, nameOf('base'))
  await fill(first, base)
  await first.commit()
  const entry = (await store.find(wantedOf(['base']))) as Entry
  const draft = await begin(store, nameOf('a-key'))
  return { draft, copied: await draft.copyFrom(entry, base.length, readBase) }
}
