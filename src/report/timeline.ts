/** Measures how long each phase of a step takes. */
import { mebibyte } from '../system/units.ts'
import { type Figures, watchMachine } from './machine.ts'
import { newPhaseTimer, type PhaseTimer, type Span } from './phase-timer.ts'

/** Times are milliseconds since the step began. */
export interface Phase {
  name: string
  startMs: number
  endMs: number
  /** From start to end, less the time it waited for other phases. */
  ms: number
  /** How long it waited for each other phase, in milliseconds by name. */
  waitedMs?: Record<string, number> | undefined
  firstByteMs?: number | undefined
  /** How many bytes it moved, if it moves any. */
  bytes?: number | undefined
  /** From start to end. */
  mibPerSecond?: number | undefined
}

/** The machine's figures for the time that it was watched. */
export interface MachineFigures extends Figures {
  startMs: number
  endMs: number
}

export type Timeline = ReturnType<typeof newTimeline>

/** Begins to measure a step: `during` and `phase` time its phases. */
export function newTimeline() {
  const origin = performance.now()
  const now = (): number => performance.now() - origin
  const spans: Span[] = []
  const underWay: Span[] = []
  let machine: (() => MachineFigures) | undefined
  const add = (name: string, startMs?: number): Span => {
    const span = { name, startMs, endMs: undefined, waitedMs: {} }
    spans.push(span)
    return span
  }
  /** A phase that lasts until the end of the block. */
  const phase = (name: string): Disposable => {
    const span = add(name, now())
    underWay.push(span)
    return {
      [Symbol.dispose]() {
        span.endMs = now()
        underWay.splice(underWay.indexOf(span), 1)
      },
    }
  }
  return {
    phase,
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(now()),
    /** The phases that have begun, in order. */
    phases: () => spans.flatMap((span) => phaseOf(span, now())).toSorted((a, b) => a.startMs - b.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => machine?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: (): PhaseTimer => newPhaseTimer({ first: () => underWay.at(-1), add, now }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(paths: string[]): void {
      if (machine) return
      const startMs = Math.round(now())
      const figures = watchMachine(paths)
      machine = () => ({ startMs, endMs: Math.round(now()), ...figures() })
    },
    /** Times work as one phase, also when the work fails. */
    async during<T>(name: string, work: () => Promise<T> | T): Promise<T> {
      using _ = phase(name)
      return await work()
    },
    /** Times the production of items as a phase of its own, beside the current phase. */
    *items<T>(name: string, items: Iterable<T>): Generator<T> {
      const taker = underWay.at(-1)?.name ?? name
      const span = add(name, now())
      for (const item of items) {
        const from = now()
        yield item
        span.waitedMs[taker] = (span.waitedMs[taker] ?? 0) + now() - from
      }
      span.endMs = now()
    },
  }
}

/** Empty for a phase that never began. */
function phaseOf({ name, startMs, endMs, waitedMs, firstByteMs, bytes }: Span, now: number): Phase[] {
  if (startMs === undefined) return []
  const took = (endMs ?? now) - startMs
  const waits = Object.entries(waitedMs).map(([other, ms]) => [other, Math.round(ms)] as const)
  const waited = waits.reduce((sum, [, ms]) => sum + ms, 0)
  const phase = {
    name,
    startMs: Math.round(startMs),
    endMs: Math.round(startMs + took),
    ms: Math.max(0, Math.round(took - waited)),
    waitedMs: waits.length > 0 ? Object.fromEntries(waits) : undefined,
    firstByteMs: firstByteMs && Math.round(firstByteMs),
    bytes,
    mibPerSecond: bytes === undefined ? undefined : rounded(bytes / mebibyte / (took / 1000)),
  }
  return [phase]
}

/** Rounds to a tenth; 0 where the time was too short to measure. */
function rounded(rate: number): number {
  return Number.isFinite(rate) ? Math.round(rate * 10) / 10 : 0
}
