/** Finds out which line of `path` names a member of somebody else's archive, and where it is to be staged. */
import { posix } from 'node:path'
import { BadEntry } from '../../failure.ts'
import { fromBytes, toBytes } from '../../files/bytes.ts'
import type { Root } from '../../files/patterns.ts'

/**
 * @returns what makes a member's name, which is relative to the workspace or absolute, into `<place>/<path below the
 * root's base>`; all are byte strings. It throws BadEntry for one that no root names.
 */
export function stagedNames(roots: Root[], workspace: string): (name: string) => string {
  const from = toBytes(workspace)
  const anchors = roots.map((root) => ({ root, base: toBytes(root.base) }))
  const ofDirectories = new Map<string, Anchor | undefined>()
  // Whatever is below something named is named with it. Most members share their directory with others.
  const anchorAbove = (path: string): Anchor | undefined => {
    if (path === '/') return undefined
    const above = posix.dirname(path)
    if (!ofDirectories.has(above)) ofDirectories.set(above, anchorAbove(above) ?? naming(above, anchors))
    return ofDirectories.get(above)
  }
  return (name) => {
    const path = posix.resolve(from, name)
    const anchor = name.includes('\0') ? undefined : (anchorAbove(path) ?? naming(path, anchors))
    if (!anchor) throw new BadEntry(`it holds ${fromBytes(name)}, which no line of path names`)
    return `${anchor.root.place}/${below(anchor.base, path) || '.'}`
  }
}

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
