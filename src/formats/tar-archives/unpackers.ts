/** Starts tar behind a decompressor: the zstd command, Node's own zstd, or none. */
import { once } from 'node:events'
import { type Surroundings, startPipeline } from '../../system/pipeline.ts'
import { outputLimit } from '../output-limit.ts'
import { newFrameDecoder } from './frame-decoder.ts'
import { type FrameSink, frameSink } from './sink.ts'
import type { TarCommand } from './tar-commands.ts'
import { startTar } from './threads/pool.ts'

/** Starts tar, which reads the content of the written frames, one after the other. */
export type Unpacker = (tar: TarCommand, where: Surroundings) => FrameSink

// To start the zstd command takes longer than Node takes for this many bytes.
const leastBytesForCommand = 1024 * 1024

/**
 * Node's own zstd serves where there is no command, for few bytes, and for a tar in threads of this process.
 * @param zstd the path of the command
 * @param bytes how many there are to unpack, about
 */
export function zstdUnpacker(zstd: string | undefined, bytes = Number.POSITIVE_INFINITY): Unpacker {
  return (tar, where) =>
    zstd === undefined || bytes < leastBytesForCommand || 'thread' in tar
      ? unpackByNode(tar, where)
      : unpackByCommand(zstd, tar, where)
}

// A skippable frame of no bytes. https://datatracker.ietf.org/doc/html/rfc8878#name-skippable-frames
const emptyFrame = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0])

function unpackByCommand(path: string, tar: Exclude<TarCommand, { thread: string }>, where: Surroundings) {
  const limit = outputLimit(where.cwd)
  const signal = AbortSignal.any([where.signal, limit.signal])
  const commands = [{ path, args: ['-q', '-d', '-c'] }, tar]
  const { pid, stdin, stdout, ended } = startPipeline(commands, { ...where, signal })
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
}

const unpackByNode: Unpacker = (tar, where) => {
  const broken = new AbortController()
  const limit = outputLimit(where.cwd)
  const signal = AbortSignal.any([where.signal, broken.signal, limit.signal])
  const { stdin, stdout, ended } = startTar(tar, { ...where, signal })
  const decoder = newFrameDecoder()
  const feed = async (): Promise<void> => {
    for await (const content of decoder) {
      limit.count(content.length)
      limit.signal.throwIfAborted()
      if (!stdin.write(content)) await once(stdin, 'drain')
    }
    stdin.end()
  }
  feed().catch((error) => broken.abort(error))
  const { write, endFrame, end } = decoder
  return frameSink({ stdout, ended, allow: limit.allow, write, endFrame, end })
}

// The end of an archive.
const endOfArchive = Buffer.alloc(1024)

/** For archives that are not compressed. Their output is as long as the input, so it has no limit. */
export const unpackPlain: Unpacker = (tar, where) => {
  const { stdin, stdout, ended } = startTar(tar, where)
  return frameSink({
    stdout,
    ended,
    allow: () => {},
    write: (bytes, done) => void stdin.write(bytes, done),
    endFrame: () => {},
    end: () => void stdin.end(endOfArchive),
  })
}
