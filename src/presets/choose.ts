/** Turns rows of the table, and what their tools answered, into a path, a key and restore keys. */
import { minimatch } from 'minimatch'
import { pathMaths, slashed } from '../native-path.ts'
import type { Directory, Preset } from './preset.ts'

/** A preset, and the answers of its tool. */
export interface Answered {
  preset: Preset
  /** One for each of the preset's directories; undefined where the tool did not name one. */
  directories: (string | undefined)[]
  /** As the key names it, such as `node24`; empty where it is unknown. */
  toolchain: string
}

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
  /** The home directory in the system's table of users, which Java takes on Linux. `home` is that of the environment. */
  userHome: string
}

/** The parts of a key that differ from job to job, or the expressions that give them. */
export interface KeyParts {
  os: string
  arch: string
  /** Of all lock files. */
  hash: string
  commit: string
}

/** The inputs that a choice fills in, as users would write them. */
export interface Filled {
  path: string
  key: string
  'restore-keys': string
}

/** In a rolling cache the key stays, so it has neither a hash nor a commit. */
export function choose(answered: Answered, machine: Machine, parts: KeyParts, isRolling: boolean): Filled {
  const { preset, toolchain } = answered
  const distribution = preset.isNative ? machine.distribution : ''
  const stem = [preset.name, parts.os, distribution, parts.arch, toolchain]
    .filter((part) => part !== '')
    .join('-')
  // Without lock files, nothing tells when the cache must be saved again.
  const last = parts.hash === '' || preset.perCommit ? parts.commit : parts.hash
  return {
    path: linesOf(answered, machine).join('\n'),
    key: isRolling ? stem : `${stem}-${last}`,
    'restore-keys': isRolling ? '' : `${stem}-`,
  }
}

/** Such as `ubuntu24.04`. https://www.freedesktop.org/software/systemd/man/latest/os-release.html */
export function distributionIn(osRelease: string): string {
  const field = (name: string): string =>
    new RegExp(`^${name}=["']?([\\w.-]*)`, 'm').exec(osRelease)?.[1] ?? ''
  return field('ID') + field('VERSION_ID')
}

/** The parts of a key as expressions, for a block to paste into a workflow. */
export function expressionsFor(preset: Preset, { platform, workspace, workingDirectory }: Machine): KeyParts {
  const below = pathMaths(platform).relative(workspace, workingDirectory)
  const prefix = below === '' ? '' : `${below}/`
  const named = preset.lockFiles.map((name) => `'${prefix}**/${name}'`)
  const left = foreignTo(preset).map((name) => `'!${prefix}**/${name}/**'`)
  return {
    os: expression('runner.os'),
    arch: expression('runner.arch'),
    hash: expression(`hashFiles(${[...named, ...left].join(', ')})`),
    commit: expression('github.sha'),
  }
}

function expression(text: string): string {
  return `$\{{ ${text} }}`
}

/** The user's own inputs win, one by one. Lines of `path` that only exclude files are added to the preset's. */
export function withOwn(filled: Filled, own: Filled): Filled {
  const ownLines = own.path.split('\n').map((line) => line.trim())
  const onlyExcludes = ownLines.every((line) => line === '' || /^[!#]/.test(line))
  const paths = onlyExcludes ? [filled.path, ...ownLines].filter((line) => line !== '').join('\n') : own.path
  // The preset's prefixes belong to the preset's key.
  const restoreKeys = own.key === '' ? filled['restore-keys'] : ''
  return {
    path: paths,
    key: own.key || filled.key,
    'restore-keys': own['restore-keys'] || restoreKeys,
  }
}

/** The presets that these names of files stand for. */
export function presetsFor(fileNames: string[], presets: Preset[]): Preset[] {
  const found = presets.filter(
    ({ lockFiles, perCommit }) => !perCommit && fileNames.some((name) => isNamed(name, lockFiles)),
  )
  const names = found.map(({ name }) => name)
  return found.filter(({ yieldsTo = [] }) => !yieldsTo.some((name) => names.includes(name)))
}

export function isNamed(fileName: string, patterns: string[]): boolean {
  return patterns.some((pattern) => minimatch(fileName, pattern, { dot: true }))
}

/** The names of directories whose files are not the project's own. */
export function foreignTo({ foreign = [] }: Preset): string[] {
  return ['node_modules', ...foreign]
}

function linesOf({ preset, directories }: Answered, machine: Machine): string[] {
  return preset.directories.flatMap((directory, index) => {
    const places = placesOf(directory, directories[index], machine).map((place) => asWritten(place, machine))
    const { take = [''], leaveOut = [] } = directory
    return places.flatMap((place) =>
      take.flatMap((part) => {
        const line = part === '' ? place : `${place}/${part}`
        return [line, ...leaveOut.map((pattern) => `!${line}/${pattern}`)]
      }),
    )
  })
}

/** Absolute, or beginning with `~/`, or relative to the working directory. */
function placesOf(directory: Directory, answer: string | undefined, machine: Machine): string[] {
  const set = answer ?? (directory.variable && machine.variable(directory.variable))
  if (set) return [set]
  const { platform } = machine
  const places = (platform === 'win32' || platform === 'darwin') && directory[platform]
  const defaults = (places || directory.linux).map((place) => xdgPlace(place, machine))
  const isElsewhere = platform === 'linux' && directory.ofJava && machine.userHome !== machine.home
  return isElsewhere ? defaults.map((place) => place.replace(/^~/, machine.userHome)) : defaults
}

// https://specifications.freedesktop.org/basedir-spec/latest
function xdgPlace(place: string, { platform, variable }: Machine): string {
  if (platform !== 'linux') return place
  for (const [home, name] of [
    ['~/.cache/', 'XDG_CACHE_HOME'],
    ['~/.local/share/', 'XDG_DATA_HOME'],
  ] as const) {
    const value = variable(name)
    if (value && place.startsWith(home)) return `${value}/${place.slice(home.length)}`
  }
  return place
}

/** As short as users write it. Homes and workspaces differ from runner to runner; entries must not. */
function asWritten(place: string, { platform, home, workspace, workingDirectory }: Machine): string {
  if (place.startsWith('~/')) return place
  const { resolve, relative, isAbsolute } = pathMaths(platform)
  const path = resolve(workingDirectory, slashed(place, platform))
  const below = (dir: string): string | undefined => {
    const rest = relative(slashed(dir, platform), path)
    return rest === '' || rest === '..' || rest.startsWith('../') || isAbsolute(rest) ? undefined : rest
  }
  const inHome = below(home)
  // A line that begins like this would mean something else.
  const inWorkspace = below(workspace)?.replace(/^(?=[~!#])/, './')
  return inWorkspace ?? (inHome === undefined ? path : `~/${inHome}`)
}
