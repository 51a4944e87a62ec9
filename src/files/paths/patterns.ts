/** Parses the lines of the `path` input, which name and exclude paths. */
import { posix } from 'node:path'
import { Minimatch } from 'minimatch'
import { messageOf } from '../../system/failure.ts'
import { homeDirectory, noHome } from '../../system/home.ts'
import { type PathMaths, pathMaths, slashed } from '../../system/native-path.ts'
import { checkWindowsNames } from './windows-names.ts'

export interface PathLine {
  /** The line's number among the lines that name files. Members of an archive start with it. */
  number: number
  /** The line's number among all lines. */
  order: number
  /** As the user wrote it. */
  text: string
  /** The absolute directory that members are relative to: the part before the first pattern or the last name. */
  base: string
  /** The absolute path, if the line is no pattern. */
  literal: string | undefined
  /** The rest of the line, after the base. */
  rest: string
  /** Whether the line names exactly this path, relative to `base`; the base itself is ''. */
  matches(path: string): boolean
}

export interface Selection {
  lines: PathLine[]
  /**
   * Whether an absolute path is excluded: the last line that names it decides. Undefined if no line excludes paths.
   * @param after only lines after this one count
   */
  excludes: ((path: string, after?: number) => boolean) | undefined
}

// The options that @actions/glob gives minimatch, so that a line has the same meaning as in actions/cache.
const dialect = {
  dot: true,
  nobrace: true,
  nocomment: true,
  noext: true,
  nonegate: true,
  // All paths have `/`, on Windows, too.
  platform: 'linux',
} as const

interface System {
  platform: NodeJS.Platform
  home: string | undefined
}

/**
 * Lines are relative to `workspace` or absolute, and have `~`, `*`, `?`, `[…]`, `**`, `!` to exclude, and `#` for a comment.
 * Unlike in actions/cache, they may have `..`, and `!` works below a directory that another line names. On Windows, they may
 * have drives and `\\`, and patterns ignore the case of letters. @throws Error where a line names no file of Windows, or
 * begins with `~` and the user has no home
 */
export function selectionOf(
  lines: string[],
  workspace: string,
  { platform = process.platform, home = homeDirectory() }: Partial<System> = {},
): Selection {
  const system = { platform, home: home && slashed(home, platform) }
  const patterns = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => parse(line, slashed(workspace, platform), system))
  const named = patterns.filter((pattern) => !pattern.negated)
  const excludes = (path: string, after = -1): boolean =>
    patterns.findLast((pattern, order) => order > after && pattern.names(path))?.negated ?? false
  return {
    lines: named.map((pattern, number) =>
      lineOf(pattern, number, { order: patterns.indexOf(pattern), platform }),
    ),
    excludes: named.length < patterns.length ? excludes : undefined,
  }
}

type Pattern = ReturnType<typeof parse>

function parse(line: string, workspace: string, system: System) {
  const maths = pathMaths(system.platform)
  const isWindows = system.platform === 'win32'
  const negations = line.match(/^[!\s]*/)?.[0] ?? ''
  const text = slashed(line.slice(negations.length), system.platform)
  const [start, written] = anchorOf(text, workspace, { ...system, maths })
  const [, ups = '', rest = ''] = posix.normalize(written).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? []
  const anchor = maths.resolve(start, ups)
  const isAnchor = rest === '' || rest === '.'
  const minimatch = new Minimatch(rest, dialect)
  const matcher = isWindows ? new Minimatch(rest, { ...dialect, nocase: true }) : minimatch
  const segments = isAnchor ? [] : (minimatch.set[0] ?? [])
  const isLiteral = segments.every((segment) => typeof segment === 'string')
  const literal = isLiteral ? maths.join(anchor, ...(segments as string[])) : undefined
  // Windows has several spellings of one name.
  const name = literal === undefined || isWindows ? undefined : maths.basename(literal)
  return {
    line,
    negated: negations.split('!').length % 2 === 0,
    /** The absolute directory that the rest is relative to. */
    anchor,
    /** The segments of the rest: strings, and other values for segments that are patterns. */
    segments,
    /** The path that a line without patterns names. */
    literal,
    /** The pattern after the anchor, as written. */
    rest,
    names(path: string): boolean {
      // Most files have another name. A save asks for each file, and comparing names takes a twentieth of the time.
      if (name !== undefined && !path.endsWith(name)) return false
      const below = maths.relative(anchor, path)
      if (below.startsWith('../') || below === '..' || maths.isAbsolute(below)) return false
      if (isAnchor) return below === ''
      // minimatch lets `dir/**` name `dir/` but not `dir`.
      return matcher.match(rest.endsWith('**') ? `${below}/` : below)
    },
  }
}

/** On Windows, `/x` is on the workspace's drive, and `C:x` is relative to the current directory of the drive. */
function anchorOf(
  text: string,
  workspace: string,
  { maths, home }: System & { maths: PathMaths },
): [anchor: string, rest: string] {
  const { root } = maths.parse(text)
  if (root !== '') return [maths.resolve(workspace, root), text.slice(root.length).replace(/^\/+/, '')]
  if (text !== '~' && !text.startsWith('~/')) return [workspace, text]
  if (home === undefined) throw new Error(`the line ${text} of \`path\` is wrong here: ${noHome}`)
  return [home, text.slice(2)]
}

function lineOf(
  { line, anchor, segments, literal, rest, names }: Pattern,
  number: number,
  { order, platform }: Pick<System, 'platform'> & { order: number },
): PathLine {
  const { join } = pathMaths(platform)
  const firstMagic = segments.findIndex((segment) => typeof segment !== 'string')
  // A line without patterns is literal but for its last name.
  const plain = segments.slice(0, firstMagic) as string[]
  if (platform === 'win32') checkLine(line, anchor, segments)
  const base = join(anchor, ...plain)
  return {
    number,
    order,
    text: line,
    base,
    rest: rest.split('/').slice(plain.length).join('/'),
    literal,
    matches: (path) => names(join(base, path)),
  }
}

/** Checks only literal names: names that match a pattern come from a directory, so Windows has them. */
function checkLine(line: string, anchor: string, segments: unknown[]): void {
  const wrong = `the line ${line} of \`path\` is wrong here`
  if (anchor.startsWith('//./')) throw new Error(`${wrong}: it is a device`)
  try {
    for (const segment of segments) if (typeof segment === 'string') checkWindowsNames(segment)
  } catch (error) {
    throw new Error(`${wrong}: ${messageOf(error)}`)
  }
}
