/** Makes and finds mount roots: private directories, each of which holds the mounts of one restore. */
import {
  accessSync,
  constants,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isWithin, toBytes } from '../../files/byte-strings.ts'
import { Declined, orUndefined } from '../../system/failure.ts'
import { startOf } from '../../system/machine/processes.ts'
import { signOf, signPattern } from '../../system/machine/sign-of-life.ts'
import { type Mount, readMounts } from '../../system/mountinfo.ts'

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

/**
 * Makes a mount root below `parent`, for this job.
 * @throws Error where the start of the runner cannot be read: no later step would recognize the mounts
 */
export function openMountRoot(parent: string): string {
  // The kernel's table has paths without links.
  return mkdtempSync(join(realpathSync(parent), `headstart-mount-${runnerSign(parent)}-`))
}

/** The sign of life of this job's runner. @param dir that says which disk the sign is for */
export function runnerSign(dir: string): string {
  const runner = process.ppid || 1 // In a container the runner is not visible: the container's first process stands in.
  const start = startOf(runner)
  if (start === undefined) throw new Declined(`the start time of process ${runner} cannot be read`)
  return signOf({ pid: runner, start }, dir)
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

export function recordPathOf(dir: string): string {
  return join(recordsDir, basename(dir))
}

/** Where root sees the directory that holds a mount root, as it is below all mounts. */
export function belowPoint(dir: string): string {
  return `${recordPathOf(dir)}-below`
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
export function filesServedFor(dir: string): Mount[] {
  const path = toBytes(dir)
  return readMounts().filter((mount) => mount.type === 'fuse' && sourceOf(mount) === path)
}

/** Judges by the name alone. */
export function isMountRoot(dir: string): boolean {
  return pattern.test(basename(dir))
}

/** The sign of life of the runner for which a mount root was made. */
export function runnerSignOf(dir: string): string {
  return pattern.exec(basename(dir))?.[1] ?? ''
}

/** What a mount root may hold. The server of a lazy mount has names of its own. */
export const rootNames = {
  /** A directory with the content of each line, in `tree/<number>`. */
  tree: 'tree',
  /** Shows the workspace without the overlay, and cannot be written to. */
  plain: 'plain',
  /** Stands for the upper directory of a target that the job has not changed. */
  empty: 'empty',
}

/**
 * The numbered names: links to targets, to directories that were made above them and to the workspace; the directories of an
 * overlay, or links to them; what a job has left at a target.
 */
type Numbered = 'target' | 'made' | 'upper' | 'lower' | 'work' | 'w' | 'stack' | 'workspace' | 'left'

export function nameIn(kind: Numbered, number: number): string {
  return `${kind}-${number}`
}

/** The numbers that a mount root has names with. Empty if another process has removed the mount root. */
export function numbersIn(dir: string, kind: Numbered): number[] {
  const names = orUndefined(() => readdirSync(dir), 'ENOENT') ?? []
  return names.flatMap((name) => {
    const number = Number(name.slice(kind.length + 1))
    return name === nameIn(kind, number) ? [number] : []
  })
}

/** Where a numbered link leads, as a byte string; undefined if there is none. */
export function linkIn(dir: string, kind: Numbered, number: number): string | undefined {
  return orUndefined(() => readlinkSync(join(dir, nameIn(kind, number)), 'latin1'), 'ENOENT', 'EINVAL')
}

/** Makes links to the layers of an overlay. Short names: since util-linux 2.39, mount passes on at most 256 bytes of names. */
export function linkLayers(dir: string, number: number, layers: (string | Buffer)[]): string[] {
  return layers.map((layer, i) => {
    symlinkSync(layer, join(dir, `${number}-${i}`))
    return `${number}-${i}`
  })
}

/** The name of the upper directory of an overlay at a target. */
export function upperNameOf({ type, options }: Mount): string | undefined {
  return type === 'overlay' ? /(?:^|,)upperdir=(upper-\d+)(?:,|$)/.exec(options)?.[1] : undefined
}

/** Whether an overlay at a target also shows files that were there before it. */
export function showsTargetBelow({ options }: Mount): boolean {
  return /(?:^|,)lowerdir\+?=[^,]*target-/.test(options)
}

/** Paths relative to the mount root. */
export type Points = [string, ...string[]]

/**
 * Where the layers of an image are mounted, the newest one first.
 * @param image the number of the image among those of the entry, from 0 @param layers how many, with the image itself
 */
export function layerPoints(image: number, layers: number): Points {
  return Array.from({ length: layers }, (_, i) => `l${image}-${layers - 1 - i}`) as Points
}
