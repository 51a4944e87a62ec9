/** zstd around a tar process: the zstd command where there is one, Node's own zstd where there is not. */
import { once } from 'node:events'
import { pipeline as join, type Writable } from 'node:stream'
import { constants, createZstdCompress, createZstdDecompress, type ZstdDecompress } from 'node:zlib'
import { type Command, type Pipeline, type Surroundings, startPipeline } from '../process.ts'
import { type OutputLimit, outputLimit } from './output-limit.ts'
import { type FrameSink, frameSink, type Sink } from './sink.ts'

export interface Packing {
  /** 1 to 19. */
  level: number
  /** 0 means one per core. */
  threads: number
  /** Whether the frame has a checksum of its own. */
  check: boolean
}

export interface Codec {
  /** Starts tar; `stdout` is its output as one zstd frame. */
  packing(tar: Command, how: Packing, where: Surroundings): Pipeline
  /** Starts tar; it reads what the written frames hold, one after the other. */
  unpacking(tar: Command, where: Surroundings): FrameSink
}

export function zstdCodec(path: string | undefined): Codec {
  return path === undefined ? codecOfNode : codecOfCommand(path)
}

function codecOfCommand(path: string): Codec {
  return {
    packing(tar, { level, threads, check }, where) {
      const args = [
        '-q',
        '-c',
        check ? '--check' : '--no-check',
        `-${level}`,
        threads === 1 ? '--single-thread' : `-T${threads}`,
      ]
      return startPipeline([tar, { path, args }], where)
    },
    unpacking(tar, where) {
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
        // The command takes no input at all for a mistake, but not a frame of nothing.
        end: () => void stdin.end(emptyFrame),
      })
    },
  }
}

// A skippable frame of no bytes. https://datatracker.ietf.org/doc/html/rfc8878#name-skippable-frames
const emptyFrame = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0])

interface Frame {
  decompressor: ZstdDecompress
  /** To be told when what they wrote has been taken. Of what comes after the end of the frame, Node says nothing. */
  waiting: Set<Parameters<Sink['write']>[1]>
}

const codecOfNode: Codec = {
  packing(tar, { level, check }, where) {
    const pipeline = startPipeline([tar], where)
    const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = constants
    const params = { [ZSTD_c_compressionLevel]: level, [ZSTD_c_checksumFlag]: Number(check) }
    const zstd = createZstdCompress({ params })
    // Unlike `pipe`, it also ends tar's output when nobody wants the frame any more.
    join(pipeline.stdout, zstd, () => {})
    return { ...pipeline, stdout: zstd }
  },
  unpacking(tar, where) {
    const broken = new AbortController()
    const limit = outputLimit(where.cwd)
    const signal = AbortSignal.any([where.signal, broken.signal, limit.signal])
    const { stdin, stdout, ended } = startPipeline([tar], { ...where, signal })
    // Node's decompressor stops at the end of a frame, so each frame gets one; they feed tar in turn.
    let fed: Promise<void> = Promise.resolve()
    let frame: Frame | undefined
    function nextFrame(): Frame {
      const decompressor = createZstdDecompress()
      const waiting: Frame['waiting'] = new Set()
      // `feed` hears of an error, but only when it is this frame's turn.
      decompressor.on('error', () => {})
      fed = feed(fed, decompressor, { stdin, limit })
        .then(() => {
          decompressor.destroy()
          for (const done of waiting) if (waiting.delete(done)) done(new Error('it comes after the frame'))
        })
        .catch((error) => broken.abort(error))
      return { decompressor, waiting }
    }
    return frameSink({
      stdout,
      ended,
      allow: limit.allow,
      write(bytes, done) {
        frame ??= nextFrame()
        const { decompressor, waiting } = frame
        waiting.add(done)
        decompressor.write(bytes, (error) => {
          if (waiting.delete(done)) done(error)
        })
      },
      endFrame: () => {
        frame?.decompressor.end()
        frame = undefined
      },
      end: () => void fed.then(() => stdin.end()),
    })
  },
}

async function feed(
  before: Promise<void>,
  frame: ZstdDecompress,
  { stdin, limit }: { stdin: Writable; limit: OutputLimit },
): Promise<void> {
  await before
  for await (const bytes of frame) {
    limit.count(bytes.length)
    limit.signal.throwIfAborted()
    if (!stdin.write(bytes)) await once(stdin, 'drain')
  }
}
