/** Decides which blocks to fetch next: first those that readers wait for, with their neighbours; then the rest. */
import { blocksBetween } from '../../entry/digest.ts'
import type { Range } from '../store.ts'
import type { Blocks } from './blocks.ts'
import type { WaitingReaders } from './waiting-readers.ts'

/** One request for neighbouring blocks, which arrive in order. */
export interface Fetch {
  /** The block that arrives next. */
  next: number
  readonly end: number
  /** When the request began, or delivered its latest block; on the clock of `performance.now`. */
  movedAt: number
  /** Urgent: a reader waits for its first block. */
  readonly kind: FetchKind
}

type FetchKind = 'urgent' | 'ahead'

export type FetchPlan = ReturnType<typeof newFetchPlan>

/** How many urgent requests may be under way, on top of those that fetch ahead. */
export const urgentRequests = 4

// The most blocks of one request. A store sends one HTTP request for a range of less than 10 MiB, several for more.
const aheadBlocks = 8
const urgentBlocks = 4
// A request that delivers a block after at most so many other blocks is faster than a new request.
const mostBefore = 1
/** A request that has delivered nothing for so long has stalled, in milliseconds. */
export const stalledMs = 3_000

/** @param concurrency how many requests may fetch ahead at once */
export function newFetchPlan(blocks: Blocks, waiting: WaitingReaders, concurrency: number) {
  const underWay = new Set<Fetch>()
  // The blocks to fetch ahead, in this order; none before `goAhead`.
  let order: number[] = []
  // All blocks before this position of the order have arrived.
  let done = 0
  const blockAt = (place: number): number => order[place] as number
  const requestsFor = (block: number): Fetch[] =>
    [...underWay].filter(({ next, end }) => next <= block && block < end)
  const isComing = (block: number): boolean => requestsFor(block).length > 0
  const needsRequest = (block: number): boolean => {
    const requests = requestsFor(block)
    // If two requests are slow, a third one does not help.
    return requests.length < 2 && !requests.some((fetch) => deliversSoon(fetch, block))
  }
  const mayBegin = (kind: FetchKind): boolean => {
    const others = [...underWay].filter((fetch) => fetch.kind === kind)
    return others.length < (kind === 'urgent' ? urgentRequests : concurrency)
  }
  const fetchFrom = (next: number, kind: FetchKind, isWanted = (_: number) => true): Fetch => {
    const most = kind === 'urgent' ? urgentBlocks : aheadBlocks
    let end = next + 1
    const goesOn = (): boolean => end - next < most && isWanted(end) && !blocks.has(end) && !isComing(end)
    while (end < blocks.count && goesOn()) end++
    return { next, end, kind, movedAt: performance.now() }
  }
  const urgent = (): Fetch | undefined => {
    if (!mayBegin('urgent')) return undefined
    const waitedFor = new Set([...waiting.blocks()].map(([block]) => block))
    const block = [...waitedFor].find(needsRequest)
    // Before `goAhead`, a request has only blocks that readers wait for.
    const isWanted = (next: number): boolean => order.length > 0 || waitedFor.has(next)
    return block === undefined ? undefined : fetchFrom(block, 'urgent', isWanted)
  }
  const ahead = (): Fetch | undefined => {
    if (!mayBegin('ahead')) return undefined
    while (done < order.length && blocks.has(blockAt(done))) done++
    let place = done
    while (place < order.length && (blocks.has(blockAt(place)) || isComing(blockAt(place)))) place++
    return place < order.length ? fetchFrom(blockAt(place), 'ahead') : undefined
  }
  return {
    /** The next request to send, if any. It is under way until the caller passes it to `over`. */
    next(): Fetch | undefined {
      const fetch = urgent() ?? ahead()
      if (fetch) underWay.add(fetch)
      return fetch
    },
    over: (fetch: Fetch) => void underWay.delete(fetch),
    /** Fetches all blocks from now on. @param first the bytes to fetch first, in this order; then from front to back */
    goAhead(first: Range[]): void {
      const blocksOf = ({ start, end }: Range): number[] => blocksBetween(start, Math.min(end, blocks.size))
      order = [...new Set([...first, { start: 0, end: blocks.size }].flatMap(blocksOf))]
    },
  }
}

function deliversSoon({ kind, next, movedAt }: Fetch, block: number): boolean {
  return (kind === 'urgent' || block - next <= mostBefore) && performance.now() - movedAt < stalledMs
}
