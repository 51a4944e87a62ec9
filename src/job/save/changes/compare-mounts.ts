/** Compares the files that a job sees in its mounts with the images that it mounted. */
import { toBytes } from '../../../files/byte-strings.ts'
import type { Selection } from '../../../files/patterns.ts'
import { type Changes, changesIn, directoriesIn } from '../../../formats/squashfs/layers/upper.ts'
import type { JobMounts, MountedDirectory } from './job-mounts.ts'

export interface Compared extends MountedDirectory {
  changes: Changes
}

interface CompareOptions {
  excludes: Selection['excludes']
  /** How many changes there may be in all. */
  most: number
}

/** @throws Error if there are more changes than `most` */
export async function compare(mounts: JobMounts, comparing: CompareOptions): Promise<Compared[]> {
  const { excludes } = comparing
  const compared: Compared[] = []
  let { most } = comparing
  try {
    for (const [image, sites] of Map.groupBy(mounts.sites, ({ image }) => image)) {
      const layers = toBytes(await mounts.layersOf(image))
      for (const site of sites) {
        const detached = await mounts.detachedIn(site, directoriesIn(toBytes(site.upper), most))
        const base = layers + (site.prefix === '' ? '' : `/${site.prefix}`)
        const trees = { upper: toBytes(site.upper), merged: toBytes(site.match.path), base }
        const changes = changesIn(trees, { detached, hasOwnFiles: site.hasOwnFiles, excludes, most })
        most -= changes.members.length + changes.removed.length
        compared.push({ ...site, changes })
      }
    }
  } finally {
    await mounts.release()
  }
  return compared
}

/** Whether a job changed anything: its top is always among the changes. */
export function isChanged({ members, removed, isTopChanged }: Changes): boolean {
  return members.length > 1 || removed.length > 0 || isTopChanged
}

/** The path of a name in the image of a site. */
export function nameIn({ prefix }: MountedDirectory, name: string): string {
  if (prefix === '') return name
  if (name !== '') return `${prefix}/${name}`
  // The name alone would be that of the link to the line's base.
  return prefix.includes('/') ? prefix : `${prefix}/.`
}
