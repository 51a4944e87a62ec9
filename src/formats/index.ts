/** The list of formats. */
import { actionsCache } from './actions-cache/actions-cache.ts'
import { tar } from './archive/archive.ts'
import type { Format } from './format.ts'
import { squashfs } from './squashfs/squashfs.ts'

/** One line per format, the preferred one first. */
export const formats: [Format, ...Format[]] = [tar, squashfs, actionsCache]
