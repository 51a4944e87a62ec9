/** Fetches the blocks of an entry, and has patience where they cannot be had. */
import type { FileHandle } from 'node:fs/promises'
import { readBlocks } from '../entry/body.ts'
import { bodyLength, type Index } from '../entry/container.ts'
import { blockBytes } from '../entry/digest.ts'
import { BadEntry, messageOf } from '../failure.ts'
import type { Entry } from '../stores/store.ts'
import { TransferFailure } from '../transfer/errors.ts'
import { type Blocks, openBlocks, type Usage } from './blocks.ts'
import type { ServedFile } from './fuse.ts'
import { type Fetch, newPlan, type Plan, stalledMs } from './plan.ts'
import { newWaiting, type Waiting } from './waiting.ts'

export interface FetchOptions {
  entry: Entry
  index: Index
  /** Where the blocks go. To be read and written. */
  file: FileHandle
  /** How many requests may be under way for what nobody waits for. */
  concurrency: number
  signal: AbortSignal
  /** Is given each block that has been checked before anybody may read it. */
  onBlock?: ((pieces: Buffer[], position: number) => Promise<void>) | undefined
  limits?: Partial<FetchLimits>
}

export interface FetchLimits {
  /** How long a reader waits while nothing can be had, in milliseconds, once told to go ahead. */
  patienceMs: number
  /** The pause after a failure is up to this long, after each further one up to twice as long. */
  pauseMs: number
}

export interface Fetcher {
  /** The body of the entry, as far as it has arrived or can be waited for. */
  body: ServedFile
  /** Fetches what nobody waits for, too. @param start what lies behind it goes before the rest; in bytes */
  goAhead(start: number): void
  /** Settles when all of it has arrived, or never will. */
  whole: Promise<void>
  report(): FetchReport
}

export interface FetchReport extends Usage {
  /** How long at least one reader waited, in milliseconds. */
  waitedMs: number
  /** What keeps the rest from arriving, if anything does. */
  trouble?: string
  /** What is wrong with all that has arrived, if anything is. */
  damage?: string
}

/** After `goAhead` everything is fetched, before that what readers of `body` wait for. */
export function startFetcher(options: FetchOptions): Fetcher {
  const { index, file, concurrency, signal } = options
  const waiting = newWaiting(() => queueMicrotask(() => pump(run)))
  const blocks = openBlocks({ file, size: bodyLength(index), waiting })
  const plan = newPlan({ blocks, waiting, concurrency })
  const whole = Promise.withResolvers<void>()
  // Nothing tells of a request that has stalled.
  const looking = setInterval(() => pump(run), stalledMs / 3)
  // Readers hear of it, too.
  whole.promise.catch(() => {}).finally(() => clearInterval(looking))
  const limits = { ...usualLimits, ...options.limits }
  // Whoever reads before can do without, so what patience the store has itself will do.
  const run: Run = {
    options,
    waiting,
    blocks,
    plan,
    whole,
    limits: { ...limits, patienceMs: 0 },
    failures: 0,
    troubles: new Map(),
  }
  signal.addEventListener('abort', () => giveUp(run, signal.reason), { once: true })
  return {
    body: blocks,
    whole: whole.promise,
    goAhead(start) {
      run.limits = limits
      plan.goAhead(Math.floor(start / blockBytes))
      pump(run)
    },
    report() {
      const error = run.end?.error ?? [...run.troubles.values()].at(-1)
      const trouble = error === undefined ? {} : { trouble: messageOf(error) }
      return { ...blocks.usage(), waitedMs: waiting.waitedMs(), ...trouble }
    },
  }
}

interface Run {
  options: FetchOptions
  waiting: Waiting
  blocks: Blocks
  plan: Plan
  whole: PromiseWithResolvers<void>
  limits: FetchLimits
  /** Since a block arrived. */
  failures: number
  /** What went wrong last with blocks that have not arrived. */
  troubles: Map<number, unknown>
  /** Nothing more will arrive. */
  end?: { error: unknown }
  /** Nothing is asked for until it is over. */
  pause?: NodeJS.Timeout | undefined
}

function pump(run: Run): void {
  while (!run.pause && !run.end) {
    const fetch = run.plan.next()
    if (!fetch) return
    bring(fetch, run)
      .catch((error) => failed(run, fetch, error))
      .finally(() => {
        run.plan.over(fetch)
        pump(run)
      })
  }
}

async function bring(fetch: Fetch, run: Run): Promise<void> {
  const { options, blocks, whole } = run
  const checked = readBlocks(options.entry, options.index, { first: fetch.next, end: fetch.end })
  for await (const pieces of checked) {
    if (run.end) return
    // It may have been asked for twice.
    if (!blocks.has(fetch.next)) {
      await options.onBlock?.(pieces, fetch.next * blockBytes)
      await blocks.keep(fetch.next, pieces).catch((error) => giveUp(run, error))
    }
    for (const piece of pieces) checked.release?.(piece)
    run.troubles.delete(fetch.next)
    fetch.next++
    fetch.movedAt = performance.now()
    run.failures = 0
    if (blocks.isWhole()) whole.resolve()
  }
}

const usualLimits: FetchLimits = { patienceMs: 5 * 60_000, pauseMs: 250 }
const maxPauseMs = 4_000

/** The store has tried several times itself. What it says will not change ends it all, else only patience does. */
function failed(run: Run, { next, end }: Fetch, error: unknown): void {
  // What was asked for twice may fail when it is there.
  if (run.end || next === end || run.blocks.has(next)) return
  const { patienceMs, pauseMs } = run.limits
  const [[, since] = []] = run.waiting.blocks()
  const isLate = since !== undefined && performance.now() - since >= patienceMs
  if (isFinal(error) || isLate) giveUp(run, error)
  else {
    run.troubles.set(next, error)
    const longestMs = Math.min(pauseMs * 2 ** run.failures++, maxPauseMs)
    run.pause ??= setTimeout(() => {
      run.pause = undefined
      pump(run)
    }, longestMs * Math.random())
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof BadEntry || (error instanceof TransferFailure && error.recover === 'none')
}

function giveUp(run: Run, error: unknown): void {
  if (run.end) return
  clearTimeout(run.pause)
  run.end = { error }
  run.waiting.fail(error)
  run.whole.reject(error)
}
