/** Serialises the mounts of this process. */
import pLimit from 'p-limit'

/**
 * Runs the work when no other work runs here. A check of a mount point and the mount after it must be one piece of work:
 * the mount would hide a cache of the same step that is mounted in between.
 */
export const alone = pLimit(1)
