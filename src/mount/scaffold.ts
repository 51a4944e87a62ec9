/** The private directory that the mounts of one restore stand on, and how all of it is taken down again. */
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

// Its name tells which runner it is for: one process of the runner lives as long as one job. So whoever finds it later
// knows whether that job is still there, and needs no file that could be stale. Mounts have its path as their source,
// so that the kernel's table alone tells what is ours, also when the directory has been removed.
const pattern = /^headstart-mount-(\d+)-(\d+)-\w{6}$/

/** Makes one below `parent`, for this job. */
export function openScaffold(parent: string): string {
  const runner = process.ppid || 1 // in a container, the runner is out of sight: what keeps it alive stands in
  // The kernel's table knows no links.
  return mkdtempSync(join(realpathSync(parent), `headstart-mount-${runner}-${startOf(runner)}-`))
}

// The kernel's table says of them what somebody with root's rights has told it, but for FUSE: everybody may mount that,
// and name any source.
function hasSource({ type, user }: Mount): boolean {
  if (type === 'fuse') return user === 0 || user === process.geteuid?.()
  return ['overlay', 'tmpfs'].includes(type)
}

/** The files that are shown by FUSE for a scaffold. */
export function filesShownFor(dir: string): Mount[] {
  const path = toBytes(dir)
  return readMounts().filter((mount) => mount.type === 'fuse' && hasSource(mount) && mount.source === path)
}

/** Where something of ours is mounted, of whatever job; absolute byte strings. */
export function ownMountPoints(): string[] {
  const own = readMounts().filter((mount) => hasSource(mount) && pattern.test(basename(mount.source)))
  return own.map(({ point }) => point)
}

function isAbandoned(dir: string): boolean {
  const [, pid = '', start] = basename(dir).match(pattern) ?? []
  return start !== undefined && startOf(pid) !== start
}

/**
 * The scaffold that a mount may be of. Until the overlays are there, the image is mounted below it, and has a loop
 * device as its source.
 */
function scaffoldOf(mount: Mount): string[] {
  if (mount.type === 'squashfs') return [dirname(mount.point)]
  return hasSource(mount) ? [mount.source] : []
}

/** Those of jobs that are over, as far as mounts or `parent` tell of them; absolute paths. */
export function abandonedScaffolds(parent: string): string[] {
  const mounted = readMounts()
    .flatMap(scaffoldOf)
    .map((dir) => fromBytes(dir).toString())
    .filter((dir) => pattern.test(basename(dir)) && !isOthers(dir))
  const names = process.platform === 'linux' ? readdirSync(parent).filter((name) => pattern.test(name)) : []
  const own = names.map((name) => join(realpathSync(parent), name)).filter(isPrivate)
  return [...new Set([...mounted, ...own])].filter(isAbandoned)
}

/** Whether it is another user's to take down, whose processes may be hidden from us. */
function isOthers(dir: string): boolean {
  try {
    const stat = lstatSync(dir, { throwIfNoEntry: false })
    return stat !== undefined && !isPrivateDirectory(stat)
  } catch {
    return true
  }
}

/** How long mounts may stay busy, all together, in attempts and milliseconds between them. */
const attempts = 10
const pauseMs = 300

export interface TakingDown {
  rights: Rights
  /** Takes one line for the user. */
  warn: (line: string) => void
}

/**
 * Unmounts all that stands on a scaffold, then removes it. What is busy is detached: it goes when nobody uses it any
 * more, and the scaffold is left for a later run to remove.
 * @throws ToolFailure
 */
export async function takeDown(dir: string, { rights, warn }: TakingDown): Promise<void> {
  if (!pattern.test(basename(dir))) throw new Error(`${dir} is no scaffold`)
  // Whatever ends the step must not keep it from tidying up.
  const signal = AbortSignal.timeout(60_000)
  const undoing = { rights, warn, signal }
  const own = toBytes(dir)
  const shown = mountsOn(dir).filter(({ point }) => point !== own)
  const isBusy = await unmount(shown.reverse(), undoing)
  if (!isPrivate(dir)) return
  for (const number of madeOn(dir)) removeMade(dir, number)
  // Never through a mount.
  const left = mountsOn(dir)
  if (left.some(({ point }) => point !== own)) return
  await unmount(left, undoing)
  // What is busy needs its files, unless they are in memory, which stays as long as it has users.
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

/** True when some could only be detached. */
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

/** Tries once to unmount each, in this order; returns those that are still there. */
async function stillBusy(mounts: Mount[], { rights, signal }: Unmounting): Promise<Busy[]> {
  const busy: Busy[] = []
  for (const mount of mounts) {
    try {
      await unmountAt(mount.point, [], { rights, signal })
    } catch (error) {
      // What a killed run has started may end as late as this.
      if (readMounts().some(({ point }) => point === mount.point))
        busy.push({ ...mount, why: messageOf(error) })
    }
  }
  return busy
}

/** The numbers of the mounts for which directories were made, the last one first: it may lie in those of another. */
function madeOn(dir: string): number[] {
  const numbers = readdirSync(dir).map((name) => Number(name.match(/^made-(\d+)$/)?.[1]))
  return numbers.filter((number) => !Number.isNaN(number)).sort((a, b) => b - a)
}

/** Removes the directories that were made for a mount to show at, as far as they are empty again. */
function removeMade(dir: string, number: number): void {
  const link = (name: string): string => readlinkSync(join(dir, `${name}-${number}`), 'latin1')
  const topmost = link('made')
  try {
    for (let path = link('target'); isWithin(path, topmost); path = dirname(path)) {
      rmdirSync(fromBytes(path))
    }
  } catch (error) {
    // Somebody has put something there, or taken it away.
    if (!['ENOTEMPTY', 'ENOENT', 'EBUSY', 'ENOTDIR'].includes(codeOf(error) ?? '')) throw error
  }
}
