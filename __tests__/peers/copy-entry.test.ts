// Saves that begin with another entry's bytes, with S3 servers of other people.
import type { Copied, Draft, Entry } from '../../src/stores/store.ts'
import { newRandom } from '../support/random.ts'
import { begin, bytesOf, fill, nameOf, objectName, openOn, wantedOf } from '../support/s3-store.ts'
import { presigned } from '../support/servers/presigned.ts'
import { startSeaweedfs } from '../support/servers/seaweedfs.ts'
import { startVersitygw } from '../support/servers/versitygw.ts'

const mebibyte = 1024 ** 2
const bytes = newRandom(3).bytes(18 * mebibyte)
const base = bytes.subarray(0, 16 * mebibyte)
const baseName = objectName('base')

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
