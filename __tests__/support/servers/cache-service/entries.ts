// Keeps the entries of a cache service, and finds them by GitHub's rules.
// https://docs.github.com/actions/reference/workflows-and-actions/dependency-caching#matching-a-cache-key
import { randomUUID } from 'node:crypto'

export interface Name {
  key: string
  version: string
  scope: string
}

export interface Entry extends Name {
  id: number
  createdAt: Date
  /** What its blob is called, if it has one. */
  place: string
  /** Undefined until its upload has been finished. */
  size?: number
}

export interface Entries {
  /** In the order of their creation; unfinished ones never go away. */
  all: Entry[]
  /** Whether keys that differ in case only are the same. */
  ignoreCase: boolean
}

export interface Wanted {
  keys: string[]
  version: string
  scopes: string[]
}

/** Undefined if another writer was faster, even if its upload will never be finished. */
export function reserve({ all, ignoreCase }: Entries, name: Name): Entry | undefined {
  const key = folded(name.key, ignoreCase)
  const isTaken = all.some(
    (entry) =>
      entry.scope === name.scope && entry.version === name.version && folded(entry.key, ignoreCase) === key,
  )
  if (isTaken) return undefined
  const entry = { ...name, id: all.length + 1, createdAt: new Date(), place: randomUUID() }
  all.push(entry)
  return entry
}

/** All keys are tried in one scope before the next one; the newest entry that a key is a prefix of wins. */
export function find({ all, ignoreCase }: Entries, { keys, version, scopes }: Wanted): Entry | undefined {
  for (const scope of scopes) {
    const finished = all.filter(
      (entry) => entry.scope === scope && entry.version === version && entry.size !== undefined,
    )
    for (const wanted of keys.map((key) => folded(key, ignoreCase))) {
      const found =
        finished.findLast(({ key }) => folded(key, ignoreCase) === wanted) ??
        finished.findLast(({ key }) => folded(key, ignoreCase).startsWith(wanted))
      if (found) return found
    }
  }
  return undefined
}

function folded(key: string, ignoreCase: boolean): string {
  return ignoreCase ? key.toLowerCase() : key
}
