/** The trees that a save compares. */
import { joinNames } from '../tops.ts'
import { listStack, type Stack, stackAt } from './items.ts'

/** Absolute paths, as byte strings. */
export interface Trees {
  /** The upper directory of the overlay, and the layers that are merged with it. */
  upper: Stack
  /** The overlay, as the job sees it. */
  merged: string
  /** The layers that stay below. */
  base: Stack
  /** Whether the upper stack hides the base. */
  isDetached: boolean
}

/** A mounted directory. Paths are absolute byte strings. */
interface MountedTree extends Pick<Trees, 'merged'> {
  /** The upper directory of the overlay. */
  upper: string
  /** The layers below it. */
  layers: Stack
  /** The directory in the layers that the overlay shows. */
  prefix: string
}

/** @param merging how many of the layers, the newest ones, are merged with the upper directory */
export function treesOf({ upper, merged, layers, prefix }: MountedTree, merging: number): Trees {
  const newest = stackAt(layers.slice(0, merging), prefix)
  const { stack: base } = stackAt(layers.slice(merging), prefix)
  return { upper: [upper, ...newest.stack], merged, base, isDetached: newest.isHiding }
}

/** The directories of an upper directory, a directory before those in it. @throws Error if there are more than `most` */
export function directoriesIn(upper: string, most: number): string[] {
  const names = ['']
  for (const name of names) {
    if (names.length > most) throw tooMany()
    for (const [child, item] of listStack([joinNames(upper, name)]))
      if (item.kind.isDirectory()) names.push(joinNames(name, child))
  }
  return names
}

export function tooMany(): Error {
  return new Error('the job changed more than a quarter of the files')
}
