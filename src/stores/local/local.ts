/** The store that is a directory. Jobs of one host may share it. */
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Index } from '../../entry/container.ts'
import { readIndex } from '../../entry/index-frame.ts'
import { caselessName, entryNameIn, mayAnswer, pickMatch, storeName, unescapeName } from '../../names/keys.ts'
import { newDraftFile } from '../../system/disk/draft-file.ts'
import { evict, filesIn, removeAbandoned, type StoredFact, withNotes } from '../../system/disk/eviction.ts'
import { notesIn, stateOf } from '../../system/disk/notes.ts'
import {
  checkLinksTo,
  checkOwnDirectories,
  checkOwnDirectory,
  makeDirectories,
} from '../../system/disk/ownership.ts'
import { writeWhole } from '../../system/disk/space.ts'
import { type Keeping, openStored } from '../../system/disk/stored-file.ts'
import { BadEntry, NameTaken, unlessMissing } from '../../system/failure.ts'
import { newUnderWay } from '../../system/under-way.ts'
import { gibibyte } from '../../system/units.ts'
import type { Destination, Draft, Entry, Name, Store, Wanted } from '../store.ts'

/** `dir` is absolute. The first save creates it, for this user only. */
interface LocalOptions extends Keeping {
  repository: string
}

/** All entries together. The least recently used ones are removed first. */
const mostStoredBytes = 20 * gibibyte

// Other systems' file systems ignore case, and the branch MAIN must not write entries of main.
export const folderName = process.platform === 'linux' ? storeName : caselessName

/** Entries are files `<dir>/<repository>/<scope>/<version>/<key>`, each part by `storeName` or `caselessName`. */
export function localStore(options: LocalOptions): Store {
  const { dir, repository, verify = 'auto' } = options
  const pathOf = ({ scope, version, key }: Name): string =>
    join(dir, folderName(repository), folderName(scope), storeName(version), storeName(key))
  return {
    label: `local directory ${dir}`,
    shared: false,
    kind: 'local',
    isHere: true,
    async find({ scopes, keys, versions }) {
      if (!(await isUsable(dir))) return undefined
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
      await makeDirectories(dir)
      await checkOwnDirectory(`${dir}/.`)
      if (await isTaken(path, { dir, verify })) throw new NameTaken(name.key)
      return newLocalDraft({
        path,
        key: name.key,
        dir,
        async evict() {
          await removeAbandoned(dir)
          const entries = (await withNotes(dir, await entriesIn(dir))).map((entry) => ({
            ...entry,
            rank: entry.path === path ? undefined : 0,
          }))
          await evict(dir, entries, { maxBytes: mostStoredBytes })
        },
      })
    },
    async removable(start) {
      if (!(await isUsable(dir))) return []
      const found = await candidatesIn(dirname(pathOf(start)), [start.key], { dir, verify })
      const starting = found.filter(({ key }) => key.startsWith(start.key))
      return Promise.all(
        starting.map(async ({ key, createdAt, path }) => {
          // A mounted entry is also the base of its job's save.
          const isUsed = await notesIn(dir).isHeld(path)
          return { key, createdAt, isUsed, remove: () => fs.rm(path, { force: true }) }
        }),
      )
    },
    async similar() {
      if (!(await isUsable(dir))) return []
      const files = await entriesOf(join(dir, folderName(repository)))
      return files.flatMap(({ path, writtenMs }) => {
        const name = entryNameIn(path)
        return name ? [{ ...name, createdAt: new Date(writtenMs) }] : []
      })
    },
  }
}

/**
 * Whether the store exists.
 * @throws Error if it is behind a link, or belongs to another user
 */
export async function isUsable(dir: string): Promise<boolean> {
  await checkLinksTo(dir)
  if (!(await exists(dir))) return false
  await checkOwnDirectory(`${dir}/.`)
  return true
}

interface EntryFile {
  key: string
  version: string
  createdAt: Date
  path: string
}

type UnscopedEntry = Omit<Entry, 'scope'>

async function findIn(
  dirs: string[],
  keys: Wanted['keys'],
  keeping: Keeping,
): Promise<UnscopedEntry | undefined> {
  const gone = new Set<string>()
  for (;;) {
    const stored = (await Promise.all(dirs.map((dir) => candidatesIn(dir, keys, keeping)))).flat()
    const match = pickMatch(
      keys,
      stored.filter(({ path }) => !gone.has(path)),
    )
    if (!match) return undefined
    const entry = await openEntryFile(match, keeping)
    if (entry) return entry
    // It was removed since the directory was read, perhaps because a newer one has replaced it. A disk that hosts share may
    // list its name for a while yet.
    gone.add(match.path)
  }
}

async function candidatesIn(dir: string, keys: string[], keeping: Keeping): Promise<EntryFile[]> {
  if (!(await isOwn(dir, keeping))) return []
  const version = unescapeName(basename(dir)) ?? ''
  const names = (await fs.readdir(dir)).filter((name) => mayAnswer(name, keys))
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(dir, name)
      // The file may be evicted meanwhile.
      return { path, stat: await fs.lstat(path).catch(() => undefined) }
    }),
  )
  const candidates: EntryFile[] = []
  // One file at a time, because reading a key takes memory.
  for (const { path, stat } of files) {
    const key = stat?.isFile() ? await keyOf(path, keeping).catch(() => undefined) : undefined
    if (stat && key !== undefined) candidates.push({ key, version, createdAt: stat.mtime, path })
  }
  return candidates
}

/**
 * The key of an entry: from its name, or from its index if the name was shortened.
 * @throws BadEntry if the index is damaged, or the system's error
 */
export async function keyOf(path: string, keeping: Keeping): Promise<string> {
  const key = unescapeName(basename(path))
  if (key !== undefined) return key
  return (await indexAt(path, keeping)).key
}

/** @throws BadEntry if the index is damaged, or the system's error */
export async function indexAt(path: string, keeping: Keeping): Promise<Index> {
  const { stat, read, close } = await openStored(path, keeping)
  return await readIndex({ size: stat.size, read }).finally(close)
}

/** Removes an entry whose key cannot be read: no lookup finds it, so no restore would reject it. */
async function isTaken(path: string, keeping: Keeping): Promise<boolean> {
  if (!(await isOwn(dirname(path), keeping)) || !(await exists(path))) return false
  try {
    await keyOf(path, keeping)
    return true
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error
    await fs.rm(path, { force: true })
    return false
  }
}

async function openEntryFile(
  { path, key, version, createdAt }: EntryFile,
  keeping: Keeping,
): Promise<UnscopedEntry | undefined> {
  // Readers need no lock: the open file stays readable when its name is removed.
  const opened = await openStored(path, keeping).catch(unlessMissing)
  if (!opened) return undefined
  const { stat, touch, file, read, close } = opened
  await touch()
  const reject = async () => {
    await fs.rm(path, { force: true })
    return undefined
  }
  return { key, version, size: stat.size, createdAt, file, read, readStored: read, reject, close }
}

/**
 * Whether a directory of the store exists.
 * @throws Error if it is behind a link, or belongs to another user
 */
function isOwn(dir: string, keeping: Keeping): Promise<boolean> {
  return isPresent(checkOwnDirectories(keeping.dir, dir))
}

function exists(path: string): Promise<boolean> {
  return isPresent(fs.lstat(path))
}

function isPresent(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    (error) => unlessMissing(error) ?? false,
  )
}

const partBytes = 1024 * 1024

interface LocalDraftOptions {
  path: string
  key: string
  /** The root directory of the store. */
  dir: string
  evict(): Promise<void>
}

async function newLocalDraft({ path, key, dir, evict }: LocalDraftOptions): Promise<Draft> {
  const draft = await newDraftFile(dir)
  const { file } = draft
  const writing = newUnderWay()
  // Bytes that this process has neither read nor written may be damaged.
  let isProven = true
  const partsFrom = (start: number): Destination => ({
    partBytes,
    // The next part fills up while one part is written.
    concurrency: 2,
    async addPart(partNumber, pieces) {
      await writing.add(writeWhole(file, dir, pieces, start + partNumber * partBytes))
    },
    async commit() {
      const published = await draft.publish(path)
      if (published && isProven) await notesIn(dir).prove(file, await stateOf(file))
      await draft.discard()
      if (!published) throw new NameTaken(key)
      // A failed eviction does not concern this entry.
      await evict().catch(() => {})
    },
  })
  const empty = async (): Promise<void> => {
    await writing.settled()
    await file.truncate(0)
    isProven = true
  }
  return {
    ...partsFrom(0),
    async copyFrom(entry, bytes) {
      if (!entry.file?.isWhole) return { bytes: 0, destination: partsFrom(0), finished: Promise.resolve(0) }
      try {
        isProven = await entry.file.copyTo(draft.path)
        await file.truncate(bytes)
        return { bytes, destination: partsFrom(bytes), finished: Promise.resolve(bytes) }
      } catch (error) {
        await empty()
        throw error
      }
    },
    empty,
    discard: draft.discard,
  }
}

/** The directory may hold other files, too. Entries lie below a repository, a scope and a version. */
export async function entriesIn(dir: string): Promise<StoredFact[]> {
  const repositories = await foldersIn(dir)
  return (await Promise.all(repositories.map(entriesOf))).flat()
}

async function entriesOf(repository: string): Promise<StoredFact[]> {
  const scopes = await foldersIn(repository)
  const versions = (await Promise.all(scopes.map(foldersIn))).flat()
  const named = versions.filter((version) => /^[0-9a-f]{64}$/.test(basename(version)))
  return (await Promise.all(named.map(filesIn))).flat()
}

async function foldersIn(dir: string): Promise<string[]> {
  const items = await fs.readdir(dir, { withFileTypes: true }).catch(() => [])
  return items.filter((item) => item.isDirectory()).map((item) => join(dir, item.name))
}
