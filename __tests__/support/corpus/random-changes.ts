// Changes a tree at random, as a job might.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { itemsBelow } from '../host.ts'
import type { Random } from '../random.ts'

type Change = (tree: string, random: Random) => void

function pathsIn(tree: string): string[] {
  return itemsBelow(tree).map(({ path }) => path.toString())
}

function anyOf(items: string[], random: Random): string | undefined {
  return items[random.below(items.length || 1)]
}

/** A path in some directory of the tree, of few names: what was removed comes again as something else. */
function placeIn(tree: string, random: Random): string {
  const directories = [tree, ...pathsIn(tree).filter((path) => lstatSync(path).isDirectory())]
  return join(anyOf(directories, random) as string, `n${random.below(12)}`)
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true })

const changes: Change[] = [
  (tree, random) => {
    const path = placeIn(tree, random)
    remove(path)
    writeFileSync(path, random.bytes(random.below(3000)))
  },
  (tree, random) => {
    const path = placeIn(tree, random)
    remove(path)
    mkdirSync(path)
  },
  (tree, random) => {
    const path = placeIn(tree, random)
    remove(path)
    symlinkSync(anyOf(['n1', '..', '/nowhere', 'n2/n3'], random) as string, path)
  },
  (tree, random) => {
    const from = anyOf(
      pathsIn(tree).filter((path) => lstatSync(path).isFile()),
      random,
    )
    const to = placeIn(tree, random)
    if (from !== undefined && !existsSync(to) && !lstatSync(to, { throwIfNoEntry: false })) linkSync(from, to)
  },
  (tree, random) => {
    const [from, to] = [anyOf(pathsIn(tree), random), placeIn(tree, random)]
    if (from === undefined || `${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)) return
    remove(to)
    move(from, to)
  },
  (tree, random) => {
    const path = anyOf(pathsIn(tree), random)
    if (path !== undefined) remove(path)
  },
  (tree, random) => {
    const path = anyOf(pathsIn(tree), random)
    if (path === undefined || lstatSync(path).isSymbolicLink()) return
    chmodSync(path, lstatSync(path).isDirectory() ? 0o711 : 0o640)
  },
  (tree, random) => {
    const path = anyOf(pathsIn(tree), random)
    if (path !== undefined) lutimesSync(path, 1, 1_000_000_000 + random.below(1e9))
  },
]

/** Makes so many changes to what is below a directory. */
export function changeAtRandom(tree: string, count: number, random: Random): void {
  for (let nth = 0; nth < count; nth++) (changes[random.below(changes.length)] as Change)(tree, random)
}

/** As `mv`: an overlay over the workspace renames no directory of an image. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    execFileSync('mv', [from, to])
  }
}
