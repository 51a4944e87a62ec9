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
import type { RestoreContext, RestoreJob } from '../context.ts'

export async function unpack(job: RestoreJob, context: RestoreContext): Promise<void> {
  await checkSpace(await stagingParent(job.lines[0] as PathLine), neededBy(job))
  await putInPlace(job.lines, context, (dir) => unpackInto(dir, job))
}

/** The disk space and the files that an unpacked entry takes. */
export function neededBy({ bytes, segments }: RestoreJob): { bytes: number; files: number } {
  return { bytes, files: segments.reduce((sum, { files }) => sum + files, 0) }
}

/** @throws Error if this runner lacks a program that the format needs */
export async function unpackInto(dir: string, job: RestoreJob): Promise<void> {
  const tools = await job.tools()
  const reason = job.format.unsupportedReason(tools, 'unpack')
  if (reason) throw new Error(`this runner cannot unpack the entry, for ${reason}`)
  const order = job.format.image ? 'any' : undefined
  const unpackWith = (more: { workers?: number; tools?: Tools }): Promise<void> =>
    whileThereIsSpace(dir, job.signal, (signal) =>
      job.format.unpack({ ...job, tools, ...more, signal, body: job.body(order), dir }),
    )
  const before = readdirSync(dir)
  try {
    await unpackWith({})
  } catch (error) {
    // If files share a name, the last one counts. One worker keeps their order.
    if (error instanceof NamesCollide) return unpackWith({ workers: 1 })
    if (!(error instanceof ProgramKilled) || job.format.image) throw error
    runner.info(`Unpacking once more, without other programs: ${messageOf(error)}`)
    for (const name of readdirSync(dir)) if (!before.includes(name)) removeTree(join(dir, name))
    await unpackWith({ workers: 1, tools: { ...tools, tar: { dialect: 'node' }, zstd: undefined } })
  }
}

export async function putInPlace(
  lines: PathLine[],
  { timeline, signal }: RestoreContext,
  fill: (dir: string) => Promise<void>,
): Promise<void> {
  await place({
    lines,
    signal,
    fill: (dir) => timeline.during('unpack', () => fill(dir)),
    publishing: (put) => timeline.during('publish', put),
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
  { job, context }: { job: RestoreJob; context: RestoreContext },
): Promise<void> {
  await unpackRefused(refusals, context, async (lines, staging) => {
    const tools = await job.tools()
    if (!tools.unsquashfs)
      throw new Error(
        'this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer',
      )
    await checkSpace(staging, neededBy(job))
    await whileThereIsSpace(staging, job.signal, (signal) =>
      unpackImages(received, { ...job, signal, tools, dir: staging }, lines),
    )
  })
}
