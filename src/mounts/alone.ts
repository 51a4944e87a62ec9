/** Serialises the mounts of the steps of a job. */
import pLimit from 'p-limit'
import { withClaim } from './claim.ts'

const ofThisProcess = pLimit(1)

/**
 * Runs the work when no other work runs, in this process or in another step that runs at the same time. A check of a mount
 * point and the mount after it must be one piece of work: the mount would hide a cache that is mounted in between.
 * @param temp the directory for temporary files, which all steps of a job share
 */
export function alone<T>(temp: string, work: () => Promise<T>): Promise<T> {
  return ofThisProcess(() => withClaim(temp, work))
}
