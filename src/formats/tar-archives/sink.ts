/** Feeds programs that unpack, and tracks how many bytes they have taken. */
import type { Readable } from 'node:stream'
import { ToolFailure } from '../../system/failure.ts'

/** Takes zstd frames. Bytes are queued; `pending` is the number of bytes that the program has not taken yet. */
export interface FrameSink {
  readonly pending: number
  /** How many bytes have been written so far. */
  readonly given: number
  /** @param done called when the program has taken the bytes, so that the buffer may be reused */
  write(bytes: Buffer, done?: () => void): void
  /** Allows the bytes to unpack to this many more bytes. */
  allow(bytes: number): void
  endFrame(): void
  end(): void
  /** Resolves when the program has taken bytes from the queue; rejects when the programs have ended. */
  progress(): Promise<void>
  /** The output of tar. It must be read or resumed, or tar may never end. */
  stdout: Readable
  ended: Promise<void>
}

export interface Sink extends Omit<FrameSink, 'pending' | 'given' | 'write' | 'progress'> {
  write(bytes: Buffer, done: (error?: Error | null) => void): void
}

/** @param sink writes bytes to the programs, and calls `done` when they have taken the bytes */
export function frameSink({ write, ...sink }: Sink): FrameSink {
  let pending = 0
  let given = 0
  let wake = (): void => {}
  const endedEarly = sink.ended.then(() => {
    throw new ToolFailure('unpacking ended before all bytes were read')
  })
  // `progress` rejects with this. If no caller waits yet, Node must not report the rejection as unhandled.
  endedEarly.catch(() => {})
  return {
    ...sink,
    get pending() {
      return pending
    },
    get given() {
      return given
    },
    write(bytes, done) {
      pending += bytes.length
      given += bytes.length
      write(bytes, (error) => {
        if (!error) done?.()
        pending -= bytes.length
        wake()
      })
    },
    async progress() {
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      await Promise.race([endedEarly, promise])
    },
  }
}

// Bytes that may wait in memory for all sinks together.
const queuedBytes = 32 * 1024 * 1024

/** Resolves when the queue of one of these sinks has room. */
export async function roomIn(sink: FrameSink, sinks: FrameSink[]): Promise<void> {
  while (sink.pending > queuedBytes / sinks.length) await sink.progress()
}
