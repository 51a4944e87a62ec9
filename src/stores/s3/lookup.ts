/** Finds the object that answers a lookup, in one round trip where a bucket is not very full. */

import { usualIndexBytes } from '../../entry/container.ts'
import { mayAnswer, namePrefix, pickMatch, storeName } from '../../keys.ts'
import type { Wanted } from '../store.ts'
import { S3Error } from './errors.ts'
import { type KeyKnown, keyOf, mayNeedMore, type Names } from './names.ts'
import type { Stored } from './objects.ts'
import { listObjects, readTail } from './objects.ts'
import type { Session } from './session.ts'

export interface Search {
  session: Session
  names: Names
  /** The key within an object, or undefined where it has none. */
  keyWithin(object: Stored, signal: AbortSignal): Promise<string | undefined>
  tell(line: string): void
  signal: AbortSignal
}

export interface Match {
  key: string
  object: Stored
}

interface Candidate extends Match, KeyKnown {
  createdAt: Date
}

/** What one request came to, to be looked at when its turn comes. */
type Outcome<T> = { value: T } | { trouble: unknown }

// Enough for 50,000 entries of one branch; S3 gives them by name, so the newest may be on any page.
const maxPages = 50
// Names that are too long to tell their keys are rare, and so are keys that need more than their start.
const maxRead = 20

/**
 * Asks about all scopes and versions at once: for the very key, which is the fast way, and for a list of what there
 * is, which has other keys, other cases and prefixes.
 * @throws S3Error
 */
export async function lookUp(
  wanted: Wanted,
  search: Search,
): Promise<(Match & { scope: string }) | undefined> {
  const denials: Denials = { lists: [], objects: [] }
  const answers = wanted.scopes.map((scope) => settle(lookIn(scope, wanted, { ...search, denials })))
  for (const [index, answer] of answers.entries()) {
    const match = outOf(await answer)
    if (match) return { ...match, scope: wanted.scopes[index] as string }
  }
  if (denials.objects[0]) throw denials.objects[0]
  if (denials.lists[0])
    search.tell(`Only entries with exactly the key could be found: ${denials.lists[0].message}`)
  return undefined
}

/** What was denied, which is told if nothing is found. */
interface Denials {
  lists: S3Error[]
  objects: S3Error[]
}

interface ScopeSearch extends Search {
  denials: Denials
}

async function lookIn(scope: string, wanted: Wanted, search: ScopeSearch): Promise<Match | undefined> {
  const { keys, versions } = wanted
  const folders = versions.map((version) => search.names.folder(scope, version))
  // What is wanted first is asked for first.
  const exactly = folders.map((folder) => entriesIn(folder, keys.slice(0, 1), search))
  const lists = folders.map((folder) => settle(listIn(folder, keys, search)))
  const exact = await Promise.all(exactly)
  const hits = exact.flatMap((outcome) => ('value' in outcome ? outcome.value : []))
  const hit = pickMatch(keys, hits)
  if (hit) return hit
  const listed = await Promise.all(lists)
  const found = await Promise.all(
    listed.map((list, index) => {
      if ('value' in list) return list.value
      return withoutList(list.trouble, folders[index] as string, {
        keys,
        search,
        exact: exact[index] as Outcome<Candidate[]>,
      })
    }),
  )
  return best(keys, found.flat(), search)
}

/** Those of the keys that there is an entry of, by its very name. */
async function entriesIn(folder: string, keys: string[], search: Search): Promise<Outcome<Candidate[]>> {
  return settle(
    Promise.all(
      keys.map(async (key) => {
        const object = await readTail(
          search.session,
          { name: folder + storeName(key), bytes: usualIndexBytes },
          search.signal,
        )
        return object ? [{ key, cut: false, createdAt: object.createdAt, object }] : []
      }),
    ).then((found) => found.flat()),
  )
}

interface Instead {
  keys: string[]
  search: ScopeSearch
  /** What the way by the very name came to. */
  exact: Outcome<Candidate[]>
}

/** Where listing is denied, very names are all that can be asked for. */
async function withoutList(
  trouble: unknown,
  folder: string,
  { keys, search, exact }: Instead,
): Promise<Candidate[]> {
  if (!isDenial(trouble)) throw trouble
  const more = await entriesIn(folder, keys.slice(1), search)
  search.denials.lists.push(trouble)
  return [exact, more].flatMap((outcome) => {
    if ('value' in outcome) return outcome.value
    if (!isDenial(outcome.trouble)) throw outcome.trouble
    // S3 denies what does not exist, too, to those who may not list; the next scope may have an answer.
    search.denials.objects.push(outcome.trouble)
    return []
  })
}

function isDenial(trouble: unknown): trouble is S3Error {
  return trouble instanceof S3Error && trouble.kind === 'denied'
}

async function listIn(folder: string, keys: string[], search: Search): Promise<Candidate[]> {
  const first = await listObjects(search.session, { prefix: folder }, search.signal)
  const objects = new Map(first.objects.map((object) => [object.name, object]))
  if (first.next !== undefined) {
    // Keys in another case are found on the first page only: there is no asking for them.
    const prefixes = keys.map((key) => folder + namePrefix(key))
    const widest = prefixes.filter((prefix) => !prefixes.some((p) => p !== prefix && prefix.startsWith(p)))
    const pages = await Promise.all([...new Set(widest)].map((prefix) => listAll(prefix, search)))
    for (const object of pages.flat()) objects.set(object.name, object)
  }
  return [...objects.values()].flatMap((object) => {
    const part = object.name.slice(folder.length)
    if (!object.name.startsWith(folder) || !mayAnswer(part, keys)) return []
    const known = keyOf(part, keys)
    return known ? [{ ...known, createdAt: object.createdAt, object }] : []
  })
}

async function listAll(prefix: string, { session, signal, tell }: Search): Promise<Stored[]> {
  const objects: Stored[] = []
  let from: string | undefined
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await listObjects(session, { prefix, from }, signal)
    objects.push(...page.objects)
    if (page.next === undefined) return objects
    from = page.next
  }
  tell(`More than ${objects.length} entries start with ${prefix}; newer ones may be among the rest.`)
  return objects
}

async function best(keys: string[], candidates: Candidate[], search: Search): Promise<Match | undefined> {
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
      // Removed since it was listed: the next best answers.
      candidates.splice(candidates.indexOf(match), 1)
    }
  }
}

/** What a list names, read as far as every restore needs it anyway. Undefined where it is gone. */
async function endOf({ object }: Candidate, { session, signal }: Search): Promise<Stored | undefined> {
  return object.tail ? object : readTail(session, { name: object.name, bytes: usualIndexBytes }, signal)
}

function lastPart({ name }: Stored): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** Completes a key of which only the start was known. */
async function readKey(candidate: Candidate, search: Search): Promise<void> {
  candidate.cut = false
  const object = await endOf(candidate, search)
  candidate.object = object ?? candidate.object
  const key = object && (await search.keyWithin(object, search.signal))
  // A damaged one or one that is gone answers no key, nor does one that was put under a name that is not its own.
  candidate.key = key !== undefined && storeName(key) === lastPart(candidate.object) ? key : '\0'
}

function settle<T>(work: Promise<T>): Promise<Outcome<T>> {
  return work.then(
    (value) => ({ value }),
    (trouble) => ({ trouble }),
  )
}

function outOf<T>(outcome: Outcome<T>): T {
  if ('value' in outcome) return outcome.value
  throw outcome.trouble
}
