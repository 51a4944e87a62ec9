/** Finds what jobs that are over have left: mount roots, and records of overlays. */
import { lstatSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes } from '../../files/byte-strings.ts'
import { isPrivate, isPrivateDirectory } from '../../files/placing/staging.ts'
import { orUndefined } from '../../system/failure.ts'
import { isOfEarlierBoot, isRunning } from '../../system/machine/sign-of-life.ts'
import { type Mount, readMounts } from '../../system/mountinfo.ts'
import type { Rights } from '../../system/root-rights.ts'
import { belowPoint, isMountRoot, recordPathOf, runnerSignOf, sourceOf } from './mount-root.ts'
import { allRecords, recordOf } from './record.ts'

/** Where mount roots of this runner may be, of this job and of earlier ones. */
export function parentsOfMountRoots(temp: string, workspace: string): string[] {
  return [...new Set([temp, dirname(temp), dirname(workspace)])]
}

/**
 * The mount roots of jobs that are over. Absolute paths, found by their mounts, in one of `parents`, or by records if the
 * directories are gone. Leaves out overlays that the present job has found in use.
 */
export function abandonedMountRoots(parents: string[]): string[] {
  const mounted = readMounts()
    .flatMap((mount) => rootOf(mount) ?? [])
    .map((dir) => fromBytes(dir).toString())
    .filter((dir) => isMountRoot(dir) && !isOthers(dir))
  const own = process.platform === 'linux' ? parents.flatMap(mountRootsIn).filter(isPrivate) : []
  const all = new Set([...mounted, ...own, ...recordedAlone()])
  return [...all].filter((dir) => isAbandoned(dir) && !isRunning(recordOf(dir)?.detachedFor ?? ''))
}

/** The mount roots that are gone, but have records of a time before the machine was restarted. */
export function outdatedMountRoots(): string[] {
  return recordedAlone().filter((dir) => isOfEarlierBoot(runnerSignOf(dir)))
}

/** Removes only the records. @throws ToolFailure */
export async function removeRecords(mountRoots: string[], rights: Rights): Promise<void> {
  const paths = mountRoots.flatMap((dir) => [recordPathOf(dir), belowPoint(dir)])
  const args = ['-rf', '--one-file-system', '--', ...paths]
  await rights.run('rm', args, { cwd: '/', signal: AbortSignal.timeout(60_000) })
}

/** Mount roots of which only a record is left. */
function recordedAlone(): string[] {
  return allRecords().flatMap(({ dir }) => (isGone(dir) ? [dir] : []))
}

/** False where another user's directories hide it. */
export function isGone(dir: string): boolean {
  return orUndefined(() => lstatSync(dir, { throwIfNoEntry: false }) === undefined) ?? false
}

// No job runs for longer: https://docs.github.com/en/actions/reference/limits
const longestJobMs = 5 * 24 * 60 * 60 * 1000

/** Whether the job is over. For a process that this one cannot see, only the time of the longest job shows that. */
function isAbandoned(dir: string): boolean {
  const runs = isRunning(runnerSignOf(dir))
  if (runs !== undefined) return !runs
  const stat = lstatSync(dir, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > longestJobMs
}

/**
 * The mount root that a mount may belong to, or none. Images and layers are mounted inside the mount root, with loop devices
 * as their sources.
 */
function rootOf(mount: Mount): string | undefined {
  return mount.type === 'squashfs' ? dirname(mount.point) : sourceOf(mount)
}

function mountRootsIn(parent: string): string[] {
  // The user of a container may not read the directory above the workspace.
  const real = orUndefined(() => realpathSync(parent))
  const names = real === undefined ? undefined : orUndefined(() => readdirSync(real))
  return (names ?? []).filter(isMountRoot).map((name) => join(real ?? '', name))
}

/** Whether another user must take the mount root down: that user's processes may be hidden from us. */
function isOthers(dir: string): boolean {
  const isOwn = orUndefined(() => {
    const stat = lstatSync(dir, { throwIfNoEntry: false })
    return stat === undefined || isPrivateDirectory(stat)
  })
  return isOwn !== true
}
