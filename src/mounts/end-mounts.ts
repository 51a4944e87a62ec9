/** Ends mounts: of a restore that failed, of a job that is over, and of jobs that were killed. */
import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { isWithin } from '../files/byte-strings.ts'
import { awaitedLater, messageOf, orUndefined } from '../system/failure.ts'
import { findRights, type Rights } from '../system/root-rights.ts'
import * as runner from '../system/runner.ts'
import { troubleIn } from './lazy/lazy-mount.ts'
import { endServer, type ServerReport } from './lazy/server.ts'
import {
  abandonedMountRoots,
  isGone,
  outdatedMountRoots,
  parentsOfMountRoots,
  removeRecords,
} from './root/abandoned.ts'
import { lockMounts } from './root/lock.ts'
import { openMountRoot, parentOfMountRoots, placeOfLastMount } from './root/mount-root.ts'
import { recordOf } from './root/record.ts'
import { takeDown } from './root/unmount.ts'
import { removeFromWorkspace } from './workspace/show.ts'

/** Reads the file of the image, which is still there, and the server's report. */
export type Inspect = (report: ServerReport | undefined) => Promise<void>

interface Ending {
  /** Whether this job has mounted them. */
  isOwn: boolean
  inspect?: Inspect | undefined
}

interface EndedMounts {
  report: ServerReport | undefined
  /** Settles when the files are inspected, and gone. */
  removed: Promise<void>
}

/**
 * Ends the mounts of a mount root: of a restore that failed, of a job that is over, or of a job that was killed.
 * @returns the server's report; undefined where there was no server
 */
async function endMounts(dir: string, rights: Rights, { isOwn, inspect }: Ending): Promise<EndedMounts> {
  // The server first: programs that wait for bytes get an error, and so let go of the mounts.
  const report = await endServer(dir, rights)
  const inspected = awaitedLater(Promise.resolve(inspect?.(report)))
  const { removeFiles } = await takeDown(dir, { rights, warn: runner.warning, isOwn })
  return { report, removed: awaitedLater(inspected.finally(removeFiles)) }
}

/** Opens the mount root of a restore. The end of the block ends its mounts, unless they are kept. */
export function openRoot(rights: Rights, signal: AbortSignal) {
  const dir = openMountRoot(parentOfMountRoots(runner.tempDir()))
  let isOver = false
  let ending: Promise<unknown> | undefined
  // A program that reads a mount waits for bytes, and cannot be interrupted until the server ends.
  const stopWaiting = (): void => {
    ending = awaitedLater(endServer(dir, rights))
  }
  signal.addEventListener('abort', stopWaiting)
  /** Lines may be unpacked by now, and post unmounts what stays. So a failure is a warning. */
  const end = async (): Promise<string | undefined> => {
    if (isOver) return undefined
    isOver = true
    try {
      await ending
      const limit = AbortSignal.timeout(60_000)
      await removeFromWorkspace(dir, { rights, signal: limit })
      const { report, removed } = await endMounts(dir, rights, { isOwn: true })
      await removed
      return troubleIn(report)
    } catch (error) {
      const why = `they could not be unmounted: ${messageOf(error)}`
      runner.warning(`The mounts below ${dir} stay until the job ends, because ${why}`)
      return undefined
    }
  }
  return {
    ...{ dir, rights },
    /** Leaves the mounts to the job. Post ends them. */
    keep(): void {
      isOver = true
    },
    /** Ends the mounts. @returns the cause of an error: a reader sees only EIO if the lazy server has failed */
    async causeOf(error: unknown): Promise<unknown> {
      const trouble = await end()
      return trouble === undefined ? error : new Error(trouble, { cause: error })
    },
    async [Symbol.asyncDispose](): Promise<void> {
      signal.removeEventListener('abort', stopWaiting)
      await end()
    },
  }
}

/** Ends the mounts of killed jobs. Warns instead of failing. */
export async function unmountAbandoned(): Promise<void> {
  const parents = parentsOfMountRoots(runner.tempDir(), runner.workspace())
  const mountRoots = ofThisRunner(abandonedMountRoots(parents))
  const outdated = outdatedMountRoots().filter((dir) => !mountRoots.includes(dir))
  if (mountRoots.length === 0 && outdated.length === 0) return
  const rights = await rightsNow()
  // The killed job's report does not concern this job.
  await Promise.all(await endAllMounts(mountRoots, rights, { isOwn: false }))
  if (rights && outdated.length > 0) await removeRecords(outdated, rights).catch(runner.warningOf)
}

/**
 * Leaves out the overlays over the workspaces of other runners, with their images: the next job there may have begun, may work
 * in the overlay, and may have files of its own at the targets. That runner's next restore ends them.
 */
function ofThisRunner(mountRoots: string[]): string[] {
  const own = [runner.workspace(), dirname(runner.tempDir())].flatMap(
    (path) => orUndefined(() => realpathSync(path, 'latin1')) ?? [],
  )
  const left = mountRoots.flatMap((dir) => {
    const record = placeOfLastMount(dir) === -1 && !isGone(dir) ? undefined : recordOf(dir)
    const isOwn = !record || own.some((place) => isWithin(record.workspace, place))
    return isOwn ? [] : [dir, ...record.targets.map(({ mountRoot }) => mountRoot)]
  })
  return mountRoots.filter((dir) => !left.includes(dir))
}

/** Undefined if this user cannot unmount, or no longer. */
export function rightsNow(): Promise<Rights | undefined> {
  return findRights(AbortSignal.timeout(10_000)).catch(() => undefined)
}

const mostEndingMs = 60_000

/**
 * Ends the mounts of several mount roots. Warns instead of failing.
 * @returns the removal of each one's files, which goes on
 */
export async function endAllMounts(
  mountRoots: string[],
  rights: Rights | undefined,
  ending: Ending,
): Promise<Promise<unknown>[]> {
  const removals: Promise<unknown>[] = []
  for (const dir of mountRoots) {
    try {
      if (!rights) throw new Error('root no longer has the rights, or sudo asks for a password')
      await using _ = await lockMounts(dir, AbortSignal.timeout(mostEndingMs))
      const { removed } = await endMounts(dir, rights, ending)
      removals.push(removed.catch((error) => warnOf(dir, error)))
    } catch (error) {
      warnOf(dir, error)
    }
  }
  return removals
}

function warnOf(dir: string, error: unknown): void {
  runner.warning(`The mounts below ${dir} stay, because they could not be unmounted: ${messageOf(error)}`)
}
