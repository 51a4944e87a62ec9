/** Lists the entries of a folder in a bucket. */
import { mayAnswer, namePrefix } from '../../names/keys.ts'
import { type KeyInName, keyOf, type Names } from './names.ts'
import { listObjects, type StoredObject } from './objects.ts'
import type { Session } from './session.ts'

export interface ListSearch {
  session: Session
  names: Names
  /** The key in the object's index; undefined if there is no index. */
  keyWithin(object: StoredObject): Promise<string | undefined>
  tell(line: string): void
  signal: AbortSignal
}

export interface ListedEntry extends StoredObject, KeyInName {}

// Enough for 50,000 entries of one branch. S3 sorts lists by name, so the newest entry may be on any page.
const maxPages = 50

/** The entries of a folder whose names may match one of the keys. */
export async function listIn(folder: string, keys: string[], search: ListSearch): Promise<ListedEntry[]> {
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
    const known = keyOf(part, keys)
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
