/** Finds the object that answers a lookup, in one round trip if the bucket has few entries. */
import { pickMatch, storeName } from '../../names/keys.ts'
import type { Name, Wanted } from '../store.ts'
import { S3Error } from './errors.ts'
import { type ListedEntry, type ListSearch, listIn } from './listing.ts'
import { mayNeedMore } from './names.ts'
import { readTail, type StoredObject } from './objects.ts'

export interface ObjectMatch {
  key: string
  object: StoredObject
}

// Few names are too long to contain their keys, and few keys need more than their start.
const maxRead = 20

/**
 * Looks up all scopes and versions at once, in two ways: by the exact key, which is fast, and by a list, which also
 * finds other keys, other cases and prefixes.
 * @throws S3Error
 */
export async function lookUp(
  wanted: Wanted,
  search: ListSearch,
): Promise<(ObjectMatch & { scope: string }) | undefined> {
  const denials: Denials = { list: undefined, object: undefined }
  const answers = wanted.scopes.map((scope) => deferRejection(lookIn(scope, wanted, { ...search, denials })))
  for (const [index, answer] of answers.entries()) {
    const match = await answer
    if (match) return { ...match, scope: wanted.scopes[index] as string }
  }
  if (denials.object) throw denials.object
  if (denials.list) search.tell(`Only entries with exactly the key could be found: ${denials.list.message}`)
  return undefined
}

/** The first request of each kind that was denied. The log or the error names it if nothing is found. */
interface Denials {
  list: S3Error | undefined
  object: S3Error | undefined
}

interface ScopeSearch extends ListSearch {
  denials: Denials
}

async function lookIn(scope: string, wanted: Wanted, search: ScopeSearch): Promise<ObjectMatch | undefined> {
  const { keys, versions } = wanted
  const folders = versions.map((version) => search.names.folder(scope, version))
  // The exact key is requested first, because it is the best answer.
  const exactly = folders.map((folder) => deferRejection(entriesIn(folder, keys.slice(0, 1), search)))
  const lists = folders.map((folder) => deferRejection(listIn(folder, keys, search)))
  const exact = await Promise.allSettled(exactly)
  const hit = pickMatch(
    keys,
    exact.flatMap((outcome) => ('value' in outcome ? outcome.value : [])),
  )
  if (hit) return hit
  const listed = await Promise.allSettled(lists)
  const found = folders.map(async (folder, index) => {
    const list = listed[index] as PromiseSettledResult<ListedEntry[]>
    if (list.status === 'fulfilled') return list.value
    const others = (): Promise<ListedEntry[]> => entriesIn(folder, keys.slice(1), search)
    return withoutList(list.reason, exactly[index] as Promise<ListedEntry[]>, others, search.denials)
  })
  return best(keys, (await Promise.all(found)).flat(), search)
}

/** The entries with exactly one of these keys, found by name. */
async function entriesIn(folder: string, keys: string[], search: ListSearch): Promise<ListedEntry[]> {
  const found = keys.map(async (key) => {
    const object = await readTail(search.session, folder + storeName(key), search.signal)
    return object ? [{ key, cut: false, createdAt: object.createdAt, object }] : []
  })
  return (await Promise.all(found)).flat()
}

/**
 * If listing is denied, only exact names can be looked up.
 * @param exact the lookup of the primary key
 * @param others looks up the other keys
 */
async function withoutList(
  error: unknown,
  exact: Promise<ListedEntry[]>,
  others: () => Promise<ListedEntry[]>,
  denials: Denials,
): Promise<ListedEntry[]> {
  if (!isDenial(error)) throw error
  const outcomes = await Promise.allSettled([exact, others()])
  denials.list ??= error
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return outcome.value
    if (!isDenial(outcome.reason)) throw outcome.reason
    // Without the permission to list, S3 denies missing objects, too. The next scope may have an answer.
    denials.object ??= outcome.reason
    return []
  })
}

function isDenial(error: unknown): error is S3Error {
  return error instanceof S3Error && error.kind === 'denied'
}

async function best(
  keys: string[],
  candidates: ListedEntry[],
  search: ListSearch,
): Promise<ObjectMatch | undefined> {
  const unclear = candidates.filter(
    ({ cut, object }) => cut && keys.some((key) => mayNeedMore(lastPart(object), key)),
  )
  const newest = unclear.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, maxRead)
  await Promise.all(newest.map((candidate) => readKey(candidate, search)))
  for (;;) {
    const match = pickMatch(keys, candidates)
    if (!match) return undefined
    if (match.cut) await readKey(match, search)
    else {
      const object = await endOf(match, search).catch(() => match.object)
      search.signal.throwIfAborted()
      if (object) return { key: match.key, object }
      // It was removed after the list was made: the next best entry answers.
      candidates.splice(candidates.indexOf(match), 1)
    }
  }
}

/** The object with its last bytes, which every restore needs anyway. Undefined if it was removed. */
async function endOf(
  { object }: ListedEntry,
  { session, signal }: ListSearch,
): Promise<StoredObject | undefined> {
  return object.tail ? object : readTail(session, object.name, signal)
}

function lastPart({ name }: StoredObject): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** Completes a key of which only the start is known. */
async function readKey(candidate: ListedEntry, search: ListSearch): Promise<void> {
  candidate.cut = false
  const object = await endOf(candidate, search)
  candidate.object = object ?? candidate.object
  const key = object && (await search.keyWithin(object))
  // A damaged or removed object answers no key, nor does an object under another key's name.
  candidate.key = key !== undefined && storeName(key) === lastPart(candidate.object) ? key : '\0'
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

/** Keeps Node from reporting a failure as unhandled before the caller awaits it. */
function deferRejection<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}
