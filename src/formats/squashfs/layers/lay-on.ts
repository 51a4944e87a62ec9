/** Merges an unpacked layer into an unpacked tree. The result is what an overlay of mounted layers shows. */
import { chmodSync, lstatSync, mkdirSync, renameSync, utimesSync } from 'node:fs'
import { fromBytes, namesInDirectory, statAt } from '../../../files/byte-strings.ts'
import { renameOwn } from '../../../files/trees.ts'
import { BadEntry } from '../../../system/failure.ts'

/** All paths are byte strings. */
interface Laying {
  /** The unpacked layer. Its files are moved away. */
  from: string
  /** The tree of the layers below. */
  to: string
  /** The names that the layer removes, relative to the tree. */
  removed: Iterable<string>
  /** A free path on the same file system, for removed and replaced files. */
  aside: string
}

/**
 * @returns how many files, directories and links the layer had below its top
 * @throws BadEntry when the layer holds other members, or removes a name below a link or a file
 */
export function layOn({ from, to, removed, aside }: Laying): number {
  let [asides, members] = [0, 0]
  mkdirSync(fromBytes(aside))
  const takeAway = (path: string): void => {
    if (statAt(path)) renameOwn(path, `${aside}/${asides++}`)
  }
  const merge = (from: string, to: string): void => {
    const { mode, mtimeMs } = lstatSync(fromBytes(from))
    for (const dir of [from, to]) allowChanges(dir)
    for (const name of namesInDirectory(from)) {
      const [source, target] = [`${from}/${name}`, `${to}/${name}`]
      const kind = kindOf(source)
      if (kind === 'whiteout') continue
      members++
      const isMerged = kind === 'directory' && statAt(target)?.isDirectory() === true
      if (!isMerged) takeAway(target)
      if (kind === 'file') renameSync(fromBytes(source), fromBytes(target))
      else {
        if (!isMerged) mkdirSync(fromBytes(target))
        merge(source, target)
      }
    }
    chmodSync(fromBytes(to), mode & 0o777)
    utimesSync(fromBytes(to), mtimeMs / 1000, mtimeMs / 1000)
  }
  for (const name of removed) {
    const path = pathToRemove(name, to)
    if (path !== undefined) takeAway(path)
  }
  merge(from, to)
  return members
}

/**
 * Makes the directories above a name writable: they are members of the layer, so merging sets their modes and times.
 * @returns undefined if a directory above the name is missing
 * @throws BadEntry when the name is below a link or a file
 */
function pathToRemove(name: string, tree: string): string | undefined {
  let path = tree
  for (const part of name.split('/')) {
    const stat = statAt(path)
    if (!stat) return undefined
    if (!stat.isDirectory()) throw new BadEntry('it removes something below what is no directory')
    allowChanges(path)
    path = `${path}/${part}`
  }
  return path
}

function allowChanges(dir: string): void {
  chmodSync(fromBytes(dir), 0o700)
}

function kindOf(path: string): 'directory' | 'file' | 'whiteout' {
  const stat = lstatSync(fromBytes(path))
  if (stat.isDirectory()) return 'directory'
  if (stat.isFile() || stat.isSymbolicLink()) return 'file'
  // unsquashfs makes whiteouts if it runs as root.
  if (stat.isCharacterDevice() && stat.rdev === 0) return 'whiteout'
  throw new BadEntry('it holds more than files, directories and links')
}
