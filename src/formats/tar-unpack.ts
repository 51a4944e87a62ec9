/** Unpacks segments side by side as they arrive, then directories and links over them. */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Segment } from '../entry/container.ts'
import { BadEntry, codeOf } from '../failure.ts'
import { fromBytes, toBytes } from '../files/bytes.ts'
import type { Command } from '../process.ts'
import type { Tar } from '../tools.ts'
import type { UnpackJob } from './index.ts'
import { type Codec, type FrameSink, zstdCodec } from './zstd.ts'

// What may wait in memory for all lanes together.
const queuedBytes = 64 * 1024 * 1024

/**
 * tar refuses names that lead out of its directory, and does not write through links of the same archive; but it
 * does write through links that another process made. So each lane has a directory of its own and may put nothing
 * there but files and the directories above them; links come with the skeleton, which one process unpacks when the
 * lanes are done.
 */
export async function unpackTar(job: UnpackJob): Promise<void> {
  const files = job.segments.filter(({ kind }) => kind === 'files')
  const codec = zstdCodec(job.tools.zstd)
  const stop = new AbortController()
  const signal = AbortSignal.any([job.signal, stop.signal])
  const dirs = Array.from({ length: Math.min(availableParallelism(), files.length) }, (_, lane) => join(job.dir, `lane-${lane}`))
  const lanes = dirs.map((cwd) => {
    mkdirSync(cwd)
    return codec.unpacking(extractCommand(job.tools.tar as Tar), { cwd, signal })
  })
  const ended = Promise.all(lanes.map((lane) => lane.stdout.resume() && lane.ended.catch((error) => stop.abort(error))))
  const skeleton = await distribute(job, lanes, signal).catch((error) => stop.abort(error))
  await ended
  signal.throwIfAborted()

  const tree = join(job.dir, 'tree')
  mkdirSync(tree)
  const unpacked = dirs.reduce((sum, dir) => sum + countFiles(toBytes(dir)), 0)
  const declared = files.reduce((sum, segment) => sum + segment.files, 0)
  if (unpacked !== declared) throw new BadEntry(`its segments held ${unpacked} files instead of ${declared}`)
  for (const dir of dirs) {
    merge(toBytes(dir), toBytes(tree))
    rmSync(dir, { recursive: true })
  }
  if (skeleton && skeleton.length > 0) await unpackSkeleton(job, codec, skeleton)
}

/** Gives each segment to the lane with the least to do; returns the skeleton's bytes. */
async function distribute({ body, segments }: UnpackJob, lanes: FrameSink[], signal: AbortSignal): Promise<Buffer[]> {
  const skeleton: Buffer[] = []
  let lane: FrameSink | undefined
  for await (const { segment, bytes, ends } of piecesOf(body, segments)) {
    signal.throwIfAborted()
    if (segment.kind === 'skeleton') {
      skeleton.push(bytes)
      continue
    }
    lane ??= lanes.reduce((best, other) => (other.pending < best.pending ? other : best))
    lane.write(bytes)
    while (lane.pending > queuedBytes / lanes.length) await lane.progress()
    if (!ends) continue
    lane.endFrame()
    lane = undefined
  }
  for (const done of lanes) done.end()
  return skeleton
}

interface Piece {
  segment: Segment
  bytes: Buffer
  /** Whether these are the segment's last bytes. */
  ends: boolean
}

async function* piecesOf(body: AsyncIterable<Buffer>, segments: Segment[]): AsyncGenerator<Piece> {
  let position = 0
  let current = 0
  for await (const block of body) {
    for (let start = 0; start < block.length; ) {
      const segment = segments[current] as Segment
      const end = segment.offset + segment.length
      const bytes = block.subarray(start, start + end - position)
      start += bytes.length
      position += bytes.length
      yield { segment, bytes, ends: position === end }
      if (position === end) current++
    }
  }
}

function countFiles(dir: string): number {
  let files = 0
  for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })) {
    if (item.isDirectory()) files += countFiles(`${dir}/${item.name}`)
    else if (item.isFile()) files++
    else throw new BadEntry('a segment of files holds something else')
  }
  return files
}

/** Moves all that is in one directory into another, which may have some of the same directories. */
function merge(from: string, into: string): void {
  for (const name of readdirSync(fromBytes(from), { encoding: 'latin1' })) {
    try {
      renameSync(fromBytes(`${from}/${name}`), fromBytes(`${into}/${name}`))
    } catch (error) {
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
      merge(`${from}/${name}`, `${into}/${name}`)
    }
  }
}

async function unpackSkeleton({ dir, segments, tools, signal }: UnpackJob, codec: Codec, bytes: Buffer[]): Promise<void> {
  const tar = tools.tar as Tar
  const run = async (command: Command, onOutput: (text: string) => void): Promise<void> => {
    const sink = codec.unpacking(command, { cwd: join(dir, 'tree'), signal })
    sink.stdout.setEncoding('latin1').on('data', onOutput)
    for (const part of bytes) sink.write(part)
    sink.endFrame()
    sink.end()
    await sink.ended
  }
  // Both tars list a member per line, as `ls -l` does: the first character is what it is.
  let listing = ''
  await run({ path: tar.path, args: ['-t', '-v', '-f', '-'] }, (text) => (listing += text))
  const kinds = listing.split('\n').slice(0, -1).map((line) => line[0])
  if (!kinds.every((kind) => kind === 'd' || kind === 'l')) throw new BadEntry('its skeleton holds more than directories and links')
  if (kinds.length !== segments.at(-1)?.files) throw new BadEntry('its skeleton is not as long as it says')
  await run(extractCommand(tar), () => {})
}

// Modes as saved but without setuid and setgid, whatever the umask; files belong to whoever restores them.
// Segments follow each other as archives do on a tape: each ends in zeros that are not the end.
function extractCommand({ path }: Tar): Command {
  return { path, args: ['-x', '-f', '-', '--ignore-zeros', '-b', '512', '--no-same-owner', '--no-same-permissions'] }
}
