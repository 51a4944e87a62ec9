/** The mount root: the private directory that holds the mounts of one restore. Makes and finds mount roots. */
import { lstatSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fromBytes, isWithin, toBytes } from '../files/byte-strings.ts'
import { isPrivate, isPrivateDirectory } from '../files/staging.ts'
import { type Mount, readMounts } from './mountinfo.ts'
import { pidNamespace, startOf } from './processes.ts'

// The name has the pid and the start time of a runner process that lives as long as the job, and the namespace of the
// pid, because containers may share directories and begin with copies of the host's mounts. So a later run sees whether
// the job is over, without a file that could be stale. Mounts have the mount root's path as their source, so the
// kernel's table alone shows which mounts are ours, even after the directory has been removed.
const pattern = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/

/** Makes a mount root below `parent`, for this job. */
export function openMountRoot(parent: string): string {
  const runner = process.ppid || 1 // In a container the runner is not visible: the container's first process stands in.
  // The kernel's table has paths without links.
  const name = `headstart-mount-${pidNamespace()}-${runner}-${startOf(runner)}-`
  return mkdtempSync(join(realpathSync(parent), name))
}

/**
 * The source of a mount, if it can be trusted: it is the mount root's path if the mount is ours. Only root can mount an
 * overlay or tmpfs. Every user may mount FUSE and name any source, so only FUSE mounts of root and of this user count.
 */
function sourceOf({ type, source, user }: Mount): string | undefined {
  const isTrusted =
    type === 'fuse' ? user === 0 || user === process.geteuid?.() : /^(overlay|tmpfs)$/.test(type)
  return isTrusted ? source : undefined
}

/** All mounts of a mount root: at the targets and inside the mount root. */
export function mountsOn(dir: string): Mount[] {
  const path = toBytes(dir)
  return readMounts().filter((mount) => sourceOf(mount) === path || isWithin(mount.point, path))
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

/** Where Headstart has mounted something, for any job. Absolute byte strings. */
export function ownMountPoints(): string[] {
  const isOwn = (source: string): boolean => isMountRoot(source) || source === brokerSource
  return readMounts().flatMap((mount) => (isOwn(sourceOf(mount) ?? '') ? mount.point : []))
}

/** Whether a path is the path of a mount root. */
export function isMountRoot(dir: string): boolean {
  return pattern.test(basename(dir))
}

// No job runs for longer: https://docs.github.com/en/actions/reference/limits
const longestJobMs = 5 * 24 * 60 * 60 * 1000

/** Whether the job is over. A process of another namespace knows it only after the time of the longest job. */
function isAbandoned(dir: string): boolean {
  const [, namespace, pid = '', start] = basename(dir).match(pattern) ?? []
  if (namespace === pidNamespace()) return startOf(pid) !== start
  const stat = lstatSync(dir, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > longestJobMs
}

/**
 * The mount root that a mount may belong to, or none. Until the overlays are mounted, the image is mounted inside the
 * mount root, with a loop device as its source.
 */
function rootOf(mount: Mount): string | undefined {
  return mount.type === 'squashfs' ? dirname(mount.point) : sourceOf(mount)
}

/** The mount roots of jobs that are over, found by their mounts or in `parent`. Absolute paths. */
export function abandonedMountRoots(parent: string): string[] {
  const mounted = readMounts()
    .flatMap((mount) => rootOf(mount) ?? [])
    .map((dir) => fromBytes(dir).toString())
    .filter((dir) => isMountRoot(dir) && !isOthers(dir))
  const names = process.platform === 'linux' ? readdirSync(parent).filter((name) => pattern.test(name)) : []
  const own = names.map((name) => join(realpathSync(parent), name)).filter(isPrivate)
  return [...new Set([...mounted, ...own])].filter(isAbandoned)
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
