/** Finds members by their names. Names and paths are byte strings. Threads of tar load this file, so it imports little. */
import { isAbsolute } from '../../system/native-path.ts'
import { toBytes } from '../byte-strings.ts'
import type { PathLine } from './patterns.ts'

/** The base of each line, by the line's number. */
export type Bases = Map<string, string>

export function basesOf(lines: Pick<PathLine, 'number' | 'base'>[]): Bases {
  return new Map(lines.map(({ number, base }) => [String(number), toBytes(base)]))
}

/** For names like `<number of the line>/<path relative to its base>`. */
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
