/** Compares the files that a job sees in its mounts with the images that it mounted. */
import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Index, Segment } from '../entry/container.ts'
import { isWithin, toBytes } from '../files/byte-strings.ts'
import type { Match } from '../files/matches.ts'
import type { Selection } from '../files/patterns.ts'
import { type Changes, changesIn, directoriesIn } from '../formats/squashfs/upper.ts'
import { type LayeredRange, newLayerMounts } from '../mount/layers.ts'
import { mountsOn } from '../mount/mount-root.ts'
import { type Mount, readMounts } from '../mount/mountinfo.ts'
import { renamedIn } from '../mount/renamed.ts'
import type { Rights } from '../mount/root-rights.ts'
import { openMountedFile } from './local-copy.ts'

/** A directory that was mounted, and the image that it is from. */
export interface Site {
  match: Match
  /** The upper directory; absolute. */
  upper: string
  /** The segment of the image. */
  image: Segment
  /** Where the directory is in the image: '' for its top. A byte string. */
  prefix: string
  /** Whether files that were there before the mount are visible, too. */
  hasOwnFiles: boolean
}

/** @throws Error if some of the matches are not mounted, or if something else is mounted below them */
export function sitesOf(matches: Match[], { segments }: Index, mountRoot: string): Site[] {
  const uppers = readdirSync(mountRoot).flatMap((name) => name.match(/^upper-(\d+)$/)?.[1] ?? [])
  const places = new Map(
    uppers.map((number) => [readlinkSync(join(mountRoot, `target-${number}`), 'latin1'), number]),
  )
  const sites = matches.map((match) => {
    const number = places.get(toBytes(match.path))
    if (number === undefined) throw new Error(`${match.path} is not mounted`)
    const { options } = mountOf(match, mountRoot)
    const images = segments.filter(({ kind }) => kind === 'image')
    const own = images.find(({ root }) => root === match.root.place)
    const image = own ?? images.find(({ root }) => root === undefined)
    if (!image) throw new Error(`${match.path} is in no image`)
    const below = match.relative === '' ? '' : `/${toBytes(match.relative)}`
    return {
      match,
      image,
      prefix: own ? '' : `${match.root.place}${below}`,
      upper: join(mountRoot, `upper-${number}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(options),
    }
  })
  if (sites.length < places.size) throw new Error('a directory of the restored cache is gone')
  return sites
}

function mountOf({ path }: Match, mountRoot: string): Mount {
  const point = realpathSync(path, 'latin1')
  const mounts = mountsOn(mountRoot).filter((mount) => mount.point === point)
  const [mount] = mounts
  if (mount?.type !== 'overlay' || mounts.length > 1) throw new Error(`${path} is no longer mounted`)
  if (readMounts().some((other) => other.point !== point && isWithin(other.point, point)))
    throw new Error(`something else is mounted below ${path}`)
  return mount
}

export interface Compared extends Site {
  changes: Changes
}

interface Comparing {
  mountRoot: string
  index: Index
  excludes: Selection['excludes']
  /** How many changes there may be in all. */
  most: number
  rights: Rights
  signal: AbortSignal
}

/** Mounts the images once more, because a job sees only the overlays. @throws Error if there are more changes than `most` */
export async function compare(sites: Site[], comparing: Comparing): Promise<Compared[]> {
  const { mountRoot, index, excludes, rights, signal } = comparing
  // mount(8) would block.
  await (await openMountedFile(mountRoot)).close()
  const mounts = newLayerMounts({ dir: mountRoot, rights, signal })
  const compared: Compared[] = []
  let { most } = comparing
  try {
    for (const [nth, image] of [...new Set(sites.map(({ image }) => image))].entries()) {
      const points = await mounts.mountAll(layeredRange(image, index), `base-${nth}`)
      const [point] = points.length > 1 ? [await mounts.stack(points, `base-${nth}`, 'of layers')] : points
      for (const site of sites.filter((site) => site.image === image)) {
        const directories = directoriesIn(toBytes(site.upper), most)
        const renamed = await renamedIn(site.upper, directories, { rights, signal })
        const base = toBytes(join(mountRoot, point)) + (site.prefix === '' ? '' : `/${site.prefix}`)
        const trees = { upper: toBytes(site.upper), merged: toBytes(site.match.path), base }
        const changes = changesIn(trees, { renamed, hasOwnFiles: site.hasOwnFiles, excludes, most })
        most -= changes.members.length + changes.removed.length
        compared.push({ ...site, changes })
      }
    }
  } finally {
    await mounts.release()
  }
  return compared
}

function layeredRange(image: Segment, { segments }: Index): LayeredRange {
  const deltas = segments.filter(({ kind, root }) => kind === 'delta' && root === image.root)
  return { offset: image.offset, length: image.length, deltas }
}

/** Whether a job changed anything: its top is always among the changes. */
export function isChanged({ members, removed, isTopChanged }: Changes): boolean {
  return members.length > 1 || removed.length > 0 || isTopChanged
}

/** The path of a name in the image of a site. */
export function nameIn({ prefix }: Site, name: string): string {
  if (prefix === '') return name
  if (name !== '') return `${prefix}/${name}`
  // The name alone would be that of the link to the root's base.
  return prefix.includes('/') ? prefix : `${prefix}/.`
}
