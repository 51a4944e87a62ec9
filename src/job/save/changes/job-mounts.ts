/** Shows a save the mounts of its job: those that the job made, and those that a broker made for it. */
import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Index, Segment } from '../../../entry/container.ts'
import { isWithin, toBytes } from '../../../files/byte-strings.ts'
import type { Match } from '../../../files/matches.ts'
import { brokerAt } from '../../../mounts/broker.ts'
import { detachedIn } from '../../../mounts/detached.ts'
import { type ImageRanges, newLayerMounts } from '../../../mounts/layers.ts'
import { brokerSource, mountsOn } from '../../../mounts/mount-root.ts'
import { type Mount, readMounts } from '../../../mounts/mountinfo.ts'
import { findRights } from '../../../mounts/root-rights.ts'
import type { Brokered } from '../../state.ts'
import { copyIn, type LocalCopy, localCopyOf, openMountedFile } from './local-copy.ts'
import type { MountedBase } from './mounted-base.ts'

/** A directory that was mounted, and the image that it is from. */
export interface MountedDirectory {
  match: Match
  /** The upper directory; absolute. */
  upper: string
  /** The segment of the image. */
  image: Segment
  /** Where the directory is in the image: '' for its top. A byte string. */
  prefix: string
  /** Whether files that were there before the mount are visible, too. */
  hasOwnFiles: boolean
}

export interface JobMounts {
  sites: MountedDirectory[]
  copy: LocalCopy
  /** Shows the layers of an image, because a job sees only the overlays. @returns a directory; absolute */
  layersOf(image: Segment): Promise<string>
  /** Which of these directories of the upper directory the overlay does not merge with lower ones. Byte strings. */
  detachedIn(site: MountedDirectory, directories: string[]): Promise<Set<string>>
  release(): Promise<void>
}

/** @throws Error if some of the matches are not mounted, or if something else is mounted below them */
export function mountsOf(base: MountedBase, matches: Match[], signal: AbortSignal): Promise<JobMounts> {
  const { mountRoot, brokered } = base
  if (mountRoot !== undefined) return ownMounts(base.index, mountRoot, matches, signal)
  return brokerMounts(base, brokered as Brokered, matches, signal)
}

async function ownMounts(
  index: Index,
  mountRoot: string,
  matches: Match[],
  signal: AbortSignal,
): Promise<JobMounts> {
  const rights = await findRights(signal)
  if (!rights) throw new Error('this runner no longer lets root mount')
  const sites = sitesIn(mountRoot, index, matches)
  const mounts = newLayerMounts({ dir: mountRoot, rights, signal })
  return {
    sites,
    copy: localCopyOf(mountRoot, index, signal),
    async layersOf(image) {
      // mount(8) would block.
      await (await openMountedFile(mountRoot)).close()
      const name = `base-${image.root ?? 'all'}`
      const points = await mounts.mountAll(layeredRange(image, index), name)
      const [point] = points.length > 1 ? [await mounts.stack(points, name, 'of layers')] : points
      return join(mountRoot, point)
    },
    detachedIn: ({ upper }, directories) => detachedIn(upper, directories, { rights, signal }),
    release: mounts.release,
  }
}

function sitesIn(mountRoot: string, { segments }: Index, matches: Match[]): MountedDirectory[] {
  const uppers = readdirSync(mountRoot).flatMap((name) => name.match(/^upper-(\d+)$/)?.[1] ?? [])
  const places = new Map(
    uppers.map((number) => [readlinkSync(join(mountRoot, `target-${number}`), 'latin1'), number]),
  )
  const sites = matches.map((match) => {
    const number = places.get(toBytes(match.path))
    if (number === undefined) throw new Error(`${match.path} is not mounted`)
    const { options } = mountAt(match, mountsOn(mountRoot))
    const images = segments.filter(({ kind }) => kind === 'image')
    const own = images.find(({ root }) => root === match.line.number)
    const image = own ?? images.find(({ root }) => root === undefined)
    if (!image) throw new Error(`${match.path} is in no image`)
    const below = match.relative === '' ? '' : `/${toBytes(match.relative)}`
    return {
      match,
      image,
      prefix: own ? '' : `${match.line.number}${below}`,
      upper: join(mountRoot, `upper-${number}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(options),
    }
  })
  if (sites.length < places.size) throw new Error('a directory of the restored cache is gone')
  return sites
}

function mountAt({ path }: Match, candidates: Mount[]): Mount {
  const point = realpathSync(path, 'latin1')
  const mounts = candidates.filter((mount) => mount.point === point)
  const [mount] = mounts
  if (mount?.type !== 'overlay' || mounts.length > 1) throw new Error(`${path} is no longer mounted`)
  if (readMounts().some((other) => other.point !== point && isWithin(other.point, point)))
    throw new Error(`something else is mounted below ${path}`)
  return mount
}

function layeredRange(image: Segment, { segments }: Index): ImageRanges {
  const deltas = segments.filter(({ kind, root }) => kind === 'delta' && root === image.root)
  return { offset: image.offset, length: image.length, layers: deltas }
}

/** The job has no file of the entry, so that is read from the store. */
async function brokerMounts(
  { entry, index }: MountedBase,
  { socket, mounts }: Brokered,
  matches: Match[],
  signal: AbortSignal,
): Promise<JobMounts> {
  const broker = brokerAt(socket, signal)
  const ours = readMounts().filter(({ source }) => source === brokerSource)
  const images = new Map<Segment, string>()
  const sites = matches.map((match) => {
    const { options, point } = mountAt(match, ours)
    const view = mounts.find(({ target }) => toBytes(target) === point)?.view
    const image = index.segments.find(({ kind, root }) => kind === 'image' && root === match.line.number)
    if (view === undefined || !image) throw new Error(`${match.path} is in no image`)
    if (!ours.some((mount) => mount.type === 'tmpfs' && mount.point === toBytes(view)))
      throw new Error('the broker does not show the changes')
    images.set(image, view)
    const hasOwnFiles = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(options)
    return { match, image, prefix: '', upper: join(view, 'upper'), hasOwnFiles }
  })
  if (sites.length < mounts.length) throw new Error('a directory of the restored cache is gone')
  const viewOf = (image: Segment): string => images.get(image) as string
  return {
    sites,
    copy: copyIn(entry, index, signal),
    layersOf: async (image) => join(viewOf(image), 'base'),
    detachedIn: async ({ image }) => new Set(await broker.detachedIn(viewOf(image))),
    release: async () => {},
  }
}
