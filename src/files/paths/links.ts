/** Follows links that lead to the files of a line. */
import { lstatSync, realpathSync, statSync } from 'node:fs'
import { orUndefined } from '../../system/failure.ts'
import { basename, dirname, join, resolve, slashed } from '../../system/native-path.ts'
import { workspace } from '../../system/runner.ts'
import { isWithin } from '../byte-strings.ts'
import type { PathLine } from './patterns.ts'

/** The real path of a path. A link in the workspace can be of the checkout, which decides nothing: then the path itself. */
export function followed(path: string): string {
  const real = (path: string): string => slashed(orUndefined(() => realpathSync(path)) ?? path)
  const places = [path, join(real(dirname(path)), basename(path))]
  return places.some((place) => isWithin(place, real(workspace()))) ? path : real(path)
}

/** The real path of the directory that a line names by a link. Undefined if the link is within that directory. */
export function linkedDirectory({ literal }: PathLine): string | undefined {
  if (literal === undefined || !lstatSync(literal, { throwIfNoEntry: false })?.isSymbolicLink())
    return undefined
  if (!orUndefined(() => statSync(literal))?.isDirectory()) return undefined
  const real = followed(literal)
  if (real === literal) return undefined
  return isWithin(slashed(realpathSync(dirname(literal))), real) ? undefined : real
}

/** The line itself; and if it names a directory by a link, the line as if it named the directory. */
export function ownAndLinked(line: PathLine): [own: PathLine, linked?: PathLine] {
  const real = linkedDirectory(line)
  if (real === undefined) return [line]
  const rest = basename(real)
  return [line, { ...line, base: dirname(real), literal: real, rest, matches: (path) => path === rest }]
}

/** Where a link leads, which links on the way can change. Takes and returns byte strings. */
export function linkedFrom(link: string, target: string): string {
  return resolve(dirname(link), target)
}
