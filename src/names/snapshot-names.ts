/** The names of entries: a key, or the name of a snapshot. A rolling cache has one key and a snapshot for each save. */
import { randomBytes } from 'node:crypto'
import { type Candidate, keyMistake, maxKeyLength, newestFirst } from './keys.ts'
import type { Run } from './scopes.ts'

interface EntryNames {
  /** The mistake in the keys of a job, the primary key first; undefined if all keys are legal. */
  mistake(keys: string[]): string | undefined
  /** The keys to look up for the keys of a job, the primary key first. */
  lookups(keys: string[]): string[]
  /** The name to save an entry under. */
  nameFor(key: string, run: Pick<Run, 'runId' | 'runAttempt'>): string
  /** The key in a name or a looked-up key, as users write it. */
  keyIn(name: string): string
}

/** How the keys of a job and the names of entries belong together. @param rolling undefined if the cache is not a rolling one */
export function namesFor(rolling: object | undefined): EntryNames {
  return rolling ? snapshotNames : plainNames
}

const plainNames: EntryNames = {
  mistake: keyMistake,
  lookups: (keys) => keys,
  nameFor: (key) => key,
  keyIn: (name) => name,
}

// The name of a snapshot is `<key>~v<milliseconds since 1970>-<run>-<attempt>-<random>`. Each `~` of the key is doubled,
// so `~v` begins the end of a name and nothing else: `<key>~v` is a prefix of this key's snapshots only.
const mark = '~v'
const longestEnd = mark.length + '1234567890123-12345678901234567890-12345-12345678'.length
// Services count characters, and a `~` counts twice.
const longestKey = maxKeyLength - longestEnd

const snapshotNames: EntryNames = {
  mistake(keys) {
    const [key = ''] = keys
    const isTooLong = escaped(key).length > longestKey
    const mistake = `Key Validation Error: ${key} cannot be larger than ${longestKey} characters with rolling; ~ counts twice.`
    return keyMistake(keys) ?? (isTooLong ? mistake : undefined)
  },
  lookups([key = '', ...restoreKeys]) {
    const own = snapshotPrefix(key)
    // Some services match the first key only as a whole, and the others as prefixes. A lookup has ten keys at most.
    const again = restoreKeys.length < 9 ? [own] : []
    return [own, ...again, ...restoreKeys.map(escaped)]
  },
  nameFor(key, { runId, runAttempt }) {
    const [run, attempt] = [digitsOf(runId, 20), digitsOf(runAttempt, 5)]
    // Jobs of one run may save at the same moment.
    return `${snapshotPrefix(key)}${Date.now()}-${run}-${attempt}-${randomBytes(4).toString('hex')}`
  },
  keyIn: (name) => name.replace(/^((?:[^~]|~~)*)~v[^~]*$/, '$1').replaceAll('~~', '~'),
}

/** The prefix of the names of a key's snapshots, and of no other names. */
export function snapshotPrefix(key: string): string {
  return escaped(key) + mark
}

/** The key of a snapshot, as users write it; undefined if the name is not that of a snapshot. */
export function keyOfSnapshot(name: string): string | undefined {
  return snapshotMs(name) > 0 ? snapshotNames.keyIn(name) : undefined
}

/** When a snapshot was saved, in milliseconds since 1970, by the clock of the job that saved it. */
export function snapshotMs(name: string): number {
  return Number(/~v(\d+)-[^~]*$/.exec(name)?.[1] ?? 0)
}

function escaped(key: string): string {
  return key.replaceAll('~', '~~')
}

function digitsOf(text: string, atMost: number): string {
  return text.replace(/\D/g, '').slice(0, atMost) || '0'
}

/** How long a job may read what it has looked up, in milliseconds. */
export const readingMs = 60 * 60 * 1000

interface StoredSnapshot extends Candidate {
  /** Whether a job uses it now; undefined if the store cannot tell. */
  isUsed?: boolean | undefined
}

/**
 * The snapshots to remove: not the newest `keep`, nor those that jobs use. Where the store cannot tell whether a job uses a
 * snapshot, one may use those that were the newest within the last hour. Times are the store's; by default the time of the
 * newest snapshot stands for now.
 */
export function oldSnapshots<T extends StoredSnapshot>(snapshots: T[], keep: number, nowMs?: number): T[] {
  const byAge = snapshots.toSorted(newestFirst)
  const now = nowMs ?? byAge[0]?.createdAt.getTime() ?? 0
  return byAge.filter(({ isUsed }, i) => {
    const replacedAt = byAge[i - 1]?.createdAt.getTime() ?? now
    return i >= keep && !(isUsed ?? now - replacedAt <= readingMs)
  })
}
