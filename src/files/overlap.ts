/** Tells whether two selections name the same files. */
import { relative } from '../native-path.ts'
import { isWithin } from './byte-strings.ts'
import { type Root, type Selection, selectionOf } from './patterns.ts'

/**
 * A line of each that name the same files, as far as the lines show it: of two patterns, only the same text does.
 * Undefined if there are none.
 */
export function overlapOf(some: string[], others: string[], workspace: string): [string, string] | undefined {
  const [a, b] = [selectionOf(some, workspace), selectionOf(others, workspace)]
  for (const root of a.roots)
    for (const other of b.roots)
      if (takesIn(root, other, a) || takesIn(other, root, b)) return [root.pattern, other.pattern]
  return undefined
}

/** Whether `outer`, a root of the selection, names what `inner` names, or a directory that it is in. */
function takesIn(outer: Root, inner: Root, { excludes }: Selection): boolean {
  const place = inner.literal ?? inner.base
  if (excludes?.(place, outer.order)) return false
  if (outer.literal !== undefined) return isWithin(place, outer.literal)
  if (inner.literal === undefined) return outer.base === inner.base && outer.rest === inner.rest
  return isWithin(place, outer.base) && names(outer, relative(outer.base, place))
}

/** Whether a root names a path relative to its base, or a directory that the path is in. */
export function names(root: Root, path: string): boolean {
  return root.matches(path) || (path !== '' && names(root, path.replace(/\/?[^/]*$/, '')))
}
