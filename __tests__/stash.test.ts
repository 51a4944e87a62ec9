// What lies between a remote store and its readers: it saves them the way, and never costs them a byte.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { readBody } from '../src/entry/body.ts'
import { readIndex } from '../src/entry/container.ts'
import { BadEntry } from '../src/failure.ts'
import type { Entry, Store } from '../src/stores/index.ts'
import { type StashOptions, stashed } from '../src/stores/stash.ts'
import { objectOf } from './entry-bytes.ts'
import { asRoot, itWithRights } from './host.ts'
import { newRandom } from './random.ts'
import { objectName, openOn, wantedOf } from './s3-store.ts'
import { newScratch } from './scratch.ts'
import { type FaultyS3, startFaultyS3 } from './servers/faulty-s3.ts'
import { newObject } from './servers/s3-objects.ts'

const scratch = newScratch()
let server: FaultyS3
beforeAll(async () => {
  server = await startFaultyS3()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.objects.clear()
  server.rules = []
})

const bodyBytes = 2_500_000
/** Stands for bytes, which take long to be compared. */
const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Puts an entry into the bucket; returns its body's digest. */
function putEntry(key = 'a-key', seed = 1, length = bodyBytes): string {
  const body = newRandom(seed).bytes(length)
  server.objects.set(objectName(key), newObject(objectOf(body, { key }).bytes))
  return digest(body)
}

/** What lies in the bucket. */
function stored(key = 'a-key'): Buffer {
  return server.objects.get(objectName(key))?.body as Buffer
}

interface Stash {
  dir: string
  told: string[]
  store: Store
  /** As another run would have it. */
  as(more: Partial<StashOptions>): Store
}

function newStash(more: Partial<StashOptions> = {}): Stash {
  const told: string[] = []
  const dir = join(scratch.fresh(), 'stash')
  const usual = { dir, maxBytes: 1e9, minFreeBytes: 0, repository: 'octo/demo', isPull: false }
  const as = (other: Partial<StashOptions>): Store =>
    stashed(openOn(server).store, { ...usual, ...more, tell: (line) => told.push(line), ...other })
  return { dir, told, store: as({}), as }
}

const { signal } = new AbortController()

async function found(store: Store, key = 'a-key'): Promise<Entry> {
  const entry = await store.find(wantedOf([key]))
  if (!entry) throw new Error(`there is no ${key}`)
  return entry
}

/** As a restore reads it: every byte is checked. */
async function readAll(entry: Entry): Promise<string> {
  const index = await readIndex(entry)
  const pieces: Buffer[] = []
  const body = readBody(entry, index, { signal })
  for await (const piece of body) {
    pieces.push(Buffer.from(piece))
    body.release?.(piece)
  }
  return digest(Buffer.concat(pieces))
}

async function restore(store: Store, key?: string): Promise<string> {
  const entry = await found(store, key)
  try {
    return await readAll(entry)
  } finally {
    await entry.close()
  }
}

const downloads = (): number => server.requests.filter(({ operation }) => operation === 'GetObject').length

/** How many requests for bytes some work takes. */
async function downloadsOf(work: () => Promise<unknown>): Promise<number> {
  const before = downloads()
  await work()
  return downloads() - before
}

function filesIn(dir: string): string[] {
  const found = readdirSync(dir, { recursive: true, withFileTypes: true })
  return found.filter((item) => !item.isDirectory()).map((item) => join(item.parentPath, item.name))
}

/** The one file of a stash. */
function copyIn({ dir }: Stash): string {
  const files = filesIn(dir)
  expect(files).toHaveLength(1)
  return files[0] as string
}

describe('a stash', () => {
  it('is filled by the first reader, and saves the next one the way', async () => {
    const stash = newStash()
    const body = putEntry()
    expect(await restore(stash.store)).toBe(body)
    expect(stash.told).toEqual([])
    const copy = copyIn(stash)
    expect(digest(readFileSync(copy))).toBe(digest(stored()))
    expect([statSync(stash.dir).mode & 0o777, statSync(copy).mode & 0o777]).toEqual([0o700, 0o600])
    expect(await downloadsOf(async () => expect(await restore(stash.store)).toBe(body))).toBe(0)
    expect(new Set(stash.told)).toEqual(new Set([`Found in the stash ${stash.dir}`]))
  })

  it('lets the store decide what there is', async () => {
    const stash = newStash()
    putEntry()
    await restore(stash.store)
    server.objects.clear()
    expect(await stash.store.find(wantedOf(['a-key']))).toBeUndefined()
  })

  it('has no use for a copy of what was replaced', async () => {
    const stash = newStash()
    putEntry()
    await restore(stash.store)
    const other = putEntry('a-key', 2)
    expect(await restore(stash.store)).toBe(other)
    expect(filesIn(stash.dir)).toHaveLength(2)
    expect(await downloadsOf(async () => expect(await restore(stash.store)).toBe(other))).toBe(0)
  })

  it('keeps apart what repositories have under one name', async () => {
    const stash = newStash()
    putEntry()
    await restore(stash.store)
    expect(await downloadsOf(() => restore(stash.as({ repository: 'octo/other' })))).toBeGreaterThan(0)
  })

  it('keeps nothing of what was not read to its end', async () => {
    const stash = newStash()
    putEntry()
    const entry = await found(stash.store)
    await readIndex(entry)
    await entry.close()
    expect(filesIn(stash.dir)).toEqual([])
    const another = await found(stash.store)
    for await (const _ of another.read(0, 100)) break
    await another.close()
    expect(filesIn(stash.dir)).toEqual([])
  })

  it('keeps nothing that proved bad', async () => {
    const stash = newStash()
    putEntry()
    const wrong = Buffer.concat([Buffer.alloc(1), stored().subarray(1)])
    server.objects.set(objectName('a-key'), newObject(wrong))
    const entry = await found(stash.store)
    await expect(readAll(entry)).rejects.toThrow(BadEntry)
    await entry.reject()
    await entry.close()
    expect(filesIn(stash.dir)).toEqual([])
  })

  it('keeps the right bytes where they came wrong at first', async () => {
    const stash = newStash()
    const body = putEntry()
    const ofBody = ({ operation, headers }: FaultyS3['requests'][number]): boolean =>
      operation === 'GetObject' && /^bytes=0-/.test(String(headers.range))
    server.rules = [{ on: ofBody, times: 1, fault: { kind: 'flip', at: bodyBytes - 5 } }]
    expect(await restore(stash.store)).toBe(body)
    expect(digest(readFileSync(copyIn(stash)))).toBe(digest(stored()))
  })
})

describe('a file of the stash', () => {
  /** As a mount wants it. Tells whether all of it had to be read. */
  async function mount(entry: Entry, path: string): Promise<{ isLinked: boolean; wasRead: boolean }> {
    let wasRead = false
    await readIndex(entry)
    const isLinked = (await entry.file?.link(path)) ?? false
    const isProven = await entry.file?.prove(async () => {
      wasRead = true
      await readAll(entry)
    })
    expect(isProven).toBe(isLinked)
    await entry.close()
    return { isLinked, wasRead }
  }

  it('is there once, from the first download on, and is proven once', async () => {
    const stash = newStash()
    putEntry()
    const [first, second] = ['first', 'second'].map((name) => join(scratch.fresh(), name)) as [string, string]
    expect(await mount(await found(stash.store), first)).toEqual({ isLinked: true, wasRead: true })
    const copy = copyIn(stash)
    expect(statSync(first).ino).toBe(statSync(copy).ino)
    const again = async () =>
      expect(await mount(await found(stash.store), second)).toEqual({ isLinked: true, wasRead: false })
    expect(await downloadsOf(again)).toBe(0)
    expect(statSync(copy).nlink).toBe(3)
  })

  it('is proven again when it came by unpacking', async () => {
    const stash = newStash()
    putEntry()
    await restore(stash.store)
    const path = join(scratch.fresh(), 'image')
    expect(await mount(await found(stash.store), path)).toEqual({ isLinked: true, wasRead: true })
  })

  it('has no further name on another file system', async () => {
    const stash = newStash()
    putEntry()
    const entry = await found(stash.store)
    expect(await entry.file?.link('/proc/image')).toBe(false)
    await entry.close()
    expect(filesIn(stash.dir)).toEqual([])
  })
})

describe('a copy that is not what it should be', () => {
  let stash: Stash
  let body: string
  let copy: string
  beforeEach(async () => {
    stash = newStash()
    body = putEntry()
    await restore(stash.store)
    copy = copyIn(stash)
  })

  it.each([0.01, 0.3, 0.7, 0.9999])('is told from a right one by its reader (at %f of it)', async (part) => {
    const at = Math.floor(statSync(copy).size * part)
    const bytes = readFileSync(copy)
    bytes.writeUInt8((bytes[at] as number) ^ 1, at)
    writeFileSync(copy, bytes)
    const entry = await found(stash.store)
    await expect(readAll(entry)).rejects.toThrow(BadEntry)
    await entry.reject()
    expect(filesIn(stash.dir)).toEqual([])
    expect(await readAll(entry.original as Entry)).toBe(body)
    await entry.close()
    expect(await downloadsOf(async () => expect(await restore(stash.store)).toBe(body))).toBe(0)
  })

  it('is bad when it shrinks or vanishes while it is read', async () => {
    const entry = await found(stash.store)
    truncateSync(copy, 100)
    await expect(readAll(entry)).rejects.toThrow(BadEntry)
    await entry.close()
    rmSync(copy)
    expect(await restore(stash.store)).toBe(body)
  })

  const elsewhere = (content: Buffer): string => {
    const path = join(scratch.fresh(), 'elsewhere')
    writeFileSync(path, content)
    return path
  }

  it.each<[string, () => string | undefined]>([
    ['has another length', () => void appendFileSync(copy, 'x')],
    ['is empty', () => void truncateSync(copy)],
    ['can be written by others', () => void chmodSync(copy, 0o666)],
    [
      'is a link',
      () => {
        const target = elsewhere(readFileSync(copy))
        rmSync(copy)
        symlinkSync(target, copy)
        return target
      },
    ],
    [
      'is a second name of something else',
      () => {
        const target = elsewhere(Buffer.from('precious'))
        rmSync(copy)
        linkSync(target, copy)
        return target
      },
    ],
    [
      'is a pipe',
      () => {
        rmSync(copy)
        execFileSync('mkfifo', [copy])
        return undefined
      },
    ],
  ])('is not looked at when it %s', async (_, change) => {
    const target = change()
    const before = target && digest(readFileSync(target))
    expect(await downloadsOf(async () => expect(await restore(stash.store)).toBe(body))).toBeGreaterThan(0)
    expect(lstatSync(copyIn(stash)).isFile()).toBe(true)
    expect(target && digest(readFileSync(target))).toBe(before)
    expect(await downloadsOf(async () => expect(await restore(stash.store)).toBe(body))).toBe(0)
  })

  it('does not matter where the directory in its place cannot be removed', async () => {
    rmSync(copy)
    mkdirSync(copy)
    expect(await restore(stash.store)).toBe(body)
    expect(stash.told.at(-1)).toMatch(/^The stash .* is not used: /)
  })

  itWithRights('a file of another user')('is not looked at when it is of another user', async () => {
    execFileSync(...asRoot('chown', '12345', copy))
    expect(await downloadsOf(async () => expect(await restore(stash.store)).toBe(body))).toBeGreaterThan(0)
    expect(statSync(copyIn(stash)).uid).toBe(process.getuid?.())
  })
})

describe('a directory that is not ours alone', () => {
  it.each<[string, (dir: string) => void, RegExp]>([
    ['lets everybody write', (dir) => chmodSync(dir, 0o777), /others may write to/],
    ['lets a group write', (dir) => chmodSync(dir, 0o770), /others may write to/],
    [
      'is a link',
      (dir) => {
        rmSync(dir, { recursive: true })
        symlinkSync(scratch.fresh(), dir)
      },
      /is no directory/,
    ],
    [
      'is a file',
      (dir) => {
        rmSync(dir, { recursive: true })
        writeFileSync(dir, '')
      },
      /is no directory/,
    ],
  ])('is left alone when it %s', async (_, change, why) => {
    const stash = newStash()
    mkdirSync(stash.dir)
    change(stash.dir)
    const body = putEntry()
    expect(await restore(stash.store)).toBe(body)
    expect(stash.told).toEqual([expect.stringMatching(why)])
    if (statSync(stash.dir).isDirectory()) expect(readdirSync(stash.dir)).toEqual([])
  })

  itWithRights('a directory of another user')('is left alone when it is of another user', async () => {
    const stash = newStash()
    mkdirSync(stash.dir)
    execFileSync(...asRoot('chown', '12345', stash.dir))
    const body = putEntry()
    expect(await restore(stash.store)).toBe(body)
    expect(stash.told).toEqual([expect.stringMatching(/belongs to another user/)])
    expect(readdirSync(stash.dir)).toEqual([])
  })
})
