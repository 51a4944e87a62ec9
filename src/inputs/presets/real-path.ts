/** Finds out where the links of a path lead. */
import { readlinkSync, statSync } from 'node:fs'
import { orUndefined } from '../../system/failure.ts'
import { dirname, isAbsolute, join, parse, slashed } from '../../system/native-path.ts'

// As many as Linux follows.
const mostLinks = 40

/**
 * The path without links. Its end need not exist: a job may make the directories to which a link leads.
 * @param path absolute
 * @returns undefined if the path names no directory: it leads to a file, or its links lead in a circle
 */
export function realDirectory(path: string): string | undefined {
  let { root: real } = parse(path)
  const names = path.slice(real.length).split('/')
  for (let links = 0, name = names.shift(); name !== undefined; name = names.shift()) {
    if (name === '' || name === '.') continue
    if (name === '..') real = dirname(real)
    else {
      const target = linkAt(join(real, name))
      if (target === undefined) real = join(real, name)
      else if (++links > mostLinks) return undefined
      else {
        if (isAbsolute(target)) real = parse(target).root
        names.unshift(...target.slice(isAbsolute(target) ? real.length : 0).split('/'))
      }
    }
  }
  return isDirectory(real) ? real : undefined
}

function linkAt(path: string): string | undefined {
  return orUndefined(() => slashed(readlinkSync(path)))
}

/** Also true if nothing is there. False if a directory above it is closed to this user, or is a file. */
function isDirectory(path: string): boolean {
  return orUndefined(() => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true) ?? false
}
