/** The story of one cache's save. */
import { accessSync, constants, type Dirent, readdirSync, type Stats } from 'node:fs'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import { escapePattern, findMatches } from '../../files/paths/matches.ts'
import type { Selection } from '../../files/paths/patterns.ts'
import { isStaging } from '../../files/paths/staging-name.ts'
import { newSurvey } from '../../files/paths/survey.ts'
import { accessOf } from '../../names/scopes.ts'
import { endingAfter } from '../../stores/transfer/deadline.ts'
import { ownerText, userText } from '../../system/disk/rights.ts'
import { codeOf, messageOf, orUndefined } from '../../system/failure.ts'
import { homeDirectory } from '../../system/home.ts'
import { pathBelow } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'
import { madeByInstall } from '../shared/installed-tree.ts'
import { openStore, storeOptions } from '../shared/open-store.ts'
import type { CacheToSave, FilesToSave } from '../shared/save-context.ts'
import { cachedFiles } from '../shared/selection.ts'
import { withoutUnused } from '../used/prune.ts'
import { saveEntry } from './save-entry.ts'
import { whyKeepSnapshot } from './snapshots.ts'
import { notSavedAgain, tellNothingToSave, whyNoSave } from './why-no-save.ts'

/** Saves a cache, or logs the reason why it does not. @throws any error */
export async function saveCache(cache: CacheToSave): Promise<void> {
  const { how, inputs, state, signal } = cache
  const { write: scope } = accessOf(how.run)
  const reason = whyNoSave(inputs, how.run, hidesNone(state))
  if (scope === undefined || reason) return runner.info(reason ?? '')

  const whyKept = await whyKeepSnapshot(cache)
  const isArchive = state?.kind === 'hit' && state.isArchive
  if (whyKept && !isArchive) return runner.info(whyKept)
  const unlessImage = whyKept ?? (isArchive && !inputs.rolling ? notSavedAgain(inputs.key) : undefined)

  const files = await filesOf(cache)
  if (!files) return
  // When the job is cancelled, packing ends at once. A store that has all bytes gets seconds to publish the entry.
  const store = openStore(storeOptions(inputs, how.run, endingAfter(signal)))
  try {
    await saveEntry({ ...cache, files, store, scope }, unlessImage)
  } catch (error) {
    signal.throwIfAborted()
    throw namingUnreadable(error, files)
  }
}

function hidesNone(state: CacheToSave['state']): boolean {
  return state?.kind === 'miss' || state?.restored?.isOwnScope === true
}

/** Finds the files to save. @returns undefined if there are none, which the log says */
async function filesOf({ inputs, state, timeline }: CacheToSave): Promise<FilesToSave | undefined> {
  const cached = cachedFiles(inputs)
  const found = await timeline.during('find', () => findMatches(cached))
  const matches = madeByInstall(found, state?.installed)
  if (matches.length === 0) {
    tellNothingToSave(inputs, cached)
    return undefined
  }
  for (const { path, linked } of matches)
    if (linked !== undefined) runner.info(`${path} is a link: the files in ${linked} are saved`)
  const selection = await withoutUnused(cached, matches, { inputs, state })
  // Loads readers of several formats, which a post that saves nothing does without.
  const { newSecretCheck } = await import('../shared/secrets.ts')
  return { selection, matches, survey: newSurvey(matches, selection), secretCheck: newSecretCheck(inputs) }
}

const mostPathsNamed = 20

/** The error to throw instead of that of the first such file. Logs the lines that exclude the files. */
function namingUnreadable(error: unknown, { matches, selection }: FilesToSave): unknown {
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
  if (type.isFile() && !mayUse(path, R_OK)) yield path
  if (!type.isDirectory()) return
  if (!mayUse(path, R_OK | X_OK)) return yield path
  for (const item of readdirSync(fromBytes(path), { withFileTypes: true, encoding: 'latin1' })) {
    const below = `${path}/${item.name}`
    if (!isStaging(item.name) && !excludes?.(fromBytes(below).toString()))
      yield* unreadableIn(below, item, excludes)
  }
}

function mayUse(path: string, mode: number): boolean {
  return orUndefined(() => accessSync(fromBytes(path), mode) ?? true) ?? false
}

/** As short as a user would write it. */
function lineFor(path: string): string {
  const inWorkspace = pathBelow(process.cwd(), path)
  if (inWorkspace) return escapePattern(inWorkspace)
  const inHome = pathBelow(homeDirectory() ?? '/', path)
  return inHome ? `~/${escapePattern(inHome)}` : escapePattern(path)
}
