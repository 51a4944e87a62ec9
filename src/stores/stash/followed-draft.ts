/** A draft that another process of this host, the filler, writes. */
import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { blockBytes } from '../../entry/digest.ts'
import { type DraftFile, openDraftFile } from '../../system/disk/draft-file.ts'
import { limitSpeed, type PaceLimits, stallAfter } from '../transfer/speed.ts'
import { defaultPace } from '../transfer/timeouts.ts'
import { type FillerChannel, readLines } from './election.ts'

export type FollowedDraft = ReturnType<typeof followDraft>

// The first line names the draft; lines of digits are blocks; `fetches` says that the filler fetches blocks for
// followers. Empty lines are signs of life.
const draftName = /^[0-9a-f-]{36}$/
const blockNumber = /^\d{1,7}$/
const fetchesLine = 'fetches'
// A filler sends `fetches` as soon as it begins. On a busy host it comes later, and counts from then on.
const fetchesWithinMs = 500

/** The block that a line names. */
function blockIn(line: string, blocks: number): number | undefined {
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

export interface FillerLimits {
  /** How long the filler may send nothing, in milliseconds. */
  quietMs: number
  /** The least speed of the filler while this process waits for it. */
  pace: PaceLimits
}

interface FollowOptions extends Partial<FillerLimits> {
  /** How many blocks the draft will have. */
  blocks: number
}

// A little longer than a download waits before it replaces a stalled request (10 s).
const defaultQuietMs = 15_000

// How long signs of life may stand in for blocks, in times of `quietMs`. Writing a large copy to disk takes long.
const mostSigns = 5

export function followDraft(root: string, lines: Socket, options: FollowOptions) {
  const { blocks } = options
  const present = new Set<number>()
  const asked = new Set<number>()
  const changes = new EventEmitter()
  let opening: Promise<DraftFile | undefined> = Promise.resolve(undefined)
  let name: string | undefined
  let isOver = false
  const filler = limitFiller(options)
  const fetches = Promise.withResolvers<true>()
  const fetchesNot = sleep(fetchesWithinMs, false as const, { ref: false })
  // A reader that gets no news leaves this process.
  readLines(lines, (line) => {
    filler.heard()
    const block = blockIn(line, blocks)
    if (line === fetchesLine) fetches.resolve(true)
    else if (name === undefined && draftName.test(line)) {
      name = line
      opening = openDraftFile(root, line).catch(() => undefined)
      filler.gained(0)
    } else if (block !== undefined && !present.has(block)) {
      present.add(block)
      filler.gained(blockBytes)
    }
    changes.emit('news')
  })
  lines.on('close', () => {
    isOver = true
    changes.emit('news')
  })
  return {
    /** The blocks that the filler has written. */
    present,
    /** Undefined if the filler has not sent its name yet, or if it cannot be opened. */
    draft: () => opening,
    /** Asks the filler to fetch these blocks next. @returns whether it fetches blocks for followers */
    async ask(wanted: number[]): Promise<boolean> {
      for (const block of wanted.filter((block) => !present.has(block) && !asked.has(block))) {
        asked.add(block)
        lines.write(`${block}\n`)
      }
      return Promise.race([fetches.promise, fetchesNot])
    },
    /** Whether the filler has ended. */
    isOver: () => isOver,
    /** Waits for a line of the filler. @returns false if it is silent or too slow. @throws the signal's reason */
    async news(signal: AbortSignal): Promise<boolean> {
      const either = { signal: AbortSignal.any([signal, filler.tooSlow]) }
      if (!isOver) await filler.during(once(changes, 'news', either)).catch(() => signal.throwIfAborted())
      return isOver || !filler.tooSlow.aborted
    },
    async close(): Promise<void> {
      filler.end()
      lines.destroy()
      await (await opening)?.close()
    },
  }
}

/** Limits how long readers wait while the filler is silent, stands still or is too slow. */
function limitFiller({ blocks, quietMs = defaultQuietMs, pace = defaultPace }: FollowOptions) {
  let readers = 0
  const isWaiting = (): boolean => readers > 0
  const late = (): Error => new Error('the filler is too slow')
  const silence = limitSpeed(stallAfter(quietMs, 1), late, { isWaiting })
  const standstill = limitSpeed(stallAfter(mostSigns * quietMs, 1), late, { isWaiting })
  const speed = limitSpeed(pace, late, { isWaiting, total: blocks * blockBytes })
  const limits = [silence, standstill, speed]
  return {
    tooSlow: AbortSignal.any(limits.map(({ signal }) => signal)),
    /** The filler has sent a line, perhaps a mere sign of life. */
    heard: () => silence.moved(1),
    /** The filler has made progress, by so many bytes. */
    gained(bytes: number): void {
      standstill.moved(1)
      speed.moved(bytes)
    },
    /** Counts the time until the reader's wait ends. */
    async during(wait: Promise<unknown>): Promise<void> {
      readers++
      await wait.finally(() => readers--)
    },
    end(): void {
      for (const limit of limits) limit.end()
    },
  }
}
