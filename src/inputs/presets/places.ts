/** Finds the directories of a preset: a tool, a setting or a variable names them, or the defaults count. */
import { readlinkSync, statSync } from 'node:fs'
import { orUndefined } from '../../system/failure.ts'
import { dirname, isAbsolute, join, parse, pathBelow, pathMaths, slashed } from '../../system/native-path.ts'
import type { Directory } from './preset.ts'

export interface Machine {
  platform: NodeJS.Platform
  home: string
  /** The lines of `path` are relative to it. */
  workspace: string
  /** Absolute, within the workspace. */
  workingDirectory: string
  variable: (name: string) => string | undefined
  /** The distribution of Linux with its version, such as `ubuntu24.04`; empty if unknown. */
  distribution: string
  /** The home in the system's table of users, which Java prefers on Linux. `home` comes from the environment. */
  userHome: string
  /** The path without links; undefined if it names no directory. */
  realDirectory: (path: string) => string | undefined
}

/** A directory that cannot be cached. */
export interface RefusedPlace {
  /** The program or variable that names it. */
  by: string
  place: string
  /** Where its links lead; undefined if it names no directory. */
  real: string | undefined
}

/** @param answer the directory that the tool or its setting names @returns absolute paths */
export function locate(
  directory: Directory,
  [program, answer]: [program: string, answer: string | undefined],
  machine: Machine,
): { places: string[]; refused: RefusedPlace[] } {
  const ofVariables = (directory.variables ?? []).map((path) => [path, variableAt(path, machine)] as const)
  const named = [[program, answer] as const, ...ofVariables].flatMap(([by, place]) =>
    place ? [{ by, place: absolute(place, machine) }] : [],
  )
  const refused: RefusedPlace[] = []
  const isFit = ({ by, place }: { by: string; place: string }): boolean => {
    const parts = [place, ...(directory.take ?? []).map((part) => `${place}/${part}`)]
    const unfit = parts.find((part) => !isCacheable(part, machine))
    if (unfit) refused.push({ by, place: unfit, real: machine.realDirectory(unfit) })
    return !unfit
  }
  const chosen = named.find(isFit)
  if (chosen) return { places: [chosen.place], refused }
  const by = `The default of ${program}`
  const places = defaultsOf(directory, machine).filter((place) => isFit({ by, place }))
  return { places, refused }
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
 * Whether an absolute path may be a directory that only holds a cache. A file of the checkout may have named it, all jobs
 * that restore the cache can read it, and its links may be links of the checkout.
 */
export function isCacheable(directory: string, machine: Machine): boolean {
  const real = machine.realDirectory(directory)
  if (real === undefined) return false
  const realOf = (path: string): string => machine.realDirectory(path) ?? path
  const realMachine: Machine = {
    ...machine,
    home: realOf(machine.home),
    workspace: realOf(machine.workspace),
    workingDirectory: realOf(machine.workingDirectory),
  }
  const leavesWorkspace =
    inWorkspace(directory, machine) !== undefined && inWorkspace(real, realMachine) === undefined
  return !leavesWorkspace && mayHoldCache(directory, machine) && mayHoldCache(real, realMachine)
}

function mayHoldCache(directory: string, { platform, home, workspace, workingDirectory }: Machine): boolean {
  const maths = pathMaths(platform)
  const holds = (dir: string): boolean => pathBelow(directory, slashed(dir, platform), maths) !== undefined
  const names = directory.slice(maths.parse(directory).root.length).split('/')
  return (
    !(names.length === 1 && systemDirectories.test(names[0] ?? '')) &&
    ![home, workspace, workingDirectory].some(holds) &&
    !/[*?[\]{}\n\r]/.test(directory) &&
    // On macOS, /etc is a link to /private/etc.
    !/^(?:private\/)?(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(names.join('/')) &&
    !names.some((name) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(name))
  )
}

/** The path relative to the workspace; undefined if it is elsewhere. */
export function inWorkspace(path: string, { platform, workspace }: Machine): string | undefined {
  return below(workspace, path, platform)
}

/** The path as users write it: relative to the home or the workspace, because these differ from runner to runner. */
export function asWritten(path: string, machine: Machine): string {
  const { platform, home } = machine
  const inHome = below(home, path, platform)
  // A line that begins with one of these characters has another meaning.
  const ofWorkspace = inWorkspace(path, machine)?.replace(/^(?=[~!#])/, './')
  return ofWorkspace ?? (inHome === undefined ? path : `~/${inHome}`)
}

function below(dir: string, path: string, platform: NodeJS.Platform): string | undefined {
  return pathBelow(slashed(dir, platform), path, pathMaths(platform)) || undefined
}

// As many as Linux follows.
const mostLinks = 40

/**
 * The path without links. Its end need not exist: a job may make the directories to which a link leads.
 * @param path absolute
 * @returns undefined if the path names no directory: it leads to a file, or its links lead in a circle
 */
export function realDirectory(path: string): string | undefined {
  let { root: real } = parse(path)
  const names = path.slice(real.length).split('/')
  for (let links = 0, name = names.shift(); name !== undefined; name = names.shift()) {
    if (name === '' || name === '.') continue
    if (name === '..') real = dirname(real)
    else {
      const target = linkAt(join(real, name))
      if (target === undefined) real = join(real, name)
      else if (++links > mostLinks) return undefined
      else {
        if (isAbsolute(target)) real = parse(target).root
        names.unshift(...target.slice(isAbsolute(target) ? real.length : 0).split('/'))
      }
    }
  }
  return isDirectory(real) ? real : undefined
}

function linkAt(path: string): string | undefined {
  return orUndefined(() => slashed(readlinkSync(path)))
}

/** Also true if nothing is there. False if a directory above it is closed to this user, or is a file. */
function isDirectory(path: string): boolean {
  return orUndefined(() => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true) ?? false
}
