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
import { join, pathBelow } from '../../system/native-path.ts'
import { foreignTo, isNamed, presetsFor } from './choose.ts'
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
