/** Connects tar to zstd: to the zstd command, or to Node's own zstd. */
import { once } from 'node:events'
import { pipeline as join, type Writable } from 'node:stream'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { type Pipeline, type Surroundings, startPipeline } from '../../system/pipeline.ts'
import { type OutputLimit, outputLimit } from '../output-limit.ts'
import { type FrameSink, frameSink, type Sink } from './sink.ts'
import type { TarCommand } from './tar-commands.ts'
import { startTar } from './threads/start.ts'

export interface Packing {
  /** 1 to 19. */
  level: number
  /** 0 means one per core. */
  threads: number
  /** Whether the frame has a checksum of its own. */
  check: boolean
}

export interface Codec {
  /** Starts tar and compresses its output to one zstd frame, which `stdout` is. */
  packing(tar: TarCommand, options: Packing, where: Surroundings): Pipeline
  /** Starts tar, which reads the decompressed content of the written frames, one after the other. */
  unpacking(tar: TarCommand, where: Surroundings): FrameSink
}

// To start the zstd command takes longer than Node takes for this many bytes.
const leastBytesForCommand = 1024 * 1024

/**
 * It is Node's own zstd without a command, for few bytes, and for a tar in threads of this process.
 * @param path of the zstd command
 * @param bytes how many there are to compress or to unpack, about
 */
export function zstdCodec(path: string | undefined, bytes = Number.POSITIVE_INFINITY): Codec {
  return path === undefined || bytes < leastBytesForCommand ? codecOfNode : codecOfCommand(path)
}

function codecOfCommand(path: string): Codec {
  return {
    packing(tar, options, where) {
      if ('thread' in tar) return codecOfNode.packing(tar, options, where)
      const { level, threads, check } = options
      const cores = threads === 1 ? '--single-thread' : `-T${threads}`
      const args = ['-q', '-c', check ? '--check' : '--no-check', `-${level}`, cores]
      return startPipeline([tar, { path, args }], where)
    },
    unpacking(tar, where) {
      if ('thread' in tar) return codecOfNode.unpacking(tar, where)
      const limit = outputLimit(where.cwd)
      const limited = { ...where, signal: AbortSignal.any([where.signal, limit.signal]) }
      const { pid, stdin, stdout, ended } = startPipeline([{ path, args: ['-q', '-d', '-c'] }, tar], limited)
      limit.watch(pid, ended)
      return frameSink({
        stdout,
        ended,
        allow: limit.allow,
        write: (bytes, done) => void stdin.write(bytes, done),
        endFrame: () => {},
        // The zstd command fails if it gets no input at all; an empty frame is input.
        end: () => void stdin.end(emptyFrame),
      })
    },
  }
}

// A skippable frame of no bytes. https://datatracker.ietf.org/doc/html/rfc8878#name-skippable-frames
const emptyFrame = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0])

// Each chunk costs a turn of the event loop and a write.
const chunkSize = 128 * 1024

type WriteDone = Parameters<Sink['write']>[1]
type FrameDecoder = ReturnType<typeof startFrame>

/**
 * Node's decompressor stops at the end of a frame, so each frame has its own one: when its turn comes, because an entry
 * may declare a million frames.
 * @param before settles when tar has got the frames before this one
 */
function startFrame(before: Promise<void>, tar: Writable, limit: OutputLimit) {
  let decompressor: ReturnType<typeof createZstdDecompress> | undefined
  // Node never calls back for bytes after the end of a frame. These callbacks are called when the frame has been fed.
  const pending = new Map<WriteDone, Buffer>()
  let isEnded = false
  const pass = (bytes: Buffer, done: WriteDone): void => {
    decompressor?.write(bytes, (error) => {
      if (pending.delete(done)) done(error)
    })
  }
  const feed = async (): Promise<void> => {
    await before
    decompressor = createZstdDecompress({ chunkSize })
    // The loop below throws it.
    decompressor.on('error', () => {})
    for (const [done, bytes] of pending) pass(bytes, done)
    if (isEnded) decompressor.end()
    for await (const bytes of decompressor) {
      limit.count(bytes.length)
      limit.signal.throwIfAborted()
      if (!tar.write(bytes)) await once(tar, 'drain')
    }
    decompressor.destroy()
    for (const [done] of pending) if (pending.delete(done)) done(new Error('it comes after the frame'))
  }
  return {
    /** Calls `done` when the decompressor has taken the bytes, or with an error if they follow the end of the frame. */
    write(bytes: Buffer, done: WriteDone): void {
      pending.set(done, bytes)
      pass(bytes, done)
    },
    end(): void {
      isEnded = true
      decompressor?.end()
    },
    /** Settles when tar has got all content of the frame. */
    fed: feed(),
  }
}

const codecOfNode: Codec = {
  packing(tar, { level, check }, where) {
    const pipeline = startTar(tar, where)
    const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = constants
    const params = { [ZSTD_c_compressionLevel]: level, [ZSTD_c_checksumFlag]: Number(check) }
    const zstd = createZstdCompress({ params, chunkSize })
    // Unlike `pipe`, `join` also ends tar's output when the reader of the frame stops.
    join(pipeline.stdout, zstd, () => {})
    return { ...pipeline, stdout: zstd }
  },
  unpacking(tar, where) {
    const broken = new AbortController()
    const limit = outputLimit(where.cwd)
    const signal = AbortSignal.any([where.signal, broken.signal, limit.signal])
    const { stdin, stdout, ended } = startTar(tar, { ...where, signal })
    // Settles when tar has got all frames so far, each in its turn.
    let fed: Promise<void> = Promise.resolve()
    let frame: FrameDecoder | undefined
    return frameSink({
      stdout,
      ended,
      allow: limit.allow,
      write(bytes, done) {
        if (!frame) {
          frame = startFrame(fed, stdin, limit)
          fed = frame.fed.catch((error) => broken.abort(error))
        }
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
