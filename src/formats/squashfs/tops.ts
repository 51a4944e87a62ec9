/**
 * Says which directory the top of an image is. Files of the workspace have the paths in their image that they have in the
 * workspace, so the image can be a lower layer of the workspace. Lines elsewhere have an image each.
 */
import type { Segment } from '../../entry/container.ts'
import { below, isWithin, toBytes } from '../../files/byte-strings.ts'
import type { Match } from '../../files/paths/matches.ts'
import type { PathLine } from '../../files/paths/patterns.ts'

/** The top of an image: the workspace, or the base of the line with this number. */
export type Root = NonNullable<Segment['root']>

/** @param workspace absolute */
export function imageRootOf(line: PathLine, workspace: string): Root {
  return isBelow(line, workspace) ? 'workspace' : line.number
}

/** Whether the line names only paths below a directory. */
export function isBelow({ base, matches }: Pick<PathLine, 'base' | 'matches'>, dir: string): boolean {
  return isWithin(base, dir) && !(base === dir && matches(''))
}

/** The directory that names in the image are relative to. @param line one of the lines in the image */
export function imageTop(root: Root, line: Pick<PathLine, 'base'>, workspace: string): string {
  return root === 'workspace' ? workspace : line.base
}

/** The name of a line's base in the image; '' for the top. A byte string. */
export function baseIn(line: Pick<PathLine, 'base'>, top: string): string {
  return toBytes(line.base).slice(below(toBytes(top)).length)
}

/** The name of a match in the image; '' for the top. A byte string. */
export function matchIn({ line, relative }: Pick<Match, 'line' | 'relative'>, top: string): string {
  return joinNames(baseIn(line, top), toBytes(relative))
}

/** Joins names of which either may be ''. */
export function joinNames(above: string, name: string): string {
  return above === '' || name === '' ? above + name : `${above}/${name}`
}

/** The directories above these names in the image, without the top. */
export function namesAbove(names: Iterable<string>): Set<string> {
  const above = new Set<string>()
  for (const name of names)
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1))
      above.add(name.slice(0, at))
  return above
}
