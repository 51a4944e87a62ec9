/** Unpacks an entry, or the lines of `path` that cannot be mounted, into a staging directory, then publishes it. */
import { existsSync, readdirSync } from 'node:fs'
import type { PathLine } from '../../files/paths/patterns.ts'
import { stage } from '../../files/placing/stage.ts'
import { stagingParent } from '../../files/placing/staging.ts'
import { removeTree } from '../../files/trees.ts'
import { sumOf } from '../../formats/packing.ts'
import type { ReceivedImages } from '../../formats/squashfs/receive.ts'
import { unpackImages } from '../../formats/squashfs/unpack.ts'
import type { Refusal } from '../../mounts/overlay.ts'
import { checkSpace, namingDisk, watchSpace } from '../../system/disk/space.ts'
import { messageOf, NamesCollide, ProgramKilled } from '../../system/failure.ts'
import { join } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import { storeDirectories } from '../shared/selection.ts'
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

/** @throws Error if this runner lacks a program that the format needs */
export async function unpackInto(
  dir: string,
  opened: OpenedEntry,
  { report: { timeline }, signal }: RestoreContext,
): Promise<void> {
  using _ = timeline.phase('unpack')
  const { format, body, segments, lines, workspace } = opened
  const tools = await opened.tools()
  const reason = format.unsupportedReason(tools, 'unpack')
  if (reason) throw new Error(`this runner cannot unpack the entry, for ${reason}`)
  const job = { segments, lines, workspace, dir }
  const unpackWith = async (more: { workers?: number; tools?: Tools }): Promise<void> => {
    using space = watchSpace(dir, signal)
    const order = format.image ? 'any' : undefined
    try {
      await format.unpack({ ...job, tools, ...more, signal: space.signal, body: body(order) })
    } catch (error) {
      throw namingDisk(error, dir)
    }
  }
  const before = readdirSync(dir)
  try {
    await unpackWith({})
  } catch (error) {
    // If files share a name, the last one counts. One worker keeps their order. The format has emptied the directory.
    if (error instanceof NamesCollide) return unpackWith({ workers: 1 })
    if (!(error instanceof ProgramKilled) || format.image) throw error
    runner.info(`Unpacking once more, without other programs: ${messageOf(error)}`)
    for (const name of readdirSync(dir)) if (!before.includes(name)) removeTree(join(dir, name))
    await unpackWith({ workers: 1, tools: { ...tools, tar: { dialect: 'node' }, zstd: undefined } })
  }
}

/** Directories that no mount may hide. */
export function protectedDirectories({ inputs }: Pick<RestoreContext, 'inputs'>): string[] {
  const protectedDirs = [process.cwd(), runner.workspace(), runner.tempDir(), ...storeDirectories(inputs)]
  return protectedDirs.filter((path) => existsSync(path))
}

/** The lines that must be unpacked, because they could not be mounted. Logs the reasons. */
export function linesToUnpack(refusals: Refusal[]): PathLine[] {
  for (const { line, reason } of refusals)
    runner.info(`Unpacking ${line.text} instead of mounting: ${reason}`)
  return refusals.map(({ line }) => line)
}

/** Unpacks the lines of received images that could not be mounted. */
export async function unpackReceived(
  received: ReceivedImages,
  refusals: Refusal[],
  opened: OpenedEntry,
  { report: { timeline }, signal }: RestoreContext,
): Promise<void> {
  const lines = linesToUnpack(refusals)
  if (lines.length === 0) return
  using staging = await stage(lines, signal)
  await timeline.during('unpack', () => unpackImagesInto(staging.dir, received, { ...opened, lines }, signal))
  await timeline.during('publish', staging.publish)
}

async function unpackImagesInto(
  dir: string,
  received: ReceivedImages,
  opened: OpenedEntry,
  signal: AbortSignal,
): Promise<void> {
  const tools = await opened.tools()
  if (!tools.unsquashfs)
    throw new Error(
      'this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer',
    )
  await checkSpace(dir, neededBy(opened))
  using space = watchSpace(dir, signal)
  try {
    await unpackImages(received, { ...opened, signal: space.signal, tools, dir })
  } catch (error) {
    throw namingDisk(error, dir)
  }
}
