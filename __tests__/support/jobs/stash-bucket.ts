// Gives a test file a bucket, and stashes in front of it.
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readBody } from '../../../src/entry/body.ts'
import { readIndex } from '../../../src/entry/index-frame.ts'
import { type StashBounds, stashDir } from '../../../src/stores/stash/directory.ts'
import { type StashOptions, stashed } from '../../../src/stores/stash/stash.ts'
import type { Entry, Store } from '../../../src/stores/store.ts'
import { objectOf } from '../corpus/entry-bytes.ts'
import { newRandom } from '../random.ts'
import { objectName, openOn, wantedOf } from '../s3-store.ts'
import type { Scratch } from '../scratch.ts'
import { type FaultyS3, startFaultyS3 } from '../servers/faulty-s3.ts'
import { newObject } from '../servers/s3-objects.ts'

interface AllOptions extends StashOptions, StashBounds {}

export interface Bucket {
  server(): FaultyS3
  /** Puts an entry into it; returns its body's digest. */
  put(key?: string, how?: { seed?: number; bytes?: number }): string
  newStash(more?: Partial<AllOptions>): Stash
  /** How many requests for bytes some work takes. */
  downloadsOf(work: () => Promise<unknown>): Promise<number>
}

export interface Stash {
  dir: string
  /** Lines for the log. */
  told: string[]
  store: Store
  /** The same one as another run would have it. */
  as(more: Partial<AllOptions>): Store
}

/** Called at the top of a test file; before each test the bucket is empty and goes wrong no more. */
export function newBucket(scratch: Scratch): Bucket {
  let server: FaultyS3
  beforeAll(async () => {
    server = await startFaultyS3()
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    server.objects.clear()
    server.rules = []
  })
  const downloads = (): number => server.requests.filter(({ query }) => query.has('X-Amz-Signature')).length
  return {
    server: () => server,
    put(key = 'a-key', { seed = 1, bytes = 2_500_000 } = {}) {
      const body = newRandom(seed).bytes(bytes)
      server.objects.set(objectName(key), newObject(objectOf(body, { key }).bytes))
      return digest(body)
    },
    newStash(more = {}) {
      const told: string[] = []
      const dir = more.dir ?? join(scratch.fresh(), 'stash')
      const { signal } = new AbortController()
      const run = { repository: 'octo/demo', isPull: false, isSealed: () => true, signal }
      const usual = { dir, maxBytes: 1e9, ...run, ...more }
      const log = (line: string): void => void told.push(line)
      const remote = openOn(server).store
      const as = (other: Partial<AllOptions>): Store => {
        const all = { ...usual, log, ...other }
        return stashed(remote, stashDir(all), all)
      }
      return { dir, told, store: as({}), as }
    },
    async downloadsOf(work) {
      const before = downloads()
      await work()
      return downloads() - before
    },
  }
}

/** Stands for bytes, which take long to be compared. */
export function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export async function findIn(store: Store, key = 'a-key'): Promise<Entry> {
  const entry = await store.find(wantedOf([key]))
  if (!entry) throw new Error(`there is no ${key}`)
  return entry
}

/** As a restore reads it: every byte is checked. Resolves with the digest of its body. */
export async function readAll(entry: Entry): Promise<string> {
  const index = await readIndex({ size: entry.size, read: entry.readStored })
  const hash = createHash('sha256')
  const body = readBody(entry, index, { signal: new AbortController().signal })
  for await (const piece of body) {
    hash.update(piece)
    body.release?.(piece)
  }
  return hash.digest('hex')
}

/** Finds an entry and reads all of it. */
export async function restoreFrom(store: Store, key?: string): Promise<string> {
  const entry = await findIn(store, key)
  try {
    return await readAll(entry)
  } finally {
    await entry.close()
  }
}

/** All files but notes, sockets and the mark of an earlier job. */
export function filesIn(dir: string): string[] {
  const found = readdirSync(dir, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((item) => !item.isDirectory() && !item.isSocket())
    .map((item) => join(item.parentPath, item.name))
  return paths.filter((path) => !path.startsWith(join(dir, '.notes/')) && basename(path) !== 'first-job')
}

/** The one file of a stash. */
export function copyIn({ dir }: Pick<Stash, 'dir'>): string {
  const files = filesIn(dir)
  expect(files).toHaveLength(1)
  return files[0] as string
}

/** Where a store notes that it has proven a file, and who uses it. */
export function noteOn(path: string, root: string): string {
  return join(root, '.notes', String(statSync(path).ino))
}
