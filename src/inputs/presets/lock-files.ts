/** Finds and hashes lock files as the function hashFiles of workflows does, so that both give the same key. */
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  type Dirent,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { orUndefined } from '../../system/failure.ts'
import { dirname, join, pathBelow } from '../../system/native-path.ts'
import { foreignTo, isNamed, presetsFor } from './choose.ts'
import type { Machine } from './places.ts'
import type { Directory, Preset } from './preset.ts'

/** The names of the files that are directly in a directory; empty if it does not exist. */
export function fileNamesIn(dir: string): string[] {
  return childrenOf(dir)
    .filter((item) => !item.isDirectory())
    .map(({ name }) => name)
}

/**
 * For each preset, the directories that have lock files of it.
 * @param mostDeep how many directories deep to look
 * @returns paths relative to `dir`, by the presets' names
 */
export async function presetsBelow(
  dir: string,
  presets: Preset[],
  signal: AbortSignal,
  mostDeep = Number.POSITIVE_INFINITY,
): Promise<Map<string, string[]>> {
  const foreign = new Set(['vendor', ...presets.flatMap(foreignTo)])
  const found = new Map<string, string[]>()
  const visit = async (names: string[]): Promise<void> => {
    // A job may be cancelled meanwhile.
    await setImmediate()
    signal.throwIfAborted()
    const place = join(dir, ...names)
    for (const { name } of presetsFor(fileNamesIn(place), presets))
      found.set(name, [...(found.get(name) ?? []), names.join('/')])
    if (names.length >= mostDeep) return
    for (const item of childrenOf(place))
      if (item.isDirectory() && isPlain(item.name) && !foreign.has(item.name))
        await visit([...names, item.name])
  }
  await visit([])
  return found
}

/** Hidden directories are not the project's own, and a working directory cannot have some characters. */
function isPlain(name: string): boolean {
  return !name.startsWith('.') && !/[*?[\]{}'\n\r]/.test(name)
}

/** The deepest directory that holds all of these. */
export function commonDirectory([first = '', ...others]: string[]): string {
  const names = first.split('/')
  const end = names.findIndex((name, at) => others.some((other) => other.split('/')[at] !== name))
  return (end < 0 ? names : names.slice(0, end)).join('/')
}

/** The lock files of a project. Lock files below `cached`, the directories of the preset, belong to dependencies. */
export async function lockFilesBelow(
  dir: string,
  preset: Pick<Preset, 'lockFiles' | 'foreign'>,
  { workspace, cached, signal }: { workspace: string; cached: string[]; signal: AbortSignal },
): Promise<string[]> {
  const foreign = [...foreignTo(preset), '.git']
  const found: string[] = []
  const visit = async (place: string): Promise<void> => {
    // A job may be cancelled meanwhile.
    await setImmediate()
    signal.throwIfAborted()
    for (const item of childrenOf(place)) {
      const path = join(place, item.name)
      if (!item.isDirectory()) {
        if (isNamed(item.name, preset.lockFiles) && isSmallFileOf(workspace, path)) found.push(path)
      } else if (!foreign.includes(item.name) && !cached.includes(path)) await visit(path)
    }
  }
  await visit(dir)
  return found
}

/** Empty where there is no file. https://docs.github.com/actions/reference/workflows-and-actions/expressions#hashfiles */
export function hashOfFiles(paths: string[]): string {
  if (paths.length === 0) return ''
  const all = createHash('sha256')
  for (const path of paths) all.update(createHash('sha256').update(readFileSync(path)).digest())
  return all.digest('hex')
}

function childrenOf(dir: string): Dirent[] {
  // Lock files that cannot be read do not count.
  const items = orUndefined(() => readdirSync(dir, { withFileTypes: true })) ?? []
  return items.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)))
}

// A checkout may have a file of any size under the name of a lock file.
const mostLockFileBytes = 256 * 1024 ** 2

/** Whether it is a readable file of the workspace. Links may lead to files of the machine that have no end. */
export function isSmallFileOf(workspace: string, path: string): boolean {
  try {
    const real = realpathSync(path)
    if (pathBelow(realpathSync(workspace), real) === undefined) return false
    accessSync(real, constants.R_OK)
    const stat = lstatSync(real)
    return stat.isFile() && stat.size <= mostLockFileBytes
  } catch {
    return false
  }
}

/** The preset without the directories that the project does not use. */
export function presetInProject(
  preset: Preset,
  { workspace, workingDirectory }: { workspace: string; workingDirectory: string },
): Preset {
  const isUsed = ({ onlyWith }: Directory): boolean => {
    const path = onlyWith && join(workingDirectory, onlyWith.file)
    return !path || (isSmallFileOf(workspace, path) && onlyWith.text.test(readFileSync(path, 'utf8')))
  }
  return { ...preset, directories: preset.directories.filter(isUsed) }
}

/** A sentence with a space before it; empty if the files of the directory do not tell. */
export function whyNoLockFile(presets: Preset[], { workspace, workingDirectory }: Machine): string {
  if (readdirSync(workspace).length === 0)
    return ' The workspace is empty: put this step after actions/checkout.'
  const above = lockFileAbove(presets, workspace, workingDirectory)
  if (above !== undefined)
    return ` ${above}, above \`working-directory\`: name the directory of the lock file.`
  const names = fileNamesIn(workingDirectory)
  const lacking = presets.filter(({ manifest = '' }) => names.includes(manifest))
  if (lacking.length === 0) return ''
  const groups = [...Map.groupBy(lacking, ({ manifest }) => manifest)]
  const parts = groups.map(
    ([manifest, ofTools]) =>
      `${manifest} without ${ofTools.map(({ lockFiles: [first] }) => first).join(' or ')}`,
  )
  return ` There is ${parts.join(', and ')}: commit the lock file.`
}

/** The packages of a workspace have no lock file of their own. */
function lockFileAbove(presets: Preset[], workspace: string, workingDirectory: string): string | undefined {
  const patterns = presets.flatMap(({ lockFiles }) => lockFiles)
  for (let dir = workingDirectory; dir !== workspace && pathBelow(workspace, dir) !== undefined; ) {
    dir = dirname(dir)
    const found = fileNamesIn(dir).find((name) => isNamed(name, patterns))
    if (found !== undefined) return `${found} is in ${pathBelow(workspace, dir) || 'the workspace itself'}`
  }
  return undefined
}

export function reasonForNone(
  preset: Preset,
  machine: Machine,
  { needsLockFile, hasInstall }: { needsLockFile: boolean; hasInstall: boolean },
): string {
  const { name, program = name, lockFiles } = preset
  const files = lockFiles.length > 0 ? `no ${lockFiles.join(', ')}` : ''
  const missing = [needsLockFile ? '' : `no ${program} on PATH`, files].filter((part) => part !== '')
  const why = files === '' ? '' : whyNoLockFile([preset], machine)
  // With a command, a key without a lock file would let it never run again.
  const remedy = needsLockFile && !hasInstall ? ' To cache without a lock file, set `key`.' : ''
  return `Preset ${name} finds ${missing.join(' and ')}.${why}${remedy}`
}
