/** Starts tar behind a decompressor: the zstd command, Node's own zstd, or none. */
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { awaitedLater, BadEntry, ToolFailure } from '../../system/failure.ts'
import { type Surroundings, startPipeline } from '../../system/pipeline.ts'
import type { Command } from '../../system/program.ts'
import { type LimitedPipeline, startLimited } from '../unpack-limit.ts'
import { endOfArchive } from './tar-records.ts'
import { startTar, type TarCommand } from './threads/pool.ts'

/** Starts a tar that unpacks. */
export type Unpacker = (tar: TarCommand, where: Surroundings) => ArchiveSink

// Node's own zstd unpacks this many bytes faster than the command starts.
const leastBytesForCommand = 1024 * 1024

/**
 * Node's own zstd unpacks if there is no command, if the bytes are few, and if tar is a thread of this process.
 * @param zstd the path of the command
 * @param bytes roughly how many there are to unpack
 */
export function zstdUnpacker(zstd: string | undefined, bytes = Number.POSITIVE_INFINITY): Unpacker {
  return (tar, where) =>
    zstd === undefined || bytes < leastBytesForCommand || 'thread' in tar
      ? unpackByNode(tar, where)
      : unpackByCommand(zstd, tar, where)
}

// The last frame, because the zstd command fails without any: a skippable frame of no bytes.
// https://datatracker.ietf.org/doc/html/rfc8878#name-skippable-frames
const emptyFrame = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0])

function unpackByCommand(path: string, tar: Command, where: Surroundings): ArchiveSink {
  const commands = [{ path, args: ['-q', '-d', '-c'] }, tar]
  return archiveSink(
    startLimited(where, (where) => startPipeline(commands, where)),
    emptyFrame,
  )
}

// In bytes. Each chunk of output costs a turn of the event loop and a write.
const chunkSize = 128 * 1024

const unpackByNode: Unpacker = (tar, where) => {
  const broken = new AbortController()
  const signal = AbortSignal.any([where.signal, broken.signal])
  const unpacking = startLimited({ ...where, signal }, (where) => startTar(tar, where))
  const { stdin, limit } = unpacking
  // The loop gets its errors. Another one comes if more is written after bytes that Node does not take.
  const zstd = createZstdDecompress({ chunkSize }).on('error', () => {})
  const sink = archiveSink({ ...unpacking, stdin: zstd }, emptyFrame)
  const feed = async (): Promise<void> => {
    for await (const content of zstd as AsyncIterable<Buffer>) {
      limit.count(content.length)
      limit.signal.throwIfAborted()
      if (!stdin.write(content)) await once(stdin, 'drain')
    }
    // Node stops at bytes that follow a frame in the same write.
    if (zstd.bytesWritten < sink.given) throw new BadEntry('other bytes follow a frame')
    stdin.end()
  }
  feed().catch((error) => broken.abort(error))
  return sink
}

/** For archives that are not compressed: the output is as long as the input, so only the CPU time needs a limit. */
export const unpackPlain: Unpacker = (tar, where) => {
  const unpacking = startLimited(where, (where) => startTar(tar, where))
  unpacking.limit.allow({ bytes: Infinity })
  return archiveSink(unpacking, endOfArchive)
}

/** The way to a tar that unpacks: takes the bytes of an archive, and queues them until the program has taken them. */
export interface ArchiveSink {
  /** The number of bytes that the program has not taken yet. */
  readonly pending: number
  /** The number of all bytes so far. */
  readonly given: number
  /**
   * @param bytes of the archive; if it is compressed, of one zstd frame only
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
function archiveSink({ stdin, stdout, ended, limit }: LimitedPipeline, lastBytes: Buffer): ArchiveSink {
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

export async function roomIn(sink: ArchiveSink, sinks: ArchiveSink[]): Promise<void> {
  while (sink.pending > queuedBytes / sinks.length) await sink.progress()
}
