/** Compares the files that a job sees in its mounts with the images that it mounted. */
import { toBytes } from '../../../files/byte-strings.ts'
import type { Selection } from '../../../files/patterns.ts'
import { type Changes, changesIn, directoriesIn } from '../../../formats/squashfs/layers/upper.ts'
import type { JobMounts, MountedDirectory } from './job-mounts.ts'

export interface ChangedDirectory extends MountedDirectory {
  changes: Changes
}

/**
 * @param limits `most`: how many changes there may be in all
 * @throws Error if there are more
 */
export async function compare(
  mounts: JobMounts,
  { excludes, most }: Pick<Selection, 'excludes'> & { most: number },
): Promise<ChangedDirectory[]> {
  const compared: ChangedDirectory[] = []
  let left = most
  try {
    for (const [image, directories] of Map.groupBy(mounts.directories, ({ image }) => image)) {
      const layers = toBytes(await mounts.layersOf(image))
      for (const directory of directories) {
        const { prefix, match, hasOwnFiles } = directory
        const upper = toBytes(directory.upper)
        const detached = await mounts.detachedIn(directory, directoriesIn(upper, left))
        const trees = { upper, merged: toBytes(match.path), base: layers + (prefix && `/${prefix}`) }
        const changes = changesIn(trees, { detached, hasOwnFiles, excludes, most: left })
        left -= changes.members.length + changes.removed.length
        compared.push({ ...directory, changes })
      }
    }
  } finally {
    await mounts.release()
  }
  return compared
}

/** Whether a job changed anything: the top is always among the members. */
export function isChanged({ members, removed, isTopChanged }: Changes): boolean {
  return members.length > 1 || removed.length > 0 || isTopChanged
}

/** The name in the image of a file of a mounted directory. */
export function nameIn({ prefix }: MountedDirectory, name: string): string {
  if (prefix === '') return name
  if (name !== '') return `${prefix}/${name}`
  // The number alone would name the link to the line's base.
  return prefix.includes('/') ? prefix : `${prefix}/.`
}
