/**
 * Paths as Headstart holds them: native, with `/` between names on every system. Windows accepts `/` and `\`, and both
 * the lines of `path` and the members of archives have `/`.
 */
import { type PlatformPath, posix, win32 } from 'node:path'

type PathFunction = 'basename' | 'dirname' | 'isAbsolute' | 'join' | 'parse' | 'relative' | 'resolve'
export type PathMaths = Pick<PlatformPath, PathFunction>

/** The functions of `node:path` for a system; results have `/`. */
export function pathMaths(platform: NodeJS.Platform): PathMaths {
  if (platform !== 'win32') return posix
  return {
    basename: win32.basename,
    dirname: (path) => slashed(win32.dirname(path), platform),
    isAbsolute: win32.isAbsolute,
    join: (...parts) => slashed(win32.join(...parts), platform),
    parse: win32.parse,
    // A path on another drive stays absolute.
    relative: (from, to) => slashed(win32.relative(from, to), platform),
    resolve: (...parts) => slashed(win32.resolve(...parts), platform),
  }
}

/** A native path with `/` between names. The long form of Windows' paths becomes the ordinary form. */
export function slashed(path: string, platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'win32') return path
  return path
    .replaceAll('\\', '/')
    .replace(/^\/\/\?\/UNC\//i, '//')
    .replace(/^\/\/\?\//, '')
    .replace(/^[a-z]:/, (drive) => drive.toUpperCase())
}

/** Path maths of this system. */
export const { basename, dirname, isAbsolute, join, parse, relative, resolve } = pathMaths(process.platform)

/** A path relative to a directory: empty for the directory itself, undefined for a path that is elsewhere. */
export function pathBelow(
  dir: string,
  path: string,
  { relative, isAbsolute }: Pick<PathMaths, 'relative' | 'isAbsolute'> = pathMaths(process.platform),
): string | undefined {
  const rest = relative(dir, path)
  return rest === '..' || rest.startsWith('../') || isAbsolute(rest) ? undefined : rest
}
