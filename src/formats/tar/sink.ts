/** Feeds a program that unpacks, and counts the bytes that it has taken. */
import type { Readable } from 'node:stream'
import { awaitedLater, ToolFailure } from '../../system/failure.ts'
import type { LimitedPipeline } from '../unpack-limit.ts'

/** Takes zstd frames, and queues their bytes. */
export interface FrameSink {
  /** The number of bytes that the program has not taken yet. */
  readonly pending: number
  /** The number of all bytes so far. */
  readonly given: number
  /**
   * @param bytes of one frame
   * @param done called when the program has taken the bytes, so that the buffer may be reused
   */
  write(bytes: Buffer, done?: () => void): void
  /** Allows the bytes to unpack to this many more bytes and files. */
  allow(more: { bytes?: number; files: number }): void
  end(): void
  /** Resolves when the program has taken bytes; rejects when it has ended. */
  progress(): Promise<void>
  /** The output of tar. It must be read or resumed, or tar may never end. */
  stdout: Readable
  ended: Promise<void>
}

/** @param lastBytes are written at the end */
export function frameSink({ stdin, stdout, ended, limit }: LimitedPipeline, lastBytes: Buffer): FrameSink {
  let pending = 0
  let given = 0
  let wake = (): void => {}
  // `progress` rejects with this.
  const endedEarly = awaitedLater(
    ended.then(() => {
      throw new ToolFailure('unpacking ended before all bytes were read')
    }),
  )
  return {
    stdout,
    ended,
    allow: limit.allow,
    end: () => void stdin.end(lastBytes),
    get pending() {
      return pending
    },
    get given() {
      return given
    },
    write(bytes, done) {
      pending += bytes.length
      given += bytes.length
      stdin.write(bytes, (error) => {
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

// For all sinks together.
const queuedBytes = 32 * 1024 * 1024

export async function roomIn(sink: FrameSink, sinks: FrameSink[]): Promise<void> {
  while (sink.pending > queuedBytes / sinks.length) await sink.progress()
}
