/** Finds the line of `path` that names a member of a foreign archive, and the name to stage the member under. */
import { posix } from 'node:path'
import { BadEntry } from '../../failure.ts'
import { fromBytes, toBytes } from '../../files/bytes.ts'
import type { Root } from '../../files/patterns.ts'

export interface StagedNames {
  /**
   * Converts a member's name, which is relative to the workspace or absolute, to
   * `<place>/<path below the root's base>`. All names are byte strings.
   * @throws BadEntry when no root names the member
   */
  stagedName(name: string): string
  /**
   * Records a symbolic link: later names below `link` mean paths below `target`. actions/cache stores such names when
   * a pattern follows links.
   */
  follow(link: string, target: string): void
}

// The cache of directories only saves time, so it can be emptied when it has become this large.
const maxDirectories = 100_000

export function stagedNames(roots: Root[], workspace: string): StagedNames {
  const from = toBytes(workspace)
  const anchors = roots.map((root) => ({ root, base: toBytes(root.base) }))
  const links = new Map<string, string>()
  const directories = new Map<string, ResolvedName>()
  /** Where a directory's name leads when all links are followed. Cached, because most members share a directory. */
  const directoryAt = (written: string): ResolvedName => {
    const known = directories.get(written)
    if (known) return known
    // A circle of links comes back here, and resolves to nowhere.
    directories.set(written, nowhere)
    const resolved = resolve(written)
    const target = links.get(resolved.path)
    const directory = target === undefined ? resolved : directoryAt(target)
    directories.set(written, directory)
    return directory
  }
  /** Like `directoryAt`, but does not follow a link at the end. A root that names a directory names its content, too. */
  const resolve = (written: string): ResolvedName => {
    if (written === '/') return { path: '/', anchor: findAnchor('/', anchors) }
    const above = directoryAt(posix.dirname(written))
    const path = posix.join(above.path, posix.basename(written))
    return { path, anchor: above.anchor ?? findAnchor(path, anchors) }
  }
  return {
    stagedName(name) {
      if (directories.size > maxDirectories) directories.clear()
      const { path, anchor } = name.includes('\0') ? nowhere : resolve(posix.resolve(from, name))
      if (!anchor) throw new BadEntry(`it holds ${fromBytes(name)}, which no line of path names`)
      return `${anchor.root.place}/${below(anchor.base, path) || '.'}`
    },
    follow(link, target) {
      const { path } = resolve(posix.resolve(from, link))
      links.set(path, posix.resolve(posix.dirname(path), target))
    },
  }
}

/** The path that a name leads to, and the root that names the path, if any. */
interface ResolvedName {
  path: string
  anchor: Anchor | undefined
}

const nowhere: ResolvedName = { path: '/', anchor: undefined }

/** A root, and its base as a byte string. */
interface Anchor {
  root: Root
  base: string
}

function findAnchor(path: string, anchors: Anchor[]): Anchor | undefined {
  return anchors.find(({ root, base }) => {
    const relative = below(base, path)
    return relative !== undefined && root.matches(fromBytes(relative).toString())
  })
}

/** The path relative to the base: '' for the base itself, undefined for a path outside the base. */
function below(base: string, path: string): string | undefined {
  if (path === base) return ''
  const start = base === '/' ? '/' : `${base}/`
  return path.startsWith(start) ? path.slice(start.length) : undefined
}
