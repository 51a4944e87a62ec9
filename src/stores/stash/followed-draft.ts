/** A draft that another process of this host, the filler, writes. */
import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { blockBytes } from '../../entry/digest.ts'
import { type DraftFile, openDraftFile } from '../../system/disk/draft-file.ts'
import { newPace } from '../transfer/least-speed.ts'
import { defaultPace, type PaceLimits } from '../transfer/limits.ts'
import { type FillerChannel, readLines } from './election.ts'

export interface FollowedDraft {
  /** The blocks that the filler has written. */
  present: Set<number>
  /** Undefined if the filler has not sent its name yet, or if it cannot be opened. */
  draft(): Promise<DraftFile | undefined>
  /** Asks the filler to fetch these blocks next. @returns whether it fetches blocks for followers */
  ask(blocks: number[]): Promise<boolean>
  /** Whether the filler has ended. */
  isOver(): boolean
  /** Waits for a line of the filler. @returns false if it is silent or too slow. @throws the signal's reason */
  news(signal: AbortSignal): Promise<boolean>
  close(): Promise<void>
}

// The first line names the draft; lines of digits are blocks; `fetches` says that the filler fetches blocks for
// followers. Empty lines are signs of life.
const draftName = /^[0-9a-f-]{36}$/
const blockNumber = /^\d{1,7}$/
const fetchesLine = 'fetches'
// A filler sends `fetches` as soon as it begins.
const fetchesWithinMs = 500

/** The block that a line names. */
export function blockIn(line: string, blocks: number): number | undefined {
  return blockNumber.test(line) && Number(line) < blocks ? Number(line) : undefined
}

/** Lets followers ask for blocks, and calls `fetch` with each of them. */
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
  /** How long the filler may send nothing, in milliseconds. */
  quietMs: number
  /** The least speed of the filler while this process waits for it. */
  pace?: PaceLimits | undefined
}

// For how many times `quietMs` signs of life replace blocks. Writing a large copy to disk takes long.
const mostSigns = 4

export function followDraft(root: string, lines: Socket, options: FollowOptions): FollowedDraft {
  const { blocks, quietMs } = options
  const pace = newPace(options.pace ?? defaultPace, blocks * blockBytes)
  const present = new Set<number>()
  const changes = new EventEmitter()
  let opening: Promise<DraftFile | undefined> = Promise.resolve(undefined)
  let name: string | undefined
  let gainedAt = performance.now()
  const waits = newWaits()
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
    pace.moved(blockBytes)
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
    async news(signal) {
      if (isOver) return true
      const waited = waits()
      return (await comesInTime(changes, quietMs, signal)) && pace.check(waited()) === undefined
    },
    async close() {
      lines.destroy()
      await (await opening)?.close()
    },
  }
}

/** Begins a wait; its end has its length in milliseconds. Waits of several readers at the same time count once. */
function newWaits(): () => () => number {
  let countedUntil = 0
  return () => {
    const beganAt = performance.now()
    return () => {
      const since = Math.max(beganAt, countedUntil)
      countedUntil = performance.now()
      return countedUntil - since
    }
  }
}

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
