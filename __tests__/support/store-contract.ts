// The contract of every store, as tests for whatever places a test file names.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Inputs, readInputs } from '../../src/inputs/inputs.ts'
import { stores } from '../../src/stores/index.ts'
import type { Destination, Draft, Entry, Name, Store, StoreOptions, Wanted } from '../../src/stores/store.ts'
import { NameTaken } from '../../src/system/failure.ts'
import { objectOf } from './corpus/entry-bytes.ts'
import { hostileKeys } from './corpus/hostile.ts'
import { isFirst } from './first-writer.ts'
import { newRandom } from './random.ts'
import type { S3Server } from './servers/s3-server.ts'
import type { Stoppable } from './servers/supervised.ts'
import { inTurn } from './turns.ts'

export interface Opened {
  /** As jobs of this repository see it. */
  store: Store
  /** The same place, as jobs of another repository see it. */
  elsewhere: Store
  /** What must never show. */
  secrets: string[]
}

/** Somewhere a store can be, made when the first test needs it. */
export interface Place {
  store: keyof typeof stores
  /** Longer than what it rounds times to. */
  tickMs: number
  /** What keys that differ in case only are to it: as good as each other, apart, or the same. */
  case: 'ignored' | 'kept' | 'folded'
  /** Whether entries can be removed. */
  rejects: boolean
  /** Whether an entry can begin as another one without being sent. */
  copies: boolean
  /** Whether there can be entries without bytes. */
  empties: boolean
  /** An empty store. */
  open(): Opened | Promise<Opened>
}

const running: Promise<Stoppable>[] = []
afterAll(() => Promise.all(running.map(async (server) => (await server).stop())))

/** A bucket of a server that is started for the first test. */
export function s3On(start: () => Promise<S3Server>): Place {
  let started: Promise<S3Server> | undefined
  return {
    store: 's3',
    tickMs: 1100,
    case: 'ignored',
    rejects: true,
    copies: true,
    empties: true,
    async open() {
      if (!started) {
        started = start()
        running.push(started)
      }
      const { accessKeyId, secretAccessKey, bucket, endpoint, region } = await started
      const inputs = inputsOf({
        bucket,
        endpoint,
        region,
        store: 's3',
        'bucket-prefix': `tests/${randomUUID()}`,
        'access-key-id': accessKeyId,
        'secret-access-key': secretAccessKey,
        'part-size': '5MiB',
      })
      const open = (repository: string): Store => stores.s3(optionsOf(inputs, repository))
      return { store: open('octo/demo'), elsewhere: open('octo/other'), secrets: [secretAccessKey] }
    },
  }
}

export function optionsOf(inputs: Inputs, repository: string): StoreOptions {
  const { signal } = new AbortController()
  return { inputs, service: undefined, repository, signal, tell() {}, warn() {}, mask() {} }
}

export function inputsOf(given: Record<string, string>) {
  const all: Record<string, string> = { key: 'a-key', path: 'path', ...given }
  return readInputs((name) => all[name] ?? '', '/nonexistent')
}

const main = 'refs/heads/main'
const name = (key: string, more: Partial<Name> = {}): Name => ({ scope: main, version: 'v1', key, ...more })
const wanted = (keys: string[], more: Partial<Wanted> = {}): Wanted => ({
  scopes: [main],
  versions: ['v1'],
  keys,
  ...more,
})

async function fill(draft: Destination, bytes: Buffer): Promise<void> {
  const { partBytes } = draft
  const parts = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, number) =>
    bytes.subarray(number * partBytes, (number + 1) * partBytes),
  )
  // A part comes in pieces, which it was cut into without regard to what they hold.
  const pieces = (part: Buffer): Buffer[] => [
    part.subarray(0, 1),
    part.subarray(1, 5000),
    part.subarray(5000),
  ]
  await Promise.all(parts.map((part, number) => draft.addPart(number, pieces(part))))
}

function begin(store: Store, as: Name): Promise<Draft> {
  return store.create(as)
}

/** Saves an entry whose content tells which it is. */
async function save(store: Store, as: Name, mark = as.key): Promise<Buffer> {
  const { bytes } = objectOf(Buffer.from(mark), { key: as.key })
  const draft = await begin(store, as)
  await fill(draft, bytes)
  await draft.commit()
  return bytes
}

async function bytesOf(
  entry: Entry,
  start = 0,
  end = entry.size,
  by: 'read' | 'readStored' = 'read',
): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of entry[by](start, end) as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The key and the content of what answers; undefined on a miss. */
async function answer(store: Store, what: Wanted): Promise<{ key: string; bytes: Buffer } | undefined> {
  const entry = await store.find(what)
  try {
    return entry && { key: entry.key, bytes: await bytesOf(entry) }
  } finally {
    await entry?.close()
  }
}

async function keyFound(store: Store, what: Wanted): Promise<string | undefined> {
  const entry = await store.find(what)
  await entry?.close()
  return entry?.key
}

/** Does the same for all, a few at once. */
async function forAll<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 4 }, lane))
}

/** Declares the tests. The places are opened when their first test runs. */
export function testContract(places: Record<string, Place>): void {
  const ofLookups = ['deps', 'deps-1', 'deps-2', 'deps-10', 'other-1']
  /** One of each kind with those keys, oldest first: filled side by side, as they wait where times are whole seconds. */
  const filled = new Map<string, Store>()
  beforeAll(async () => {
    const filling = Object.entries(places).map(async ([kind, { open, tickMs }]) => {
      const { store } = await open()
      for (const key of ofLookups) {
        await save(store, name(key))
        await setTimeout(tickMs)
      }
      filled.set(kind, store)
    })
    await Promise.all(filling)
  })

  describe.each(Object.entries(places))('store %s', (kind, { open, tickMs, ...nature }) => {
    const untilLater = (): Promise<void> => setTimeout(tickMs)
    let opened: Opened
    let store: Store
    beforeEach(async () => {
      opened = await open()
      store = opened.store
    })

    describe('an entry', () => {
      it('of several parts can be read in any range, and in several ranges at once', async () => {
        const draft = await begin(store, name('a-key'))
        const { bytes } = objectOf(newRandom(1).bytes(2 * draft.partBytes + 12_345))
        await fill(draft, bytes)
        await draft.commit()
        const entry = await store.find(wanted(['a-key']))
        if (!entry) throw new Error('it was not found')
        const { size } = entry
        expect(size).toBe(bytes.length)
        const ranges = [
          [0, size],
          [0, 1],
          [0, 5000],
          [size - 1, size],
          [size - 64 * 1024, size],
          [draft.partBytes - 1, draft.partBytes + 1],
          [draft.partBytes, 2 * draft.partBytes],
          [4999, size - 4999],
        ] as const
        const read = await Promise.all(ranges.map(([start, end]) => bytesOf(entry, start, end)))
        for (const [number, [start, end]] of ranges.entries()) {
          expect(read[number]?.equals(bytes.subarray(start, end))).toBe(true)
        }
        expect((await bytesOf(entry, 7, 8))[0]).toBe(bytes[7])
        expect((await bytesOf(entry, 7, size, 'readStored')).equals(bytes.subarray(7))).toBe(true)
        await entry.close()
      })

      it('has a key, a version, a size and a creation time', async () => {
        const before = Date.now()
        const bytes = await save(store, name('a-key'))
        const entry = await store.find(wanted(['a-']))
        expect(entry).toMatchObject({ key: 'a-key', version: 'v1', size: bytes.length })
        // Clocks of far ends may be off by a little.
        expect(Math.abs((entry?.createdAt.getTime() ?? 0) - before)).toBeLessThan(60_000)
        await entry?.close()
      })

      const removed = nature.rejects
        ? 'is gone, and can be saved anew'
        : 'stays, as the store cannot remove it'
      it(`that was rejected ${removed}`, async () => {
        await save(store, name('a-key'), 'bad')
        await save(store, name('a-key-2'))
        const entry = await store.find(wanted(['a-key']))
        await entry?.reject()
        await entry?.close()
        if (!nature.rejects) {
          expect(await keyFound(store, wanted(['a-key']))).toBe('a-key')
          return
        }
        expect(await keyFound(store, wanted(['a-key']))).toBe('a-key-2')
        const bytes = await save(store, name('a-key'), 'good')
        expect(await answer(store, wanted(['a-key']))).toEqual({ key: 'a-key', bytes })
      })

      it('can be removed twice', async () => {
        await save(store, name('a-key'))
        const [one, other] = await Promise.all([store.find(wanted(['a-key'])), store.find(wanted(['a-key']))])
        await one?.reject()
        await other?.reject()
        await Promise.all([one?.close(), other?.close()])
        expect(await keyFound(store, wanted(['a-key']))).toBe(nature.rejects ? undefined : 'a-key')
      })
    })

    const removable = nature.rejects ? 'those of a scope, a version and the start of a key' : 'none'
    it(`lists the entries that it can remove: ${removable}`, async () => {
      const others = [name('b-1'), name('a-1', { scope: 'refs/heads/dev' }), name('a-1', { version: 'v2' })]
      for (const as of [name('a-1'), name('a-2'), ...others]) await save(store, as)
      const found = await store.removable(name('a-'))
      expect(found.map(({ key }) => key).sort()).toEqual(nature.rejects ? ['a-1', 'a-2'] : [])
      // Another job may be faster.
      for (const { remove } of [...found, ...found]) await remove()
      const left = await keyFound(store, wanted(['a-']))
      expect(left !== undefined).toBe(!nature.rejects)
      for (const { key, scope, version } of others)
        expect(await keyFound(store, wanted([key], { scopes: [scope], versions: [version] }))).toBe(key)
      expect(await store.removable(name('none'))).toEqual([])
    })

    describe('a draft', () => {
      it('is not visible before it is committed', async () => {
        const { bytes } = objectOf(Buffer.from('content'))
        const draft = await begin(store, name('a-key'))
        expect(await store.find(wanted(['a-key', 'a', '']))).toBeUndefined()
        await fill(draft, bytes)
        expect(await store.find(wanted(['a-key', 'a', '']))).toBeUndefined()
        await draft.commit()
        expect(await keyFound(store, wanted(['a-key']))).toBe('a-key')
      })

      const ofNothing = nature.empties ? 'may have no bytes at all' : 'must have some bytes'
      it(`${ofNothing}, which is for its reader to judge`, async () => {
        const draft = await begin(store, name('a-key'))
        if (!nature.empties) {
          await expect(draft.commit()).rejects.toThrow('size_bytes must not be zero')
          return
        }
        await draft.commit()
        const entry = await store.find(wanted(['a-key']))
        expect(entry).toMatchObject({ key: 'a-key', size: 0 })
        await entry?.close()
      })

      it('that is discarded leaves nothing, even if it is discarded twice', async () => {
        const draft = await begin(store, name('a-key'))
        await fill(draft, Buffer.from('content of a draft'))
        await draft.discard()
        await draft.discard()
        expect(await store.find(wanted(['a-key', '']))).toBeUndefined()
        await save(store, name('a-key'))
      })

      it('that is discarded after it was committed stays', async () => {
        const { bytes } = objectOf(Buffer.from('content'))
        const draft = await begin(store, name('a-key'))
        await fill(draft, bytes)
        await draft.commit()
        await draft.discard()
        await draft.discard()
        expect(await answer(store, wanted(['a-key']))).toEqual({ key: 'a-key', bytes })
      })

      it(`that begins as another entry ${nature.copies ? 'copies it' : 'is sent'}, and can begin anew`, async () => {
        const mebibyte = 1024 ** 2
        const bytes = newRandom(2).bytes(13 * mebibyte)
        const base = await begin(store, name('base+1 %2F'))
        await fill(base, bytes.subarray(0, 12 * mebibyte))
        await base.commit()
        const entry = await store.find(wanted(['base+1 %2F']))
        const draft = await begin(store, name('a-key'))
        const read = async function* (start: number, end: number): AsyncGenerator<Buffer> {
          yield bytes.subarray(start, end)
        }
        const {
          bytes: begun,
          destination: rest,
          finished,
        } = await draft.copyFrom(entry as Entry, 12 * mebibyte, read)
        await fill(rest, bytes.subarray(begun))
        await rest.commit()
        expect(await finished).toBe(nature.copies ? 12 * mebibyte : 0)
        expect((await answer(store, wanted(['a-key'])))?.bytes.equals(bytes)).toBe(true)

        const other = await begin(store, name('other'))
        await other.copyFrom(entry as Entry, 12 * mebibyte, read)
        await other.empty()
        await fill(other, bytes.subarray(1, 100))
        await other.commit()
        expect((await answer(store, wanted(['other'])))?.bytes.equals(bytes.subarray(1, 100))).toBe(true)
        await entry?.close()
      })

      it('that was emptied while it was written holds only what came after', async () => {
        const [first, second] = [newRandom(3).bytes(11 * 2 ** 20), newRandom(4).bytes(12 * 2 ** 20)]
        const draft = await begin(store, name('a-key'))
        const filling = fill(draft, first)
        await draft.empty()
        await filling
        await fill(draft, second)
        await draft.commit()
        expect((await answer(store, wanted(['a-key'])))?.bytes.equals(second)).toBe(true)
      })

      it('cannot be created under a name that is taken', async () => {
        const bytes = await save(store, name('a-key'))
        await expect(store.create(name('a-key'))).rejects.toThrow(NameTaken)
        expect(await answer(store, wanted(['a-key']))).toEqual({ key: 'a-key', bytes })
        for (const other of [{ scope: 'refs/heads/dev' }, { version: 'v2' }, { key: 'a-key-2' }]) {
          await save(store, name('a-key', other))
        }
      })

      it('is published by exactly one of several concurrent writers of its name', async () => {
        const racers = await Promise.all(
          Array.from({ length: 5 }, async (_, number) => {
            const { bytes } = objectOf(newRandom(number).bytes(50_000), { key: 'a-key' })
            const draft = await begin(store, name('a-key'))
            await fill(draft, bytes)
            return { draft, bytes }
          }),
        )
        const won = await Promise.all(racers.map(({ draft }) => isFirst(draft)))
        await Promise.all(racers.map(({ draft }) => draft.discard()))
        expect(won.filter(Boolean)).toHaveLength(1)
        const winner = racers[won.indexOf(true)]
        const found = await answer(store, wanted(['a-key']))
        expect(found?.bytes.equals(winner?.bytes as Buffer)).toBe(true)
      })
    })

    describe('a lookup', () => {
      it('in an empty store is a miss', async () => {
        expect(await store.find(wanted(['a-key', 'a']))).toBeUndefined()
      })

      it.each([
        { keys: ['deps-1'], answers: 'deps-1', why: 'exact before prefix, though deps-10 is newer' },
        { keys: ['deps'], answers: 'deps', why: 'exact before prefix, though it is the oldest' },
        { keys: ['deps-'], answers: 'deps-10', why: 'the newest that starts with it' },
        { keys: ['none', 'deps-1'], answers: 'deps-1', why: 'restore keys may be exact too' },
        { keys: ['none', 'other', 'deps'], answers: 'other-1', why: 'restore keys count in their order' },
        { keys: ['none', 'nothing', 'deps-'], answers: 'deps-10', why: 'restore keys count in their order' },
        {
          keys: ['dep', 'other-1'],
          answers: 'deps-10',
          why: 'a prefix of the first key beats a later exact one',
        },
        nature.case === 'kept'
          ? { keys: ['DEPS-1'], answers: undefined, why: 'the service says so' }
          : { keys: ['DEPS-1'], answers: 'deps-1', why: 'case does not matter' },
        { keys: ['deps-3'], answers: undefined, why: 'no entry starts with it' },
        { keys: ['deps-100', 'eps'], answers: undefined, why: 'no entry starts with either' },
      ])('of $keys is answered by $answers: $why', async ({ keys, answers }) => {
        expect(await keyFound(filled.get(kind) as Store, wanted(keys))).toBe(answers)
      })

      const ofCase =
        nature.case === 'folded'
          ? 'takes keys in any case for one'
          : 'prefers the very key to one in another case'
      it(ofCase, async () => {
        await save(store, name('Linux'))
        if (nature.case === 'folded') {
          await expect(store.create(name('linux'))).rejects.toThrow(NameTaken)
          return
        }
        await untilLater()
        await save(store, name('linux'))
        expect(await keyFound(store, wanted(['Linux']))).toBe('Linux')
        expect(await keyFound(store, wanted(['linux']))).toBe('linux')
      })

      it('reads the scopes in order; the nearest with a match answers', async () => {
        const bytes = await save(store, name('deps-1', { scope: 'refs/pull/7/merge' }), 'near')
        await save(store, name('deps-2'), 'far')
        await save(store, name('deps-3', { scope: 'refs/heads/sibling' }))
        const scopes = ['refs/pull/7/merge', 'refs/heads/base', main]
        expect(await answer(store, wanted(['deps-2', 'deps-'], { scopes }))).toEqual({ key: 'deps-1', bytes })
        expect(await keyFound(store, wanted(['deps-2'], { scopes }))).toBe('deps-2')
        expect(await store.find(wanted(['deps-3'], { scopes }))).toBeUndefined()
        expect(await store.find(wanted(['deps-1'], { scopes: [] }))).toBeUndefined()
        // A scope's name is the start of another one's.
        expect(await store.find(wanted(['deps-1'], { scopes: ['refs/pull/7', 'refs'] }))).toBeUndefined()
      })

      it('considers all requested versions, and no other', async () => {
        await save(store, name('deps-1', { version: 'v2' }))
        await untilLater()
        await save(store, name('deps-10'))
        await save(store, name('deps-1', { version: 'v3' }))
        expect(await keyFound(store, wanted(['deps-1'], { versions: ['v1', 'v2'] }))).toBe('deps-1')
        expect(await keyFound(store, wanted(['deps-1'], { versions: ['v1'] }))).toBe('deps-10')
        expect(await keyFound(store, wanted(['deps-'], { versions: ['v2', 'v1'] }))).toBe('deps-10')
        expect(await store.find(wanted(['deps-1'], { versions: ['v'] }))).toBeUndefined()
      })

      it('of another repository finds nothing of this one', async () => {
        await save(store, name('a-key'))
        expect(await opened.elsewhere.find(wanted(['a-key', 'a', '']))).toBeUndefined()
        await save(opened.elsewhere, name('a-key'))
      })
    })

    it('keeps hostile keys apart and unchanged', async () => {
      const isFirst = (key: string, at: number, all: string[]): boolean =>
        all.findIndex((other) => other.toLowerCase() === key.toLowerCase()) === at
      const keys = nature.case === 'folded' ? hostileKeys.filter(isFirst) : hostileKeys
      await forAll(keys, async (key) => void (await save(store, name(key))))
      await forAll(keys, async (key) => {
        const found = await answer(store, wanted([key]))
        expect({ asked: key, found: found?.key }).toEqual({ asked: key, found: key })
        expect(found?.bytes.includes(`${key}`)).toBe(true)
      })
      const folded = (text: string): string => (nature.case === 'folded' ? text.toLowerCase() : text)
      const prefixes = keys.flatMap((key, turn) => {
        const characters = [...key]
        const cuts = [1, characters.length >> 1, characters.length - 1]
        return inTurn(turn + Object.keys(places).indexOf(kind), cuts).map((cut) =>
          characters.slice(0, Math.max(cut, 1)).join(''),
        )
      })
      await forAll([...new Set(prefixes)], async (prefix) => {
        const found = (await keyFound(store, wanted(['no entry starts like this', prefix]))) ?? ''
        const answers =
          folded(found).startsWith(folded(prefix)) || found.toLowerCase() === prefix.toLowerCase()
        expect({ prefix, found, answers }).toEqual({ prefix, found, answers: true })
      })
    })

    it('keeps hostile scopes and versions apart', async () => {
      // Each in one store: all parts of a name are escaped alike, and every store is tried with all as keys.
      const parts = hostileKeys.filter((_, turn) => inTurn(turn, Object.keys(places)).includes(kind))
      await forAll(parts, async (part) => {
        await save(store, name('a-key', { scope: part, version: part }), part)
      })
      await forAll(parts, async (part) => {
        const found = await answer(store, wanted(['a-key'], { scopes: [part], versions: [part] }))
        expect(found?.bytes.equals(objectOf(Buffer.from(part)).bytes)).toBe(true)
      })
    })

    it('has a label without secrets', () => {
      expect(store.label).not.toBe('')
      for (const secret of opened.secrets) expect(store.label).not.toContain(secret)
    })
  })
}
