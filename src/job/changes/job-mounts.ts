/** The mounts of a job, as a save sees them: the job made them itself, or a broker made them for it. */
import { mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isLayer, type Segment } from '../../entry/container.ts'
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import type { Match } from '../../files/paths/matches.ts'
import { basesIn } from '../../formats/squashfs/images.ts'
import { baseIn, imageRootOf, imageTop, matchIn } from '../../formats/squashfs/tops.ts'
import { brokerAt } from '../../mounts/broker.ts'
import { brokerSource, layerPoints, rootNames, showsTargetBelow } from '../../mounts/root/mount-root.ts'
import { detachedIn } from '../../mounts/root/overlay-marks.ts'
import { type ShownTarget, shownTargets } from '../../mounts/shown-targets.ts'
import { readMounts } from '../../system/mountinfo.ts'
import { findRights } from '../../system/root-rights.ts'
import * as runner from '../../system/runner.ts'
import { openMountedFile } from '../shared/mounted-cache.ts'
import type { BrokeredMounts, Mounts } from '../shared/state.ts'
import type { MountedBase } from './mounted-base.ts'

export interface MountedDirectory {
  match: Match
  /** The upper directory; absolute. */
  upper: string
  image: Segment
  /** The directory that names in the image are relative to; absolute. */
  top: string
  /** The path of the directory in the image: '' for its top. A byte string. */
  prefix: string
  above?: ShownTarget['above']
  /** Whether files that were there before the mount are visible, too. */
  hasOwnFiles: boolean
}

export interface JobMounts {
  directories: MountedDirectory[]
  /** The directories of the layers of an image, the newest first, and of the image; absolute. */
  layersOf(image: Segment): string[]
  /** The directories of an upper directory that the overlay does not merge with lower ones. Byte strings. */
  detachedIn(directory: MountedDirectory, directories: string[]): Promise<Set<string>>
}

/** @throws Error if some of the matches are not mounted, or if something else is mounted below them */
export function mountsOf(
  { mounted: { layers }, mounts }: MountedBase,
  matches: Match[],
  signal: AbortSignal,
): Promise<JobMounts> {
  return mounts.by === 'job'
    ? ownMounts(layers, mounts.mountRoot, matches, signal)
    : brokerMounts(layers, mounts, matches, signal)
}

async function ownMounts(
  layers: Segment[],
  mountRoot: string,
  matches: Match[],
  signal: AbortSignal,
): Promise<JobMounts> {
  const rights = await findRights(signal)
  if (!rights) throw new Error('this runner no longer lets root mount')
  // When the draft is being filled, it is too late to save all files instead.
  await (await openMountedFile(mountRoot)).close()
  return {
    directories: directoriesOn(mountRoot, layers, matches),
    layersOf: (image) => layersIn(mountRoot, image, layers),
    async detachedIn({ upper, above }, directories) {
      const own = await detachedIn(upper, directories, { rights, signal })
      const isAboveDetached =
        above && (await detachedIn(above.upper, above.names, { rights, signal })).size > 0
      return isAboveDetached ? own.add('') : own
    },
  }
}

/** @throws Error if the job has unmounted what main mounted: then only the job's own files are on the disk */
export function checkShown(mounts: Mounts): void {
  if (mounts.by === 'job' && shownTargets(mounts.mountRoot, runner.workspace()).length === 0)
    throw new Error('the job has unmounted the restored cache, whose files are no longer on the disk')
}

function directoriesOn(mountRoot: string, layers: Segment[], matches: Match[]): MountedDirectory[] {
  const shown = shownTargets(mountRoot, runner.workspace())
  const byTarget = new Map(shown.map((one) => [one.target, one]))
  checkNoneGone(matches, shown.length)
  return matches.map((match) => {
    const { path, stat } = match
    const one = byTarget.get(realpathSync(path, 'latin1'))
    if (!one || !stat.isDirectory()) throw new Error(`${path} is not mounted`)
    checkMount(path, one)
    return {
      ...placeIn(layers, match),
      match,
      upper: one.upper === undefined ? emptyIn(mountRoot) : fromBytes(one.upper).toString(),
      above: one.above,
      hasOwnFiles: showsTargetBelow(one.mount),
    }
  })
}

/** Where a match is in the images of an entry. */
function placeIn(layers: Segment[], match: Match): Pick<MountedDirectory, 'image' | 'top' | 'prefix'> {
  const workspace = runner.workspace()
  const root = imageRootOf(match.line, workspace)
  const image = layers.find((layer) => layer.kind === 'image' && layer.root === root)
  const top = imageTop(root, match.line, workspace)
  const base = image && basesIn(image, [match.line], workspace).get(match.line)
  if (!image || base !== baseIn(match.line, top)) throw new Error(`${match.path} is in no image`)
  return { image, top, prefix: matchIn(match, top) }
}

function checkNoneGone(matches: Match[], mounted: number): void {
  if (matches.length < mounted) throw new Error('a directory of the restored cache is gone')
}

/** @throws Error if another mount covers the overlay, or hides a part of the path */
function checkMount(path: string, { target, mount }: Pick<ShownTarget, 'target' | 'mount'>): void {
  const mounts = readMounts()
  const last = mounts.findLast(({ point }) => point === mount.point)
  if (last?.type !== 'overlay' || last.source !== mount.source)
    throw new Error(`${path} is no longer mounted`)
  if (mounts.some(({ point }) => point !== mount.point && isWithin(point, target)))
    throw new Error(`something else is mounted below ${path}`)
}

/** An upper directory of a target that the job has not changed. */
function emptyIn(mountRoot: string): string {
  const dir = join(mountRoot, rootNames.empty)
  mkdirSync(dir, { recursive: true })
  return dir
}

/** Where the restore has mounted an image and its layers. */
function layersIn(mountRoot: string, image: Segment, all: Segment[]): string[] {
  const images = all.filter(({ kind }) => kind === 'image')
  const layers = all.filter((segment) => isLayer(segment) && segment.root === image.root)
  const points = layerPoints(images.indexOf(image), layers.length + 1).map((point) => join(mountRoot, point))
  const mounted = new Set(readMounts().map(({ point }) => point))
  if (!points.every((point) => mounted.has(toBytes(point)))) throw new Error('a layer is no longer mounted')
  return points
}

/** @param view what a broker shows of a mount */
function layersOfView(view: string): string[] {
  const layers = readdirSync(view).filter((name) => /^l\d+$/.test(name))
  return layers.map((_, i) => join(view, `l${i}`))
}

async function brokerMounts(
  layers: Segment[],
  { socket, mounts }: BrokeredMounts,
  matches: Match[],
  signal: AbortSignal,
): Promise<JobMounts> {
  const broker = brokerAt(socket, signal)
  const ours = readMounts().filter(({ source }) => source === brokerSource)
  const views = new Map<Segment, string>()
  checkNoneGone(matches, mounts.length)
  const directories = matches.map((match) => {
    const target = realpathSync(match.path, 'latin1')
    const mount = ours.findLast(({ type, point }) => type === 'overlay' && point === target)
    const view = mounts.find((one) => toBytes(one.target) === target)?.view
    if (!mount || view === undefined) throw new Error(`${match.path} is no longer mounted`)
    checkMount(match.path, { target, mount })
    if (!ours.some((mount) => mount.type === 'tmpfs' && mount.point === toBytes(view)))
      throw new Error('the broker does not show the changes')
    const place = placeIn(layers, match)
    views.set(place.image, view)
    const hasOwnFiles = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(mount.options)
    return { ...place, match, upper: join(view, 'upper'), hasOwnFiles }
  })
  const viewOf = (image: Segment): string => views.get(image) as string
  return {
    directories,
    layersOf: (image) => layersOfView(viewOf(image)),
    detachedIn: async ({ image }) => new Set(await broker.detachedIn(viewOf(image))),
  }
}
