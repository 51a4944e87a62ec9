/** The format that can be mounted: a squashfs image for each directory, one for all other files, and layers. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Segment } from '../../entry/container.ts'
import { fromBytes } from '../../files/byte-strings.ts'
import type { Match } from '../../files/paths/matches.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { type Format, ownVersion, type Packing, type PackJob } from '../format.ts'
import { appended, bytesInFile, packedOf } from '../packing.ts'
import type { ImageContents } from './check/check.ts'
import { type ImageSources, imageNames, imageOfSources, type Walk, walkOf } from './make/directory-image.ts'
import { imageOfMembers } from './make/make.ts'
import { receiveImages } from './receive.ts'
import { baseIn, imageRootOf, imageTop, matchIn } from './tops.ts'
import { unpackImages } from './unpack.ts'

export const squashfs: Format = {
  id: 'squashfs',
  indexed: true,
  kinds: ['image', 'delta', 'removals'],
  image: true,
  versions: (naming) => [ownVersion('squashfs', naming)],
  unsupportedReason({ mksquashfs, unsquashfs }, task) {
    if (process.platform !== 'linux') return 'it does not run Linux'
    if (task === 'unpack') return unsquashfs ? undefined : 'it has no unsquashfs 4.5 or newer'
    return mksquashfs ? undefined : 'it has no mksquashfs 4.5 or newer'
  },
  pack: packImages,
  async unpack(job) {
    const received = await receiveImages({ ...job, body: () => job.body }, job.dir)
    await unpackImages(received, job)
  },
}

/**
 * mksquashfs writes the start of an image last, so each image is a file first. If mksquashfs cannot read the matches, tar
 * reads them, too, and decides whether the save fails.
 * @throws Error when tar fails, or the image is damaged twice
 */
async function* packImages(job: PackJob): Packing {
  const image = join(job.scratch, 'image')
  const segments: Segment[] = []
  let walked: Walk | undefined
  const walk = (): Walk => (walked ??= walkOf(job))
  for (const [root, matches] of Map.groupBy(job.matches, ({ line }) => imageRootOf(line, job.workspace))) {
    const top = imageTop(root, (matches[0] as Match).line, job.workspace)
    const names = matches.map((match) => matchIn(match, top))
    const lines = [...new Set(matches.map(({ line }) => line))]
    const contents = await imageOf(image, { top, names, lines }, walk, job)
    if (!contents) continue
    const { members: files, bytes } = contents
    const { size: length } = statSync(image)
    const bases = root === 'workspace' && { bases: textOf(lines, top) }
    const segment = { kind: 'image', length, files, bytes, root, ...bases } as const
    yield* appended(segment, bytesInFile(image), { ...job, segments }, bytes / length)
  }
  return packedOf(segments, walked?.skipped ?? [])
}

function textOf(lines: PathLine[], top: string): NonNullable<Segment['bases']> {
  return Object.fromEntries(lines.map((line) => [line.number, fromBytes(baseIn(line, top)).toString()]))
}

/** @returns undefined if there is nothing to pack */
async function imageOf(
  image: string,
  sources: ImageSources,
  walk: () => Walk,
  job: PackJob,
): Promise<ImageContents | undefined> {
  // Only a walk knows what a line excludes.
  const direct = job.leftOut ? undefined : await imageOfSources(image, sources, undefined, job)
  if (direct) return direct
  const walked = walk()
  const members = sources.lines.flatMap(({ number }) => walked.members.get(number) ?? [])
  if (members.length === 0) return undefined
  const isOther = job.leftOut || walked.unpacked.length > 0
  const again = isOther ? await imageOfSources(image, sources, { ...walked, members }, job) : undefined
  if (again) return again
  return await imageOfMembers(image, imageNames(sources, members), { ...job, top: sources.top })
}
