/** Finds the matches of lines in images. */
import { open } from 'node:fs/promises'
import type { PathLine } from '../../files/paths/patterns.ts'
import { readExactly } from '../../system/disk/read-file.ts'
import { BadEntry } from '../../system/failure.ts'
import type { ReadBytes } from './check/metadata.ts'
import { type Place, type Places, placesIn } from './check/places.ts'
import type { Image } from './images.ts'

/** An image, and where the matches of its lines are in it and in its layers. */
export interface PlacedImage extends Image {
  /** All of the user `owner`. */
  matches: MatchInImage[]
  owner: number
}

interface MatchInImage extends Pick<Place<PathLine>, 'line' | 'name'> {
  /** Relative to the line's base; a byte string. */
  relative: string
  isDirectory: boolean
}

/** Finds the matches in the images of a file. @throws as `placeMatches` */
export async function findMatchesIn(path: string, images: Image[]): Promise<PlacedImage[]> {
  await using file = await open(path)
  return await placeMatches((start, end) => readExactly(file, end - start, start), images)
}

/**
 * Finds the matches in images that need not have been checked, nor have arrived as a whole.
 * @param read reads the file of the images
 * @throws BadEntry when an image or a layer is not of our kind, or has anything but the matches of its lines
 */
export async function placeMatches(read: ReadBytes, images: Image[]): Promise<PlacedImage[]> {
  const placed: PlacedImage[] = []
  for (const image of images) {
    const lines = [...image.bases].map(([line, base]) => ({ line, base, matches: line.matches }))
    const { matches, owner } = await placesIn(read, image, lines)
    for (const layer of image.layers) checkLayer(await placesIn(read, layer, lines), { matches, owner })
    placed.push({
      ...image,
      owner,
      matches: matches.map(({ line: { line, base }, name, kind }) => ({
        line,
        name,
        relative: base === '' ? name : name.slice(base.length + 1),
        isDirectory: kind === 'directory',
      })),
    })
  }
  return placed
}

/** A layer changes what is below the matches of its image. @throws BadEntry */
function checkLayer<Line>(layer: Places<Line>, { matches, owner }: Places<Line>): void {
  const directories = new Set(matches.flatMap(({ kind, name }) => (kind === 'directory' ? name : [])))
  const isWrong = layer.matches.some(({ kind, name }) => kind !== 'directory' || !directories.has(name))
  if (isWrong || layer.owner !== owner)
    throw new BadEntry('it has a layer that changes other directories than its image has')
}
