/** Unpacks segments of files in parallel as they arrive, then the directories and links. */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Segment } from '../../entry/container.ts'
import { BadEntry } from '../../failure.ts'
import { toBytes } from '../../files/bytes.ts'
import { mergeTrees } from '../../files/merge-trees.ts'
import type { Tar } from '../../tools.ts'
import { distribute, startWorker } from '../extract-workers.ts'
import type { UnpackJob } from '../format.ts'
import { mostBytesOf } from '../output-limit.ts'
import { unpackSkeleton } from '../skeleton.ts'
import { extractCommand } from '../tar-commands.ts'
import { zstdCodec } from '../zstd.ts'
import { checkSkeleton } from './skeleton-check.ts'

/**
 * tar refuses names that lead out of its directory, and does not write through links of the same archive. But tar does
 * write through links that another process made. So each worker has its own directory, which may hold only files and
 * the directories above them. One process unpacks the skeleton, which has the links, when all workers are done.
 */
export async function unpackTar({ body, segments, dir, tools, signal }: UnpackJob): Promise<void> {
  const tar = tools.tar as Tar
  const stop = new AbortController()
  const fail = (error: unknown): void => stop.abort(error)
  const options = { tar, codec: zstdCodec(tools.zstd), signal: AbortSignal.any([signal, stop.signal]) }
  const files = segments.filter(({ kind }) => kind === 'files')
  const others = segments.filter(({ kind }) => kind !== 'files')
  if (others.length > 1 || others.some((other) => other.kind !== 'skeleton' || other !== segments.at(-1))) {
    throw new BadEntry('its segments are not files and then a skeleton')
  }
  const workers = Array.from({ length: Math.min(availableParallelism(), files.length) }, (_, number) =>
    startWorker(extractCommand(tar), { ...options, cwd: join(dir, `lane-${number}`) }),
  )
  // The first failure stops all workers, and unpackTar waits until every worker has ended.
  const counts = Promise.all(workers.map((worker) => worker.files.catch(fail)))
  const sinks = workers.map((worker) => worker.sink)
  const rest = await distribute(body, segments, sinks).catch(fail)
  const mostBytes = others.reduce((sum, segment) => sum + mostBytesOf(segment), 0)
  const skeleton = { bytes: rest ?? [], members: membersOf(segments, 'skeleton'), mostBytes }
  // The skeleton is checked while the workers finish.
  await checkSkeleton(skeleton, { ...options, cwd: dir }).catch(fail)
  const unpacked = (await counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  options.signal.throwIfAborted()
  const declared = membersOf(segments, 'files')
  if (unpacked !== declared) throw new BadEntry(`its segments held ${unpacked} files instead of ${declared}`)

  const tree = join(dir, 'tree')
  mkdirSync(tree)
  for (const worker of workers) mergeTrees(toBytes(worker.dir), toBytes(tree), join(dir, 'aside'))
  await unpackSkeleton(skeleton, { ...options, codec: zstdCodec(undefined), cwd: tree })
}

function membersOf(segments: Segment[], wanted: string): number {
  return segments.reduce((sum, { kind, files }) => (kind === wanted ? sum + files : sum), 0)
}
