/** Tells whether two selections name the same files. */
import { join, relative } from '../../system/native-path.ts'
import { isWithin } from '../byte-strings.ts'
import type { PathLine, Selection } from './patterns.ts'

/** The texts of two lines, one of each selection, that name the same files. Two patterns do so only if they are equal. */
export function overlapOf(a: Selection, b: Selection): [string, string] | undefined {
  for (const line of a.lines)
    for (const other of b.lines)
      if (covers(line, other, a) || covers(other, line, b)) return [line.text, other.text]
  return undefined
}

/** Whether `outer`, a line of the selection, names the files of `inner`, or a directory above them. */
function covers(outer: PathLine, inner: PathLine, { excludes }: Selection): boolean {
  if (excludes?.(inner.literal ?? examplePath(inner), outer.order)) return false
  const place = inner.literal ?? inner.base
  if (outer.literal !== undefined) return isWithin(place, outer.literal)
  if (inner.literal === undefined) return outer.base === inner.base && outer.rest === inner.rest
  return isWithin(place, outer.base) && names(outer, relative(outer.base, place))
}

/** A path like those that a pattern names. */
function examplePath({ base, rest }: PathLine): string {
  return join(base, rest.replace(/\*+|\?|\[[^\]]*\]/g, 'x'))
}

/** Whether a line names a path relative to its base, or a directory that the path is in. */
export function names(line: PathLine, path: string): boolean {
  return line.matches(path) || (path !== '' && names(line, path.replace(/\/?[^/]*$/, '')))
}
