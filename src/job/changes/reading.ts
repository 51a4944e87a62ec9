/** Refuses saves that would read a mounted cache for hours. */
import { walk } from '../../files/paths/walk.ts'
import { gibibyte, shortSizeText } from '../../system/units.ts'
import type { EntryToSave } from '../shared/save-context.ts'

// Reading takes a second for a GiB or two, also of holes, and the image of a hostile entry of a few MiB can show PiB.
const mostShownBytes = 128 * gibibyte
const mostPerStoredByte = 64

/** @throws Error if files of a mounted entry of this size have more bytes than a cache has */
export function checkReading(bytes: number, storedBytes: number): void {
  if (bytes > Math.max(mostShownBytes, mostPerStoredByte * storedBytes))
    throw new Error(
      `the mounted cache now has ${shortSizeText(bytes)} of files, and its entry has ${shortSizeText(storedBytes)}: if this job has not written them, delete the entry`,
    )
}

/** Before a save of all files. @throws as `checkReading` */
export function checkReadingAll({
  selection,
  matches,
  state: { mounted },
}: Pick<EntryToSave, 'selection' | 'matches' | 'state'>): void {
  if (!mounted) return
  const linked = new Set<string>()
  let bytes = 0
  for (const batch of walk(matches, selection.excludes))
    for (const { length = 0, hardLink } of batch) {
      // Images may lie about how many names a file has.
      if (!hardLink || !linked.has(hardLink.inode)) bytes += length
      if (hardLink) linked.add(hardLink.inode)
    }
  checkReading(bytes, mounted.size)
}
