/** Feeds programs that unpack, and knows how far they have got. */
import type { Readable } from 'node:stream'
import { ToolFailure } from '../failure.ts'

/** Takes zstd frames. Bytes are queued; `pending` tells how many have not gone out yet. */
export interface FrameSink {
  readonly pending: number
  /** How many bytes have been written so far. */
  readonly given: number
  /** @param done is called when they have gone out, and are not looked at any more */
  write(bytes: Buffer, done?: () => void): void
  /** Lets what was written so far unpack to so many bytes more. */
  allow(bytes: number): void
  endFrame(): void
  end(): void
  /** Resolves when something of the queue has gone out; rejects when the programs have ended. */
  progress(): Promise<void>
  /** Of tar; must be read or let run, or tar may never end. */
  stdout: Readable
  ended: Promise<void>
}

export interface Sink extends Omit<FrameSink, 'pending' | 'given' | 'write' | 'progress'> {
  write(bytes: Buffer, done: (error?: Error | null) => void): void
}

/** @param sink how bytes get to the programs; `done` is called when they have */
export function frameSink({ write, ...sink }: Sink): FrameSink {
  let pending = 0
  let given = 0
  let wake = (): void => {}
  const endedEarly = sink.ended.then(() => {
    throw new ToolFailure('unpacking ended before all bytes were read')
  })
  // Whoever waits hears of a failure; nobody need be waiting yet.
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
