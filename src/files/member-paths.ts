/** Finds members by their names. Names and paths are byte strings. */

import { isAbsolute } from '../system/native-path.ts'
import { toBytes } from './byte-strings.ts'
import type { Root } from './patterns.ts'

/** The base of each root, by the root's place. */
export type Bases = Map<string, string>

export function basesOf(roots: Pick<Root, 'place' | 'base'>[]): Bases {
  return new Map(roots.map(({ place, base }) => [String(place), toBytes(base)]))
}

/** For names like `<place of the root>/<path relative to its base>`. */
export function pathsIn(bases: Bases): (name: string) => string {
  return (name) => {
    const slash = name.indexOf('/')
    return `${bases.get(name.slice(0, slash))}${name.slice(slash)}`
  }
}

/** For names that are absolute or relative to a directory. */
export function pathsBelow(dir: string): (name: string) => string {
  return (name) => (isAbsolute(name) ? name : `${dir}/${name}`)
}
