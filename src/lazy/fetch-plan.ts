/** Decides which blocks to ask for next: those that somebody waits for, with their neighbours, before the rest. */
import type { Blocks } from './blocks.ts'
import type { Waiting } from './waiting.ts'

/** Blocks that one request brings, in order. */
export interface Fetch {
  /** The one that comes next. */
  next: number
  readonly end: number
  /** When it began, or brought a block, on the clock of `performance.now`. */
  movedAt: number
  /** Somebody waits for the first of them. */
  readonly isUrgent: boolean
}

export interface FetchPlan {
  /** What to ask for now, if anything; it is under way until `over`. */
  next(): Fetch | undefined
  over(fetch: Fetch): void
  /**
   * From now on all is asked for, not only what somebody waits for.
   * @param first this block and those behind it before the ones before it
   */
  goAhead(first: number): void
}

export interface FetchPlanOptions {
  blocks: Pick<Blocks, 'count' | 'has'>
  waiting: Pick<Waiting, 'blocks'>
  /** How many requests may be under way for what nobody waits for. */
  concurrency: number
}

/** How many requests may be under way for what somebody waits for, besides the others. */
export const urgentRequests = 4

// Of a store, either is one request: it makes parts of more than 10 MiB only.
const aheadBlocks = 8
const urgentBlocks = 4
// A request that has got as close as this to a block brings it before another one would, …
const closeBlocks = 2
/** … unless it has brought nothing for so long, in milliseconds. */
export const stalledMs = 3_000

export function newFetchPlan({ blocks, waiting, concurrency }: FetchPlanOptions): FetchPlan {
  const underWay = new Set<Fetch>()
  let isAhead = false
  // All blocks before it, in the order in which they are fetched ahead, are there.
  let done = 0
  let first = 0
  const nth = (place: number): number => (first + place) % blocks.count
  const isComing = (block: number): boolean => [...underWay].some((fetch) => includesBlock(fetch, block))
  const isClose = (block: number): boolean => {
    const coming = [...underWay].filter((fetch) => includesBlock(fetch, block))
    const isSoon = ({ isUrgent, next, movedAt }: Fetch): boolean =>
      (isUrgent || block - next < closeBlocks) && performance.now() - movedAt < stalledMs
    // Where all requests are slow, more of them are no help.
    return coming.length > 1 || coming.some(isSoon)
  }
  const mayBegin = (isUrgent: boolean): boolean => {
    const others = [...underWay].filter((fetch) => fetch.isUrgent === isUrgent)
    return others.length < (isUrgent ? urgentRequests : concurrency)
  }
  const fetchFrom = (next: number, most: number, isUrgent: boolean): Fetch => {
    let end = next + 1
    while (end < blocks.count && end - next < most && !blocks.has(end) && !isComing(end)) end++
    return { next, end, isUrgent, movedAt: performance.now() }
  }
  const urgent = (): Fetch | undefined => {
    for (const [block] of mayBegin(true) ? waiting.blocks() : []) {
      if (!isClose(block)) return fetchFrom(block, isAhead ? urgentBlocks : 1, true)
    }
    return undefined
  }
  const ahead = (): Fetch | undefined => {
    if (!isAhead || !mayBegin(false)) return undefined
    while (done < blocks.count && blocks.has(nth(done))) done++
    let place = done
    while (place < blocks.count && (blocks.has(nth(place)) || isComing(nth(place)))) place++
    return place < blocks.count ? fetchFrom(nth(place), aheadBlocks, false) : undefined
  }
  return {
    next() {
      const fetch = urgent() ?? ahead()
      if (fetch) underWay.add(fetch)
      return fetch
    },
    over: (fetch) => void underWay.delete(fetch),
    goAhead(from) {
      isAhead = true
      first = from
    },
  }
}

function includesBlock({ next, end }: Fetch, block: number): boolean {
  return next <= block && block < end
}
