/** Names the files that the user of a save may not read, and the lines of `path` that exclude them. */
import { constants, type Dirent, readdirSync, type Stats } from 'node:fs'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import { escapePattern } from '../../files/paths/matches.ts'
import type { Selection } from '../../files/paths/patterns.ts'
import { isStaging } from '../../files/paths/staging-name.ts'
import { mayUse, ownerText, userText } from '../../system/disk/rights.ts'
import { codeOf, messageOf } from '../../system/failure.ts'
import { homeDirectory } from '../../system/home.ts'
import { pathBelow } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'
import type { FilesToSave } from '../shared/save-context.ts'

const mostPathsNamed = 20

/** The error to throw instead of that of the first such file. Logs the lines that exclude the files. */
export function namingUnreadable(error: unknown, { matches, selection }: FilesToSave): unknown {
  if (codeOf(error) !== 'EACCES' && !/permission denied/i.test(messageOf(error))) return error
  const found = matches.flatMap(({ path, stat }) => [
    ...unreadableIn(toBytes(path), stat, selection.excludes),
  ])
  if (found.length === 0) return error
  const paths = found.map((path) => fromBytes(path).toString())
  runner.folded(
    'Lines of `path` that exclude what this user may not read',
    paths.map((path) => `!${lineFor(path)}`),
  )
  const named = found.slice(0, mostPathsNamed).map((path, i) => `${paths[i]} (${ownerText(fromBytes(path))})`)
  const more = found.length > named.length ? ` and ${found.length - named.length} more` : ''
  return new Error(
    `permission denied: ${userText()} may not read ${named.join(', ')}${more}. Exclude them by the lines of \`path\` above, or give them to this user in an earlier step, with \`sudo chown -R\``,
  )
}

/** Reads nothing below a directory that it yields. @param path a byte string, like what it yields */
function* unreadableIn(
  path: string,
  type: Dirent | Stats,
  excludes: Selection['excludes'],
): Generator<string, void, undefined> {
  const { R_OK, X_OK } = constants
  if (type.isFile() && !mayUse(fromBytes(path), R_OK)) yield path
  if (!type.isDirectory()) return
  if (!mayUse(fromBytes(path), R_OK | X_OK)) return yield path
  for (const item of readdirSync(fromBytes(path), { withFileTypes: true, encoding: 'latin1' })) {
    const below = `${path}/${item.name}`
    if (!isStaging(item.name) && !excludes?.(fromBytes(below).toString()))
      yield* unreadableIn(below, item, excludes)
  }
}

/** As short as a user would write it. */
function lineFor(path: string): string {
  const inWorkspace = pathBelow(process.cwd(), path)
  if (inWorkspace) return escapePattern(inWorkspace)
  const inHome = pathBelow(homeDirectory() ?? '/', path)
  return inHome ? `~/${escapePattern(inHome)}` : escapePattern(path)
}
