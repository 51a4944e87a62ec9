/** Finds out which line of `path` names a member of somebody else's archive, and where it is to be staged. */
import { posix } from 'node:path'
import { BadEntry } from '../../failure.ts'
import { fromBytes, toBytes } from '../../files/bytes.ts'
import type { Root } from '../../files/patterns.ts'

export interface Places {
  /**
   * Makes a member's name, which is relative to the workspace or absolute, into `<place>/<path below the root's base>`;
   * all are byte strings. It throws BadEntry for one that no root names.
   */
  stagedName(name: string): string
  /** From now on, names below this one lead elsewhere. Patterns that follow links make actions/cache store such. */
  follow(link: string, target: string): void
}

// What is found out is remembered only for speed.
const maxDirectories = 100_000

export function placesOf(roots: Root[], workspace: string): Places {
  const from = toBytes(workspace)
  const anchors = roots.map((root) => ({ root, base: toBytes(root.base) }))
  const links = new Map<string, string>()
  const directories = new Map<string, Place>()
  // Most members share their directory with others.
  const directoryAt = (written: string): Place => {
    const known = directories.get(written)
    if (known) return known
    // Links that lead round in circles end here.
    directories.set(written, nowhere)
    const place = placeAt(written)
    const target = links.get(place.path)
    const directory = target === undefined ? place : directoryAt(target)
    directories.set(written, directory)
    return directory
  }
  // Whatever is below something named is named with it.
  const placeAt = (written: string): Place => {
    if (written === '/') return { path: '/', anchor: naming('/', anchors) }
    const above = directoryAt(posix.dirname(written))
    const path = posix.join(above.path, posix.basename(written))
    return { path, anchor: above.anchor ?? naming(path, anchors) }
  }
  return {
    stagedName(name) {
      if (directories.size > maxDirectories) directories.clear()
      const { path, anchor } = name.includes('\0') ? nowhere : placeAt(posix.resolve(from, name))
      if (!anchor) throw new BadEntry(`it holds ${fromBytes(name)}, which no line of path names`)
      return `${anchor.root.place}/${below(anchor.base, path) || '.'}`
    },
    follow(link, target) {
      const { path } = placeAt(posix.resolve(from, link))
      links.set(path, posix.resolve(posix.dirname(path), target))
    },
  }
}

/** Where a name leads, and what names that. */
interface Place {
  path: string
  anchor: Anchor | undefined
}

const nowhere: Place = { path: '/', anchor: undefined }

interface Anchor {
  root: Root
  base: string
}

function naming(path: string, anchors: Anchor[]): Anchor | undefined {
  return anchors.find(({ root, base }) => {
    const relative = below(base, path)
    return relative !== undefined && root.matches(fromBytes(relative).toString())
  })
}

/** '' for the base itself, undefined for what is not in it. */
function below(base: string, path: string): string | undefined {
  if (path === base) return ''
  const start = base === '/' ? '/' : `${base}/`
  return path.startsWith(start) ? path.slice(start.length) : undefined
}
