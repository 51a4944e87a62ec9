/** Takes mount roots down: unmounts everything, and removes the files. */
import { realpathSync, rmdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import { isPrivate } from '../../files/placing/staging.ts'
import { removeTree } from '../../files/trees.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import { codeOf, messageOf, orUndefined } from '../../system/failure.ts'
import { type Mount, readMounts } from '../../system/mountinfo.ts'
import type { Rights } from '../../system/root-rights.ts'
import { clearTargets } from './clear.ts'
import {
  belowPoint,
  isMountRoot,
  linkIn,
  mountsOn,
  numbersIn,
  recordPathOf,
  runnerSign,
  sourceOf,
} from './mount-root.ts'
import type { MountWork } from './mounting.ts'
import { recordOf, writeRecord } from './record.ts'

// How many times to try to unmount a busy mount, with a pause in between. An overlay over the workspace is not worth the
// wait: most processes that steps leave behind work in the workspace.
const mostAttempts = 10
const pauseMs = 300

interface Unmounting {
  rights: Rights
  warn: (line: string) => void
  /**
   * Whether the job that mounted ends now. If not, the job was killed, the next one may have begun, and only the marks of
   * overlays go.
   */
  isOwn: boolean
}

/** The mounts are gone. */
interface TakenDown {
  /** Removes the files, too. @throws ToolFailure */
  removeFiles(): Promise<void>
}

/**
 * Unmounts all mounts of a mount root, then removes the mount root. Detaches a busy mount, which then disappears when no
 * process uses it any more; a later run removes the mount root. @throws ToolFailure
 */
export async function takeDown(dir: string, { rights, warn, isOwn }: Unmounting): Promise<TakenDown> {
  if (!isMountRoot(dir)) throw new Error(`${dir} is no mount root`)
  // The step's signal may be aborted already, and tidying up must happen anyway.
  const signal = AbortSignal.timeout(60_000)
  const own = toBytes(dir)
  const isMemory = ({ point }: Mount): boolean => point === own
  const record = recordOf(dir)

  // 1. The mounts at the targets, and the image, the last mount first. The layers of an overlay go with it.
  const layers = record?.layers.map(toBytes) ?? []
  const below = readMounts().filter(({ point }) => layers.includes(point))
  const shown = [...below, ...mountsOn(dir).filter((mount) => !isMemory(mount))]
  if (record) checkNested(record.workspace, { shown, source: own })
  const unmountAll = async (): Promise<boolean> => {
    const busy = await unmountUnused(shown.reverse(), record ? 1 : mostAttempts, { rights, signal })
    if (busy.points.length === 0) return false
    // The kernel's table still has the overlay. Later, nothing else shows that processes see its old images.
    if (record && !isOwn)
      await writeRecord({ dir, record: { ...record, detachedFor: runnerSign(dirname(dir)) } }, rights, signal)
    await detach(busy, { rights, signal, ...(!record && { warn }) })
    return true
  }
  const isBusy = await (record ? outside(unmountAll) : unmountAll())

  // 2. What is left in the workspace, and directories that were made as mount points.
  if (record) clearTargets(record, { ...(isOwn && isPrivate(dir) && { aside: dir }), warn })
  else if (isOwn && isPrivate(dir)) removeMade(dir)

  // 3. The tmpfs that the mount root is in. It stays while other mounts are left in the mount root.
  const left = mountsOn(dir)
  if (!left.every(isMemory)) return { removeFiles: async () => {} }
  await detach(await unmountUnused(left, mostAttempts, { rights, signal }), { rights, signal, warn })

  // 4. The files. A busy mount needs files on the disk, and may leave marks yet: a later run needs the record to find them. A
  // detached tmpfs keeps files in memory until its last use.
  const isInUse = isBusy && left.length === 0
  const records = record ? [recordPathOf(dir), belowPoint(dir)] : []
  const unneeded = isInUse ? [] : [...(isPrivate(dir) ? [dir] : []), ...records]
  return {
    async removeFiles() {
      // Nothing is mounted there any more. A directory for an overlay's work belongs to root.
      const left = unneeded.filter((path) => !isRemoved(path))
      const names = left.map((path) => (path === dir ? basename(dir) : path))
      const args = ['-rf', '--one-file-system', '--', ...names]
      const cwd = left.includes(dir) ? dirname(dir) : '/'
      if (left.length > 0) await rights.run('rm', args, { cwd, signal })
    },
  }
}

/** Removes what this user can remove: starting a program would take longer. */
function isRemoved(path: string): boolean {
  try {
    removeTree(path)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM'].includes(codeOf(error) ?? '')) return false
    throw error
  }
}

/** @throws Error if a step has mounted something in or over the workspace: unmounting the overlay would take that away, too */
function checkNested(workspace: string, { shown, source }: { shown: Mount[]; source: string }): void {
  if (!shown.some(({ point }) => point === workspace)) return
  const isOwn = (mount: Mount): boolean => mount.point === workspace && sourceOf(mount) === source
  const nested = readMounts().find((mount) => isWithin(mount.point, workspace) && !isOwn(mount))
  if (nested) throw new Error(`${fromBytes(nested.point)} is mounted in the workspace; unmount it in the job`)
}

type UnmountWork = Omit<MountWork, 'dir'>

interface BusyMounts {
  points: string[]
  /** What the last attempt to unmount them said. */
  reason: string
}

/** Unmounts in the order given. @returns the mounts that stay busy */
async function unmountUnused(mounts: Mount[], attempts: number, work: UnmountWork): Promise<BusyMounts> {
  let points = mounts.map(({ point }) => point)
  let reason = ''
  for (let attempt = 0; attempt < attempts && points.length > 0; attempt++) {
    if (attempt > 0) await sleep(pauseMs, undefined, { signal: work.signal })
    try {
      await unmountAt(points, [], work)
      points = []
    } catch (error) {
      reason = messageOf(error)
      // A process that a killed run started may have unmounted it meanwhile.
      points = stillMounted(points)
    }
  }
  return { points, reason }
}

/** Detaches busy mounts, which disappear when no process uses them any more. */
async function detach(
  { points, reason }: BusyMounts,
  { warn, ...work }: UnmountWork & Partial<Pick<Unmounting, 'warn'>>,
): Promise<void> {
  if (points.length === 0) return
  for (const point of points)
    warn?.(`${fromBytes(point)} is still in use, so it was only detached: ${reason}`)
  await unmountAt(points, ['-l'], work).catch((error) => {
    // Another step may unmount the same layers at the same time.
    if (stillMounted(points).length > 0) throw error
  })
}

function stillMounted(points: string[]): string[] {
  const mounted = new Set(readMounts().map(({ point }) => point))
  return points.filter((point) => mounted.has(point))
}

/** Removes the directories that were made as mount points and are empty. */
function removeMade(dir: string): void {
  // The last one first: it may lie within an earlier one.
  for (const number of numbersIn(dir, 'made').sort((a, b) => b - a)) {
    const [target, made] = [linkIn(dir, 'target', number), linkIn(dir, 'made', number)]
    if (target !== undefined && made !== undefined) removeEmpty(target, made)
  }
}

/** Removes a directory and those above it, up to the topmost one, as long as they are empty. Takes byte strings. */
export function removeEmpty(directory: string, topmost: string): void {
  const remove = (): void => {
    for (let path = directory; isWithin(path, topmost); path = dirname(path)) rmdirSync(fromBytes(path))
  }
  // Another process has put a file there, or has removed the directory.
  orUndefined(remove, 'ENOTEMPTY', 'ENOENT', 'EBUSY', 'ENOTDIR')
}

/**
 * Unmounts at paths that a user named, in this order, without passing a path to a privileged program.
 * @param points the mount points as the kernel's table has them; the mount root may be gone
 * @throws ToolFailure if one stays mounted, or the abort reason
 */
export async function unmountAt(
  points: string[],
  options: string[],
  { rights, signal }: { rights: Rights; signal: AbortSignal },
): Promise<void> {
  // A program that runs in a mount keeps it busy, and TMPDIR may be in the workspace.
  const isOutside = (dir: string): boolean => {
    const path = orUndefined(() => toBytes(realpathSync(dir)))
    return path !== undefined && points.every((point) => !isWithin(path, point))
  }
  using scratch = openScratch([tmpdir(), '/tmp'].find(isOutside) ?? '/')
  const links = points.map((_, i) => `point-${i}`)
  for (const [i, point] of points.entries()) symlinkSync(fromBytes(point), join(scratch.dir, `point-${i}`))
  await rights.run('umount', ['-i', ...options, '--', ...links], { cwd: scratch.dir, signal })
}

/** Leaves the working directory for the time of the work, which mounts over it or unmounts it. */
export async function outside<T>(work: () => Promise<T>): Promise<T> {
  const before = process.cwd()
  process.chdir('/')
  try {
    return await work()
  } finally {
    process.chdir(before)
  }
}
