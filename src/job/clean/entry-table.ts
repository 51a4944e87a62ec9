/** Shows the entries of a store: as a table in the job's summary, and as lines of the log. */
import pLimit from 'p-limit'
import { writerText } from '../../entry/writer.ts'
import type { Inventory, InventoryEntry } from '../../stores/store.ts'
import { messageOf } from '../../system/failure.ts'
import { summarize } from '../../system/job-summary.ts'
import { htmlCode, htmlText } from '../../system/outside-text.ts'
import * as runner from '../../system/runner.ts'
import { ageText, shortSizeText } from '../../system/units.ts'

// GitHub takes a summary of 1 MiB, and each writer costs a request.
const mostRows = 100
const writersAtOnce = 8

/**
 * Holds only the entries that it shows: the first chosen ones, then the largest.
 * @param scope the only one whose entries are listed; undefined for all
 */
export function newEntryTable(inventory: Inventory, scope: string | undefined) {
  const all = newSum()
  const chosen = newSum()
  const removed = newSum()
  const writers = new Map<InventoryEntry, string>()
  const gone = new Set<InventoryEntry>()
  let largest: InventoryEntry[] = []
  const readWriters = async (entries: InventoryEntry[]): Promise<void> => {
    const found = await pLimit(writersAtOnce).map(entries, (entry) => writerOf(entry, inventory))
    for (const [i, entry] of entries.entries()) writers.set(entry, found[i] as string)
  }
  const fateOf = (entry: InventoryEntry): string => {
    if (gone.has(entry)) return 'removed'
    if (largest.includes(entry)) return entry.isMounted ? 'mounted' : 'stays'
    return 'matches'
  }
  return {
    chosen,
    removed,
    /** Takes a page of entries, and those that are chosen of it or of earlier pages, before they are removed. */
    async add(page: InventoryEntry[], found: InventoryEntry[]): Promise<void> {
      page.forEach(all.add)
      found.forEach(chosen.add)
      const isFound = new Set(found)
      const others = [...largest, ...page].filter((entry) => !isFound.has(entry))
      largest = others.sort((a, b) => b.bytes - a.bytes).slice(0, mostRows)
      await readWriters(found.slice(0, mostRows - writers.size))
    },
    tellRemoved(entry: InventoryEntry): void {
      removed.add(entry)
      if (writers.has(entry)) gone.add(entry)
    },
    async show({ dryRun }: { dryRun: boolean }): Promise<void> {
      largest = largest.slice(0, mostRows - writers.size)
      await readWriters(largest)
      const sum = dryRun ? chosen : removed
      const count = `${sum.count} of ${all.count} entries${scope === undefined ? '' : ` of ${scope}`}`
      const done = `${dryRun ? 'dry run, would remove' : 'removed'} ${count} (${sum.size()} of ${all.size()})`
      runner.info(`${inventory.label}: ${done}`)
      const rows = [...writers].map(([entry, writer]) => rowOf(entry, writer, fateOf(entry)))
      if (rows.length === 0) return
      runner.folded('Entries', rows.map(lineOf))
      const rest = all.count - rows.length
      const more = rest > 0 ? `${rest} more entries are not shown.` : ''
      await summarize(`Headstart clean: ${done}`, [head, ...rows.map(cellsOf)], more)
    },
  }
}

function newSum() {
  let bytes = 0
  const sum = {
    count: 0,
    add(entry: InventoryEntry): void {
      sum.count++
      bytes += entry.bytes
    },
    size: () => shortSizeText(bytes),
  }
  return sum
}

/** The run that saved an entry, as the entry says: a clean checks no signature. */
async function writerOf(entry: InventoryEntry, inventory: Inventory): Promise<string> {
  const writer = await inventory.writerOf(entry).catch((error) => {
    runner.debug(`The writer of ${entry.key} is unknown: ${messageOf(error)}`)
    return {}
  })
  return writerText(writer) ?? 'unknown'
}

type Row = ReturnType<typeof rowOf>

function rowOf({ key, scope, bytes, createdAt, usedMs }: InventoryEntry, writer: string, fate: string) {
  const age = (ms: number): string => ageText(Date.now() - ms)
  const used = usedMs === undefined ? 'unknown' : age(usedMs)
  return { fate, key, scope, size: shortSizeText(bytes), saved: age(createdAt.getTime()), used, writer }
}

function lineOf({ fate, key, scope, size, saved, used, writer }: Row): string {
  return `${fate}, ${key}, ${scope}, ${size}, saved ${saved}, used ${used}, by ${writer}`
}

const head = ['Clean', 'Key', 'Branch', 'Size', 'Saved', 'Last used', 'Saved by']

function cellsOf({ fate, key, scope, size, saved, used, writer }: Row): string[] {
  const branch = scope.replace(/^refs\/(heads\/)?/, '')
  return [fate, htmlCode(key), htmlCode(branch), size, saved, used, htmlText(writer)]
}
