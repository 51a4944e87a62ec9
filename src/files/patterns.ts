/** Parses the lines of the `path` input, and tells which paths they name and exclude. */
import { homedir } from 'node:os'
import { join, normalize, relative, resolve, sep } from 'node:path'
import { Minimatch } from 'minimatch'

/** A line that names files. */
export interface Root {
  /** The line's number among the lines that name files. Members of an archive start with it. */
  place: number
  /** The line's number among all lines. */
  order: number
  /** As the user wrote it. */
  pattern: string
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
  roots: Root[]
  /**
   * Whether an absolute path is excluded: the last line that names it decides. Undefined if no line excludes paths.
   * @param after only lines after this one count
   */
  excludes: ((path: string, after?: number) => boolean) | undefined
}

// The options that @actions/glob gives minimatch, so that a line has the same meaning as in actions/cache.
const dialect = { dot: true, nobrace: true, nocomment: true, noext: true, nonegate: true }

/**
 * Lines may be relative to `workspace` or absolute, and have `~`, `*`, `?`, `[…]`, `**`, `!` to exclude, and `#` for a
 * comment. Unlike in actions/cache, they may have `..`, and `!` works below a directory that another line names.
 */
export function selectionOf(lines: string[], workspace: string): Selection {
  const patterns = lines.filter((line) => !line.startsWith('#')).map((line) => parse(line, workspace))
  const named = patterns.filter((pattern) => !pattern.negated)
  const excludes = (path: string, after = -1): boolean =>
    patterns.findLast((pattern, order) => order > after && pattern.names(path))?.negated ?? false
  return {
    roots: named.map((pattern, place) => rootOf(pattern, place, patterns.indexOf(pattern))),
    excludes: named.length < patterns.length ? excludes : undefined,
  }
}

type Pattern = ReturnType<typeof parse>

function parse(line: string, workspace: string) {
  const negations = line.match(/^[!\s]*/)?.[0] ?? ''
  const text = line.slice(negations.length)
  const [start, written] = anchorOf(text, workspace)
  const [, ups = '', rest = ''] = normalize(written).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? []
  const anchor = resolve(start, ups)
  const isAnchor = rest === '' || rest === '.'
  const minimatch = new Minimatch(rest, dialect)
  return {
    line,
    negated: negations.split('!').length % 2 === 0,
    /** The absolute directory that the rest is relative to. */
    anchor,
    /** The segments of the rest: strings, and other values for segments that are patterns. */
    segments: isAnchor ? [] : (minimatch.set[0] ?? []),
    /** The pattern after the anchor, as written. */
    rest,
    names(path: string): boolean {
      const below = relative(anchor, path)
      if (below.startsWith(`..${sep}`) || below === '..') return false
      if (isAnchor) return below === ''
      // minimatch lets `dir/**` name `dir/` but not `dir`.
      return minimatch.match(rest.endsWith('**') ? `${below}/` : below)
    },
  }
}

function anchorOf(text: string, workspace: string): [anchor: string, rest: string] {
  if (text.startsWith('/')) return ['/', text.replace(/^\/+/, '')]
  if (text === '~' || text.startsWith('~/')) return [homedir(), text.slice(2)]
  return [workspace, text]
}

function rootOf({ line, anchor, segments, rest, names }: Pattern, place: number, order: number): Root {
  const firstMagic = segments.findIndex((segment) => typeof segment !== 'string')
  const isLiteral = firstMagic === -1
  const plain = (isLiteral ? segments.slice(0, -1) : segments.slice(0, firstMagic)) as string[]
  const base = join(anchor, ...plain)
  return {
    place,
    order,
    pattern: line,
    base,
    rest: rest.split('/').slice(plain.length).join('/'),
    literal: isLiteral ? join(anchor, ...(segments as string[])) : undefined,
    matches: (path) => names(join(base, path)),
  }
}
