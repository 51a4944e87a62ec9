// What was sealed can be read back; what was damaged is a BadEntry, never a wrong byte or another error.
import { spawnSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { readBody } from '../../../src/entry/body.ts'
import { bodyLength, type Index, type SegmentKind, startAfter } from '../../../src/entry/container.ts'
import { blockBytes } from '../../../src/entry/digest.ts'
import { readIndex, sealIndex, usualIndexBytes } from '../../../src/entry/index-frame.ts'
import type { Entry } from '../../../src/stores/store.ts'
import { objectOf, type Parts, sealFacts } from '../../support/corpus/entry-bytes.ts'
import { newRandom } from '../../support/random.ts'

interface Kept extends Entry {
  /** What was read, in order. */
  ranges: [start: number, end: number][]
}

/** An entry in memory; `change` may hand out other bytes than there are. */
function entryOf(bytes: Buffer, change = (part: Buffer, _start: number): Buffer => part): Kept {
  const ranges: [number, number][] = []
  return {
    scope: 'refs/heads/main',
    key: 'a-key',
    version: 'v1',
    size: bytes.length,
    createdAt: new Date(0),
    ranges,
    readStored() {
      throw new Error('only the index is read like this')
    },
    read(start, end) {
      if (start < 0 || end <= start || end > bytes.length) throw new RangeError(`${start} to ${end}`)
      ranges.push([start, end])
      const part = change(Buffer.from(bytes.subarray(start, end)), start)
      // Chunks of odd lengths, as networks give them.
      const chunks = Array.from({ length: Math.ceil(part.length / 99_991) }, (_, number) =>
        part.subarray(number * 99_991, (number + 1) * 99_991),
      )
      return Readable.from(chunks, { objectMode: true })
    },
    reject: async () => undefined,
    close: async () => {},
  }
}

async function readWhole(entry: Entry): Promise<Buffer> {
  const index = await readIndex(entry)
  const blocks: Buffer[] = []
  const signal = new AbortController().signal
  for await (const block of readBody(entry, index, { signal })) blocks.push(block)
  return Buffer.concat(blocks)
}

const segment = { kind: 'files' as const, offset: 0, length: 6, files: 1, bytes: 1 }
const manyPaths = Array.from({ length: 10_000 }, (_, number) => `some/path/${number}`)

describe('the index', () => {
  it.each([
    { what: 'small', changes: {}, reads: 1 },
    { what: 'larger than one guess', changes: { paths: manyPaths }, reads: 2 },
    {
      what: 'with text of all kinds',
      changes: { key: 'ключ 🚀 "\n', paths: ['HEADSTRT', '\0', '語'] },
      reads: 1,
    },
  ])('that is $what comes back in $reads reads', async ({ changes, reads }) => {
    const { bytes, index } = objectOf(Buffer.from('a body'), changes)
    const entry = entryOf(bytes)
    expect(await readIndex(entry)).toEqual(index)
    expect(entry.ranges).toHaveLength(reads)
  })

  it('is read without the body of a large entry', async () => {
    const entry = entryOf(objectOf(newRandom(1).bytes(3 * blockBytes)).bytes)
    await readIndex(entry)
    expect(entry.ranges.every(([start]) => start >= entry.size - usualIndexBytes)).toBe(true)
  })

  it('has the length that the segments leave', async () => {
    const { bytes, index } = objectOf(Buffer.from('a body'))
    expect(bodyLength(index)).toBe(6)
    expect(bodyLength({ segments: [] })).toBe(0)
    expect(bytes.subarray(0, 6).toString()).toBe('a body')
  })

  it.each<{ what: string; changes: Partial<Index> }>([
    { what: 'another container', changes: { container: 'headstart-0' } },
    { what: 'no segments', changes: { segments: [] } },
    {
      what: 'a gap',
      changes: {
        segments: [
          { ...segment, length: 2 },
          { ...segment, offset: 3, length: 3 },
        ],
      },
    },
    {
      what: 'an overlap',
      changes: {
        segments: [
          { ...segment, length: 4 },
          { ...segment, offset: 3, length: 3 },
        ],
      },
    },
    { what: 'an empty segment', changes: { segments: [{ ...segment, length: 0 }, segment] } },
    {
      what: 'a negative length',
      changes: {
        segments: [
          { ...segment, length: -1 },
          { ...segment, offset: -1, length: 7 },
        ],
      },
    },
    { what: 'a length that is no number', changes: { segments: [{ ...segment, length: Number.NaN }] } },
    { what: 'segments that end early', changes: { segments: [{ ...segment, length: 5 }] } },
    { what: 'segments that go on', changes: { segments: [{ ...segment, length: 7 }] } },
  ])('with $what is refused, although its digest is right', async ({ changes }) => {
    const { bytes } = objectOf(Buffer.from('a body'), changes)
    await expect(readIndex(entryOf(bytes))).rejects.toMatchObject({ name: 'BadEntry' })
  })

  it('with a kind of segment that no format has is left to later versions', async () => {
    const kind = 'inodes' as SegmentKind
    const { bytes } = objectOf(Buffer.from('a body'), { segments: [{ ...segment, kind }] })
    await expect(readIndex(entryOf(bytes))).rejects.toMatchObject({
      name: 'UnknownEntry',
      message: 'the entry has segments of the kind inodes, which this version of Headstart cannot read',
    })
  })
})

describe('images and layers', () => {
  const body = Buffer.alloc(blockBytes + 6, 'a body')
  const image = { kind: 'image' as const, offset: 0, length: 6, files: 1, bytes: 1, root: 0, deadBytes: 0 }

  it('begin on a whole MiB', async () => {
    const segments = [image, { ...image, kind: 'delta' as const, offset: blockBytes }]
    const { bytes, index } = objectOf(body, { segments })
    expect(await readIndex(entryOf(bytes))).toEqual(index)
    expect(startAfter(6, 'delta')).toBe(blockBytes)
    expect(startAfter(6, 'removals')).toBe(6)
  })

  it('that begin elsewhere are refused', async () => {
    const segments = [image, { ...image, kind: 'delta' as const, offset: 6, length: blockBytes }]
    const { bytes } = objectOf(body, { segments })
    await expect(readIndex(entryOf(bytes))).rejects.toMatchObject({
      name: 'BadEntry',
      message: 'its segments do not line up',
    })
  })
})

describe('the parts of an index', () => {
  const { index } = objectOf(Buffer.from('a body'))
  const { digests, ...facts } = index
  const json = JSON.stringify(facts)
  const read = (parts: Partial<Parts>): Promise<Index> =>
    readIndex(entryOf(Buffer.concat([Buffer.from('a body'), sealFacts(json, { digests, ...parts })])))

  it('may have a signature', async () => {
    expect(await read({ signature: Buffer.alloc(32 * 1024, 's') })).toEqual(index)
  })

  it.each<{ what: string; parts: Partial<Parts> }>([
    { what: 'fewer digests than blocks', parts: { digests: Buffer.alloc(0) } },
    { what: 'more digests than blocks', parts: { digests: Buffer.alloc(64) } },
    { what: 'a long signature', parts: { signature: Buffer.alloc(32 * 1024 + 1) } },
    { what: 'a JSON that claims to be longer', parts: { claims: { json: json.length + 1 } } },
    { what: 'a JSON that claims to be shorter', parts: { claims: { json: json.length - 1 } } },
    { what: 'a JSON that claims 4 GiB', parts: { claims: { json: 2 ** 32 - 1 } } },
    { what: 'an index that claims 4 GiB', parts: { claims: { index: 2 ** 32 - 1 } } },
    {
      what: 'an index that claims the body, too',
      parts: { claims: { index: 70 + digests.length + json.length } },
    },
    { what: 'an index that claims nothing', parts: { claims: { index: 0 } } },
  ])('are refused with $what', async ({ parts }) => {
    await expect(read(parts)).rejects.toMatchObject({ name: 'BadEntry' })
  })

  it('are refused if the JSON would be too long to read', () => {
    expect(() => sealIndex({ ...index, paths: ['x'.repeat(4 * blockBytes)] })).toThrow('index is too large')
  })
})

describe('bytes that are no index', () => {
  const { index } = objectOf(Buffer.from('a body'))
  const { paths: _, ...withoutPaths } = index
  const written = (value: unknown): Buffer =>
    Buffer.concat([Buffer.from('a body'), sealFacts(JSON.stringify(value), { digests: index.digests })])

  it.each([
    { what: 'a list', field: ': container', value: [] },
    { what: 'nothing', field: '', value: null },
    { what: 'text', field: '', value: 'index' },
    {
      what: 'a kind that is a text of its own',
      field: ': segments.0.kind',
      value: { ...index, segments: [{ ...segment, kind: 'a b' }] },
    },
    { what: 'a key that is no key', field: ': key', value: { ...index, key: 'k'.repeat(513) } },
    {
      what: 'frames of another length',
      field: ': segments.0',
      value: { ...index, segments: [{ ...segment, frames: [3, 4] }] },
    },
    {
      what: 'an empty frame',
      field: ': segments.0.frames',
      value: { ...index, segments: [{ ...segment, frames: [6, 0] }] },
    },
    {
      what: 'frames that are no list',
      field: ': segments.0.frames',
      value: { ...index, segments: [{ ...segment, frames: 6 }] },
    },
    {
      what: 'a root that is no number',
      field: ': segments.0.root',
      value: { ...index, segments: [{ ...segment, root: '0' }] },
    },
    { what: 'an index without paths', field: ': paths', value: withoutPaths },
  ])('is refused with the field that is wrong: $what', async ({ field, value }) => {
    await expect(readIndex(entryOf(written(value)))).rejects.toMatchObject({
      name: 'BadEntry',
      message: `its index is not what this version of Headstart writes${field}`,
    })
  })

  it.each([
    { what: 'text', bytes: Buffer.from('not an archive\n'.repeat(100)) },
    { what: 'zeros', bytes: Buffer.alloc(100_000) },
    { what: 'gzip', bytes: gzipSync(newRandom(5).bytes(100_000)) },
    { what: 'zstd', bytes: zstdCompressSync(newRandom(5).bytes(100_000)) },
  ])('is refused as not written by Headstart: $what', async ({ bytes }) => {
    await expect(readIndex(entryOf(bytes))).rejects.toMatchObject({
      name: 'BadEntry',
      message: expect.stringContaining('not written by Headstart'),
    })
  })
})

describe('zstd', () => {
  const content = newRandom(2).bytes(300_000)
  const { bytes } = objectOf(zstdCompressSync(content))

  it('unpacks an object and ignores the index', () => {
    const { status, stdout } = spawnSync('zstd', ['-d', '-c'], { input: bytes, maxBuffer: 1e6 })
    expect(status).toBe(0)
    expect(stdout.equals(content)).toBe(true)
  })

  it('accepts a whole object, and refuses a truncated one', () => {
    expect(spawnSync('zstd', ['-t'], { input: bytes }).status).toBe(0)
    expect(spawnSync('zstd', ['-t'], { input: bytes.subarray(0, -1) }).status).not.toBe(0)
  })
})

describe('a small object', () => {
  const body = newRandom(3).bytes(100)
  const { bytes } = objectOf(body)

  it('is read back', async () => {
    expect((await readWhole(entryOf(bytes))).equals(body)).toBe(true)
  })

  it('that was truncated anywhere is a BadEntry', async () => {
    for (let length = 0; length < bytes.length; length++) {
      await expect(readWhole(entryOf(bytes.subarray(0, length)))).rejects.toMatchObject({
        name: 'BadEntry',
        message:
          length < 64 ? `it has only ${length} bytes` : expect.stringContaining('does not end in an index'),
      })
    }
  })

  it('with any byte changed is a BadEntry', async () => {
    for (let place = 0; place < bytes.length; place++) {
      for (const bits of [0x01, 0x80, 0xff]) {
        const changed = Buffer.from(bytes)
        changed[place] = (changed[place] as number) ^ bits
        await expect(readWhole(entryOf(changed))).rejects.toMatchObject({ name: 'BadEntry' })
      }
    }
  })

  it('that goes on after its end is a BadEntry', async () => {
    await expect(readIndex(entryOf(Buffer.concat([bytes, Buffer.alloc(1)])))).rejects.toMatchObject({
      name: 'BadEntry',
    })
  })
})

describe('a body of several blocks', () => {
  const body = newRandom(4).bytes(3 * blockBytes + 12_345)
  const { bytes, index } = objectOf(body)
  const signal = new AbortController().signal

  async function blocksOf(entry: Entry, onRead?: (bytes: number) => void): Promise<Buffer[]> {
    const blocks: Buffer[] = []
    for await (const block of readBody(entry, index, { signal, ...(onRead && { onRead }) }))
      blocks.push(block)
    return blocks
  }

  it('comes in order in one read, and is counted', async () => {
    const entry = entryOf(bytes)
    const counted: number[] = []
    const blocks = await blocksOf(entry, (length) => counted.push(length))
    expect(Buffer.concat(blocks).equals(body)).toBe(true)
    expect(counted).toEqual(blocks.map((block) => block.length))
    expect(entry.ranges).toEqual([[0, body.length]])
  })

  /** Pieces that are no blocks, from back to front. */
  function backwards(entry: Entry): Entry {
    const read: Entry['read'] = (start, end, order) => {
      if (order !== 'any') return entry.read(start, end)
      async function* pieces() {
        for (let at = end; at > start; at -= 99_991) {
          const from = Math.max(start, at - 99_991)
          for await (const piece of entry.read(from, at)) yield Object.assign(piece, { position: from })
        }
      }
      return { [Symbol.asyncIterator]: pieces }
    }
    return { ...entry, read }
  }

  it.each([undefined, 0, 3])('may come in any order, with block %s wrong on the way', async (number = -1) => {
    let isWrong = true
    const place = number * blockBytes + 5
    const entry = entryOf(bytes, (part, start) => {
      const at = place - start
      if (isWrong && at >= 0 && at < part.length) {
        part[at] = (part[at] as number) ^ 1
        isWrong = false
      }
      return part
    })
    const got = Buffer.alloc(body.length)
    const stream = readBody(backwards(entry), index, { order: 'any', signal })
    for await (const piece of stream) piece.copy(got, piece.position)
    expect(got.equals(body)).toBe(true)
    expect(isWrong).toBe(number === -1)
  })

  it('in any order is a BadEntry if a piece is missing', async () => {
    const entry = entryOf(bytes, (part, start) => (start === 0 ? part.subarray(1) : part))
    const stream = readBody(backwards(entry), index, { order: 'any', signal })
    const reading = async (): Promise<void> => {
      for await (const _ of stream);
    }
    await expect(reading()).rejects.toMatchObject({
      name: 'BadEntry',
      message: 'it ended before its body did',
    })
  })

  it.each([0, 1, 3])('whose block %i is wrong on the way is read once more at that block', async (number) => {
    let reads = 0
    const entry = entryOf(bytes, (part, start) => {
      const place = number * blockBytes + 5 - start
      if (reads++ === 0) part[place] = (part[place] as number) ^ 1
      return part
    })
    expect(Buffer.concat(await blocksOf(entry)).equals(body)).toBe(true)
    const end = Math.min((number + 1) * blockBytes, body.length)
    expect(entry.ranges).toEqual([
      [0, body.length],
      [number * blockBytes, end],
    ])
  })

  it.each([0, 1, 3])(
    'whose block %i is wrong twice is a BadEntry after the blocks before it',
    async (number) => {
      const wrong = Buffer.from(bytes)
      wrong[number * blockBytes + 5] = (wrong[number * blockBytes + 5] as number) ^ 1
      const entry = entryOf(wrong)
      const blocks: Buffer[] = []
      const reading = async (): Promise<void> => {
        for await (const block of readBody(entry, index, { signal })) blocks.push(block)
      }
      await expect(reading()).rejects.toMatchObject({
        name: 'BadEntry',
        message: expect.stringContaining(String(number * blockBytes)),
      })
      expect(Buffer.concat(blocks).equals(body.subarray(0, number * blockBytes))).toBe(true)
      expect(entry.ranges).toHaveLength(2)
    },
  )

  it.each([
    { what: 'shorter than asked for', change: (part: Buffer) => part.subarray(0, -1) },
    { what: 'shorter by blocks', change: (part: Buffer) => part.subarray(0, blockBytes) },
    { what: 'empty', change: (part: Buffer) => part.subarray(0, 0) },
    { what: 'longer than asked for', change: (part: Buffer) => Buffer.concat([part, Buffer.alloc(1)]) },
    { what: 'longer by blocks', change: (part: Buffer) => Buffer.concat([part, part]) },
  ])('that is $what is a BadEntry', async ({ change }) => {
    await expect(blocksOf(entryOf(bytes, change))).rejects.toMatchObject({ name: 'BadEntry' })
  })

  it.each([
    { what: 'missing', digests: Buffer.alloc(0) },
    { what: 'too few', digests: index.digests.subarray(0, -32) },
  ])('whose digests are $what is a BadEntry', async ({ digests }) => {
    const reading = async (): Promise<void> => {
      for await (const _ of readBody(entryOf(bytes), { ...index, digests }, { signal }));
    }
    await expect(reading()).rejects.toMatchObject({ name: 'BadEntry' })
  })

  it('is not read further after a cancellation', async () => {
    const cancel = new AbortController()
    const reason = new Error('cancelled')
    let blocks = 0
    const reading = async (): Promise<void> => {
      for await (const _ of readBody(entryOf(bytes), index, { signal: cancel.signal })) {
        blocks++
        cancel.abort(reason)
      }
    }
    await expect(reading()).rejects.toBe(reason)
    expect(blocks).toBe(1)
  })

  it('passes errors of the store on unchanged', async () => {
    const trouble = new Error('connection lost')
    const entry: Entry = {
      ...entryOf(bytes),
      read: () =>
        Readable.from(
          (async function* () {
            yield bytes.subarray(0, blockBytes + 1)
            throw trouble
          })(),
        ),
    }
    await expect(blocksOf(entry)).rejects.toBe(trouble)
  })
})
