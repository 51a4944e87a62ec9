/** Unpacks an entry, or the lines of `path` that cannot be mounted, into a staging directory, then publishes it. */
import { readdirSync } from 'node:fs'
import type { PathLine } from '../../files/paths/patterns.ts'
import { stage } from '../../files/placing/stage.ts'
import { stagingParent } from '../../files/placing/staging.ts'
import { removeTree } from '../../files/trees.ts'
import type { UnpackJob } from '../../formats/format.ts'
import { sumOf } from '../../formats/packing.ts'
import type { ReceivedImages } from '../../formats/squashfs/receive.ts'
import { unpackImages } from '../../formats/squashfs/unpack.ts'
import type { Refusal } from '../../mounts/overlay.ts'
import { checkSpace, namingDisk, watchSpace } from '../../system/disk/space.ts'
import { messageOf, NamesCollide, ProgramKilled } from '../../system/failure.ts'
import { join } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import type { RestoreContext } from './find-entry.ts'
import type { OpenedEntry } from './open-entry.ts'

export async function unpack(opened: OpenedEntry, context: RestoreContext): Promise<'unpacked'> {
  const { lines } = opened
  await checkSpace(await stagingParent(lines[0] as PathLine), neededBy(opened))
  using staging = await stage(lines, context.signal)
  await unpackInto(staging.dir, opened, context)
  await context.report.timeline.during('publish', staging.publish)
  return 'unpacked'
}

/** The disk space and the files that an unpacked entry takes. */
export function neededBy({ segments }: Pick<OpenedEntry, 'segments'>): { bytes: number; files: number } {
  // The length of a stream is not known.
  const bytes = segments.reduce((sum, { bytes }) => sum + (Number.isFinite(bytes) ? bytes : 0), 0)
  return { bytes, files: sumOf(segments, 'files') }
}

/**
 * Unpacks into a directory. The format makes `<dir>/tree` in it: the members of a line go to `tree/<number of the line>`.
 * @throws Error if this runner lacks a program that the format needs
 */
export async function unpackInto(
  dir: string,
  opened: OpenedEntry,
  { report: { timeline }, signal }: RestoreContext,
): Promise<void> {
  using _ = timeline.phase('unpack')
  const { format } = opened
  const tools = await opened.tools()
  const reason = format.unsupportedReason(tools, 'unpack')
  if (reason) throw new Error(`this runner cannot unpack the entry, for ${reason}`)
  const before = readdirSync(dir)
  try {
    await unpackWith({ tools }, { dir, opened, signal })
  } catch (error) {
    const isKilled = error instanceof ProgramKilled && !format.image
    if (!isKilled && !(error instanceof NamesCollide)) throw error
    for (const name of readdirSync(dir)) if (!before.includes(name)) removeTree(join(dir, name))
    if (isKilled) runner.info(`Unpacking once more, without other programs: ${messageOf(error)}`)
    const ownTools: Tools = isKilled ? { ...tools, tar: { dialect: 'node' }, zstd: undefined } : tools
    // If files share a name, the last one counts. One worker keeps their order.
    await unpackWith({ tools: ownTools, workers: 1 }, { dir, opened, signal })
  }
}

async function unpackWith(
  means: Pick<UnpackJob, 'tools' | 'workers'>,
  { dir, opened, signal }: { dir: string; opened: OpenedEntry; signal: AbortSignal },
): Promise<void> {
  const { format, segments, lines, workspace } = opened
  using space = watchSpace(dir, signal)
  const body = opened.body(format.image ? 'any' : 'front to back')
  try {
    // This is `unpackTar` in formats/archive/unpack.ts, unless the entry is an image or of actions/cache.
    await format.unpack({ ...means, segments, body, dir, lines, workspace, signal: space.signal })
  } catch (error) {
    throw namingDisk(error, dir)
  }
}

/** The lines that must be unpacked, because they could not be mounted. Logs the reasons. */
export function linesToUnpack(refusals: Refusal[]): PathLine[] {
  for (const { line, reason } of refusals)
    runner.info(`Unpacking ${line.text} instead of mounting: ${reason}`)
  return refusals.map(({ line }) => line)
}

/**
 * Unpacks the lines of received images that could not be mounted.
 * @throws Error if this runner has no program for that
 */
export async function unpackReceived(
  received: ReceivedImages,
  refusals: Refusal[],
  opened: OpenedEntry,
  { report: { timeline }, signal }: RestoreContext,
): Promise<void> {
  const lines = linesToUnpack(refusals)
  if (lines.length === 0) return
  using staging = await stage(lines, signal)
  const { dir } = staging
  await timeline.during('unpack', async () => {
    const tools = await opened.tools()
    if (!tools.unsquashfs)
      throw new Error(
        'this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer',
      )
    await checkSpace(dir, neededBy(opened))
    using space = watchSpace(dir, signal)
    const unpacking = unpackImages(received, { ...opened, lines, signal: space.signal, tools, dir })
    await unpacking.catch((error) => {
      throw namingDisk(error, dir)
    })
  })
  await timeline.during('publish', staging.publish)
}
