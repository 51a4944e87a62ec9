/** Finds the entry for a lookup, in one round trip if the bucket has few entries. */
import { pickMatch, storeName } from '../../names/keys.ts'
import type { Name, Wanted } from '../store.ts'
import { isOfKind, type S3Error } from './errors.ts'
import { type ListedEntry, type ListSearch, listIn } from './listing.ts'
import { mayNeedMore } from './names.ts'
import { readTail, type StoredObject } from './objects.ts'

export interface ObjectMatch {
  key: string
  object: StoredObject
}

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
): Promise<(ObjectMatch & { scope: string }) | undefined> {
  const answers = wanted.scopes.map((scope) => outcomeOf(lookIn(scope, wanted, search)))
  const misses: Choice[] = []
  for (const [index, answer] of answers.entries()) {
    const outcome = await answer
    if (outcome.status === 'rejected') throw outcome.reason
    const { match, ...choice } = outcome.value
    if (match) return { ...match, scope: wanted.scopes[index] as string }
    misses.push(choice)
  }
  // Without the permission to list, S3 denies missing objects, too. So a denial counts only on a miss.
  const deniedObject = misses.find((miss) => miss.deniedObject)?.deniedObject
  if (deniedObject) throw deniedObject
  const deniedList = misses.find((miss) => miss.deniedList)?.deniedList
  if (deniedList) search.tell(`Only entries with exactly the key could be found: ${deniedList.message}`)
  return undefined
}

async function lookIn(
  scope: string,
  { keys, versions }: Wanted,
  search: ListSearch,
): Promise<Choice & { match: ObjectMatch | undefined }> {
  const folders = versions.map((version) => search.names.folder(scope, version))
  // No other key can answer better.
  const primary = folders.map((folder) => outcomeOf(entriesIn(folder, keys.slice(0, 1), search)))
  const lists = folders.map((folder) => outcomeOf(listIn(folder, keys, search)))
  const match = pickMatch(keys, (await Promise.all(primary)).flatMap(entriesOf))
  if (match) return { match, candidates: [] }
  const answers = folders.map(async (folder, index) => {
    const list = (await lists[index]) as EntriesResult
    if (!denialOf(list)) return { list, objects: [] }
    const others = outcomeOf(entriesIn(folder, keys.slice(1), search))
    return { list, objects: await Promise.all([primary[index] as Promise<EntriesResult>, others]) }
  })
  const choice = choose(await Promise.all(answers))
  return { ...choice, match: await best(keys, choice.candidates, search) }
}

type EntriesResult = PromiseSettledResult<ListedEntry[]>

export interface FolderAnswer {
  list: EntriesResult
  /** By exact names, if the list was denied. */
  objects: EntriesResult[]
}

interface Choice {
  candidates: ListedEntry[]
  /** The first request of each kind that was denied. */
  deniedList?: S3Error | undefined
  deniedObject?: S3Error | undefined
}

/**
 * A list decides for its folder. If it is denied, the requests for exact names decide.
 * @throws the first deciding error that is no denial
 */
export function choose(answers: FolderAnswer[]): Choice {
  const deciding = answers.flatMap(({ list, objects }) => (denialOf(list) ? objects : [list]))
  const failure = deciding.find((outcome) => outcome.status === 'rejected' && !denialOf(outcome))
  if (failure?.status === 'rejected') throw failure.reason
  return {
    candidates: deciding.flatMap(entriesOf),
    deniedList: answers.map(({ list }) => denialOf(list)).find((denial) => denial),
    deniedObject: deciding.map(denialOf).find((denial) => denial),
  }
}

function entriesOf(outcome: EntriesResult): ListedEntry[] {
  return outcome.status === 'fulfilled' ? outcome.value : []
}

function denialOf(outcome: EntriesResult): S3Error | undefined {
  if (outcome.status === 'fulfilled') return undefined
  return isOfKind(outcome.reason, 'denied') ? outcome.reason : undefined
}

/** Never rejects, because the result may be awaited later or not at all. */
async function outcomeOf<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [outcome] = await Promise.allSettled([work])
  return outcome
}

/** The entries with exactly one of these keys, found by name. */
async function entriesIn(folder: string, keys: string[], search: ListSearch): Promise<ListedEntry[]> {
  const found = keys.map(async (key) => {
    const object = await readTail(search.session, folder + storeName(key), search.signal)
    return object ? [{ key, cut: false, createdAt: object.createdAt, object }] : []
  })
  return (await Promise.all(found)).flat()
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
      const object = await withTail(match.object, search).catch(() => match.object)
      search.signal.throwIfAborted()
      if (object) return { key: match.key, object }
      // It was removed since the list was made.
      candidates.splice(candidates.indexOf(match), 1)
    }
  }
}

/** Adds the last bytes, which every restore needs. Undefined if the object was removed. */
async function withTail(object: StoredObject, search: ListSearch): Promise<StoredObject | undefined> {
  return object.tail ? object : readTail(search.session, object.name, search.signal)
}

function lastPart({ name }: StoredObject): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** Reads the whole key of a candidate with a shortened name. */
async function readKey(candidate: ListedEntry, search: ListSearch): Promise<void> {
  candidate.cut = false
  const object = await withTail(candidate.object, search)
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
