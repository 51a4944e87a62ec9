/** Lists directories that are laid on each other, as an overlay shows them. Paths are byte strings. */
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromBytes } from '../../../files/byte-strings.ts'
import { joinNames } from '../tops.ts'

export type Kind = Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink' | 'isCharacterDevice'>

/** Directories that are laid on each other, the newest first. */
export type Stack = string[]

/** What a stack has under one name. */
export interface Item {
  /** The kind of the newest one. */
  kind: Kind
  /** The newest one. */
  path: string
  /** The directories of this name that the stack merges. Empty if the newest one is no directory. */
  stack: Stack
  /** Whether it hides everything of this name below the stack: one of its directories has something else there. */
  isHiding: boolean
}

export const noItems: Map<string, Item> = new Map()

/** Looks for these names in a stack. Whiteouts are items, too. */
export function itemsIn(stack: Stack, names: Iterable<string>): Map<string, Item> {
  const items = new Map<string, Item>()
  const wanted = new Set(names)
  for (const dir of stack) {
    for (const [name, kind] of kindsIn(dir, wanted)) layBelow(items, name, { kind, dir })
    for (const [name, { isHiding }] of items) if (isHiding) wanted.delete(name)
  }
  return items
}

// To look for a name in an image takes as long as to list so many bytes of a directory: an image has no index of names.
const listedBytesPerName = 128

function kindsIn(dir: string, names: Set<string>): [name: string, kind: Kind][] {
  const mostBytes = names.size * listedBytesPerName
  if (names.size > 1 && lstatSync(fromBytes(dir)).size < mostBytes)
    return membersOf(dir).flatMap((member) => (names.has(member.name) ? [[member.name, member]] : []))
  return [...names].flatMap((name) => {
    const kind = lstatSync(fromBytes(joinNames(dir, name)), { throwIfNoEntry: false })
    return kind ? [[name, kind]] : []
  })
}

/** All items of a stack. Whiteouts are items, too. */
export function listStack(stack: Stack): Map<string, Item> {
  const items = new Map<string, Item>()
  for (const dir of stack)
    for (const member of membersOf(dir)) layBelow(items, member.name, { kind: member, dir })
  return items
}

function membersOf(dir: string): Dirent<string>[] {
  return readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })
}

function layBelow(items: Map<string, Item>, name: string, { kind, dir }: { kind: Kind; dir: string }): void {
  const above = items.get(name)
  const [path, isDirectory] = [joinNames(dir, name), kind.isDirectory()]
  if (!above) items.set(name, { kind, path, stack: isDirectory ? [path] : [], isHiding: !isDirectory })
  else if (above.isHiding) return
  else if (isDirectory) above.stack.push(path)
  else above.isHiding = true
}

/** The items without whiteouts. Images hold no other devices. @param own a directory that may hold others */
export function withoutWhiteouts(items: Map<string, Item>, own?: string): Map<string, Item> {
  const isWhiteout = ({ kind, path }: Item): boolean =>
    kind.isCharacterDevice() && !(dirname(path) === own && lstatSync(fromBytes(path)).rdev !== 0)
  return new Map([...items].filter(([, item]) => !isWhiteout(item)))
}

/** The directory at a path below a stack. */
export function stackAt(stack: Stack, path: string): Pick<Item, 'stack' | 'isHiding'> {
  const at = { stack, isHiding: false }
  for (const name of path === '' ? [] : path.split('/')) {
    const item = itemsIn(at.stack, [name]).get(name)
    at.stack = item?.stack ?? []
    at.isHiding ||= item?.isHiding === true
  }
  return at
}

export function itemSize(item: Item | undefined): ItemSize {
  if (!item) return noSize
  if (item.kind.isFile()) return { files: 1, bytes: lstatSync(fromBytes(item.path)).size }
  const size = { ...oneName }
  for (const child of withoutWhiteouts(listStack(item.stack)).values()) {
    const { files, bytes } = itemSize(child)
    size.files += files
    size.bytes += bytes
  }
  return size
}

/** The number of names, and the length of all files. */
export interface ItemSize {
  files: number
  bytes: number
}

export const noSize: ItemSize = { files: 0, bytes: 0 }
export const oneName: ItemSize = { files: 1, bytes: 0 }

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
