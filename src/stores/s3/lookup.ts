/** Finds the entry for a lookup, in one round trip if the bucket has few entries. */
import { entryNameIn, mayAnswer, namePrefix, newestFirst, pickMatch, storeName } from '../../names/keys.ts'
import { awaitedLater } from '../../system/failure.ts'
import type { Name, SimilarEntry, Wanted } from '../store.ts'
import { isOfKind, type S3Error } from './errors.ts'
import { type KeyInName, keyInName, mayNeedMore, type Names } from './names.ts'
import { listObjects, readTail, type StoredObject } from './objects.ts'
import type { Session } from './session.ts'

export interface ListSearch {
  session: Session
  names: Names
  /** The key in the object's index; undefined if there is no index. */
  keyWithin(object: StoredObject): Promise<string | undefined>
  tell(line: string): void
  signal: AbortSignal
}

interface ListedEntry extends StoredObject, KeyInName {}

// Few keys are too long for a name, and fewer still need to be read.
const maxRead = 20

/**
 * Looks up all scopes and versions at once, in two ways: by the exact key, which is fast, and by a list, which also
 * finds other keys, other cases and prefixes.
 * @throws S3Error
 */
export async function lookUp(
  wanted: Wanted,
  search: ListSearch,
): Promise<(ListedEntry & { scope: string }) | undefined> {
  const answers = wanted.scopes.map((scope) => awaitedLater(lookIn(scope, wanted, search)))
  const misses: Found[] = []
  for (const [index, answer] of answers.entries()) {
    const { match, found } = await answer
    if (match) return { ...match, scope: wanted.scopes[index] as string }
    misses.push(...found)
  }
  // S3 denies missing objects, too, if the permission to list is missing. So a denial counts only on a miss.
  for (const { deniedObject } of misses) if (deniedObject) throw deniedObject
  const denied = misses.find(({ deniedList }) => deniedList)?.deniedList
  if (denied) search.tell(`Only entries with exactly the key could be found: ${denied.message}`)
  return undefined
}

async function lookIn(
  scope: string,
  { keys, versions }: Wanted,
  search: ListSearch,
): Promise<{ match: ListedEntry | undefined; found: Found[] }> {
  const folders = versions.map((version) => {
    const folder = search.names.folder(scope, version)
    const entriesOf = (keys: string[]): Entries => awaitedLater(entriesIn(folder, keys, search))
    return { folder, entriesOf, primary: entriesOf(keys.slice(0, 1)) }
  })
  const lists = folders.map((one) => ({ ...one, list: awaitedLater(listIn(one.folder, keys, search)) }))
  // No other key can answer better.
  const match = pickMatch(keys, fulfilledIn(await Promise.allSettled(folders.map(({ primary }) => primary))))
  if (match) return { match, found: [] }
  const answers = lists.map(({ entriesOf, primary, list }) =>
    foundIn(list, () => [primary, entriesOf(keys.slice(1))]),
  )
  const found = await Promise.all(answers)
  const candidates = found.flatMap((one) => one.candidates)
  return { match: await best(keys, candidates, search), found }
}

type Entries = Promise<ListedEntry[]>

interface Found {
  candidates: ListedEntry[]
  deniedList?: S3Error
  /** The first request for an exact name that was denied. */
  deniedObject?: S3Error | undefined
}

/**
 * What a folder has. Its list decides. If the list is denied, the requests for exact names decide.
 * @throws the first deciding error that is no denial
 */
export async function foundIn(list: Entries, byNames: () => Entries[]): Promise<Found> {
  try {
    return { candidates: await list }
  } catch (deniedList) {
    if (!isOfKind(deniedList, 'denied')) throw deniedList
    const outcomes = await Promise.allSettled(byNames())
    const errors: unknown[] = outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome.reason] : []))
    for (const error of errors) if (!isOfKind(error, 'denied')) throw error
    const [deniedObject] = errors as S3Error[]
    return { candidates: fulfilledIn(outcomes), deniedList, deniedObject }
  }
}

function fulfilledIn<T>(outcomes: PromiseSettledResult<T[]>[]): T[] {
  return outcomes.flatMap((outcome) => ('value' in outcome ? outcome.value : []))
}

/** The entries with exactly one of these keys, found by name. */
async function entriesIn(folder: string, keys: string[], search: ListSearch): Promise<ListedEntry[]> {
  const found = keys.map(async (key) => {
    const object = await readTail(search.session, folder + storeName(key), search.signal)
    return object ? [{ ...object, key, cut: false }] : []
  })
  return (await Promise.all(found)).flat()
}

async function best(
  keys: string[],
  candidates: ListedEntry[],
  search: ListSearch,
): Promise<ListedEntry | undefined> {
  const unclear = candidates.filter(
    (candidate) => candidate.cut && keys.some((key) => mayNeedMore(lastName(candidate), key)),
  )
  const newest = unclear.sort(newestFirst).slice(0, maxRead)
  await Promise.all(newest.map((candidate) => readKey(candidate, search)))
  for (;;) {
    const match = pickMatch(keys, candidates)
    if (!match) return undefined
    if (match.cut) await readKey(match, search)
    else {
      const object = await withTail(match, search).catch(() => match)
      search.signal.throwIfAborted()
      if (object) return { ...match, ...object }
      // It was removed since the list was made.
      candidates.splice(candidates.indexOf(match), 1)
    }
  }
}

/** Adds the last bytes, which every restore needs. Undefined if the object was removed. */
async function withTail(object: StoredObject, search: ListSearch): Promise<StoredObject | undefined> {
  return object.tail ? object : readTail(search.session, object.name, search.signal)
}

function lastName({ name }: StoredObject): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** Reads the whole key of a candidate with a shortened name. */
export async function readKey(candidate: ListedEntry, search: ListSearch): Promise<void> {
  candidate.cut = false
  const object = await withTail(candidate, search)
  const key = object && (await search.keyWithin(object))
  // A damaged or removed object answers no key, nor does an object under another key's name.
  const isOwn = key !== undefined && storeName(key) === lastName(candidate)
  Object.assign(candidate, object, { key: isOwn ? key : '\0' })
}

/** The entries of a scope and version whose keys start with this key. */
export async function startingWith(
  { scope, version, key }: Name,
  search: ListSearch,
): Promise<ListedEntry[]> {
  const listed = await listIn(search.names.folder(scope, version), [key], search)
  await Promise.all(listed.map((candidate) => candidate.cut && readKey(candidate, search)))
  return listed.filter((candidate) => candidate.key.startsWith(key))
}

/** The first page of all entries, and the first one of those that the last scope has in the version that is saved. */
export async function listSimilar(
  { scopes, versions: [version = ''] }: Wanted,
  { session, names, signal }: ListSearch,
): Promise<SimilarEntry[]> {
  const folders = scopes.slice(-1).map((scope) => names.folder(scope, version))
  const pages = [names.start(undefined), ...folders].map(async (prefix) => {
    const { objects } = await listObjects(session, prefix, undefined, signal)
    return objects.filter(({ name }) => name.startsWith(prefix))
  })
  return fulfilledIn(await Promise.allSettled(pages)).flatMap(({ name, createdAt }) => {
    const found = entryNameIn(name)
    return found ? [{ ...found, createdAt }] : []
  })
}

// Enough for 50,000 entries of one branch. S3 sorts lists by name, so the newest entry may be on any page.
const maxPages = 50

/** The entries of a folder whose names may match one of the keys. */
async function listIn(folder: string, keys: string[], search: ListSearch): Promise<ListedEntry[]> {
  const first = await listObjects(search.session, folder, undefined, search.signal)
  const objects = new Map(first.objects.map((object) => [object.name, object]))
  if (first.next !== undefined) {
    // Keys in another case are found on the first page only, because S3 cannot search for them.
    const prefixes = keys.map((key) => folder + namePrefix(key))
    const widest = prefixes.filter((prefix) => !prefixes.some((p) => p !== prefix && prefix.startsWith(p)))
    const pages = await Promise.all([...new Set(widest)].map((prefix) => listAll(prefix, search)))
    for (const object of pages.flat()) objects.set(object.name, object)
  }
  return [...objects.values()].flatMap((object) => {
    const part = object.name.slice(folder.length)
    if (!object.name.startsWith(folder) || !mayAnswer(part, keys)) return []
    const known = keyInName(part, keys)
    return known ? [{ ...object, ...known }] : []
  })
}

async function listAll(prefix: string, { session, signal, tell }: ListSearch): Promise<StoredObject[]> {
  const objects: StoredObject[] = []
  let from: string | undefined
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await listObjects(session, prefix, from, signal)
    objects.push(...page.objects)
    if (page.next === undefined) return objects
    from = page.next
  }
  tell(`More than ${objects.length} entries start with ${prefix}; newer ones may be among the rest.`)
  return objects
}
