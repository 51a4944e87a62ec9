/** zstd around a tar process: the zstd command where there is one, Node's own zstd where there is not. */
import { once } from 'node:events'
import { pipeline as join, type Readable, type Writable } from 'node:stream'
import { constants, createZstdCompress, createZstdDecompress, type ZstdDecompress } from 'node:zlib'
import { ToolFailure } from '../failure.ts'
import { type Command, type Pipeline, type Surroundings, startPipeline } from '../process.ts'

export interface Codec {
  /** Starts tar; `stdout` is its output as one zstd frame. Level 1 to 19; threads 0 means one per core. */
  packing(tar: Command, how: { level: number; threads: number }, where: Surroundings): Pipeline
  /** Starts tar; it reads what the written frames hold, one after the other. */
  unpacking(tar: Command, where: Surroundings): FrameSink
}

/** Takes zstd frames. Bytes are queued; `pending` tells how many have not gone out yet. */
export interface FrameSink {
  readonly pending: number
  /** How many bytes have been written so far. */
  readonly given: number
  /** @param done is called when they have gone out, and are not looked at any more */
  write(bytes: Buffer, done?: () => void): void
  endFrame(): void
  end(): void
  /** Resolves when something of the queue has gone out; rejects when the programs have ended. */
  progress(): Promise<void>
  /** Of tar; must be read or let run, or tar may never end. */
  stdout: Readable
  ended: Promise<void>
}

export function zstdCodec(path: string | undefined): Codec {
  return path === undefined ? codecOfNode : codecOfCommand(path)
}

function codecOfCommand(path: string): Codec {
  return {
    packing(tar, { level, threads }, where) {
      // The container has digests of its own.
      const args = ['-q', '-c', '--no-check', `-${level}`, threads === 1 ? '--single-thread' : `-T${threads}`]
      return startPipeline([tar, { path, args }], where)
    },
    unpacking(tar, where) {
      const { stdin, stdout, ended } = startPipeline([{ path, args: ['-q', '-d', '-c'] }, tar], where)
      return frameSink({
        stdout,
        ended,
        write: (bytes, done) => void stdin.write(bytes, done),
        endFrame: () => {},
        // The command takes no input at all for a mistake, but not a frame of nothing.
        end: () => void stdin.end(emptyFrame),
      })
    },
  }
}

// A skippable frame of no bytes. https://datatracker.ietf.org/doc/html/rfc8878#name-skippable-frames
const emptyFrame = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0])

const codecOfNode: Codec = {
  packing(tar, { level }, where) {
    const pipeline = startPipeline([tar], where)
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: level } })
    // Unlike `pipe`, it also ends tar's output when nobody wants the frame any more.
    join(pipeline.stdout, zstd, () => {})
    return { ...pipeline, stdout: zstd }
  },
  unpacking(tar, where) {
    const broken = new AbortController()
    const signal = AbortSignal.any([where.signal, broken.signal])
    const { stdin, stdout, ended } = startPipeline([tar], { ...where, signal })
    // Node's decompressor stops at the end of a frame, so each frame gets one; they feed tar in turn.
    let fed: Promise<void> = Promise.resolve()
    let frame: ZstdDecompress | undefined
    function nextFrame(): ZstdDecompress {
      const decompressor = createZstdDecompress()
      // `feed` hears of an error, but only when it is this frame's turn.
      decompressor.on('error', () => {})
      fed = feed(fed, decompressor, stdin).catch((error) => broken.abort(error))
      return decompressor
    }
    return frameSink({
      stdout,
      ended,
      write(bytes, done) {
        frame ??= nextFrame()
        frame.write(bytes, done)
      },
      endFrame: () => {
        frame?.end()
        frame = undefined
      },
      end: () => void fed.then(() => stdin.end()),
    })
  },
}

async function feed(before: Promise<void>, frame: ZstdDecompress, tar: Writable): Promise<void> {
  await before
  for await (const bytes of frame) {
    if (!tar.write(bytes)) await once(tar, 'drain')
  }
}

interface Sink extends Omit<FrameSink, 'pending' | 'given' | 'write' | 'progress'> {
  write(bytes: Buffer, done: (error?: Error | null) => void): void
}

function frameSink({ write, ...sink }: Sink): FrameSink {
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
