/** Compares the files that a job sees in its mounts with the images that it mounted. */
import { toBytes } from '../../files/byte-strings.ts'
import type { Selection } from '../../files/paths/patterns.ts'
import { directoriesIn, itemSize, type Stack, treesOf } from '../../formats/squashfs/layers/items.ts'
import { type Changes, changesIn, countOf, type UpperOptions } from '../../formats/squashfs/layers/upper.ts'
import { joinNames } from '../../formats/squashfs/tops.ts'
import type { JobMounts, MountedDirectory } from './job-mounts.ts'

export interface ComparedDirectory extends MountedDirectory {
  changes: Changes
  detached: Set<string>
  /** The layers and the image below. */
  layers: Stack
}

interface Comparison extends Pick<Selection, 'excludes'>, Pick<UpperOptions, 'meaningOf' | 'meaningOfNew'> {
  /** How many changes there may be in all that are a reason for a save. */
  most: number
  /** How many directories there may be with files that the job has written to or only used. */
  mostDirectories: number
}

/** @throws Error if there are more changes than `most` */
export async function compare(
  mounts: JobMounts,
  { most, mostDirectories, ...options }: Comparison,
): Promise<ComparedDirectory[]> {
  const compared: ComparedDirectory[] = []
  let left = most
  for (const [image, directories] of Map.groupBy(mounts.directories, ({ image }) => image)) {
    const layers = mounts.layersOf(image).map(toBytes)
    for (const directory of directories) {
      const detached = await mounts.detachedIn(
        directory,
        directoriesIn(toBytes(directory.upper), mostDirectories),
      )
      const mounted = { ...directory, detached, layers }
      const changes = await changesWith(0, mounted, { ...options, most: left, hiddenSize: itemSize })
      left -= changes.worth
      compared.push({ ...mounted, changes })
    }
  }
  return compared
}

/**
 * The changes of a directory, together with those of the newest layers.
 * @param count how many of the layers of the directory's image
 */
export async function changesWith(
  count: number,
  { match, upper, layers, prefix, detached, hasOwnFiles }: Omit<ComparedDirectory, 'changes'>,
  options: Omit<UpperOptions, 'detached' | 'hasOwnFiles'>,
): Promise<Changes> {
  if (count >= layers.length) throw new Error('the broker does not show the layers')
  const trees = treesOf({ upper: toBytes(upper), merged: toBytes(match.path), layers, prefix }, count)
  return changesIn(trees, { detached, hasOwnFiles, ...options })
}

/** Whether a job changed anything: the top is always among the directories. */
export function isChanged({ changes }: ComparedDirectory): boolean {
  return countOf(changes) > 1 || changes.isTopChanged
}

/** The name in the image of a name in the directory. */
export function nameInImage({ prefix }: MountedDirectory, name: string): string {
  return joinNames(prefix, name)
}
