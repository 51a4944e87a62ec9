/** Times phases that move bytes in turn. One phase at a time is active; the others wait for the active one. */
import { type ByteStream, mapStream } from '../bytes/buffer-pool.ts'

/** A phase that may not have begun or ended yet. */
export interface Span {
  name: string
  startMs: number | undefined
  endMs: number | undefined
  waitedMs: Record<string, number>
  firstByteMs?: number
  bytes?: number
}

export interface PhaseTimer {
  /** Times a source: its phase is active while a reader waits for the next piece. The bytes stay unchanged. */
  pulled(name: string, bytes: ByteStream): ByteStream
  /** Times a sink: its phase is active while `work` takes bytes. Calls with one name count as one phase. */
  pushed<T>(name: string, bytes: number, work: () => Promise<T>): Promise<T>
}

interface Clockwork {
  /** The phase that is active before the first bytes move. */
  first(): Span | undefined
  /** Adds a phase; without `startMs`, it has not begun. */
  add(name: string, startMs?: number): Span
  now(): number
}

export function newPhaseTimer({ first, add, now }: Clockwork): PhaseTimer {
  const members: Span[] = []
  let holder: Span | undefined
  let since: number | undefined
  const pass = (to: Span | undefined): void => {
    const time = now()
    since ??= time
    for (const { startMs, endMs, waitedMs, name } of members) {
      if (!holder || name === holder.name || startMs === undefined || endMs !== undefined) continue
      waitedMs[holder.name] = (waitedMs[holder.name] ?? 0) + time - Math.max(since, startMs)
    }
    holder = to
    since = time
  }
  const join = (name: string): Span & { bytes: number } => {
    const span = Object.assign(add(name), { bytes: 0 })
    members.push(span)
    return span
  }
  const start = (span: Span): void => {
    span.startMs = now()
    if (since !== undefined) return
    holder = first()
    if (holder) members.push(holder)
  }
  async function* timed(bytes: ByteStream, span: Span & { bytes: number }): AsyncGenerator<Buffer> {
    start(span)
    let wanting = holder
    pass(span)
    try {
      for await (const piece of bytes) {
        pass(wanting)
        span.firstByteMs ??= now()
        span.bytes += piece.length
        yield piece
        wanting = holder
        pass(span)
      }
    } finally {
      if (holder === span) pass(wanting)
      span.endMs = now()
    }
  }
  return {
    pulled(name, bytes) {
      const span = join(name)
      return mapStream(bytes, (pieces) => timed(pieces, span))
    },
    async pushed(name, bytes, work) {
      const span = members.find((member) => member.name === name) ?? join(name)
      if (span.startMs === undefined) start(span)
      span.endMs = undefined
      const giving = holder
      pass(span)
      try {
        return await work()
      } finally {
        pass(giving)
        span.endMs = now()
        span.bytes = (span.bytes ?? 0) + bytes
      }
    },
  }
}
