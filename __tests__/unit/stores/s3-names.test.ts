// Requests stay below the prefix for any key, and names are decoded to the same keys.
import { hostileKeys } from '../../support/corpus/hostile.ts'
import { bytesOf, nameOf, openOn, save, wantedOf } from '../../support/s3-store.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'

let server: FaultyS3
beforeAll(async () => {
  server = await startFaultyS3()
})
afterAll(() => server.stop())

it('has a corpus of at least 40 keys', () => {
  expect(new Set(hostileKeys).size).toBeGreaterThanOrEqual(40)
})

it('keys, scopes and repositories stay in their parts of the name in requests', async () => {
  for (const part of hostileKeys) {
    server.requests.length = 0
    const { store } = openOn(server, { repository: part })
    const bytes = await save(store, nameOf(part, part))
    expect(await bytesOf(await store.find(wantedOf([part], [part])))).toEqual(bytes)
    await store.find(wantedOf(['none', part.slice(0, 1)], [part]))
    for (const { target, operation, query } of server.requests) {
      const [path = ''] = target.split('?')
      if (operation === 'ListObjectsV2') {
        expect(path).toMatch(/^\/cache\/?$/)
        expect(query.get('prefix')).toMatch(/^a\/prefix\/[\w.%~-]+\/[\w.%~-]+\/f{64}\/[\w.%~-]*$/)
        continue
      }
      // The escaped name, with its percent signs escaped once more for the wire; dots alone would be a way out.
      expect(path).toMatch(
        /^\/cache\/a\/prefix\/([\w%~-][\w.%~-]*\/){2}f{64}\/[\w%~-][\w.%~-]*$|\/\.if-none-match[a-z-]*$/,
      )
      expect(path).not.toMatch(/%(?!25)/)
    }
  }
  const names = [...server.objects.keys()]
  expect(names.filter((name) => !name.includes('/.if-none-match'))).toHaveLength(hostileKeys.length)
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(1024)
})

it('the longest names fit the limit of S3', async () => {
  const longest = '語'.repeat(512)
  const prefix = 'p'.repeat(256)
  const { store } = openOn(server, { repository: longest, inputs: { 'bucket-prefix': prefix } })
  await save(store, nameOf(longest, longest))
  const lengths = [...server.objects.keys()].map((name) => Buffer.byteLength(name))
  expect(Math.max(...lengths)).toBeGreaterThan(900)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1024)
})
