/** Packs all matches into squashfs images: one of each directory that mksquashfs can read, and one of the rest. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type Segment, startAfter } from '../../entry/container.ts'
import type { Packed, PackJob } from '../format.ts'
import { copyAll, linkBases } from '../packing.ts'
import { type DirectoryImages, isDirectory, openDirectoryImages } from './directory-image.ts'
import { imageOfMembers } from './make.ts'

/**
 * mksquashfs writes the start of an image last, so each image is written to a file first, and checked. Where mksquashfs
 * fails on a directory, tar reads the directory, too, and decides whether the save fails.
 * @throws Error when tar fails, or the image of the rest is damaged twice
 */
export async function packImages(job: PackJob): Promise<Packed> {
  const image = join(job.scratch, 'image')
  const directories = openDirectoryImages(image, job)
  try {
    return await packBeside(directories, image, job)
  } finally {
    await directories.end()
  }
}

async function packBeside(directories: DirectoryImages, image: string, job: PackJob): Promise<Packed> {
  const { members, skipped } = readWalk(job)
  const unpacked = [...(job.leftOut ?? []), ...skipped]
  const segments: Segment[] = []
  const rest: string[][] = []
  for (const [place, names] of members) {
    const match = job.matches.find((match) => match.root.place === place && isDirectory(match))
    const contents = match && (await directories.imageOf(match, { members: names, unpacked }))
    if (!contents) rest.push(names)
    else segments.push(await append(image, { ...contents, files: names.length, root: place }, segments, job))
  }
  if (rest.length > 0) {
    const names = rest.flat()
    linkBases(job)
    const contents = await imageOfMembers(image, names, job)
    segments.push(await append(image, { ...contents, files: names.length }, segments, job))
  }
  const sum = (count: 'files' | 'bytes'): number => segments.reduce((all, segment) => all + segment[count], 0)
  return { segments, files: sum('files'), bytes: sum('bytes'), skipped }
}

/** The members to pack, by the places of their roots, and the members that are no file, directory or link. */
function readWalk({ found }: PackJob): { members: Map<number, string[]>; skipped: string[] } {
  const members = new Map<number, string[]>()
  const skipped: string[] = []
  for (const batch of found)
    for (const { kind, member } of batch) {
      if (kind === 'other') {
        skipped.push(member)
        continue
      }
      const place = Number.parseInt(member, 10)
      const names = members.get(place)
      if (names) names.push(member)
      else members.set(place, [member])
    }
  return { members, skipped }
}

/** Writes an image to the body, behind the other segments. */
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
