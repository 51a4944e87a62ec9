/** Mounts the images of an entry, and shows their directories at the targets that the lines of `path` name. */
import { join } from 'node:path'
import { statAt, toBytes } from '../files/byte-strings.ts'
import type { PathLine } from '../files/paths/patterns.ts'
import type { PlacedImage } from '../formats/squashfs/matches-in.ts'
import { joinNames } from '../formats/squashfs/tops.ts'
import { Declined } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { newLayerMounts } from './layers.ts'
import {
  checkCount,
  type LineContent,
  type Mounting,
  type MountPoint,
  mountAtTargets,
  type Refusal,
} from './overlay.ts'
import type { ImageToShow } from './workspace/places.ts'
import type { Unshown } from './workspace/show.ts'

/** Shows images within the workspace. @returns the lines that are not shown, with the reasons */
export type ShowInWorkspace = (images: ImageToShow[]) => Promise<Unshown>

/** An image that is mounted in the mount root. */
interface MountedImage {
  image: PlacedImage
  /** Where its layers are, the upmost one first; absolute. */
  layers: string[]
}

/**
 * Mounts the images in `<dir>/image` and shows their directories at the targets.
 * @param showInWorkspace absent if nothing is to be shown by an overlay over the workspace
 * @returns the lines that could not be mounted; their targets have not changed
 */
export async function mountImages(
  images: PlacedImage[],
  mounting: Mounting,
  showInWorkspace?: ShowInWorkspace,
): Promise<Refusal[]> {
  const { dir, signal } = mounting
  const unmounted: Refusal[] = []
  const mounts = newLayerMounts(mounting)
  const mounted: MountedImage[] = []
  for (const [i, image] of images.entries()) {
    try {
      if (image.owner !== process.geteuid?.()) throw new Declined('it was saved by another user')
      const points = await mounts.mountAll(image, i)
      mounted.push({ image, layers: points.map((point) => join(dir, point)) })
    } catch (error) {
      signal.throwIfAborted()
      const reason = runner.reasonOf(error)
      unmounted.push(...[...image.bases.keys()].map((line) => ({ line, reason })))
    }
  }
  const isInside = ({ image }: MountedImage): boolean => showInWorkspace !== undefined && image.isOfWorkspace
  const outside = mounted.filter((one) => !isInside(one)).flatMap(contentsOf)
  const inside = mounted.filter(isInside)
  const unshown = inside.length > 0 ? await showInWorkspace?.(inside.map(toShow)) : undefined
  for (const { line } of inside.flatMap(contentsOf)) {
    const reason = unshown?.get(line)
    if (reason !== undefined) unmounted.push({ line, reason })
  }
  unmounted.push(...(await mountAtTargets(outside, 'lower', { ...mounting, mounts })))
  return unmounted
}

function toShow({ image, layers }: MountedImage): ImageToShow {
  return { layers, matches: image.matches.map(({ line, name }) => ({ line, path: name })) }
}

/** What each line of an image shows at its targets. */
function contentsOf({ image, layers }: MountedImage): LineContent[] {
  return [...image.bases.keys()].map((line) => ({ line, points: async () => pointsOf(line, image, layers) }))
}

/** @throws Error when the line names anything but directories, or too many */
function pointsOf(line: PathLine, { matches }: PlacedImage, layers: string[]): MountPoint[] {
  const own = matches.filter((match) => match.line === line)
  if (own.some(({ isDirectory }) => !isDirectory))
    throw new Declined(`'${line.text}' names a file, and only directories are mounted`)
  checkCount(own.length, line)
  return own.map(({ name, relative }) => {
    // A layer that changes another directory may lack this one.
    const sources = layers
      .map((layer) => joinNames(toBytes(layer), name))
      .filter((source) => statAt(source)) as MountPoint['sources']
    return { sources, target: joinNames(toBytes(line.base), relative) }
  })
}
