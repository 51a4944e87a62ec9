/** Unpacks the lines of `path` that could not be mounted, next to those that were. */
import { existsSync } from 'node:fs'
import type { PathLine } from '../../files/patterns.ts'
import type { ReceivedImages } from '../../formats/squashfs/receive.ts'
import { unpackImages } from '../../formats/squashfs/unpack.ts'
import type { Refusal } from '../../mounts/overlay.ts'
import { checkSpace, whileThereIsSpace } from '../../system/disk/space.ts'
import * as runner from '../../system/runner.ts'
import type { RestoreContext, RestoreJob } from '../context.ts'
import { neededBy, putInPlace } from './unpack.ts'

/** The directories that must outlive a mount, so that no mount may hide them. */
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
