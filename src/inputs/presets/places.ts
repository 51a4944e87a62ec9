/** Finds the files of a preset. A tool, a setting or a variable names the directory; otherwise the defaults count. */
import { pathMaths, slashed } from '../../system/native-path.ts'
import type { Directory } from './preset.ts'

export interface Machine {
  platform: NodeJS.Platform
  home: string
  /** The lines of `path` are relative to it. */
  workspace: string
  /** Absolute, within the workspace. */
  workingDirectory: string
  variable: (name: string) => string | undefined
  /** Of Linux, with its version, such as `ubuntu24.04`; empty where it is unknown. */
  distribution: string
  /** The home directory in the system's table of users, which Java takes on Linux. `home` comes from the environment. */
  userHome: string
}

interface DirectoryChoice {
  /** Absolute. */
  places: string[]
  /** Directories that cannot be cached, and the program or variable that named them. */
  refused: [by: string, place: string][]
}

/** @param answer what the tool or its setting named */
export function locate(
  directory: Directory,
  [program, answer]: [program: string, answer: string | undefined],
  machine: Machine,
): DirectoryChoice {
  const ofVariables = (directory.variables ?? []).map((path) => [path, variableAt(path, machine)] as const)
  const named = [[program, answer] as const, ...ofVariables].flatMap(([by, place]) =>
    place ? [[by, absolute(place, machine)] as [string, string]] : [],
  )
  const chosen = named.findIndex(([, place]) => isCacheable(place, machine))
  const [, place] = named[chosen] ?? []
  const refused = chosen < 0 ? named : named.slice(0, chosen)
  return { places: place ? [place] : defaultsOf(directory, machine), refused }
}

/** Reads variables as the system does: Windows ignores the case of their names. */
export function variablesOf(
  env: Record<string, string>,
  platform: NodeJS.Platform,
): (name: string) => string | undefined {
  if (platform !== 'win32') return (name) => env[name]
  const values = new Map(Object.entries(env).map(([name, value]) => [name.toUpperCase(), value]))
  return (name) => values.get(name.toUpperCase())
}

/** @param path a variable's name, and names below its directory */
function variableAt(path: string, { variable }: Machine): string | undefined {
  const [name = '', ...below] = path.split('/')
  const value = variable(name)
  return value && [value, ...below].join('/')
}

function absolute(place: string, { platform, home, workingDirectory }: Machine): string {
  const [dir, path] = place.startsWith('~/') ? [home, place.slice(2)] : [workingDirectory, place]
  return pathMaths(platform).resolve(slashed(dir, platform), slashed(path, platform))
}

function defaultsOf(directory: Directory, machine: Machine): string[] {
  const { platform, userHome } = machine
  const places = (platform === 'win32' || platform === 'darwin') && directory[platform]
  const ofJava = platform === 'linux' && directory.ofJava ? { ...machine, home: userHome } : machine
  return (places || directory.linux).map((place) => xdgPlace(place, machine) ?? absolute(place, ofJava))
}

/** https://specifications.freedesktop.org/basedir-spec/latest, which ignores relative paths */
function xdgPlace(place: string, machine: Machine): string | undefined {
  if (machine.platform !== 'linux') return undefined
  for (const [home, name] of [
    ['~/.cache/', 'XDG_CACHE_HOME'],
    ['~/.local/share/', 'XDG_DATA_HOME'],
  ] as const) {
    const value = machine.variable(name)
    if (!value?.startsWith('/') || !place.startsWith(home)) continue
    const path = absolute(`${value}/${place.slice(home.length)}`, machine)
    if (isCacheable(path, machine)) return path
  }
  return undefined
}

const systemDirectories =
  /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i

/**
 * Whether a directory can be one that only holds a cache. A file of the checkout may have named it, and everybody who
 * restores the cache can read it.
 * @param directory absolute
 */
export function isCacheable(
  directory: string,
  { platform, home, workspace, workingDirectory }: Machine,
): boolean {
  const { relative, parse, isAbsolute } = pathMaths(platform)
  const holds = (dir: string): boolean => {
    const rest = relative(directory, slashed(dir, platform))
    return rest === '' || !(rest === '..' || rest.startsWith('../') || isAbsolute(rest))
  }
  const names = directory.slice(parse(directory).root.length).split('/')
  return (
    !(names.length === 1 && systemDirectories.test(names[0] ?? '')) &&
    ![home, workspace, workingDirectory].some(holds) &&
    !/[*?[\]{}\n\r]/.test(directory) &&
    !/^(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(names.join('/')) &&
    !names.some((name) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(name))
  )
}

/** The path below the workspace; undefined where it is elsewhere. */
export function inWorkspace(path: string, { platform, workspace }: Machine): string | undefined {
  return below(workspace, path, platform)
}

/** The path as users write it: relative to the home or the workspace, which differ from runner to runner. */
export function asWritten(path: string, machine: Machine): string {
  const { platform, home } = machine
  const inHome = below(home, path, platform)
  // A line that begins like this would mean something else.
  const ofWorkspace = inWorkspace(path, machine)?.replace(/^(?=[~!#])/, './')
  return ofWorkspace ?? (inHome === undefined ? path : `~/${inHome}`)
}

function below(dir: string, path: string, platform: NodeJS.Platform): string | undefined {
  const { relative, isAbsolute } = pathMaths(platform)
  const rest = relative(slashed(dir, platform), path)
  return rest === '' || rest === '..' || rest.startsWith('../') || isAbsolute(rest) ? undefined : rest
}
