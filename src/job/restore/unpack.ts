/** Unpacks an entry into a staging directory, then publishes it. */

import type { PathLine } from '../../files/patterns.ts'
import { place } from '../../files/stage-and-publish.ts'
import { stagingParent } from '../../files/staging.ts'
import { checkSpace, whileThereIsSpace } from '../../system/disk/space.ts'
import { NamesCollide } from '../../system/failure.ts'
import type { RestoreContext, RestoreJob } from '../context.ts'

export async function unpack(job: RestoreJob, context: RestoreContext): Promise<void> {
  await checkSpace(await stagingParent(job.lines[0] as PathLine), neededBy(job))
  await putInPlace(job.lines, context, (dir) => unpackInto(dir, job))
}

/** The disk space and the files that an unpacked entry takes. */
export function neededBy({ bytes, segments }: RestoreJob): { bytes: number; files: number } {
  return { bytes, files: segments.reduce((sum, { files }) => sum + files, 0) }
}

/** @throws Error where this runner lacks a program that the format needs */
export async function unpackInto(dir: string, job: RestoreJob): Promise<void> {
  const tools = await job.tools()
  const reason = job.format.unsupportedReason(tools, 'unpack')
  if (reason) throw new Error(`this runner cannot unpack the entry, for ${reason}`)
  const order = job.format.image ? 'any' : undefined
  const unpackWith = (more: { workers?: number }): Promise<void> =>
    whileThereIsSpace(dir, job.signal, (signal) =>
      job.format.unpack({ ...job, ...more, signal, tools, body: job.body(order), dir }),
    )
  try {
    await unpackWith({})
  } catch (error) {
    if (!(error instanceof NamesCollide)) throw error
    // Of files that share a name, the last in order counts.
    await unpackWith({ workers: 1 })
  }
}

/** Fills a staging directory, then publishes its contents. */
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
