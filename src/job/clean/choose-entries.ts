/** Which entries a clean removes. */
import type { EntryChoice } from '../../inputs/clean.ts'
import { keyOfSnapshot, oldSnapshots, readingMs } from '../../names/snapshot-names.ts'
import type { InventoryEntry } from '../../stores/store.ts'

interface ChoiceFacts {
  nowMs: number
  /** The numbers of the pull requests that are open now. */
  openPulls: Set<number>
}

/**
 * Returns a function that takes all entries, page by page, and returns those that meet all conditions, as soon as this is
 * certain. Mounted entries stay. Conditions that name no entry by its key or pull request match entries that a job of this
 * hour may be reading, so these stay, too.
 */
export function newEntryChooser(
  choice: EntryChoice,
  facts: ChoiceFacts,
): (page: InventoryEntry[]) => InventoryEntry[] {
  const { keys, olderThanMs, keep } = choice
  const { nowMs } = facts
  const prefixOf = (key: string): string | undefined => keys.find((prefix) => key.startsWith(prefix))
  const isHousekeeping = keep !== undefined || olderThanMs !== undefined
  const isDue = ({ createdAt, usedMs = 0, isMounted = false }: InventoryEntry): boolean => {
    const isOld = nowMs - createdAt.getTime() >= (olderThanMs ?? 0)
    return isOld && !isMounted && !(isHousekeeping && nowMs - usedMs < readingMs)
  }
  /** The newest entries of each series so far. */
  const newest = new Map<string, InventoryEntry[]>()
  const replacedIn = (page: InventoryEntry[], keep: number): InventoryEntry[] => {
    const series = Map.groupBy(page, ({ scope, version, key }) =>
      JSON.stringify([scope, version, prefixOf(key), keyOfSnapshot(key)]),
    )
    return [...series].flatMap(([name, more]) => {
      const all = [...(newest.get(name) ?? []), ...more]
      const old = new Set(oldSnapshots(all, keep, nowMs))
      newest.set(
        name,
        all.filter((entry) => !old.has(entry)),
      )
      return [...old]
    })
  }
  return (page) => {
    const named = page.filter(
      (entry) => isOfPulls(entry, choice, facts) && (keys.length === 0 || prefixOf(entry.key) !== undefined),
    )
    return (keep === undefined ? named : replacedIn(named, keep)).filter(isDue)
  }
}

function isOfPulls(
  { scope, createdAt }: InventoryEntry,
  { pullRequest }: EntryChoice,
  { openPulls, nowMs }: ChoiceFacts,
): boolean {
  if (pullRequest === undefined) return true
  if (typeof pullRequest === 'number') return scope === scopeOfPull(pullRequest)
  const [, number] = /^refs\/pull\/(\d+)\/merge$/.exec(scope) ?? []
  // A newer entry may belong to a pull request that was opened since.
  return number !== undefined && !openPulls.has(Number(number)) && createdAt.getTime() < nowMs
}

/** The scope of a pull request's entries. */
export function scopeOfPull(number: number): string {
  return `refs/pull/${number}/merge`
}
