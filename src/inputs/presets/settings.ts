/** Finds out, without starting a tool, whether it keeps its files in the documented default directory. */
import { accessSync, constants, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join } from '../../system/native-path.ts'
import { findProgram } from '../../system/program.ts'
import type { Directory, SettingFacts } from './preset.ts'

// Default directories are below the first two, and settings of the system below the last.
const ofSystem = /^XDG_(CACHE_HOME|DATA_HOME|CONFIG_DIRS)$/

/**
 * A tool takes up to half a second to say where its files are, so it is asked only if a setting may name another
 * directory than the default. Tools of Windows find directories by its API, and are always asked.
 * @returns undefined if the tool must be asked
 */
export function defaultDirectory(
  { settings, variables: named = [], linux: [usual = ''] }: Directory,
  facts: SettingFacts,
): string | undefined {
  const { platform, cwd, env } = facts
  const { HOME: home = '' } = env
  if (!settings || !isAbsolute(home)) return undefined
  if (platform !== 'linux' && !(platform === 'darwin' && settings.onMacToo)) return undefined
  const { variables, files, existing = [], missing = [], lockFile, installation, linked } = settings
  const inHome = (path: string): string => path.replace(/^~(?=\/)/, home)
  const ofInstallation = installation ? installation.files(facts) : []
  const canSet =
    Object.keys(env).some((name) => ofSystem.test(name) || variables.test(name)) ||
    !existing.every((path) => facts.isDirectory(inHome(path))) ||
    missing.some((path) => facts.isDirectory(inHome(path))) ||
    (lockFile && !lockFile.text.test(facts.read(join(cwd, lockFile.name)) ?? '')) ||
    !ofInstallation ||
    [...files, { names: ofInstallation, text: installation?.text ?? /./ }].some(({ names, text }) =>
      names
        .flatMap((name) => placesOf(name, facts))
        .map(facts.read)
        .some((content) => content === undefined || text.test(content)),
    )
  if (canSet) return undefined
  // Such as `PNPM_HOME/store`: a home of the tool, in which it has its default directory.
  const ofTool = named.find((path) => path.includes('/') && env[path.replace(/\/.*/, '')])
  const directory = ofTool?.replace(/^\w+/, (name) => env[name] ?? '') ?? inHome(usual)
  return isAbsolute(directory) && (!linked || facts.canLink(cwd, directory)) ? directory : undefined
}

/** The absolute paths at which a file of settings may be. */
function placesOf(name: string, { cwd, env }: SettingFacts): string[] {
  const { HOME: home = '', XDG_CONFIG_HOME: config } = env
  if (isAbsolute(name)) return [name]
  if (!name.startsWith('~/')) return [cwd, ...directoriesAbove(cwd)].map((dir) => join(dir, name))
  const inHome = join(home, name.slice(2))
  const below = /^~\/\.config\/(.*)/.exec(name)?.[1]
  return config && below !== undefined ? [inHome, join(config, below)] : [inHome]
}

function directoriesAbove(dir: string): string[] {
  const above = dirname(dir)
  return above === dir ? [] : [above, ...directoriesAbove(above)]
}

/** The file of npm's settings beside Node. @returns undefined if `node` is a script that finds Node elsewhere */
export function npmrcOfNode({ program, real, read }: SettingFacts): string[] | undefined {
  const node = program('node')
  if (node === undefined) return []
  if (read(node)?.startsWith('#!')) return undefined
  const prefix = dirname(dirname(real(node)))
  return [join(prefix, 'etc/npmrc'), join(prefix, 'lib/node_modules/npm/npmrc')]
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
    real: realPath,
    canLink,
  }
}

// Lock files may have megabytes.
const mostBytes = 16 * 1024 ** 2

function readSmall(path: string): string | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat) return ''
    return stat.isFile() && stat.size <= mostBytes ? readFileSync(path, 'utf8') : undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? '' : undefined
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
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

/** The mount point that a directory is below. https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
function mountOf(dir: string): string | undefined {
  const points = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[4])
  const real = realpathSync(dir)
  return [real, ...directoriesAbove(real)].find((path) =>
    points.includes(
      path.replace(/[ \t\n\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`),
    ),
  )
}
