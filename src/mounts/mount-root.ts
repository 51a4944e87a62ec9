/** Makes and finds mount roots: private directories, each of which holds the mounts of one restore. */
import { accessSync, constants, lstatSync, mkdtempSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fromBytes, isWithin, toBytes } from '../files/byte-strings.ts'
import { isPrivate, isPrivateDirectory } from '../files/placing/staging.ts'
import { orUndefined } from '../system/failure.ts'
import { startOf } from '../system/machine/processes.ts'
import { isRunning, signOf, signPattern } from '../system/machine/sign-of-life.ts'
import { type Mount, readMounts } from '../system/mountinfo.ts'

// The name shows a later run whether the job is over: by the sign of life of a runner process that lives as long as the job.
// The source of each mount is the path of its mount root, so the kernel's table shows our mounts even without the directory.
const pattern = new RegExp(`^headstart-mount-(${signPattern})-\\w{6}$`)

/**
 * The directory for the mount roots of caches: beside RUNNER_TEMP, so that RUNNER_TEMP stays an ordinary directory, or in it
 * if this user cannot write beside it, or if another disk is there.
 */
export function parentOfMountRoots(temp: string): string {
  const beside = dirname(realpathSync(temp))
  const isOnDisk = lstatSync(beside).dev === statSync(temp).dev
  return isOnDisk && orUndefined(() => accessSync(beside, constants.W_OK) ?? true) ? beside : temp
}

/** Where mount roots of this runner may be, of this job and of earlier ones. */
export function parentsOfMountRoots(temp: string, workspace: string): string[] {
  return [...new Set([temp, dirname(temp), dirname(workspace)])]
}

/**
 * Makes a mount root below `parent`, for this job.
 * @throws Error where the start of the runner cannot be read: no later step would recognize the mounts
 */
export function openMountRoot(parent: string): string {
  const runner = process.ppid || 1 // In a container the runner is not visible: the container's first process stands in.
  const start = startOf(runner)
  if (start === undefined) throw new Error(`The start time of process ${runner} cannot be read.`)
  // The kernel's table has paths without links.
  return mkdtempSync(join(realpathSync(parent), `headstart-mount-${signOf({ pid: runner, start }, parent)}-`))
}

/**
 * The source of a mount, if it can be trusted: it is the mount root's path if the mount is ours. Only root can mount an
 * overlay or tmpfs. Every user may mount FUSE and name any source, so only FUSE mounts of root and of this user count.
 */
export function sourceOf({ type, source, user }: Mount): string | undefined {
  const isTrusted =
    type === 'fuse' ? user === 0 || user === process.geteuid?.() : /^(overlay|tmpfs)$/.test(type)
  return isTrusted ? source : undefined
}

/**
 * Where root keeps records of overlays. Only root can write there. They outlive a restart of the machine, as marks do, which
 * `git clean` leaves in tracked directories.
 */
export const recordsDir = '/var/lib/headstart'

/** Where root sees the directory that holds a mount root, as it is below all mounts. */
export function belowPoint(dir: string): string {
  return join(recordsDir, `${basename(dir)}-below`)
}

/** All mounts of a mount root: at the targets, inside the mount root, and below the overlay. */
export function mountsOn(dir: string): Mount[] {
  const [path, below] = [toBytes(dir), toBytes(belowPoint(dir))]
  const isOwn = (mount: Mount): boolean =>
    sourceOf(mount) === path || isWithin(mount.point, path) || mount.point === below
  return readMounts().filter(isOwn)
}

/** Where the last mount of a mount root is in the kernel's table; -1 if there is none. */
export function placeOfLastMount(dir: string): number {
  const path = toBytes(dir)
  return readMounts().findLastIndex((mount) => sourceOf(mount) === path)
}

/** The source of the mounts that a broker makes. Only root can name the source of an overlay. */
export const brokerSource = 'headstart-broker'

/** The FUSE files that are mounted for a mount root. */
export function filesShownFor(dir: string): Mount[] {
  const path = toBytes(dir)
  return readMounts().filter((mount) => mount.type === 'fuse' && sourceOf(mount) === path)
}

/** Headstart's mounts for any job: the points, and the sources. */
export function ownMounts(): Pick<Mount, 'point' | 'source'>[] {
  const isOwn = (source: string): boolean => isMountRoot(source) || source === brokerSource
  return readMounts().flatMap((mount) => {
    const source = sourceOf(mount) ?? ''
    return isOwn(source) ? { point: mount.point, source } : []
  })
}

/** How many targets have a link in a mount root, `target-<number>`. */
export function countTargets(dir: string): number {
  return readdirSync(dir).filter((name) => /^target-\d+$/.test(name)).length
}

/** Judges by the name alone. */
export function isMountRoot(dir: string): boolean {
  return pattern.test(basename(dir))
}

// No job runs for longer: https://docs.github.com/en/actions/reference/limits
const longestJobMs = 5 * 24 * 60 * 60 * 1000

/** Whether the job is over. For a process that this one cannot see, only the time of the longest job shows that. */
function isAbandoned(dir: string): boolean {
  const [, sign = ''] = pattern.exec(basename(dir)) ?? []
  const runs = isRunning(sign)
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

/** The mount roots of jobs that are over, found by their mounts or in one of `parents`. Absolute paths. */
export function abandonedMountRoots(parents: string[]): string[] {
  const mounted = readMounts()
    .flatMap((mount) => rootOf(mount) ?? [])
    .map((dir) => fromBytes(dir).toString())
    .filter((dir) => isMountRoot(dir) && !isOthers(dir))
  const own = process.platform === 'linux' ? parents.flatMap(mountRootsIn).filter(isPrivate) : []
  return [...new Set([...mounted, ...own])].filter(isAbandoned)
}

function mountRootsIn(parent: string): string[] {
  try {
    const names = readdirSync(parent).filter((name) => pattern.test(name))
    return names.map((name) => join(realpathSync(parent), name))
  } catch {
    // The user of a container may not read the directory above the workspace.
    return []
  }
}

/** Whether another user must take the mount root down: that user's processes may be hidden from us. */
function isOthers(dir: string): boolean {
  try {
    const stat = lstatSync(dir, { throwIfNoEntry: false })
    return stat !== undefined && !isPrivateDirectory(stat)
  } catch {
    return true
  }
}
