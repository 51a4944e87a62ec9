/** Unpacks an entry, or the lines of `path` that cannot be mounted, into a staging directory, then publishes it. */
import { existsSync, readdirSync } from 'node:fs'
import type { PathLine } from '../../files/patterns.ts'
import { place } from '../../files/stage-and-publish.ts'
import { removeTree, stagingParent } from '../../files/staging.ts'
import type { ReceivedImages } from '../../formats/squashfs/receive.ts'
import { unpackImages } from '../../formats/squashfs/unpack.ts'
import type { Refusal } from '../../mounts/overlay.ts'
import { checkSpace, whileThereIsSpace } from '../../system/disk/space.ts'
import { messageOf, NamesCollide, ProgramKilled } from '../../system/failure.ts'
import { join } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import type { OpenedEntry, RestoreContext } from './context.ts'

export async function unpack(opened: OpenedEntry, context: RestoreContext): Promise<void> {
  const { lines } = opened
  await checkSpace(await stagingParent(lines[0] as PathLine), neededBy(opened))
  await putInPlace(lines, context, (dir) => unpackInto(dir, opened, context.signal))
}

/** The disk space and the files that an unpacked entry takes. */
export function neededBy({ segments }: Pick<OpenedEntry, 'segments'>): { bytes: number; files: number } {
  // The length of a stream is not known.
  const bytes = segments.reduce((sum, { bytes }) => sum + (Number.isFinite(bytes) ? bytes : 0), 0)
  return { bytes, files: segments.reduce((sum, { files }) => sum + files, 0) }
}

/** @throws Error if this runner lacks a program that the format needs */
export async function unpackInto(dir: string, opened: OpenedEntry, signal: AbortSignal): Promise<void> {
  const { format, body, segments, lines, workspace } = opened
  const tools = await opened.tools()
  const reason = format.unsupportedReason(tools, 'unpack')
  if (reason) throw new Error(`this runner cannot unpack the entry, for ${reason}`)
  const job = { segments, lines, workspace, dir, warn: runner.warning }
  const unpackWith = (more: { workers?: number; tools?: Tools }): Promise<void> =>
    whileThereIsSpace(dir, signal, (signal) =>
      format.unpack({ ...job, tools, ...more, signal, body: body(format.image ? 'any' : undefined) }),
    )
  const before = readdirSync(dir)
  try {
    await unpackWith({})
  } catch (error) {
    // If files share a name, the last one counts. One worker keeps their order.
    if (error instanceof NamesCollide) return unpackWith({ workers: 1 })
    if (!(error instanceof ProgramKilled) || format.image) throw error
    runner.info(`Unpacking once more, without other programs: ${messageOf(error)}`)
    for (const name of readdirSync(dir)) if (!before.includes(name)) removeTree(join(dir, name))
    await unpackWith({ workers: 1, tools: { ...tools, tar: { dialect: 'node' }, zstd: undefined } })
  }
}

export async function putInPlace(
  lines: PathLine[],
  { report, signal }: RestoreContext,
  fill: (dir: string) => Promise<void>,
): Promise<void> {
  await place({
    lines,
    signal,
    fill: (dir) => report.timeline.during('unpack', () => fill(dir)),
    publishing: (put) => report.timeline.during('publish', put),
  })
}

/** Directories that no mount may hide. */
export function protectedDirectories({ inputs }: Pick<RestoreContext, 'inputs'>): string[] {
  const protectedDirs = [process.cwd(), runner.workspace(), runner.tempDir(), inputs.localDir]
  return protectedDirs.filter((path) => existsSync(path))
}

/** @param unpack fills a staging directory with the files of `lines` */
export async function unpackRefused(
  refusals: Refusal[],
  context: RestoreContext,
  unpack: (lines: PathLine[], staging: string) => Promise<void>,
): Promise<void> {
  if (refusals.length === 0) return
  for (const { line, reason } of refusals)
    runner.info(`Unpacking ${line.text} instead of mounting: ${reason}`)
  const lines = refusals.map(({ line }) => line)
  await putInPlace(lines, context, (dir) => unpack(lines, dir))
}

export async function unpackReceived(
  received: ReceivedImages,
  refusals: Refusal[],
  opened: OpenedEntry,
  context: RestoreContext,
): Promise<void> {
  await unpackRefused(refusals, context, async (lines, staging) => {
    const tools = await opened.tools()
    if (!tools.unsquashfs)
      throw new Error(
        'this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer',
      )
    await checkSpace(staging, neededBy(opened))
    await whileThereIsSpace(staging, context.signal, (signal) =>
      unpackImages(received, { ...opened, signal, tools, dir: staging }, lines),
    )
  })
}
