/** Finds out, without starting a tool, whether it keeps its files in the documented default directory. */
import { accessSync, constants, readFileSync, realpathSync, statSync } from 'node:fs'
import { codeOf, orUndefined } from '../../system/failure.ts'
import { readMounts } from '../../system/mountinfo.ts'
import { dirname, isAbsolute, join } from '../../system/native-path.ts'
import { findProgram } from '../../system/program.ts'
import type { Directory, SettingFacts, Settings } from './preset.ts'

// Default directories are below the first two, and settings of the system below the last.
const ofSystem = /^XDG_(CACHE_HOME|DATA_HOME|CONFIG_DIRS)$/

/**
 * A tool takes up to half a second to say where its files are, so it is asked only if a setting may name another
 * directory than the default. Tools of Windows find directories by its API, and are always asked.
 * @returns undefined if the tool must be asked
 */
export function defaultDirectory(directory: Directory, facts: SettingFacts): string | undefined {
  const { env, cwd } = facts
  const { HOME: home = '', XDG_CONFIG_HOME: config = home } = env
  if (!isAbsolute(home) || !isAbsolute(config)) return undefined
  const settings = directory.settings?.find((one) => isUnset(one, facts))
  if (!settings) return undefined
  const { variables = [], linux } = directory
  // Such as `PNPM_HOME/store`: a home of the tool, in which it has its default directory.
  const ofTool = variables.find((path) => path.includes('/') && env[path.replace(/\/.*/, '')])
  const named = ofTool?.replace(/^\w+/, (name) => env[name] ?? '')
  const place = named ?? inHome(settings.place ?? linux[0] ?? '', facts)
  return isAbsolute(place) && (!settings.linked || facts.canLink(cwd, place)) ? place : undefined
}

/** Whether no place of the settings can name another directory. */
function isUnset(settings: Settings, facts: SettingFacts): boolean {
  const { platform, cwd, env, isRoot } = facts
  if (platform !== 'linux' && !(platform === 'darwin' && settings.onMacToo)) return false
  const { variables, files, existing = [], missing = [], lockFile, installation } = settings
  const ofInstallation = installation ? installation.files(facts) : []
  const isDirectory = (path: string): boolean => facts.isDirectory(inHome(path, facts))
  const cannotSet = ({ names, text }: { names: string[]; text: RegExp }): boolean =>
    names
      .flatMap((name) => placesOf(name, facts))
      .map(facts.read)
      .every((content) => content !== undefined && !text.test(content))
  return (
    !Object.keys(env).some((name) => ofSystem.test(name) || variables.test(name)) &&
    !(isRoot && settings.notOfRoot) &&
    existing.every(isDirectory) &&
    !missing.some(isDirectory) &&
    (!lockFile || lockFile.text.test(facts.read(join(cwd, lockFile.name)) ?? '')) &&
    ofInstallation !== undefined &&
    files.every(cannotSet) &&
    (!installation || cannotSet({ names: ofInstallation, text: installation.text }))
  )
}

/** The first file of the settings that has such a text; undefined if there is none. */
export function settingsFileWith(
  text: RegExp,
  directories: Directory[],
  facts: SettingFacts,
): string | undefined {
  const settings = directories.flatMap(({ settings = [] }) => settings)
  const named = settings.flatMap(({ files }) => files.flatMap(({ names }) => names))
  const ofTool = settings.flatMap(({ installation }) => installation?.files(facts) ?? [])
  const given = Object.entries(facts.env).flatMap(([name, value]) =>
    value && settings.some(({ variables }) => variables.test(name)) && isAbsolute(value) ? [value] : [],
  )
  const places = [...given, ...named.flatMap((name) => placesOf(name, facts)), ...ofTool]
  return places.find((path) => text.test(facts.read(path) ?? ''))
}

function inHome(path: string, { env: { HOME: home = '' } }: SettingFacts): string {
  return path.replace(/^~(?=\/)/, home)
}

/** The absolute paths at which a file of settings may be. */
function placesOf(name: string, facts: SettingFacts): string[] {
  const { cwd, env } = facts
  if (isAbsolute(name)) return [name]
  if (!name.startsWith('~/')) return [cwd, ...directoriesAbove(cwd)].map((dir) => join(dir, name))
  const { XDG_CONFIG_HOME: config } = env
  const below = /^~\/\.config\/(.*)/.exec(name)?.[1]
  const ofSystemToo = config && below !== undefined ? [join(config, below)] : []
  return [inHome(name, facts), ...ofSystemToo]
}

function directoriesAbove(dir: string): string[] {
  const above = dirname(dir)
  return above === dir ? [] : [above, ...directoriesAbove(above)]
}

/**
 * Where npm and its like look for settings beside Node.
 * @returns undefined if `node` is a script that finds Node elsewhere
 */
export function placesBesideNode(
  { program, real, read }: SettingFacts,
  names: string[],
): string[] | undefined {
  const node = program('node')
  if (node === undefined) return []
  if (read(node)?.startsWith('#!')) return undefined
  const prefix = dirname(dirname(real(node)))
  return names.map((name) => join(prefix, name))
}

export function npmrcOfNode(facts: SettingFacts): string[] | undefined {
  return placesBesideNode(facts, ['etc/npmrc', 'lib/node_modules/npm/npmrc'])
}

/** Facts of this machine. */
export function factsOf({ cwd, env }: Pick<SettingFacts, 'cwd' | 'env'>): SettingFacts {
  return {
    platform: process.platform,
    cwd,
    env,
    read: readSmall,
    isDirectory: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
    program: findProgram,
    real: (path) => orUndefined(() => realpathSync(path)) ?? path,
    isRoot: process.getuid?.() === 0,
    canLink,
  }
}

// Lock files may have megabytes.
const mostBytes = 16 * 1024 ** 2

function readSmall(path: string): string | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat || stat.isDirectory()) return ''
    return stat.isFile() && stat.size <= mostBytes ? readFileSync(path, 'utf8') : undefined
  } catch (error) {
    return codeOf(error) === 'ENOTDIR' ? '' : undefined
  }
}

function canLink(from: string, to: string): boolean {
  try {
    const above = [to, ...directoriesAbove(to)].find((dir) => statSync(dir, { throwIfNoEntry: false }))
    if (above === undefined) return false
    accessSync(above, constants.W_OK)
    // Bind mounts of one file system have the same device, but no links between them.
    return statSync(from).dev === statSync(above).dev && mountOf(from) === mountOf(above)
  } catch {
    return false
  }
}

/** The mount point that a directory is below. */
function mountOf(dir: string): string | undefined {
  const points = readMounts().map(({ point }) => Buffer.from(point, 'latin1').toString())
  const real = realpathSync(dir)
  return [real, ...directoriesAbove(real)].find((path) => points.includes(path))
}
