/** Finds the changes of a job in a mounted image. */
import { type BigIntStats, lstatSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fromBytes, isWithin } from '../../../files/byte-strings.ts'
import type { MeaningOf } from '../../../files/fingerprint.ts'
import type { Selection } from '../../../files/paths/patterns.ts'
import { isStaging } from '../../../files/paths/staging-name.ts'
import { haveSameBytes } from '../../../files/trees.ts'
import { joinNames } from '../tops.ts'
import {
  type Item,
  type ItemSize,
  itemsIn,
  type Kind,
  listStack,
  noItems,
  noSize,
  oneName,
  type Trees,
  tooMany,
  withoutWhiteouts,
} from './items.ts'

/** All names are byte strings, relative to the top of the trees. */
export interface Changes {
  /** The new and changed directories, with all directories above changes. The first one is the top, ''. */
  directories: string[]
  /** The new and changed files and links. */
  files: string[]
  /** Whether the top has another mode or time. */
  isTopChanged: boolean
  /** The names in the base that the job has removed. A removed directory is one name. */
  removed: string[]
  /** Members that are no file, directory or link. */
  skipped: string[]
  /** The length of the changed files. */
  bytes: number
  /** How many of the changes are a reason for a save. */
  worth: number
  /** How many more names there are than in the base; may be negative. */
  moreFiles: number
  /** The length of the changed and removed files in the base. */
  deadBytes: number
}

export interface UpperOptions {
  /** The directories that the overlay does not merge with directories of the base, because they are renamed or new. */
  detached: Set<string>
  /** Whether the overlay also shows files from before the mount, below all layers. */
  hasOwnFiles: boolean
  excludes: Selection['excludes']
  meaningOf: MeaningOf
  /** What new and changed files mean; by default, each is a reason for a save. */
  meaningOfNew?: MeaningOf
  /** How many changes there may be that are a reason for a save. */
  most: number
  /**
   * The size of what a change hides: `sizeOf`. Absent where neither `moreFiles` nor `deadBytes` is needed: then files of merged
   * layers are not looked up in the base, either.
   */
  hiddenSize?: (item: Item | undefined) => ItemSize
}

// Meanwhile, the store copies what is reused: its requests need a turn, too.
const changesPerTurn = 32

/** @throws Error if there are more changes than `most`, or if the trees contradict each other */
export async function changesIn(trees: Trees, options: UpperOptions): Promise<Changes> {
  const { upper, base, merged } = trees
  const isTopChanged = base[0] === undefined || stampOf(merged) !== stampOf(base[0])
  const lists = { directories: [], files: [], removed: [], skipped: [] }
  const changes: Changes = { ...lists, isTopChanged, worth: 0, moreFiles: 0, bytes: 0, deadBytes: 0 }
  const isDetached = trees.isDetached || options.detached.has('')
  const top = { name: '', upper, base, isDetached, hidden: base.length > 0 ? oneName : noSize }
  const comparing = { ...options, own: upper[0] ?? '' }
  for (const change of changesOf(top, merged, comparing)) {
    const { list, name, moreFiles, bytes, deadBytes } = change
    changes[list].push(name)
    if (countOf(changes) % changesPerTurn === 0) await setImmediate()
    // The top is always among the directories.
    const isUnchanged = name === '' && !isTopChanged
    if (!isUnchanged && isWorth(change, merged, options)) changes.worth++
    if (changes.worth > options.most) throw tooMany()
    changes.moreFiles += moreFiles
    changes.bytes += bytes
    changes.deadBytes += deadBytes
  }
  return changes
}

function isWorth({ list, name }: Change, merged: string, { meaningOfNew }: UpperOptions): boolean {
  return (
    list !== 'skipped' &&
    meaningOfNew?.(joinNames(merged, name), list === 'directories' ? 'directory' : 'file') !== 'nothing'
  )
}

/** How many names a layer of the changes has. */
export function countOf({ directories, files, removed }: Changes): number {
  return directories.length + files.length + removed.length
}

/** The effect of one name on the changes. */
interface Change extends Pick<Changes, 'moreFiles' | 'bytes' | 'deadBytes'> {
  list: 'directories' | 'files' | 'removed' | 'skipped'
  name: string
}

interface DirectoryToCompare extends Pick<Trees, 'upper' | 'base' | 'isDetached'> {
  name: string
  /** The size of what the base has in its place. */
  hidden: ItemSize
}

interface Comparing extends UpperOptions {
  /** The upper directory of the job. */
  own: string
}

/** Yields the directory itself before the first change below it, and all changes below it. */
function* changesOf(dir: DirectoryToCompare, merged: string, options: Comparing): Generator<Change> {
  const { name, upper, base, isDetached, hidden } = dir
  const own = memberOf('directories', name, hidden)
  const [lower] = base
  const isChanged =
    upper.length > 0 && (name === '' || !lower || !isUnwritten(joinNames(merged, name), lower))
  let isListed = isChanged || !lower || isDetached
  if (isListed) yield own
  for (const change of changesWithin(dir, merged, options)) {
    if (!isListed && change.list !== 'skipped') yield own
    isListed ||= change.list !== 'skipped'
    yield change
  }
}

function* changesWithin(
  { name, upper: upperDirs, base: baseDirs, isDetached }: DirectoryToCompare,
  tree: string,
  options: Comparing,
): Generator<Change> {
  const { hasOwnFiles, detached, hiddenSize = () => noSize } = options
  const dir = joinNames(tree, name)
  const isLeftOut = (child: string): boolean =>
    isStaging(child) || options.excludes?.(fromBytes(joinNames(dir, child)).toString()) === true
  const isLookedUp = ([child, { kind, path }]: [string, Item]): boolean =>
    options.hiddenSize !== undefined || !isFile(kind) || isWithin(path, options.own) || isLeftOut(child)
  const upper = upperDirs.length > 0 ? listStack(upperDirs) : noItems
  // The other names are unchanged. An overlay looks in all layers for a name, and lists a large directory slowly.
  const areAllInUpper = baseDirs.length > 0 && !isDetached && !hasOwnFiles
  const wanted = [...upper].filter(isLookedUp).map(([child]) => child)
  const base = withoutWhiteouts(areAllInUpper ? itemsIn(baseDirs, wanted) : listStack(baseDirs))
  const hiddenBy = (child: string): ItemSize => hiddenSize(base.get(child))
  const kept = new Set<string>()
  for (const [child, { kind: shown }] of areAllInUpper
    ? withoutWhiteouts(upper, upperDirs[0])
    : listStack([dir])) {
    const [path, merged] = [joinNames(name, child), joinNames(dir, child)]
    if (isLeftOut(child)) continue
    const found = { shown, upper: upper.get(child), base: base.get(child) }
    const kind = classify(found, { isDetached, hasOwnFiles })
    if (kind !== 'special') kept.add(child)
    if (kind === 'unknown') throw new Error(`nothing tells where ${fromBytes(path)} is from`)
    if (kind === 'special') yield { ...noChange, list: 'skipped', name: path }
    if (kind === 'special' || kind === 'same') continue
    const ignoresTime =
      kind === 'replaced' && options.meaningOf(merged, shown.isDirectory() ? 'directory' : 'file') === 'use'
    if (kind === 'replaced' && found.base && isUnwritten(merged, found.base.path, ignoresTime)) continue
    const hidden = kind === 'merged' ? oneName : hiddenBy(child)
    if (!shown.isDirectory()) {
      const { size } = lstatSync(fromBytes(found.upper?.path ?? merged))
      yield memberOf('files', path, hidden, shown.isFile() ? size : 0)
      continue
    }
    const below = {
      name: path,
      upper: found.upper?.stack ?? [],
      base: found.base?.stack ?? [],
      isDetached: isDetached || detached.has(path) || found.upper?.isHiding === true,
      hidden,
    }
    yield* changesOf(below, tree, options)
  }
  for (const child of base.keys()) {
    if (kept.has(child)) continue
    const { files, bytes } = hiddenBy(child)
    yield { list: 'removed', name: joinNames(name, child), moreFiles: -files, bytes: 0, deadBytes: bytes }
  }
}

const noChange = { moreFiles: 0, bytes: 0, deadBytes: 0 }

function memberOf(list: Change['list'], name: string, hidden: ItemSize, bytes = 0): Change {
  return { list, name, moreFiles: 1 - hidden.files, bytes, deadBytes: hidden.bytes }
}

/** Times in images are whole seconds. */
function stampOf(dir: string): string {
  const { mode, mtimeMs } = lstatSync(fromBytes(dir))
  return `${mode & 0o777} ${Math.floor(mtimeMs / 1000)}`
}

interface NameInTrees {
  shown: Kind
  upper: Item | undefined
  base: Item | undefined
}

/**
 * `special` is no file, directory or link. `merged` is a directory on a directory of the base, and may have changes
 * below. `unknown` means that the trees contradict each other.
 */
function classify(
  { shown, upper, base }: NameInTrees,
  { isDetached, hasOwnFiles }: Pick<Trees, 'isDetached'> & { hasOwnFiles: boolean },
): 'special' | 'same' | 'new' | 'replaced' | 'merged' | 'unknown' {
  if (!isFile(shown) && !shown.isDirectory()) return 'special'
  const isMerged = base?.kind.isDirectory() === true && shown.isDirectory()
  if (!upper && !isDetached) {
    if (!base && !hasOwnFiles) return 'unknown'
    // Only a directory shows files of several layers.
    if (base && !(hasOwnFiles && isMerged)) return 'same'
  }
  if (!base) return 'new'
  return isMerged ? 'merged' : 'replaced'
}

function isFile(kind: Kind): boolean {
  return kind.isFile() || kind.isSymbolicLink()
}

/**
 * Whether a file is as in the base, byte for byte, or a directory has the same mode, owner and time. A program that opens a
 * file for writing and writes nothing, as cargo opens its locks, makes the overlay copy the file and all directories above.
 * @param shown what the job sees under a name @param base what the base has under this name; both are byte strings
 * @param ignoresTime whether the time is no content; then the overlay has copied no bytes, and both are read from the image
 * @throws the system's error
 */
function isUnwritten(shown: string, base: string, ignoresTime = false): boolean {
  const stat = statOf(shown)
  if (!isSame(stat, statOf(base), ignoresTime)) return false
  // Programs that unpack give new bytes an old time, too. One hard link of a file is saved with the others.
  const isFile = stat.isFile() && stat.nlink === 1n
  return (
    stat.isDirectory() || (isFile && haveSameBytes([fromBytes(shown), fromBytes(base)], Number(stat.size)))
  )
}

function statOf(path: string): BigIntStats {
  return lstatSync(fromBytes(path), { bigint: true })
}

function isSame(one: BigIntStats, other: BigIntStats, ignoresTime: boolean): boolean {
  const facts: (keyof BigIntStats)[] = ['mode', 'uid', 'gid']
  if (!ignoresTime) facts.push('mtimeNs')
  // Size and links of a directory depend on the file system.
  if (!one.isDirectory()) facts.push('size', 'nlink')
  return facts.every((fact) => one[fact] === other[fact])
}
