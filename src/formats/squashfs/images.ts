/** Says which images an entry has, which lines are in them, and which layers lie on them. */
import { isLayer, type Segment } from '../../entry/container.ts'
import { toBytes } from '../../files/byte-strings.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { UnknownEntry } from '../../system/failure.ts'
import { mostBytesOf } from '../unpack-limit.ts'
import type { ImageRange } from './check/check.ts'
import { baseIn, imageRootOf, isBelow, type Root } from './tops.ts'

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
  root: Root
  /** All lines in the image, and the name of each line's base in it. */
  bases: Map<PathLine, string>
  /** Whether the image has the paths of this workspace. A line may name the workspace by a path that another one had. */
  isOfWorkspace: boolean
  /** Oldest first. */
  layers: Layer[]
}

/** What tells the lines of each image. */
interface ImageLines {
  segments: Segment[]
  lines: PathLine[]
  /** Absolute. */
  workspace: string
}

/** How many layers of changes an entry has, on all its images. */
export function countLayers(segments: Pick<Segment, 'kind'>[]): number {
  return segments.filter(isLayer).length
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
export function imagesOf({ segments, lines, workspace }: ImageLines): Image[] {
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
  const images = bases.map((segment): Image => {
    const { root } = segment
    const bases = basesIn(segment, lines, workspace)
    const layers = changes.filter((layer) => layer.root === root)
    if (root === undefined || bases.size === 0 || layers.length >= mostLayers) throw unknown()
    const isInPlace = ([line, base]: [PathLine, string]): boolean =>
      isBelow(line, workspace) && base === baseIn(line, workspace)
    const isOfWorkspace = root === 'workspace' && [...bases].every(isInPlace)
    return { ...layerOf(segment), root, bases, isOfWorkspace, layers }
  })
  const held = images.flatMap(({ bases }) => [...bases.keys()])
  if (new Set(held).size < held.length) throw unknown()
  // The line of a layer may have no image.
  if (images.flatMap(({ layers }) => layers).length < layers.length) throw unknown()
  return images
}

/** The lines in an image, and the names of their bases in it. Byte strings. */
export function basesIn(
  { root, bases }: Pick<Segment, 'root' | 'bases'>,
  lines: PathLine[],
  workspace: string,
): Map<PathLine, string> {
  const own = lines.filter((line) =>
    bases ? bases[line.number] !== undefined : imageRootOf(line, workspace) === root,
  )
  const baseOf = (line: PathLine): string => {
    if (root !== 'workspace') return ''
    return bases ? toBytes(bases[line.number] as string) : baseIn(line, workspace)
  }
  return new Map(own.map((line) => [line, baseOf(line)]))
}

function layerOf(segment: Segment): ImageSegment {
  const { offset, length, files } = segment
  return { offset, length, members: files, mostBytes: mostBytesOf(segment) }
}

function unknown(): UnknownEntry {
  return new UnknownEntry('the entry has images that this version of Headstart cannot read')
}
