/** Times phases that move bytes in turn. One phase at a time is active; the others wait for the active one. */
import { type ByteStream, mapStream } from '../system/bytes.ts'

/** A phase that may not have begun or ended yet. */
export interface Span {
  name: string
  startMs: number | undefined
  endMs: number | undefined
  waitedMs: Record<string, number>
  firstByteMs?: number
  bytes?: number
}

export type PhaseTimer = ReturnType<typeof newPhaseTimer>

interface Clockwork {
  /** The phase that is active before the first bytes move. */
  first(): Span | undefined
  /** Adds a phase that has not begun. */
  add(name: string): Span
  now(): number
}

/**
 * `pulled` times a source: its phase is active while a reader waits for the next piece. `pushing` times a sink: its phase is
 * active while the sink takes bytes. Calls with one name count as one phase.
 */
export function newPhaseTimer({ first, add, now }: Clockwork) {
  const members: Span[] = []
  let active: Span | undefined
  let since: number | undefined
  const activate = (next: Span | undefined): void => {
    const time = now()
    if (active) addWaits(members, active, { sinceMs: since ?? time, untilMs: time })
    active = next
    since = time
  }
  const join = (name: string): Span => {
    const span = Object.assign(add(name), { bytes: 0 })
    members.push(span)
    return span
  }
  const start = (span: Span): void => {
    span.startMs = now()
    if (since !== undefined) return
    active = first()
    if (active) members.push(active)
  }
  async function* timed(bytes: ByteStream, span: Span): AsyncGenerator<Buffer> {
    start(span)
    let wanting = active
    activate(span)
    try {
      for await (const piece of bytes) {
        activate(wanting)
        span.firstByteMs ??= now()
        span.bytes = (span.bytes ?? 0) + piece.length
        yield piece
        wanting = active
        activate(span)
      }
    } finally {
      if (active === span) activate(wanting)
      span.endMs = now()
    }
  }
  return {
    /** @returns the same bytes; the phase is active while their reader waits */
    pulled(name: string, bytes: ByteStream): ByteStream {
      const span = join(name)
      return mapStream(bytes, (pieces) => timed(pieces, span))
    },
    /** @returns a phase that is active until the end of the block */
    pushing(name: string, bytes: number): Disposable {
      const span = members.find((member) => member.name === name) ?? join(name)
      if (span.startMs === undefined) start(span)
      span.endMs = undefined
      const giving = active
      activate(span)
      const end = (): void => {
        activate(giving)
        Object.assign(span, { endMs: now(), bytes: (span.bytes ?? 0) + bytes })
      }
      return { [Symbol.dispose]: end }
    },
  }
}

/** While one phase was active, all others that had begun waited for it. */
function addWaits(
  members: Span[],
  active: Span,
  { sinceMs, untilMs }: Record<'sinceMs' | 'untilMs', number>,
): void {
  for (const { name, startMs, endMs, waitedMs } of members) {
    if (name === active.name || startMs === undefined || endMs !== undefined) continue
    waitedMs[active.name] = (waitedMs[active.name] ?? 0) + untilMs - Math.max(sinceMs, startMs)
  }
}
