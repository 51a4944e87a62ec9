// A stream of unknown length becomes the parts that a store requires.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Destination } from '../../../src/stores/store.ts'
import { openHttp } from '../../../src/stores/transfer/http.ts'
import { uploadTo } from '../../../src/stores/transfer/upload.ts'
import { newRandom } from '../../support/random.ts'

interface Sent {
  draft: Destination
  /** By part number. */
  parts: Buffer[]
  /** How many parts were under way at once. */
  most(): number
}

const partBytes = 1000

/** Takes parts like a store that is slow, and slower for some than for others. */
function newDraft(takeMs: (partNumber: number) => number, fails?: (partNumber: number) => boolean): Sent {
  const parts: Buffer[] = []
  let underWay = 0
  let most = 0
  const draft: Destination = {
    partBytes,
    concurrency: 2,
    async addPart(partNumber, pieces) {
      most = Math.max(most, ++underWay)
      await setTimeout(takeMs(partNumber))
      underWay--
      if (fails?.(partNumber)) throw new Error(`part ${partNumber} failed`)
      if (parts[partNumber]) throw new Error(`part ${partNumber} came twice`)
      parts[partNumber] = Buffer.concat(pieces)
    },
    commit: async () => {},
  }
  return { draft, parts, most: () => most }
}

async function upload(draft: Destination, bytes: Buffer, chunkBytes: number): Promise<void> {
  const { add, finish } = uploadTo(draft)
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    await add(bytes.subarray(start, start + chunkBytes))
  }
  await finish()
}

it.each([
  { length: 0, sizes: [] },
  { length: 1, sizes: [1] },
  { length: 999, sizes: [999] },
  { length: 1000, sizes: [1000] },
  { length: 1001, sizes: [1000, 1] },
  { length: 3500, sizes: [1000, 1000, 1000, 500] },
])('sends $length bytes in parts of $sizes', async ({ length, sizes }) => {
  const bytes = newRandom(length).bytes(length)
  for (const chunkBytes of [1, 7, 333, 1000, 2500, 10_000]) {
    const { draft, parts } = newDraft(() => 0)
    await upload(draft, bytes, chunkBytes)
    expect(parts.map((part) => part.length)).toEqual(sizes)
    expect(Buffer.concat(parts).equals(bytes)).toBe(true)
  }
})

it('numbers parts in order, although earlier parts may take longer', async () => {
  const bytes = newRandom(1).bytes(20_500)
  const { draft, parts } = newDraft((partNumber) => (partNumber % 3 === 0 ? 20 : 1))
  await upload(draft, bytes, 700)
  expect(parts).toHaveLength(21)
  expect(Buffer.concat(parts).equals(bytes)).toBe(true)
})

it('has at most two parts under way, however much is written at once', async () => {
  const { draft, parts, most } = newDraft(() => 5)
  await upload(draft, Buffer.alloc(20_000), 20_000)
  expect(parts).toHaveLength(20)
  expect(most()).toBe(2)
})

it('does not take more while there is no room', async () => {
  const taken = Promise.withResolvers<void>()
  const draft: Destination = {
    partBytes,
    concurrency: 2,
    addPart: async () => taken.promise,
    commit: async () => {},
  }
  const { add, finish } = uploadTo(draft)
  await add(Buffer.alloc(partBytes))
  let accepted = false
  const second = add(Buffer.alloc(partBytes)).then(() => {
    accepted = true
  })
  await setTimeout(20)
  expect(accepted).toBe(false)
  taken.resolve()
  await second
  await finish()
})

describe('a part that fails', () => {
  it.each([0, 1, 5, 10])('makes the upload fail, as part number %i', async (failing) => {
    const { draft } = newDraft(
      () => 1,
      (partNumber) => partNumber === failing,
    )
    await expect(upload(draft, Buffer.alloc(10_500), 500)).rejects.toThrow(`part ${failing} failed`)
  })

  it('while no write waits makes the next write fail', async () => {
    const { draft } = newDraft(
      () => 0,
      () => true,
    )
    const { add, finish } = uploadTo(draft)
    await add(Buffer.alloc(partBytes))
    await setTimeout(20)
    await expect(finish()).rejects.toThrow('part 0 failed')
  })
})

it('counts the bytes that the store has accepted, and the last part only after publishing', async () => {
  const published = Promise.withResolvers<void>()
  const taken: number[] = []
  const { draft } = newDraft(() => 1)
  const upload = uploadTo(
    { ...draft, commit: () => published.promise },
    { onTaken: (bytes) => taken.push(bytes) },
  )
  const writing = upload.add(Buffer.alloc(2 * partBytes + 1))
  expect(taken).toEqual([])
  await writing
  await upload.finish()
  expect(taken).toEqual([partBytes, partBytes])
  const committing = upload.commit()
  published.resolve()
  await committing
  expect(taken).toEqual([partBytes, partBytes, 1])
})

it('ends if the store accepts every part too slowly', async () => {
  const server = createServer((request, answer) => {
    request.resume().on('end', () => setTimeout(100).then(() => answer.end()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const http = openHttp({ connections: 2 })
  const { signal } = new AbortController()
  const draft: Destination = {
    ...newDraft(() => 0).draft,
    async addPart(_, pieces) {
      await http.request(url, { method: 'PUT', body: pieces, signal })
    },
  }
  const upload = uploadTo(draft, { limits: { paceBytes: 1_000_000, paceMs: 500, paceAfterMs: 0 } })
  const sending = async (): Promise<void> => {
    for (let part = 0; part < 1000; part++) await upload.add(Buffer.alloc(partBytes))
  }
  await expect(sending()).rejects.toThrow(
    /^the store takes only [\d.]+ KiB\/s; 1\.0 MiB must come through in /,
  )
  await http.close()
  server.close()
})
