/** Packs all matches into squashfs images: one of each directory that mksquashfs can read, and one of the rest. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type Segment, startAfter } from '../../../entry/container.ts'
import type { Packed, PackJob } from '../../format.ts'
import { copyAll, linkBases, packedOf } from '../../packing.ts'
import { excludedBelow, imageOfDirectory, isDirectory } from './directory-image.ts'
import { imageOfMembers } from './make.ts'

/**
 * mksquashfs writes the start of an image last, so each image is a file first. If mksquashfs fails on a directory, tar
 * reads the directory, too, and decides whether the save fails.
 * @throws Error when tar fails, or the image of the rest is damaged twice
 */
export async function packImages(job: PackJob): Promise<Packed> {
  const image = join(job.scratch, 'image')
  const segments: Segment[] = []
  let walked: Walk | undefined
  for (const match of job.matches.filter(isDirectory)) {
    const root = match.line.number
    // Only a walk knows what a line excludes.
    let contents = job.leftOut ? undefined : await imageOfDirectory(image, match, undefined, job)
    if (!contents) {
      walked ??= readWalk(job)
      const members = walked.members.get(root) ?? []
      const isOther = job.leftOut || excludedBelow(match, walked.unpacked).length > 0
      contents = isOther ? await imageOfDirectory(image, match, { ...walked, members }, job) : undefined
    }
    if (contents) {
      const files = contents.members + 1
      segments.push(await append(image, { ...contents, files, root }, segments, job))
    }
  }
  if (segments.length < job.matches.length) {
    walked ??= readWalk(job)
    const names = [...walked.members].flatMap(([number, names]) =>
      segments.some(({ root }) => root === number) ? [] : names,
    )
    if (names.length > 0) {
      linkBases(job)
      const contents = await imageOfMembers(image, names, job)
      segments.push(await append(image, { ...contents, files: names.length }, segments, job))
    }
  }
  return packedOf(segments, walked?.skipped ?? [])
}

interface Walk {
  /** The members to pack, by the numbers of their lines. */
  members: Map<number, string[]>
  /** The names of members that must not be packed. */
  unpacked: string[]
  /** The names of members that are no file, directory or link. */
  skipped: string[]
}

function readWalk({ found, leftOut = [] }: PackJob): Walk {
  const members = new Map<number, string[]>()
  const skipped: string[] = []
  for (const batch of found)
    for (const { kind, member } of batch) {
      if (kind === 'other') {
        skipped.push(member)
        continue
      }
      const number = Number.parseInt(member, 10)
      const names = members.get(number)
      if (names) names.push(member)
      else members.set(number, [member])
    }
  return { members, unpacked: [...leftOut, ...skipped], skipped }
}

async function append(
  image: string,
  { files, bytes, root }: Pick<Segment, 'files' | 'bytes' | 'root'>,
  segments: Segment[],
  job: PackJob,
): Promise<Segment> {
  const { offset: start, length: before } = segments.at(-1) ?? { offset: 0, length: 0 }
  const offset = startAfter(start + before, 'image')
  if (offset > start + before) await job.write(Buffer.alloc(offset - start - before))
  const length = await copyAll(createReadStream(image, { highWaterMark: 1024 * 1024 }), job)
  return { kind: 'image', offset, length, files, bytes, ...(root === undefined ? {} : { root }) }
}
