/** Turns rows of the table, and what their tools answered, into a path, a key and restore keys. */
import { minimatch } from 'minimatch'
import { asWritten, inWorkspace, locate, type Machine } from './places.ts'
import type { Preset } from './preset.ts'

/** A preset, and the answers of its tool. */
export interface Answered {
  preset: Preset
  /** One for each of the preset's directories; undefined where the tool did not name one. */
  directories: (string | undefined)[]
  /** As the key names it, such as `node24`; empty where it is unknown. */
  toolchain: string
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
export interface FilledInputs {
  path: string
  key: string
  'restore-keys': string
}

/** In a rolling cache the key stays, so it has neither a hash nor a commit. */
export function choose(
  answered: Answered,
  machine: Machine,
  parts: KeyParts,
  isRolling: boolean,
): FilledInputs {
  const { preset, toolchain } = answered
  const distribution = preset.isNative ? machine.distribution : ''
  // Before the system, or the restore keys of the workspace would find the entries of its directories.
  const directory = (inWorkspace(machine.workingDirectory, machine) ?? '').replace(/[^\w.-]+/g, '_')
  const stem = [preset.name, directory, parts.os, distribution, parts.arch, toolchain]
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

/**
 * The parts of a key as expressions, for a block to paste into a workflow.
 * @param cached directories that the preset caches
 */
export function expressionsFor(preset: Preset, machine: Machine, cached: string[] = []): KeyParts {
  const below = inWorkspace(machine.workingDirectory, machine)
  const prefix = below === undefined ? '' : `${below}/`
  const foreign = foreignTo(preset)
  const ofCaches = cached.flatMap((path) => inWorkspace(path, machine) ?? [])
  const excludes = [
    ...foreign.map((name) => `!${prefix}**/${name}/**`),
    ...ofCaches
      .filter((path) => !path.split('/').some((name) => foreign.includes(name)))
      .map((path) => `!${path}/**`),
  ]
  const patterns = [...preset.lockFiles.map((name) => `${prefix}**/${name}`), ...excludes]
  const quoted = patterns.map((pattern) => `'${pattern.replaceAll("'", "''")}'`)
  return {
    os: expression('runner.os'),
    arch: expression('runner.arch'),
    hash: expression(`hashFiles(${quoted.join(', ')})`),
    commit: expression('github.sha'),
  }
}

function expression(text: string): string {
  return `$\{{ ${text} }}`
}

/** The user's own inputs win, one by one. Lines of `path` that only exclude files are added to the preset's. */
export function withUserInputs(filled: FilledInputs, own: FilledInputs): FilledInputs {
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

/** The directories of a preset, each with all its places. */
export function placesOf({ preset, directories }: Answered, machine: Machine): ReturnType<typeof locate>[] {
  return preset.directories.map((directory, index) =>
    locate(directory, [preset.program, directories[index]], machine),
  )
}

function linesOf(answered: Answered, machine: Machine): string[] {
  return placesOf(answered, machine).flatMap(({ places }, index) => {
    const { take = [''], leaveOut = [] } = answered.preset.directories[index] ?? {}
    return places.flatMap((place) =>
      take.flatMap((part) => {
        const line = [asWritten(place, machine), part].filter((name) => name !== '').join('/')
        return [line, ...leaveOut.map((pattern) => `!${line}/${pattern}`)]
      }),
    )
  })
}
