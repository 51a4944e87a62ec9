/** Fetches the blocks of an entry, and has patience where they cannot be had. */
import type { FileHandle } from 'node:fs/promises'
import { readBlocks } from '../entry/body.ts'
import { bodyLength, type Index } from '../entry/container.ts'
import { blockBytes } from '../entry/digest.ts'
import { BadEntry, messageOf } from '../failure.ts'
import type { Entry } from '../stores/store.ts'
import { TransferFailure } from '../transfer/trouble.ts'
import { type Blocks, openBlocks, type Usage } from './blocks.ts'
import { type Fetch, type FetchPlan, newFetchPlan, stalledMs } from './fetch-plan.ts'
import type { ServedFile } from './fuse.ts'
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
  timeoutMs: number
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
  const waiting = newWaiting(() => queueMicrotask(() => pump(state)))
  const blocks = openBlocks({ file, size: bodyLength(index), waiting })
  const plan = newFetchPlan({ blocks, waiting, concurrency })
  const whole = Promise.withResolvers<void>()
  // Nothing tells of a request that has stalled.
  const looking = setInterval(() => pump(state), stalledMs / 3)
  // Readers hear of it, too.
  whole.promise.catch(() => {}).finally(() => clearInterval(looking))
  const limits = { ...defaultLimits, ...options.limits }
  // Whoever reads before can do without, so what patience the store has itself will do.
  const state: FetchState = {
    options,
    waiting,
    blocks,
    plan,
    whole,
    limits: { ...limits, timeoutMs: 0 },
    failures: 0,
    troubles: new Map(),
  }
  signal.addEventListener('abort', () => giveUp(state, signal.reason), { once: true })
  return {
    body: blocks,
    whole: whole.promise,
    goAhead(start) {
      state.limits = limits
      plan.goAhead(Math.floor(start / blockBytes))
      pump(state)
    },
    report() {
      const error = state.end?.error ?? [...state.troubles.values()].at(-1)
      const trouble = error === undefined ? {} : { trouble: messageOf(error) }
      return { ...blocks.usage(), waitedMs: waiting.waitedMs(), ...trouble }
    },
  }
}

interface FetchState {
  options: FetchOptions
  waiting: Waiting
  blocks: Blocks
  plan: FetchPlan
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

function pump(state: FetchState): void {
  while (!state.pause && !state.end) {
    const fetch = state.plan.next()
    if (!fetch) return
    fetchBlocks(fetch, state)
      .catch((error) => failed(state, fetch, error))
      .finally(() => {
        state.plan.over(fetch)
        pump(state)
      })
  }
}

async function fetchBlocks(fetch: Fetch, state: FetchState): Promise<void> {
  const { options, blocks, whole } = state
  const checked = readBlocks(options.entry, options.index, { first: fetch.next, end: fetch.end })
  for await (const pieces of checked) {
    if (state.end) return
    // It may have been asked for twice.
    if (!blocks.has(fetch.next)) {
      await options.onBlock?.(pieces, fetch.next * blockBytes)
      await blocks.keep(fetch.next, pieces).catch((error) => giveUp(state, error))
    }
    for (const piece of pieces) checked.release?.(piece)
    state.troubles.delete(fetch.next)
    fetch.next++
    fetch.movedAt = performance.now()
    state.failures = 0
    if (blocks.isWhole()) whole.resolve()
  }
}

const defaultLimits: FetchLimits = { timeoutMs: 5 * 60_000, pauseMs: 250 }
const maxPauseMs = 4_000

/** The store has tried several times itself. What it says will not change ends it all, else only patience does. */
function failed(state: FetchState, { next, end }: Fetch, error: unknown): void {
  // What was asked for twice may fail when it is there.
  if (state.end || next === end || state.blocks.has(next)) return
  const { timeoutMs, pauseMs } = state.limits
  const [[, since] = []] = state.waiting.blocks()
  const isLate = since !== undefined && performance.now() - since >= timeoutMs
  if (isPermanent(error) || isLate) giveUp(state, error)
  else {
    state.troubles.set(next, error)
    const longestMs = Math.min(pauseMs * 2 ** state.failures++, maxPauseMs)
    state.pause ??= setTimeout(() => {
      state.pause = undefined
      pump(state)
    }, longestMs * Math.random())
  }
}

function isPermanent(error: unknown): boolean {
  return error instanceof BadEntry || (error instanceof TransferFailure && error.remedy === 'none')
}

function giveUp(state: FetchState, error: unknown): void {
  if (state.end) return
  clearTimeout(state.pause)
  state.end = { error }
  state.waiting.fail(error)
  state.whole.reject(error)
}
