// Saves that begin with another entry's bytes, which the store copies.
import { copyPartBytes } from '../../src/stores/copy-parts.ts'
import { stores } from '../../src/stores/index.ts'
import type { Copied, Draft, Entry } from '../../src/stores/store.ts'
import { newRandom } from '../support/random.ts'
import { begin, bytesOf, fill, inputsFor, nameOf, objectName, openOn, wantedOf } from '../support/s3-store.ts'
import { newToken } from '../support/servers/cache-service/token.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import type { Fault } from '../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import { presigned } from '../support/servers/presigned.ts'
import { newObject } from '../support/servers/s3-objects.ts'
import { startSeaweedfs } from '../support/servers/seaweedfs.ts'
import { startVersitygw } from '../support/servers/versitygw.ts'

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
  const copied = await draft.copyFrom(entry, base.length)
  return { draft, copied, told }
}

it('chooses parts of one size that leave few bytes to send', () => {
  const left = (mebibytes: number): number => (mebibytes * mebibyte) % copyPartBytes(mebibytes * mebibyte)
  const most = Math.max(...Array.from({ length: 1000 }, (_, nth) => left(nth + 5)))
  expect(most).toBeLessThan(6 * mebibyte)
  const tebibyte = 1024 ** 4
  expect(tebibyte / copyPartBytes(tebibyte)).toBeLessThanOrEqual(5000)
})

it('sends only the rest, in parts that R2 takes', async () => {
  const { draft, copied } = await copy()
  expect(copied.bytes).toBe(base.length)
  await fill(copied.rest as Draft, bytes.subarray(copied.bytes))
  expect(await copied.rest.commit()).toBe(true)
  await draft.discard()
  expect(server.objects.get(name)?.body.equals(bytes)).toBe(true)
  expect(server.uploads.size).toBe(0)
})

it.each<[string, Fault]>([
  ['denies copies', { kind: 'status', status: 403, code: 'AccessDenied' }],
  ['does not know copies', { kind: 'status', status: 501, code: 'NotImplemented' }],
  ['ignores what is to be copied', { kind: 'ignore', header: 'x-amz-copy-source' }],
])('sends everything if the store %s, and logs it once', async (_, fault) => {
  strikeCopy(fault)
  const { draft, copied, told } = await copy()
  expect(copied.bytes).toBe(0)
  expect(told.filter((line) => line.startsWith('Sending all of the entry'))).toHaveLength(1)
  await fill(copied.rest as Draft, bytes)
  expect(await copied.rest.commit()).toBe(true)
  await draft.discard()
  expect(server.objects.get(name)?.body.equals(bytes)).toBe(true)
  expect(server.uploads.size).toBe(0)
})

it.each<[string, () => void]>([
  ['replaced', () => server.objects.set(baseName, newObject(newRandom(4).bytes(base.length)))],
  ['removed', () => server.objects.delete(baseName)],
])('copies nothing of an entry that was %s', async (_, meanwhile) => {
  await expect(copy(meanwhile)).rejects.toMatchObject({ name: 'S3Error' })
  expect([...server.uploads.values()].filter(({ key }) => key === name)).toEqual([])
})

describe.each([
  { name: 'versitygw', start: startVersitygw },
  { name: 'SeaweedFS', start: startSeaweedfs },
])('$name', ({ start }) => {
  it('copies an entry, but not after it was replaced or removed', async () => {
    const real = await start()
    try {
      const { store } = openOn(real)
      const first = await begin(store, nameOf('base'))
      await fill(first, base)
      await first.commit()
      const entry = (await store.find(wantedOf(['base']))) as Entry
      const draft = await begin(store, nameOf('a-key'))
      const copied = (await draft.copyFrom?.(entry, base.length)) as Copied
      expect(copied.bytes).toBe(base.length)
      await fill(copied.rest as Draft, bytes.subarray(copied.bytes))
      expect(await copied.rest.commit()).toBe(true)
      expect((await bytesOf(await store.find(wantedOf(['a-key']))))?.equals(bytes)).toBe(true)
      for (const [method, body] of [
        ['PUT', Uint8Array.from(bytes)],
        ['DELETE', undefined],
      ] as const) {
        const url = presigned(real, { method, key: baseName })
        expect((await fetch(url, { method, ...(body && { body }) })).ok).toBe(true)
        const late = await begin(store, nameOf(`after-${method}`))
        await expect(late.copyFrom?.(entry, base.length)).rejects.toMatchObject({ name: 'S3Error' })
        await late.discard()
      }
    } finally {
      await real.stop()
    }
  })
})

it('goes on after an error that comes with status 200', async () => {
  server.rules.push({
    on: ({ headers }) => 'x-amz-copy-source' in headers,
    fault: { kind: 'status', status: 200, code: 'InternalError' },
    times: 1,
  })
  const { draft, copied } = await copy()
  expect(copied.bytes).toBe(base.length)
  await draft.discard()
  expect(server.uploads.size).toBe(0)
})

it('makes blocks of an entry of the cache service', async () => {
  const cacheService = await startCacheService('memory')
  try {
    const { ACTIONS_RESULTS_URL: url } = runnerEnv(cacheService, 'v2')
    const token = newToken({ 'refs/heads/main': 3 })
    const inputs = inputsFor(server, { store: 'github' })
    const service = { language: 'v2' as const, url: String(url), token }
    const store = stores.github({ ...openOn(server), inputs, service })
    const first = await begin(store, nameOf('base'))
    await fill(first, base)
    await first.commit()
    const entry = (await store.find(wantedOf(['base']))) as Entry
    const draft = await begin(store, nameOf('a-key'))
    const copied = await draft.copyFrom(entry, base.length)
    expect(copied.bytes).toBe(base.length)
    await fill(copied.rest as Draft, bytes.subarray(copied.bytes))
    expect(await copied.rest.commit()).toBe(true)
    expect((await bytesOf(await store.find(wantedOf(['a-key']))))?.equals(bytes)).toBe(true)
  } finally {
    await cacheService.stop()
  }
})
