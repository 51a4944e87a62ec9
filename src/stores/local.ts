/** The store that is a directory, which jobs of one host may share. */
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readIndex } from '../entry/container.ts'
import { BadEntry, codeOf } from '../failure.ts'
import { mayAnswer, partOf, pickMatch, storeName } from '../keys.ts'
import { newDraftFile } from './draft-file.ts'
import { draftsDir, evict, filesIn, removeAbandoned, type StoredFact } from './eviction.ts'
import type { Draft, Entry, Name, Store, Wanted } from './index.ts'
import { markProven, openStored } from './stored-file.ts'

export interface LocalOptions {
  /** Absolute path. Made on the first save, for this user only. */
  dir: string
  repository: string
  /** The oldest unused entries go when all together are larger than this many bytes. */
  maxBytes?: number
  /** … or when less than this many bytes are free on the file system. */
  minFreeBytes?: number
}

const gibibyte = 1024 ** 3
const partBytes = 4 * 1024 * 1024

/** Entries are files `<dir>/<repository>/<scope>/<version>/<key>`, each part by `storeName`. */
export function localStore(options: LocalOptions): Store {
  const { dir, repository, maxBytes = 20 * gibibyte, minFreeBytes = gibibyte } = options
  const pathOf = ({ scope, version, key }: Name): string =>
    join(dir, storeName(repository), storeName(scope), storeName(version), storeName(key))
  return {
    label: `local directory ${dir}`,
    shared: false,
    isHere: true,
    async find({ scopes, keys, versions }) {
      for (const scope of scopes) {
        const dirs = versions.map((version) => dirname(pathOf({ scope, version, key: '-' })))
        const entry = await findIn(dirs, keys)
        if (entry) return { ...entry, scope }
      }
      return undefined
    },
    async create(name) {
      const path = pathOf(name)
      if (await exists(path)) return undefined
      return newDraft({
        path,
        drafts: join(dir, draftsDir),
        async evict() {
          await removeAbandoned(dir)
          const entries = (await entriesIn(dir)).map((entry) => ({
            ...entry,
            rank: entry.path === path ? undefined : 0,
          }))
          await evict(dir, entries, { maxBytes, minFreeBytes })
        },
      })
    },
  }
}

/** One file that may answer a lookup. */
interface Stored {
  key: string
  version: string
  createdAt: Date
  path: string
}

type Found = Omit<Entry, 'scope'>

async function findIn(dirs: string[], keys: Wanted['keys']): Promise<Found | undefined> {
  const stored = (await Promise.all(dirs.map((dir) => candidatesIn(dir, keys)))).flat()
  for (;;) {
    const match = pickMatch(keys, stored)
    if (!match) return undefined
    const entry = await openEntry(match)
    if (entry) return entry
    // Evicted since it was listed: the next best answers.
    stored.splice(stored.indexOf(match), 1)
  }
}

async function candidatesIn(dir: string, keys: string[]): Promise<Stored[]> {
  const names = await fs.readdir(dir).catch((error) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const matching = names.filter((name) => mayAnswer(name, keys))
  const stored = await Promise.all(matching.map((name) => describe(join(dir, name))))
  return stored.filter((candidate) => candidate !== undefined)
}

async function describe(path: string): Promise<Stored | undefined> {
  const key = partOf(basename(path))
  const version = partOf(basename(dirname(path))) ?? ''
  try {
    const stat = await fs.lstat(path)
    if (!stat.isFile()) return undefined
    return { path, version, createdAt: stat.mtime, key: key ?? (await keyWithin(path)) }
  } catch (error) {
    // A damaged entry with a shortened name has no key to tell, and would be in the way of a new one for ever.
    if (error instanceof BadEntry) await fs.rm(path, { force: true })
    // Else it was evicted meanwhile. It cannot answer either way.
    return undefined
  }
}

async function keyWithin(path: string): Promise<string> {
  const entry = await openEntry({ path, version: '', key: '', createdAt: new Date(0) })
  if (!entry) throw new Error('evicted')
  try {
    return (await readIndex(entry)).key
  } finally {
    await entry.close()
  }
}

// The open descriptor keeps the bytes readable whatever an evictor does to the name, so readers need no lock.
async function openEntry({ path, key, version, createdAt }: Stored): Promise<Found | undefined> {
  try {
    const { stat, touch, ...stored } = await openStored(path)
    await touch()
    const reject = (): Promise<void> => fs.rm(path, { force: true })
    return { ...stored, key, version, size: stat.size, createdAt, reject }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

interface DraftOptions {
  path: string
  drafts: string
  evict(): Promise<void>
}

async function newDraft({ path, drafts, evict }: DraftOptions): Promise<Draft> {
  const draft = await newDraftFile(drafts)
  const { file } = draft
  return {
    partBytes,
    // While one part is being taken, the next one fills up.
    concurrency: 2,
    async write(partNumber, pieces) {
      const expected = pieces.reduce((sum, piece) => sum + piece.length, 0)
      const { bytesWritten } = await file.writev(pieces, partNumber * partBytes)
      // A disk that fills up takes some of the bytes before it refuses.
      if (bytesWritten !== expected) throw new Error(`no space is left for ${path}`)
    },
    async commit() {
      await markProven(file)
      const published = await draft.publish(path)
      // The entry is there, whatever happens to others.
      if (published) await evict().catch(() => {})
      return published
    },
    discard: draft.discard,
  }
}

// The directory may hold other things, too: an entry is what lies below a repository, a scope and a version.
async function entriesIn(dir: string): Promise<StoredFact[]> {
  const repositories = await directoriesIn(dir)
  const scopes = (await Promise.all(repositories.map(directoriesIn))).flat()
  const versions = (await Promise.all(scopes.map(directoriesIn))).flat()
  const named = versions.filter((version) => /\/[0-9a-f]{64}$/.test(version))
  return (await Promise.all(named.map(filesIn))).flat()
}

async function directoriesIn(dir: string): Promise<string[]> {
  const items = await fs.readdir(dir, { withFileTypes: true }).catch(() => [])
  return items.filter((item) => item.isDirectory()).map((item) => join(dir, item.name))
}

async function exists(path: string): Promise<boolean> {
  return fs.lstat(path).then(
    () => true,
    (error) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )
}
