/** The two compressions of actions/cache. */
import { pipeline as connect, Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { processors } from '../../system/container-limits.ts'
import { BadEntry } from '../../system/failure.ts'
import { outputOf, type Pipeline, type Surroundings, startPipeline } from '../../system/pipeline.ts'
import type { Command } from '../../system/program.ts'
import type { Tools } from '../../system/tools.ts'
import { startTar, type TarCommand } from '../tar/threads/pool.ts'

/** Compresses as actions/cache does with these tools: by gzip if there is no zstd command. */
export function compressing(
  tar: TarCommand,
  { tools, level }: { tools: Tools; level: number },
  where: Surroundings,
): Pipeline {
  const { zstd } = tools
  if (zstd && !('thread' in tar))
    return startPipeline(
      [tar, { path: zstd, args: ['-q', '-c', '--check', `-${level}`, `-T${processors()}`] }],
      where,
    )
  const archive = startTar(tar, where)
  const codec = zstd ? zstdOfNode(level) : createGzip()
  // Unlike `pipe`, this also ends tar's output when the reader of the codec stops.
  connect(archive.stdout, codec, () => {})
  return { ...archive, stdout: codec }
}

/** These entries have no digests, so each frame has a checksum. */
function zstdOfNode(level: number): Transform {
  const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = constants
  const params = { [ZSTD_c_compressionLevel]: level, [ZSTD_c_checksumFlag]: 1 }
  return createZstdCompress({ params, chunkSize: 128 * 1024 })
}

const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
const gzipMagic = Buffer.from([0x1f, 0x8b])

/** @throws BadEntry when the body has neither compression; the errors of the body, of zlib and of the zstd command */
export async function* decompressed(
  body: AsyncIterable<Buffer>,
  zstd: string | undefined,
  where: Surroundings,
): AsyncGenerator<Buffer> {
  const [start, bytes] = await startOf(body)
  if (start.subarray(0, gzipMagic.length).equals(gzipMagic)) yield* through(createGunzip(), bytes)
  else if (!start.subarray(0, zstdMagic.length).equals(zstdMagic)) throw new BadEntry('it is no archive')
  else if (zstd) yield* throughCommand({ path: zstd, args: ['-q', '-d', '-c'] }, bytes, where)
  else yield* through(createZstdDecompress(), bytes)
}

/** The first bytes, and all of them. */
async function startOf(body: AsyncIterable<Buffer>): Promise<[Buffer, AsyncGenerator<Buffer>]> {
  const iterator = body[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < zstdMagic.length) {
    const next = await iterator.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return [start, all()]
}

async function* through(codec: Transform, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // The reader of the codec gets its error.
  connect(Readable.from(body), codec, () => {})
  yield* codec
}

async function* throughCommand(
  command: Command,
  body: AsyncIterable<Buffer>,
  { cwd, signal }: Surroundings,
): AsyncGenerator<Buffer> {
  const broken = new AbortController()
  yield* outputOf(AbortSignal.any([signal, broken.signal]), (signal) => {
    const { stdin, stdout, ended } = startPipeline([command], { cwd, signal })
    // After a broken pipe, `ended` has the cause.
    const fed = pipeline(Readable.from(body), stdin).catch((error) => {
      if (error?.code !== 'EPIPE' && error?.code !== 'ERR_STREAM_PREMATURE_CLOSE') broken.abort(error)
    })
    return { stdout, ended: ended.then(() => fed) }
  })
}
