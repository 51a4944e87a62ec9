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

export interface TakingDown {
  rights: Rights
  /** Takes one line for the user. */
  warn: (line: string) => void
}

/**
 * Unmounts all mounts of a mount root, then removes the mount root. A busy mount is detached: it disappears when no
 * process uses it any more. The mount root then stays, and a later run removes it.
 * @throws ToolFailure
 */
export async function takeDown(dir: string, { rights, warn }: TakingDown): Promise<void> {
  if (!pattern.test(basename(dir))) throw new Error(`${dir} is no scaffold`)
  // Has its own limit: the step's signal may be aborted already, and tidying up must happen anyway.
  const signal = AbortSignal.timeout(60_000)
  const undoing = { rights, warn, signal }
  const own = toBytes(dir)
  const shown = mountsOn(dir).filter(({ point }) => point !== own)
  const isBusy = await unmount(shown.reverse(), undoing)
  if (!isPrivate(dir)) return
  for (const number of madeOn(dir)) removeMade(dir, number)
  // Nothing is removed while something is still mounted in the mount root: that would delete through the mount.
  const left = mountsOn(dir)
  if (left.some(({ point }) => point !== own)) return
  await unmount(left, undoing)
  // A busy mount needs its files. Files in memory need no protection: a detached tmpfs stays as long as it is used.
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

interface Unmounting extends TakingDown {
  signal: AbortSignal
}

/** @returns whether a mount was busy and could only be detached */
async function unmount(mounts: Mount[], undoing: Unmounting): Promise<boolean> {
  const { rights, warn, signal } = undoing
  let busy = await stillBusy(mounts, undoing)
  for (let attempt = 1; attempt < attempts && busy.length > 0; attempt++) {
    await sleep(pauseMs, undefined, { signal })
    busy = await stillBusy(busy, undoing)
  }
  for (const { point, why } of busy) {
    const path = fromBytes(point).toString()
    warn(`${path} is still in use, so it was only detached: ${why}`)
    await unmountAt(point, ['-l'], { rights, signal })
  }
  return busy.length > 0
}

interface Busy extends Mount {
  why: string
}

/** Tries once to unmount each mount, in this order. @returns the mounts that are still there */
async function stillBusy(mounts: Mount[], { rights, signal }: Unmounting): Promise<Busy[]> {
  const busy: Busy[] = []
  for (const mount of mounts) {
    try {
      await unmountAt(mount.point, [], { rights, signal })
    } catch (error) {
      // A process that a killed run started may have unmounted it meanwhile.
      if (readMounts().some(({ point }) => point === mount.point))
        busy.push({ ...mount, why: messageOf(error) })
    }
  }
  return busy
}

/** The numbers of the mounts whose target directories were made, the last first: it may lie within an earlier one. */
function madeOn(dir: string): number[] {
  const numbers = readdirSync(dir).map((name) => Number(name.match(/^made-(\d+)$/)?.[1]))
  return numbers.filter((number) => !Number.isNaN(number)).sort((a, b) => b - a)
}

/** Removes the directories that were made as the target of a mount, as far as they are empty. */
function removeMade(dir: string, number: number): void {
  const link = (name: string): string => readlinkSync(join(dir, `${name}-${number}`), 'latin1')
  const topmost = link('made')
  try {
    for (let path = link('target'); isWithin(path, topmost); path = dirname(path)) {
      rmdirSync(fromBytes(path))
    }
  } catch (error) {
    // Another process has put something there, or has removed the directory.
    if (!['ENOTEMPTY', 'ENOENT', 'EBUSY', 'ENOTDIR'].includes(codeOf(error) ?? '')) throw error
  }
}
