/** Finds the object that answers a lookup, in one round trip if the bucket has few entries. */
import { usualIndexBytes } from '../../entry/index-frame.ts'
import { pickMatch, storeName } from '../../keys.ts'
import type { Wanted } from '../store.ts'
import { S3Error } from './errors.ts'
import { type Candidate, listIn, type Match, type Search } from './listing.ts'
import { mayNeedMore } from './names.ts'
import type { Stored } from './objects.ts'
import { readTail } from './objects.ts'

/** The result of one request, read when its turn comes. */
type Outcome<T> = { value: T } | { trouble: unknown }

// Few names are too long to contain their keys, and few keys need more than their start.
const maxRead = 20

/**
 * Looks up all scopes and versions at once, in two ways: by the exact key, which is fast, and by a list, which also
 * finds other keys, other cases and prefixes.
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

/** The denied requests, which the log or the error names if nothing is found. */
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
  // The exact key is requested first, because it is the best answer.
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

/** The entries with exactly one of these keys, found by name. */
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
  /** The result of the lookup by exact name. */
  exact: Outcome<Candidate[]>
}

/** If listing is denied, only exact names can be looked up. */
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
    // Without the permission to list, S3 denies missing objects, too. The next scope may have an answer.
    search.denials.objects.push(outcome.trouble)
    return []
  })
}

function isDenial(trouble: unknown): trouble is S3Error {
  return trouble instanceof S3Error && trouble.kind === 'denied'
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
      // It was removed after the list was made: the next best entry answers.
      candidates.splice(candidates.indexOf(match), 1)
    }
  }
}

/** The object with its last bytes, which every restore needs anyway. Undefined if it was removed. */
async function endOf({ object }: Candidate, { session, signal }: Search): Promise<Stored | undefined> {
  return object.tail ? object : readTail(session, { name: object.name, bytes: usualIndexBytes }, signal)
}

function lastPart({ name }: Stored): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** Completes a key of which only the start is known. */
async function readKey(candidate: Candidate, search: Search): Promise<void> {
  candidate.cut = false
  const object = await endOf(candidate, search)
  candidate.object = object ?? candidate.object
  const key = object && (await search.keyWithin(object, search.signal))
  // A damaged or removed object answers no key, nor does an object under another key's name.
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
