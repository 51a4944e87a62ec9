/** Says which images an entry has, which lines are in them, and which layers lie on them. */
import type { Segment } from '../../entry/container.ts'
import type { PathLine } from '../../files/patterns.ts'
import { UnknownEntry } from '../../system/failure.ts'
import { mostBytesOf } from '../unpack-limit.ts'
import type { ImageRange } from './check/check.ts'

/** An image or a layer, with the limits for unpacking it. */
export interface ImageSegment extends ImageRange {
  /** How many files, directories, links and whiteouts the layer should hold. */
  members: number
  /** How many bytes unpacking may write. */
  mostBytes: number
}

/** The changes of a later save. */
export interface Layer extends ImageSegment {
  /** Its number among the layers of the entry, from 0. */
  number: number
}

export interface Image extends ImageSegment {
  /** The line whose directory is the top of the image. Undefined for the image of all other lines. */
  line: PathLine | undefined
  /** All lines in the image. */
  lines: PathLine[]
  /** Oldest first. */
  layers: Layer[]
}

/** How many layers of changes an entry has, on all its images. */
export function countLayers(segments: Pick<Segment, 'kind'>[]): number {
  return segments.filter(({ kind }) => kind === 'delta').length
}

/** The end of a line of the log that says what is mounted. */
export function layersNote(segments: Segment[]): string {
  const layers = countLayers(segments)
  return layers === 0 ? '' : ` (${layersText(layers)})`
}

export function layersText(count: number): string {
  return count === 1 ? '1 layer of changes' : `${count} layers of changes`
}

// More than a save makes. More layers would make mounts slow.
const mostLayers = 32

/**
 * An entry has images, then the layers of all images, oldest first, then the removed names.
 * @throws UnknownEntry when a save does not make such images or layers for these lines
 */
export function imagesOf(segments: Segment[], lines: PathLine[]): Image[] {
  const {
    image: bases = [],
    delta: layers = [],
    removals = [],
  } = Object.groupBy(segments, ({ kind }) => kind)
  const sorted = [...bases, ...layers, ...removals]
  const isOrdered = segments.every((segment, i) => segment === sorted[i])
  if (!isOrdered || removals.length !== (layers.length > 0 ? 1 : 0)) throw unknown()
  // Comes before the search for each image, so that a million images cost no time.
  if (bases.length === 0 || new Set(bases.map(({ root }) => root)).size < bases.length) throw unknown()
  const changes = layers.map((segment, i) => ({ ...layerOf(segment), number: i, root: segment.root }))
  const images = bases.map((segment) => {
    const line = lines.find(({ number }) => number === segment.root)
    if (segment.root !== undefined && line?.literal === undefined) throw unknown()
    const inside = line ? [line] : lines.filter(({ number }) => !bases.some(({ root }) => root === number))
    const layers = changes.filter(({ root }) => root === segment.root)
    if (inside.length === 0 || layers.length >= mostLayers) throw unknown()
    return { ...layerOf(segment), line, lines: inside, layers }
  })
  // The line of a layer may have no image.
  if (images.flatMap(({ layers }) => layers).length < layers.length) throw unknown()
  return images
}

function layerOf(segment: Segment): ImageSegment {
  const { offset, length, files } = segment
  return { offset, length, members: files, mostBytes: mostBytesOf(segment) }
}

function unknown(): UnknownEntry {
  return new UnknownEntry('the entry has images that this version of Headstart cannot read')
}
