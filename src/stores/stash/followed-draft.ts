/** A draft that another process of this host fills. */
import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DraftFile, openDraftFile } from '../../system/disk/draft-file.ts'
import { type FillerChannel, readLines } from './election.ts'

export interface FollowedDraft {
  /** The blocks that the other process has written. */
  present: Set<number>
  /** Undefined if the other process has not named it, or if it cannot be opened. */
  draft(): Promise<DraftFile | undefined>
  /** Asks the other process to fetch these blocks next. @returns whether it does so for others */
  ask(blocks: number[]): Promise<boolean>
  /** Whether the other process has ended. */
  isOver(): boolean
  /**
   * Resolves when the other process has sent something.
   * @returns false if it sends nothing in time
   * @throws the signal's reason
   */
  news(signal: AbortSignal): Promise<boolean>
  close(): Promise<void>
}

/**
 * The first line names the draft; lines of digits are blocks; `fetches` says that the process fetches blocks that
 * others ask for. Empty lines are signs of life.
 */
const draftName = /^[0-9a-f-]{36}$/
const blockNumber = /^\d{1,7}$/
const fetchesLine = 'fetches'
// A process that fetches blocks for others says so as soon as it begins.
const fetchesWithinMs = 500

/** The block that a line names. */
export function blockIn(line: string, blocks: number): number | undefined {
  return blockNumber.test(line) && Number(line) < blocks ? Number(line) : undefined
}

/** Tells followers that this process fetches the blocks that they ask for, and calls `fetch` with each of them. */
export function fetchForOthers(
  { say, onLine }: FillerChannel,
  blocks: number,
  fetch: (block: number) => void,
): void {
  onLine((line) => {
    const block = blockIn(line, blocks)
    if (block !== undefined) fetch(block)
  })
  say(fetchesLine)
}

interface FollowOptions {
  /** How many blocks the draft will have. */
  blocks: number
  /** How long the other process may send nothing, in milliseconds. */
  quietMs: number
}

// For how many quiet times signs of life do instead of blocks. Writing a large copy to disk takes long.
const mostSigns = 4

export function followDraft(root: string, lines: Socket, { blocks, quietMs }: FollowOptions): FollowedDraft {
  const present = new Set<number>()
  const changes = new EventEmitter()
  let opening: Promise<DraftFile | undefined> = Promise.resolve(undefined)
  let name: string | undefined
  let gainedAt = performance.now()
  const fetches = Promise.withResolvers<boolean>()
  sleep(fetchesWithinMs, false, { ref: false }).then(fetches.resolve)
  const asked = new Set<number>()
  const gain = (line: string): boolean => {
    if (name === undefined && draftName.test(line)) {
      name = line
      opening = openDraftFile(root, line).catch(() => undefined)
      return true
    }
    if (line === fetchesLine) fetches.resolve(true)
    const block = blockIn(line, blocks)
    if (block === undefined || present.has(block)) return false
    present.add(block)
    return true
  }
  let isOver = false
  // Without news, the reader leaves this process.
  readLines(lines, (line) => {
    if (gain(line)) gainedAt = performance.now()
    else if (performance.now() - gainedAt > mostSigns * quietMs) return
    changes.emit('news')
  })
  lines.on('close', () => {
    isOver = true
    changes.emit('news')
  })
  return {
    present,
    draft: () => opening,
    async ask(wanted) {
      for (const block of wanted)
        if (!present.has(block) && !asked.has(block)) {
          asked.add(block)
          lines.write(`${block}\n`)
        }
      return fetches.promise
    },
    isOver: () => isOver,
    news: async (signal) => isOver || comesInTime(changes, quietMs, signal),
    async close() {
      lines.destroy()
      await (await opening)?.close()
    },
  }
}

/** @returns whether news comes in time. @throws the signal's reason */
async function comesInTime(changes: EventEmitter, quietMs: number, signal: AbortSignal): Promise<boolean> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), quietMs)
  try {
    await once(changes, 'news', { signal: AbortSignal.any([signal, limit.signal]) })
    return true
  } catch {
    signal.throwIfAborted()
    return false
  } finally {
    clearTimeout(timer)
  }
}
