/** Refuses saves that would read a mounted cache for hours. */
import { gibibyte, shortSizeText } from '../../system/units.ts'

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
