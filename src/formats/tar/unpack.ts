/** Unpacks segments side by side as they arrive, then directories and links over them. */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Segment } from '../../entry/container.ts'
import { BadEntry } from '../../failure.ts'
import { toBytes } from '../../files/bytes.ts'
import { mergeTrees } from '../../files/merge-trees.ts'
import type { Tar } from '../../tools.ts'
import { distribute, openLane } from '../extract-workers.ts'
import type { UnpackJob } from '../format.ts'
import { mostBytesOf } from '../output-limit.ts'
import { unpackSkeleton } from '../skeleton.ts'
import { extractCommand } from '../tar-commands.ts'
import { zstdCodec } from '../zstd.ts'
import { checkedSkeleton } from './skeleton-check.ts'

/**
 * tar refuses names that lead out of its directory, and does not write through links of the same archive; but it
 * does write through links that another process made. So each lane has a directory of its own and may put nothing
 * there but files and the directories above them; links come with the skeleton, which one process unpacks when the
 * lanes are done.
 */
export async function unpackTar({ body, segments, dir, tools, signal }: UnpackJob): Promise<void> {
  const tar = tools.tar as Tar
  const stop = new AbortController()
  const fail = (error: unknown): void => stop.abort(error)
  const how = { tar, codec: zstdCodec(tools.zstd), signal: AbortSignal.any([signal, stop.signal]) }
  const files = segments.filter(({ kind }) => kind === 'files')
  const others = segments.filter(({ kind }) => kind !== 'files')
  if (others.length > 1 || others.some((other) => other.kind !== 'skeleton' || other !== segments.at(-1))) {
    throw new BadEntry('its segments are not files and then a skeleton')
  }
  const lanes = Array.from({ length: Math.min(availableParallelism(), files.length) }, (_, lane) =>
    openLane(extractCommand(tar), { ...how, cwd: join(dir, `lane-${lane}`) }),
  )
  // One that fails stops the others, and none is left running.
  const counts = Promise.all(lanes.map((lane) => lane.files.catch(fail)))
  const sinks = lanes.map((lane) => lane.sink)
  const rest = await distribute(body, segments, sinks).catch(fail)
  const mostBytes = others.reduce((sum, segment) => sum + mostBytesOf(segment), 0)
  const stored = { bytes: rest ?? [], members: membersOf(segments, 'skeleton'), mostBytes }
  // While the lanes finish.
  const skeleton = await checkedSkeleton(stored, { ...how, cwd: dir }).catch(fail)
  const unpacked = (await counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  how.signal.throwIfAborted()
  const declared = membersOf(segments, 'files')
  if (unpacked !== declared) throw new BadEntry(`its segments held ${unpacked} files instead of ${declared}`)

  const tree = join(dir, 'tree')
  mkdirSync(tree)
  for (const lane of lanes) mergeTrees(toBytes(lane.dir), toBytes(tree), join(dir, 'aside'))
  if (skeleton) await unpackSkeleton(skeleton, { ...how, cwd: tree })
}

function membersOf(segments: Segment[], wanted: string): number {
  return segments.reduce((sum, { kind, files }) => (kind === wanted ? sum + files : sum), 0)
}
