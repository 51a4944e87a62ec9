/** Lists directories and measures their content. Paths are byte strings. */
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { fromBytes } from '../../../files/byte-strings.ts'

export type Item = Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>

export const noItems: Map<string, Item> = new Map()

/** Looks for these names in a directory. */
export function itemsIn(dir: string, names: Iterable<string>): Map<string, Item> {
  const items = new Map<string, Item>()
  for (const name of names) {
    const item = lstatSync(fromBytes(pathIn(dir, name)), { throwIfNoEntry: false })
    if (item) items.set(name, item)
  }
  return items
}

export function listing(dir: string): Map<string, Item> {
  const items = readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })
  return new Map(items.map((item) => [item.name, item]))
}

export function pathIn(dir: string, name: string): string {
  if (dir === '' || name === '') return dir + name
  return `${dir}/${name}`
}

export function sizeOf(path: string, item: Item | undefined): ItemSize {
  if (!item) return noSize
  if (item.isFile()) return { files: 1, bytes: lstatSync(fromBytes(path)).size }
  const size = { ...oneName }
  if (!item.isDirectory()) return size
  for (const [child, below] of listing(path)) {
    const { files, bytes } = sizeOf(pathIn(path, child), below)
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

const noSize: ItemSize = { files: 0, bytes: 0 }
export const oneName: ItemSize = { files: 1, bytes: 0 }
