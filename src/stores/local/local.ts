/** The store that is a directory, which jobs of one host may share. */
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { evict, filesIn, removeAbandoned, type StoredFact, withNotes } from '../../disk/eviction.ts'
import { checkLinksTo, checkOwnDirectories, checkOwnDirectory } from '../../disk/ownership.ts'
import { type Keeping, openStored } from '../../disk/stored-file.ts'
import { readIndex } from '../../entry/index-frame.ts'
import { BadEntry, codeOf } from '../../failure.ts'
import { mayAnswer, partOf, pickMatch, storeName } from '../../keys.ts'
import type { Entry, Name, Store, Wanted } from '../store.ts'
import { newDraft } from './draft.ts'

/** The directory is absolute, and made on the first save for this user only. */
export interface LocalOptions extends Keeping {
  repository: string
  /** The oldest unused entries go when all together are larger than this many bytes. */
  maxBytes?: number
  /** … or when less than this many bytes are free on the file system. */
  minFreeBytes?: number
}

const gibibyte = 1024 ** 3

/** Entries are files `<dir>/<repository>/<scope>/<version>/<key>`, each part by `storeName`. */
export function localStore(options: LocalOptions): Store {
  const { dir, repository, verify = 'auto', maxBytes = 20 * gibibyte, minFreeBytes = gibibyte } = options
  const pathOf = ({ scope, version, key }: Name): string =>
    join(dir, storeName(repository), storeName(scope), storeName(version), storeName(key))
  return {
    label: `local directory ${dir}`,
    shared: false,
    isHere: true,
    async find({ scopes, keys, versions }) {
      await checkLinksTo(dir)
      if (!(await exists(dir))) return undefined
      await checkOwnDirectory(`${dir}/.`)
      for (const scope of scopes) {
        const dirs = versions.map((version) => dirname(pathOf({ scope, version, key: '-' })))
        const entry = await findIn(dirs, keys, { dir, verify })
        if (entry) return { ...entry, scope }
      }
      return undefined
    },
    async create(name) {
      const path = pathOf(name)
      await checkLinksTo(dir)
      await fs.mkdir(dir, { recursive: true, mode: 0o700 })
      await checkOwnDirectory(`${dir}/.`)
      if (await isTaken(path, { dir, verify })) return undefined
      return newDraft({
        path,
        dir,
        async evict() {
          await removeAbandoned(dir)
          const entries = (await withNotes(dir, await entriesIn(dir))).map((entry) => ({
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

async function findIn(dirs: string[], keys: Wanted['keys'], keeping: Keeping): Promise<Found | undefined> {
  const stored = (await Promise.all(dirs.map((dir) => candidatesIn(dir, keys, keeping)))).flat()
  for (;;) {
    const match = pickMatch(keys, stored)
    if (!match) return undefined
    const entry = await openEntry(match, keeping)
    if (entry) return entry
    // Evicted since it was listed: the next best answers.
    stored.splice(stored.indexOf(match), 1)
  }
}

async function candidatesIn(dir: string, keys: string[], keeping: Keeping): Promise<Stored[]> {
  if (!(await isOwn(dir, keeping))) return []
  const names = await fs.readdir(dir)
  const matching = names.filter((name) => mayAnswer(name, keys))
  const stored = await Promise.all(matching.map((name) => describe(join(dir, name))))
  const candidates: Stored[] = []
  // One by one, as reading a key takes memory.
  for (const file of stored) {
    const key = file && (file.key ?? (await keyWithin(file.path, keeping).catch(() => undefined)))
    if (file && key !== undefined) candidates.push({ ...file, key })
  }
  return candidates
}

/** The key is undefined where the name is too long to tell it. */
type Described = Omit<Stored, 'key'> & { key: string | undefined }

async function describe(path: string): Promise<Described | undefined> {
  const version = partOf(basename(dirname(path))) ?? ''
  // It may have been evicted meanwhile.
  const stat = await fs.lstat(path).catch(() => undefined)
  return stat?.isFile() ? { path, version, createdAt: stat.mtime, key: partOf(basename(path)) } : undefined
}

/** @throws BadEntry where it is damaged; the system's error */
async function keyWithin(path: string, keeping: Keeping): Promise<string> {
  const { stat, read, close } = await openStored(path, keeping)
  try {
    return (await readIndex({ size: stat.size, read })).key
  } finally {
    await close()
  }
}

/** A damaged entry that cannot tell its key answers no lookup, so that nobody else would take it out of the way. */
async function isTaken(path: string, keeping: Keeping): Promise<boolean> {
  if (!(await isOwn(dirname(path), keeping)) || !(await exists(path))) return false
  if (partOf(basename(path)) !== undefined) return true
  try {
    await keyWithin(path, keeping)
    return true
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error
    await fs.rm(path, { force: true })
    return false
  }
}

// The open descriptor keeps the bytes readable whatever an evictor does to the name, so readers need no lock.
async function openEntry(
  { path, key, version, createdAt }: Stored,
  keeping: Keeping,
): Promise<Found | undefined> {
  try {
    const { stat, touch, ...stored } = await openStored(path, keeping)
    await touch()
    const reject = (): Promise<void> => fs.rm(path, { force: true })
    return { ...stored, key, version, size: stat.size, createdAt, reject }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
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

/**
 * Whether a directory of the store is there.
 * @throws Error where it is behind a link, or of others
 */
async function isOwn(dir: string, keeping: Keeping): Promise<boolean> {
  return isThere(checkOwnDirectories(keeping.dir, dir))
}

async function exists(path: string): Promise<boolean> {
  return isThere(fs.lstat(path))
}

async function isThere(look: Promise<unknown>): Promise<boolean> {
  return look.then(
    () => true,
    (error) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )
}
