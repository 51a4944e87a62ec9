/** Finds the changes of a job in a mounted image. */
import { lstatSync } from 'node:fs'
import { fromBytes } from '../../../files/byte-strings.ts'
import type { Selection } from '../../../files/patterns.ts'
import { isStaging } from '../../../files/staging.ts'
import { type Item, type ItemSize, itemsIn, listing, noItems, oneName, pathIn, sizeOf } from './items.ts'

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
  /** The new and changed names, with all directories above. The first one is the top, ''. */
  members: string[]
  /** Whether the top has another mode or time. */
  isTopChanged: boolean
  /** The names in the base that the job has removed. A removed directory is one name. */
  removed: string[]
  /** Members that are no file, directory or link. */
  skipped: string[]
  /** How many more names there are than in the base; may be negative. */
  moreFiles: number
  /** The length of the changed files. */
  bytes: number
  /** The length of the changed and removed files in the base. */
  deadBytes: number
}

export interface UpperOptions {
  /** The directories that the overlay does not merge with directories of the base, because they are renamed or new. */
  detached: Set<string>
  /** Whether the overlay also shows files from before the mount, below all layers. */
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
export function changesIn(trees: Trees, options: UpperOptions): Changes {
  const isTopChanged = stampOf(trees.merged) !== stampOf(trees.base)
  const lists = { members: [], removed: [], skipped: [] }
  const changes: Changes = { ...lists, isTopChanged, moreFiles: 0, bytes: 0, deadBytes: 0 }
  const { members, removed } = changes
  const top = { name: '', isUpper: true, isBase: true, isDetached: options.detached.has(''), hidden: oneName }
  for (const { list, name, moreFiles, bytes, deadBytes } of changesOf(top, trees, options)) {
    changes[list].push(name)
    if (members.length + removed.length > options.most) throw tooMany()
    changes.moreFiles += moreFiles
    changes.bytes += bytes
    changes.deadBytes += deadBytes
  }
  return changes
}

/** The effect of one name on the changes. */
interface Change extends Pick<Changes, 'moreFiles' | 'bytes' | 'deadBytes'> {
  list: 'members' | 'removed' | 'skipped'
  name: string
}

interface DirectoryToCompare {
  name: string
  /** Whether the upper directory and the base have a directory of this name. */
  isUpper: boolean
  isBase: boolean
  /** Whether the directory or one above it is in `detached`. */
  isDetached: boolean
  /** The size of what the base has in its place. */
  hidden: ItemSize
}

/** Yields the directory itself before the first change below it, and all changes below it. */
function* changesOf(dir: DirectoryToCompare, trees: Trees, options: UpperOptions): Generator<Change> {
  const { name, isUpper, isBase, isDetached, hidden } = dir
  const own = memberOf(name, hidden)
  let isListed = isUpper || !isBase || isDetached
  if (isListed) yield own
  for (const change of changesWithin(dir, trees, options)) {
    if (!isListed && change.list !== 'skipped') yield own
    isListed ||= change.list !== 'skipped'
    yield change
  }
}

function* changesWithin(
  { name, isUpper, isBase, isDetached }: DirectoryToCompare,
  trees: Trees,
  options: UpperOptions,
): Generator<Change> {
  const { hasOwnFiles, detached, excludes } = options
  const upper = isUpper ? listing(pathIn(trees.upper, name)) : noItems
  // The other names are unchanged. Listing a large directory of an overlay takes long.
  const areAllInUpper = isBase && !isDetached && !hasOwnFiles
  const itemsOf = (tree: string): Map<string, Item> =>
    areAllInUpper ? itemsIn(pathIn(tree, name), upper.keys()) : listing(pathIn(tree, name))
  const base = isBase ? itemsOf(trees.base) : noItems
  const hiddenBy = (child: string): ItemSize =>
    sizeOf(pathIn(trees.base, pathIn(name, child)), base.get(child))
  const kept = new Set<string>()
  for (const [child, shown] of itemsOf(trees.merged)) {
    const path = pathIn(name, child)
    const merged = pathIn(trees.merged, path)
    if (isStaging(child) || excludes?.(fromBytes(merged).toString())) continue
    const found = { shown, upper: upper.get(child), base: base.get(child) }
    const kind = classify(found, { isDetached, hasOwnFiles })
    if (kind !== 'special') kept.add(child)
    if (kind === 'unknown') throw new Error(`nothing tells where ${fromBytes(path)} is from`)
    if (kind === 'special') yield { ...noChange, list: 'skipped', name: path }
    if (kind === 'special' || kind === 'same') continue
    const hidden = kind === 'merged' ? oneName : hiddenBy(child)
    if (!shown.isDirectory()) {
      yield memberOf(path, hidden, shown.isFile() ? lstatSync(fromBytes(merged)).size : 0)
      continue
    }
    const dir = {
      name: path,
      isUpper: found.upper?.isDirectory() ?? false,
      isBase: found.base?.isDirectory() ?? false,
      isDetached: isDetached || detached.has(path),
      hidden,
    }
    yield* changesOf(dir, trees, options)
  }
  for (const child of base.keys()) {
    if (kept.has(child)) continue
    const { files, bytes } = hiddenBy(child)
    yield { list: 'removed', name: pathIn(name, child), moreFiles: -files, bytes: 0, deadBytes: bytes }
  }
}

/** The items of one name. */
interface NameInTrees {
  shown: Item
  upper: Item | undefined
  base: Item | undefined
}

/**
 * `special` is no file, directory or link. `merged` is a directory on a directory of the base, and may have changes
 * below. `unknown` means that the trees contradict each other.
 */
function classify(
  { shown, upper, base }: NameInTrees,
  { isDetached, hasOwnFiles }: Pick<DirectoryToCompare, 'isDetached'> & Pick<UpperOptions, 'hasOwnFiles'>,
): 'special' | 'same' | 'new' | 'replaced' | 'merged' | 'unknown' {
  if (!shown.isFile() && !shown.isDirectory() && !shown.isSymbolicLink()) return 'special'
  const isMerged = base?.isDirectory() === true && shown.isDirectory()
  if (!upper && !isDetached) {
    if (!base && !hasOwnFiles) return 'unknown'
    // Only a directory shows files of several layers.
    if (base && !(hasOwnFiles && isMerged)) return 'same'
  }
  if (!base) return 'new'
  return isMerged ? 'merged' : 'replaced'
}

const noChange = { moreFiles: 0, bytes: 0, deadBytes: 0 }

function memberOf(name: string, hidden: ItemSize, bytes = 0): Change {
  return { list: 'members', name, moreFiles: 1 - hidden.files, bytes, deadBytes: hidden.bytes }
}

/** Times in images are whole seconds. */
function stampOf(dir: string): string {
  const { mode, mtimeMs } = lstatSync(fromBytes(dir))
  return `${mode & 0o777} ${Math.floor(mtimeMs / 1000)}`
}

function tooMany(): Error {
  return new Error('the job changed more than a quarter of the files')
}
