// Saves that begin with another entry's bytes, with S3 servers of other people.
import type { Draft, Entry } from '../../src/stores/store.ts'
import { newRandom } from '../support/random.ts'
import { begin, bytesOf, fill, nameOf, objectName, openOn, wantedOf } from '../support/s3-store.ts'
import { presigned } from '../support/servers/presigned.ts'
import { startSeaweedfs } from '../support/servers/seaweedfs.ts'
import { startVersitygw } from '../support/servers/versitygw.ts'

const mebibyte = 1024 ** 2
const bytes = newRandom(3).bytes(18 * mebibyte)
const base = bytes.subarray(0, 16 * mebibyte)
const baseName = objectName('base')

async function* readBase(start: number, end: number): AsyncGenerator<Buffer> {
  yield base.subarray(start, end)
}

describe.each([
  { name: 'versitygw', start: startVersitygw },
  { name: 'SeaweedFS', start: startSeaweedfs },
])('$name', ({ start }) => {
  it('copies an entry, and is sent it after it was replaced or removed', async () => {
    const real = await start()
    try {
      const { store } = openOn(real)
      const first = await begin(store, nameOf('base'))
      await fill(first, base)
      await first.commit()
      const entry = (await store.find(wantedOf(['base']))) as Entry
      const draft = await begin(store, nameOf('a-key'))
      const copied = await draft.copyFrom(entry, base.length, readBase)
      await fill(copied.destination as Draft, bytes.subarray(base.length))
      await copied.destination.commit()
      expect(await copied.finished).toBe(base.length)
      expect((await bytesOf(await store.find(wantedOf(['a-key']))))?.equals(bytes)).toBe(true)
      for (const [method, body] of [
        ['PUT', Uint8Array.from(bytes)],
        ['DELETE', undefined],
      ] as const) {
        const url = presigned(real, { method, key: baseName })
        expect((await fetch(url, { method, ...(body && { body }) })).ok).toBe(true)
        const late = await begin(store, nameOf(`after-${method}`))
        const sent = await late.copyFrom(entry, base.length, readBase)
        expect(await sent.finished).toBe(0)
        await fill(sent.destination as Draft, bytes.subarray(base.length))
        await sent.destination.commit()
        const found = await store.find(wantedOf([`after-${method}`]))
        expect((await bytesOf(found))?.equals(bytes)).toBe(true)
      }
    } finally {
      await real.stop()
    }
  })
})
