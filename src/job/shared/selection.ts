/** The files that a job caches. */
import { existsSync } from 'node:fs'
import { isWithin } from '../../files/byte-strings.ts'
import { findMatches, type Match } from '../../files/paths/matches.ts'
import { type PathLine, type Selection, selectionOf } from '../../files/paths/patterns.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { homeDirectory, listedHome } from '../../system/home.ts'
import * as runner from '../../system/runner.ts'

/** The files of the lines of `path`, without those of the stores on this disk. */
export function cachedFiles(inputs: Inputs): Selection {
  return excludePaths(storeDirectories(inputs), selectionOf(inputs.paths, process.cwd()))
}

/** The directories of the local store and of the copies on this host, which may be missing. No cache holds or hides them. */
export function storeDirectories({ localDir, hostCopies }: Inputs): string[] {
  return [localDir, hostCopies.dir]
}

/** Directories that no mount may hide. Some may be missing, and may be made while an entry is received. */
export function protectedDirectories(inputs: Inputs): string[] {
  return [process.cwd(), runner.workspace(), runner.tempDir(), ...storeDirectories(inputs)]
}

const mostLinesShown = 5

/** Names the lines of `path`, none of which matches a file, and the mistakes that users often make in them. */
export function whyNoMatch({ lines }: Pick<Selection, 'lines'>): string {
  if (lines.length === 0)
    return 'The input `path` has only lines that exclude files. Add a line that names files.'
  const shown = lines.slice(0, mostLinesShown).map(({ text }) => `'${text}'${mistakeIn(text)}`)
  const more = lines.length > shown.length ? `, and ${lines.length - shown.length} more` : ''
  return `No file matches these lines of \`path\`: ${shown.join(', ')}${more}. Lines without / at the start are relative to ${process.cwd()}.`
}

/** Names the lines of `path` that add nothing to the entry, if there are some. */
export async function whyNotAll({ lines, excludes }: Selection, matches: Match[]): Promise<string[]> {
  const unmatched: PathLine[] = []
  for (const line of lines) {
    // A line has no match of its own if another line names the same files.
    const isUsed = matches.some((match) => match.line === line)
    if (!isUsed && (await findMatches({ lines: [line], excludes })).length === 0) unmatched.push(line)
  }
  return unmatched.length > 0 ? [whyNoMatch({ lines: unmatched })] : []
}

const mistakes: [pattern: RegExp, advice: string][] = [
  [/^-\s/, 'a list of YAML; write `path: |` and one path on each line, without -'],
  [/["']/, 'the quotes count as a part of the name; remove them'],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, 'variables are not replaced; write ~ for the home directory'],
  [/\$\w|\$\{\w|%\w+%/, 'variables are not replaced; use an expression, such as env.NAME'],
  [/,/, 'a comma separates no paths; write one path on each line'],
]

function mistakeIn(line: string): string {
  const [, advice = otherHome(line)] = mistakes.find(([pattern]) => pattern.test(line)) ?? []
  return advice === undefined ? '' : ` (${advice})`
}

/**
 * In a container of a job, the runner sets HOME to /github/home. Java and other programs take the home in the table of users.
 * https://github.com/actions/runner/issues/1146
 */
function otherHome(text: string): string | undefined {
  const [home, listed] = [homeDirectory(), listedHome()]
  if (listed === undefined || listed === home || !/^~(\/|$)/.test(text)) return undefined
  const { lines } = selectionOf([text], process.cwd(), { home: listed })
  if (!lines.some(({ base, literal = base }) => existsSync(literal))) return undefined
  return `~ is ${home} here, from \`HOME\`, and there are files in ${listed}, the home of this user in the system's table of users; write ${listed}${text.slice(1)}`
}

/** Excludes those of the paths that are below a cached path. */
export function excludePaths(paths: string[], { lines, excludes }: Selection): Selection {
  const isCached = (path: string): boolean =>
    lines.some(({ base, literal = base }) => isWithin(path, literal))
  const excluded = new Set(paths.filter(isCached))
  if (excluded.size === 0) return { lines, excludes }
  return { lines, excludes: (path, after) => excluded.has(path) || (excludes?.(path, after) ?? false) }
}
