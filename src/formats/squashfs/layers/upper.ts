/** Finds what a job has changed in a mounted image: reads only what the upper directory has. */
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { fromBytes } from '../../../files/byte-strings.ts'
import type { Selection } from '../../../files/patterns.ts'
import { isStaging } from '../../../files/staging.ts'

/** Absolute paths, as byte strings. */
export interface Trees {
  /** The upper directory of the overlay. */
  upper: string
  /** The overlay, as the job sees it. */
  merged: string
  /** The layers below the upper directory. */
  base: string
}

/** All names are byte strings, relative to the top of the trees. */
export interface Changes {
  /** What is new or changed, with all directories above. The first one is the top, ''. */
  members: string[]
  /** Whether the top has another mode or time. */
  isTopChanged: boolean
  /** What the base has, and the job has removed. Of a removed directory, only its own name. */
  removed: string[]
  /** Members that are no file, directory or link. */
  skipped: string[]
  /** How many more names there are than in the base; may be negative. */
  moreFiles: number
  /** The length of the changed files. */
  bytes: number
  /** The length of the files of the base that were changed or removed. */
  deadBytes: number
}

export interface UpperOptions {
  /**
   * The directories of the upper directory that do not lie on the base's of the same name: they were renamed, and their
   * other files are elsewhere in the base, or were made anew, and have no other files.
   */
  detached: Set<string>
  /** Whether the overlay also shows files that were there before the mount, below all layers. */
  hasOwnFiles: boolean
  excludes: Selection['excludes']
  /** How many changes there may be. */
  most: number
}

/** The directories of an upper directory, a directory before those in it. @throws Error if there are more than `most` */
export function directoriesIn(upper: string, most: number): string[] {
  const names = ['']
  for (const name of names) {
    if (names.length > most) throw tooMany()
    for (const [child, item] of listing(pathIn(upper, name)))
      if (item.isDirectory()) names.push(pathIn(name, child))
  }
  return names
}

/** @throws Error if there are more changes than `most`, or if the trees contradict each other */
export function changesIn(trees: Trees, { detached, hasOwnFiles, excludes, most }: UpperOptions): Changes {
  const changes: Changes = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: stampOf(trees.merged) !== stampOf(trees.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0,
  }
  const { members, removed, skipped } = changes
  const hide = (name: string, item: Item): void => {
    const { files, bytes } = sizeOf(pathIn(trees.base, name), item)
    changes.moreFiles -= files
    changes.deadBytes += bytes
  }
  const add = (name: string): void => {
    if (members.push(name) + removed.length > most) throw tooMany()
  }
  const visit = (name: string, { isUpper, isBase, isDetached }: Visited): void => {
    const before = members.length + removed.length
    add(name)
    const upper = isUpper ? listing(pathIn(trees.upper, name)) : noItems
    // Elsewhere the overlay shows what the base has, but listing a large directory of an overlay takes long.
    const areAllInUpper = isBase && !isDetached && !hasOwnFiles
    const itemsOf = (tree: string): Map<string, Item> =>
      areAllInUpper ? itemsIn(pathIn(tree, name), upper.keys()) : listing(pathIn(tree, name))
    const base = isBase ? itemsOf(trees.base) : noItems
    const kept = new Set<string>()
    for (const [child, item] of itemsOf(trees.merged)) {
      const path = pathIn(name, child)
      if (isStaging(child) || excludes?.(fromBytes(pathIn(trees.merged, path)).toString())) continue
      if (!item.isFile() && !item.isDirectory() && !item.isSymbolicLink()) {
        skipped.push(path)
        continue
      }
      kept.add(child)
      const [above, below] = [upper.get(child), base.get(child)]
      if (!above && !isDetached) {
        if (!below && !hasOwnFiles) throw new Error(`nothing tells where ${fromBytes(path)} is from`)
        // Only a directory shows files of several layers.
        if (below && !(hasOwnFiles && below.isDirectory() && item.isDirectory())) continue
      }
      changes.moreFiles++
      if (below && !(below.isDirectory() && item.isDirectory())) hide(path, below)
      else if (below) changes.moreFiles--
      if (item.isDirectory())
        visit(path, {
          isUpper: above?.isDirectory() ?? false,
          isBase: below?.isDirectory() ?? false,
          // What is in such a directory is in another place of the base, too, or nowhere in the base.
          isDetached: isDetached || detached.has(path),
        })
      else {
        add(path)
        if (item.isFile()) changes.bytes += lstatSync(fromBytes(pathIn(trees.merged, path))).size
      }
    }
    for (const [child, item] of base) {
      if (kept.has(child)) continue
      const path = pathIn(name, child)
      if (removed.push(path) + members.length > most) throw tooMany()
      hide(path, item)
    }
    const isSame = isBase && !isUpper && !isDetached && members.length + removed.length === before + 1
    if (isSame) members.pop()
  }
  visit('', { isUpper: true, isBase: true, isDetached: detached.has('') })
  return changes
}

/** Images have whole seconds. */
function stampOf(dir: string): string {
  const { mode, mtimeMs } = lstatSync(fromBytes(dir))
  return `${mode & 0o777} ${Math.floor(mtimeMs / 1000)}`
}

interface Visited {
  /** Whether the upper directory and the base have a directory of this name. */
  isUpper: boolean
  isBase: boolean
  /** Whether the directory, or one above it, does not lie on the base's. */
  isDetached: boolean
}

type Item = Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>

const noItems: Map<string, Item> = new Map()

/** Those of the names that a directory has. */
function itemsIn(dir: string, names: Iterable<string>): Map<string, Item> {
  const items = new Map<string, Item>()
  for (const name of names) {
    const item = lstatSync(fromBytes(pathIn(dir, name)), { throwIfNoEntry: false })
    if (item) items.set(name, item)
  }
  return items
}

function listing(dir: string): Map<string, Item> {
  const items = readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })
  return new Map(items.map((item) => [item.name, item]))
}

function pathIn(dir: string, name: string): string {
  if (dir === '' || name === '') return dir + name
  return `${dir}/${name}`
}

/** The number of names, and the length of the files, of what is at a path. */
function sizeOf(path: string, item: Item): { files: number; bytes: number } {
  if (item.isFile()) return { files: 1, bytes: lstatSync(fromBytes(path)).size }
  const size = { files: 1, bytes: 0 }
  if (!item.isDirectory()) return size
  for (const [child, below] of listing(path)) {
    const { files, bytes } = sizeOf(pathIn(path, child), below)
    size.files += files
    size.bytes += bytes
  }
  return size
}

function tooMany(): Error {
  return new Error('the job changed more than a quarter of the files')
}
