/** Fetches the blocks of an entry, and retries until readers have waited too long. */
import type { FileHandle } from 'node:fs/promises'
import { readBlocks } from '../../entry/body.ts'
import { bodyLength, type Index } from '../../entry/container.ts'
import { blockBytes } from '../../entry/digest.ts'
import { BadEntry, messageOf } from '../../system/failure.ts'
import type { Entry, Range } from '../store.ts'
import { TransferFailure } from '../transfer/errors.ts'
import { defaultFetch, type FetchLimits, randomDelayMs } from '../transfer/timeouts.ts'
import { type Blocks, openBlocks, type Usage } from './blocks.ts'
import { type Fetch, type FetchPlan, newFetchPlan, stalledMs } from './fetch-plan.ts'
import type { FirstBlock } from './first-blocks.ts'
import { newWaiting, type WaitingReaders } from './waiting-readers.ts'

interface FetchOptions {
  entry: Entry
  index: Index
  /** Takes the blocks. Open for reading and writing. */
  file: FileHandle
  /** The directory of the file. */
  dir: string
  /** How many requests may fetch ahead at once; urgent requests come on top. */
  concurrency: number
  signal: AbortSignal
  limits?: Partial<FetchLimits>
}

export interface FetchReport extends Usage {
  /** How long at least one reader waited, in milliseconds. */
  waitedMs: number
  /** Why the missing blocks did not arrive. */
  trouble?: string | undefined
  /** Why the whole image is bad, although every block is as saved. */
  damage?: string | undefined
}

/** Before `goAhead`, fetches only the blocks that readers of `body` wait for; after it, all blocks. */
export function startFetcher(options: FetchOptions) {
  const { entry, index, concurrency, signal } = options
  const waiting = newWaiting(() => queueMicrotask(() => pump(state)))
  const blocks = openBlocks(options, bodyLength(index), waiting)
  const plan = newFetchPlan(blocks, waiting, concurrency)
  const whole = Promise.withResolvers<void>()
  // A stalled request raises no event, so look for one regularly.
  const looking = setInterval(() => pump(state), stalledMs / 3)
  // Readers get the error as well, so it is handled.
  whole.promise.catch(() => {}).finally(() => clearInterval(looking))
  const limits = { ...defaultFetch, ...options.limits }
  // Before `goAhead`, the store's own retries are enough: the restore can still receive the image instead.
  const atFirst = { limits: { ...limits, timeoutMs: 0 }, failures: 0, troubles: new Map() }
  const state: FetchState = { options, waiting, blocks, plan, whole, ...atFirst }
  signal.addEventListener('abort', () => giveUp(state, signal.reason), { once: true })
  if (entry.file?.isWhole === false)
    entry.file.onAsked((block) => {
      if (block < blocks.count && !blocks.has(block) && !state.end) waiting.add(block)
    })
  return {
    /** The body of the entry. Reads wait for blocks that have not arrived. */
    body: blocks as Pick<Blocks, 'size' | 'read' | 'release'>,
    /** Resolves when all blocks have arrived; rejects when the fetcher gives up. */
    whole: whole.promise,
    /** Takes verified blocks that the caller has read. @throws Error that names the disk if it is full */
    async keep(read: FirstBlock[]): Promise<void> {
      for (const { number, bytes } of read) {
        await blocks.keep(number, [bytes])
        if (entry.file?.isWhole === false) await entry.file.write([bytes], number * blockBytes)
      }
      if (blocks.isWhole()) whole.resolve()
    },
    /** Starts to fetch ahead. @param first the bytes to fetch first, in this order */
    goAhead(first: Range[]): void {
      state.limits = limits
      plan.goAhead(first)
      pump(state)
    },
    report(): FetchReport {
      const error = state.end?.error ?? [...state.troubles.values()].at(-1)
      const trouble = error === undefined ? undefined : messageOf(error)
      return { ...blocks.usage(), waitedMs: waiting.waitedMs(), trouble }
    },
  }
}

interface FetchState {
  options: FetchOptions
  waiting: WaitingReaders
  blocks: Blocks
  plan: FetchPlan
  whole: PromiseWithResolvers<void>
  limits: FetchLimits
  /** Failures since the last block arrived. */
  failures: number
  /** The last error of each block that has not arrived. */
  troubles: Map<number, unknown>
  /** Set when the fetcher has given up. */
  end?: { error: unknown }
  /** Set while the fetcher pauses: it sends no requests. */
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
  const range = { first: fetch.next, end: fetch.end }
  const checked = readBlocks(
    options.entry,
    options.index,
    range,
    fetch.kind === 'urgent' ? 'urgent' : undefined,
  )
  for await (const { pieces } of checked) {
    if (state.end) return
    // Two requests may fetch the same block.
    if (!blocks.has(fetch.next)) {
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

/** The store has retried already. A permanent error ends the fetcher at once, any other after `timeoutMs`. */
function failed(state: FetchState, { next, end }: Fetch, error: unknown): void {
  // Another request may have fetched the block already.
  if (state.end || next === end || state.blocks.has(next)) return
  const { timeoutMs, pauseMs } = state.limits
  const [[, since] = []] = state.waiting.blocks()
  const isLate = since !== undefined && performance.now() - since >= timeoutMs
  if (isPermanent(error) || isLate) giveUp(state, error)
  else {
    state.troubles.set(next, error)
    const longestMs = pauseMs * 2 ** state.failures++
    state.pause ??= setTimeout(() => {
      state.pause = undefined
      pump(state)
    }, randomDelayMs(longestMs))
  }
}

function isPermanent(error: unknown): boolean {
  return error instanceof BadEntry || (error instanceof TransferFailure && error.recover === 'none')
}

function giveUp(state: FetchState, error: unknown): void {
  if (state.end) return
  clearTimeout(state.pause)
  state.end = { error }
  state.waiting.fail(error)
  state.whole.reject(error)
}
