/** Finds the files and directories that the lines of `path` name. */
import { lstatSync, realpathSync, type Stats } from 'node:fs'
import { create } from '@actions/glob'
import { ownerText, userText } from '../../system/disk/rights.ts'
import { codeOf } from '../../system/failure.ts'
import { dirname, join, relative, slashed } from '../../system/native-path.ts'
import { below, isWithin } from '../byte-strings.ts'
import { followed, linkedDirectory } from './links.ts'
import type { PathLine, Selection } from './patterns.ts'
import { isStaging } from './staging-name.ts'

/** A path that a line names. It is saved with everything below, except for excluded paths. */
export interface Match {
  line: PathLine
  /** Absolute. */
  path: string
  /** Relative to the line's base; '' for the base itself. */
  relative: string
  stat: Stats
  /** The directory that the path leads to, if it is a link: then that directory is saved. */
  linked?: string
}

/** A path below another match is no match of its own. */
export async function findMatches({ lines, excludes }: Selection): Promise<Match[]> {
  const found = new Map<string, Match>()
  for (const line of lines) {
    for (const path of await pathsOf(line)) {
      const stat = lstatSync(path, { throwIfNoEntry: false })
      if (!stat || found.has(path) || isStaged(path, line) || isLeftOut(path, line, excludes)) continue
      found.set(path, { line, path, relative: relative(line.base, path), stat })
    }
  }
  const matches = [...found.values()].filter(({ path }) => !comesAlong(path, found, excludes))
  return matches.map((match) => throughLink(match, matches))
}

/**
 * A line that names a link to a directory means the files there: a link to a larger disk, or `~/.ghcup` on GitHub's runners.
 * A link to what is cached, too, stays a link.
 */
function throughLink(match: Match, all: Match[]): Match {
  const linked = linkedDirectory(match.line)
  if (linked === undefined || match.path !== match.line.literal) return match
  const isCached = all.some(
    ({ path, stat }) => stat.isDirectory() && isWithin(linked, slashed(realpathSync(path))),
  )
  return isCached ? match : { ...match, linked, stat: lstatSync(linked) }
}

async function pathsOf(line: PathLine): Promise<string[]> {
  if (line.literal !== undefined) return [line.literal]
  const base = followed(line.base)
  // It names the base too, and everything below comes along. A directory that cannot be read may be excluded there.
  const isLink = lstatSync(line.base, { throwIfNoEntry: false })?.isSymbolicLink()
  if (line.rest === '**' && !isLink) return [line.base]
  // Links are not followed: a file below a link could not be restored without writing through the link. But links on the
  // way to the base are the user's choice.
  const options = { implicitDescendants: false, followSymbolicLinks: false }
  const globber = await create(`${escapePattern(below(base))}${line.rest}`, options)
  const found = await globber.glob().catch(namingDirectory)
  const paths = found.map((path) => relative(base, slashed(path)))
  return paths.filter((path) => path !== '' || !isLink).map((path) => join(line.base, path))
}

/** No line of `path` keeps the search out of a directory. */
function namingDirectory(error: NodeJS.ErrnoException): never {
  if (codeOf(error) !== 'EACCES' || error.path === undefined) throw error
  throw new Error(
    `permission denied: ${userText()} may not search ${error.path} (${ownerText(error.path)}) for what a line of \`path\` matches. Give the directory to this user in an earlier step, with \`sudo chown -R\`, or write lines that match nothing below it`,
    { cause: error },
  )
}

function isStaged(path: string, { base }: PathLine): boolean {
  return relative(base, path).split('/').some(isStaging)
}

/** Whether a later line excludes the path or a directory above it. */
function isLeftOut(path: string, line: PathLine, excludes: Selection['excludes']): boolean {
  if (!excludes) return false
  if (excludes(path, line.order)) return true
  return path !== line.base && path !== dirname(path) && isLeftOut(dirname(path), line, excludes)
}

function comesAlong(path: string, found: Map<string, Match>, excludes: Selection['excludes']): boolean {
  for (let below = path, above = dirname(path); above !== below; below = above, above = dirname(above)) {
    if (excludes?.(below)) return false
    if (found.get(above)?.stat.isDirectory()) return true
  }
  return false
}

/** A line of `path` that names this path alone. https://github.com/actions/toolkit/tree/main/packages/glob#escaping */
export function escapePattern(path: string): string {
  return path.replace(/[\\*?[]/g, (character) => (character === '\\' ? '\\\\' : `[${character}]`))
}
