/** The mount root: the private directory that holds the mounts of one restore. Makes it and takes it down. */
import { lstatSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, messageOf } from '../failure.ts'
import { fromBytes, isWithin, toBytes } from '../files/bytes.ts'
import { isPrivate, isPrivateDirectory } from '../files/staging.ts'
import { startOf } from './processes.ts'
import type { Rights } from './rights.ts'
import { type Mount, readMounts } from './table.ts'
import { unmountAt } from './unmount.ts'

// The name has the pid and the start time of a runner process that lives as long as the job. So a later run sees
// whether the job is over, without a file that could be stale. Mounts have the mount root's path as their source, so
// the kernel's table alone shows which mounts are ours, even after the directory has been removed.
const pattern = /^headstart-mount-(\d+)-(\d+)-\w{6}$/

/** Makes a mount root below `parent`, for this job. */
export function openMountRoot(parent: string): string {
  const runner = process.ppid || 1 // In a container the runner is not visible: the container's first process stands in.
  // The kernel's table has paths without links.
  return mkdtempSync(join(realpathSync(parent), `headstart-mount-${runner}-${startOf(runner)}-`))
}

// Only root can mount an overlay or tmpfs, so their source can be trusted. Every user may mount FUSE and name any
// source, so only FUSE mounts of root and of this user count.
function hasSource({ type, user }: Mount): boolean {
  if (type === 'fuse') return user === 0 || user === process.geteuid?.()
  return ['overlay', 'tmpfs'].includes(type)
}

/** The FUSE files that are mounted for a mount root. */
export function filesShownFor(dir: string): Mount[] {
  const path = toBytes(dir)
  return readMounts().filter((mount) => mount.type === 'fuse' && hasSource(mount) && mount.source === path)
}

/** Where Headstart has mounted something, for any job. Absolute byte strings. */
export function ownMountPoints(): string[] {
  const own = readMounts().filter((mount) => hasSource(mount) && pattern.test(basename(mount.source)))
  return own.map(({ point }) => point)
}

function isAbandoned(dir: string): boolean {
  const [, pid = '', start] = basename(dir).match(pattern) ?? []
  return start !== undefined && startOf(pid) !== start
}

/**
 * The mount root that a mount may belong to, or none. Until the overlays are mounted, the image is mounted inside the
 * mount root, with a loop device as its source.
 */
function rootOf(mount: Mount): string[] {
  if (mount.type === 'squashfs') return [dirname(mount.point)]
  return hasSource(mount) ? [mount.source] : []
}

/** The mount roots of jobs that are over, found by their mounts or in `parent`. Absolute paths. */
export function abandonedMountRoots(parent: string): string[] {
  const mounted = readMounts()
    .flatMap(rootOf)
    .map((dir) => fromBytes(dir).toString())
    .filter((dir) => pattern.test(basename(dir)) && !isOthers(dir))
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

// Busy mounts are unmounted in this many attempts at most, with a pause in between.
const attempts = 10
const pauseMs = 300

interface Unmounting {
  rights: Rights
  /** Takes one line for the user. */
  warn: (line: string) => void
}

/**
 * Unmounts all mounts of a mount root, then removes the mount root. A busy mount is detached: it disappears when no process uses it any more. The mount root then stays, and
 * a later run removes it.
 * @throws ToolFailure
 */
export async function takeDown(dir: string, { rights, warn }: Unmounting): Promise<void> {
  if (!pattern.test(basename(dir))) throw new Error(`${dir} is no scaffold`)
  // Has its own limit: the step's signal may be aborted already, and tidying up must happen anyway.
  const signal = AbortSignal.timeout(60_000)
  const own = toBytes(dir)
  const isMemory = ({ point }: Mount): boolean => point === own

  // 1. The mounts at the targets, and the image, the last mount first.
  const shown = mountsOn(dir).filter((mount) => !isMemory(mount))
  const isBusy = await unmount(shown.reverse(), { rights, warn, signal })
  if (!isPrivate(dir)) return

  // 2. The directories that were made as mount points. The mount root has their list.
  removeMade(dir)

  // 3. The tmpfs that the mount root is in. It stays while other mounts are left in the mount root.
  const left = mountsOn(dir)
  if (!left.every(isMemory)) return
  await unmount(left, { rights, warn, signal })

  // 4. The files. A busy mount needs those on the disk; a detached tmpfs keeps those in memory as long as it is used.
  if (isBusy && left.length === 0) return
  const where = { cwd: dirname(dir), signal }
  await rights.run('rm', ['-rf', '--one-file-system', '--', basename(dir)], where)
}

function mountsOn(dir: string): Mount[] {
  const path = toBytes(dir)
  return readMounts().filter(
    (mount) => (hasSource(mount) && mount.source === path) || isWithin(mount.point, path),
  )
}

/** Unmounts in the order given. @returns whether a mount stayed busy, so that it was only detached */
async function unmount(
  mounts: Mount[],
  { rights, warn, signal }: Unmounting & { signal: AbortSignal },
): Promise<boolean> {
  let busy: { point: string; reason?: string }[] = mounts
  for (let attempt = 0; attempt < attempts && busy.length > 0; attempt++) {
    if (attempt > 0) await sleep(pauseMs, undefined, { signal })
    const before = busy
    busy = []
    for (const { point } of before) {
      const reason = await unmountAt(point, [], { rights, signal }).then(() => undefined, messageOf)
      const isMounted = readMounts().some((mount) => mount.point === point)
      // A process that a killed run started may have unmounted it meanwhile.
      if (reason !== undefined && isMounted) busy.push({ point, reason })
    }
  }
  for (const { point, reason } of busy) {
    warn(`${fromBytes(point)} is still in use, so it was only detached: ${reason}`)
    await unmountAt(point, ['-l'], { rights, signal })
  }
  return busy.length > 0
}

/** Removes the directories that were made as mount points, as far as they are empty. */
function removeMade(dir: string): void {
  const link = (name: string): string => readlinkSync(join(dir, name), 'latin1')
  const numbers = readdirSync(dir).flatMap((name) => name.match(/^made-(\d+)$/)?.[1] ?? [])
  // The last one first: it may lie within an earlier one.
  for (const number of numbers.sort((a, b) => Number(b) - Number(a))) {
    const topmost = link(`made-${number}`)
    try {
      for (let path = link(`target-${number}`); isWithin(path, topmost); path = dirname(path)) {
        rmdirSync(fromBytes(path))
      }
    } catch (error) {
      // Another process has put a file there, or has removed the directory.
      if (!['ENOTEMPTY', 'ENOENT', 'EBUSY', 'ENOTDIR'].includes(codeOf(error) ?? '')) throw error
    }
  }
}
