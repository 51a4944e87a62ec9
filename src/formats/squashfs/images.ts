/** Says which images an entry has, and which roots are in them. */
import type { Segment } from '../../entry/container.ts'
import { UnknownEntry } from '../../failure.ts'
import type { Root } from '../../files/patterns.ts'
import { mostBytesOf } from '../output-limit.ts'
import type { ImageRange } from './check.ts'

export interface EntryImage extends ImageRange {
  /** The root whose directory is the top of the image. Undefined for the image that has all other roots: `<place>/…`. */
  root: Root | undefined
  /** All roots in the image. */
  roots: Root[]
  /** How many files, directories and links the image should hold. */
  members: number
  /** How many bytes unpacking may write. */
  mostBytes: number
}

/** @throws UnknownEntry when there are images that `packImages` does not make for these roots */
export function imagesOf(segments: Segment[], roots: Root[]): EntryImage[] {
  const images = segments.map((segment) => {
    const root = roots.find(({ place }) => place === segment.root)
    if (segment.kind !== 'image' || (segment.root !== undefined && root?.literal === undefined))
      throw unknown()
    const { offset, length, files } = segment
    const inside = root ? [root] : roots.filter(({ place }) => !segments.some(({ root }) => root === place))
    return { offset, length, root, roots: inside, members: files, mostBytes: mostBytesOf(segment) }
  })
  const isTwice = new Set(images.map(({ root }) => root)).size < images.length
  if (images.length === 0 || isTwice || images.some(({ roots }) => roots.length === 0)) throw unknown()
  return images
}

function unknown(): UnknownEntry {
  return new UnknownEntry('the entry has images that this version of Headstart cannot read')
}
