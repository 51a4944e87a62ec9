/** The part of a restore that unpacks. */
import { checkSpace, whileThereIsSpace } from '../disk/space.ts'
import type { Root } from '../files/patterns.ts'
import { place } from '../files/place.ts'
import { stagingParent } from '../files/staging.ts'
import type { Job, Unpacking } from './restoring.ts'

export async function unpack(job: Job, how: Unpacking): Promise<void> {
  await checkSpace(await stagingParent(job.roots[0] as Root), neededBy(job))
  await putInPlace(job.roots, how, (dir) => unpackInto(dir, job))
}

/** What a job takes on a disk when it is unpacked. */
export function neededBy({ bytes, segments }: Pick<Job, 'bytes' | 'segments'>): {
  bytes: number
  files: number
} {
  return { bytes, files: segments.reduce((sum, { files }) => sum + files, 0) }
}

/** @throws Error where this runner has no program for it */
export async function unpackInto(dir: string, job: Job): Promise<void> {
  const tools = await job.tools()
  const obstacle = job.format.obstacle(tools, 'unpack')
  if (obstacle) throw new Error(`this runner cannot unpack the entry, for ${obstacle}`)
  await whileThereIsSpace(dir, job.signal, (signal) =>
    job.format.unpack({ ...job, signal, tools, body: job.body(), dir }),
  )
}

/** Fills a staging directory, then publishes what is in it. */
export async function putInPlace(
  roots: Root[],
  { timeline, signal }: Unpacking,
  fill: (dir: string) => Promise<void>,
): Promise<void> {
  await place({
    roots,
    signal,
    fill: (dir) => timeline.during('unpack', () => fill(dir)),
    publishing: (put) => timeline.during('publish', put),
  })
}
