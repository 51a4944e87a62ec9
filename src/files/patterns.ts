/** The lines of the `path` input: where each begins, what it matches, what it leaves out. */
import { homedir } from 'node:os'
import { join, normalize, relative, resolve, sep } from 'node:path'
import { Minimatch } from 'minimatch'

/** One line that names files; `place` is its number among such lines, which members of an archive start with. */
export interface Root {
  place: number
  /** Its place among all lines. */
  order: number
  /** As the user wrote it. */
  pattern: string
  /** The absolute directory that members are relative to: what comes before the last or first magic segment. */
  base: string
  /** The absolute path, if the line is one and no pattern. */
  literal: string | undefined
  /** What follows the base in the pattern. */
  rest: string
  /** Whether the line names exactly this path, relative to `base`; the base itself is ''. */
  matches(path: string): boolean
}

export interface Selection {
  roots: Root[]
  /**
   * Whether an absolute path is left out: the last line that names it decides. Undefined if nothing is left out.
   * @param after only lines after this place in `path` count
   */
  excludes: ((path: string, after?: number) => boolean) | undefined
}

// What @actions/glob gives minimatch, so that a line means here what it means in actions/cache.
const dialect = { dot: true, nobrace: true, nocomment: true, noext: true, nonegate: true }

/**
 * Understands the lines of `path`: `~`, relative to `workspace`, absolute, `*`, `?`, `[…]`, `**`, `!` to leave out,
 * `#` for a remark. Unlike actions/cache it takes `..`, and `!` works below a directory that another line names.
 */
export function selectionOf(lines: string[], workspace: string): Selection {
  const patterns = lines.filter((line) => !line.startsWith('#')).map((line) => parse(line, workspace))
  const named = patterns.filter((pattern) => !pattern.negated)
  const excludes = (path: string, after = -1): boolean =>
    patterns.findLast((pattern, order) => order > after && pattern.names(path))?.negated ?? false
  return {
    roots: named.map((pattern, place) => rootOf(pattern, { place, order: patterns.indexOf(pattern) })),
    excludes: named.length < patterns.length ? excludes : undefined,
  }
}

interface Pattern {
  line: string
  negated: boolean
  /** The absolute directory that the rest is relative to. */
  anchor: string
  /** The pattern's segments: a string where there is nothing to match, anything else where there is. */
  segments: unknown[]
  /** The pattern after the anchor, as written. */
  rest: string
  names(path: string): boolean
}

function parse(line: string, workspace: string): Pattern {
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
    anchor,
    segments: isAnchor ? [] : (minimatch.set[0] ?? []),
    rest,
    names(path) {
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

function rootOf(
  { line, anchor, segments, rest, names }: Pattern,
  { place, order }: Pick<Root, 'place' | 'order'>,
): Root {
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
