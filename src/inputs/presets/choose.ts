/** Turns a preset and the answers of its tool into a path, a key and restore keys. */
import { hash } from 'node:crypto'
import { minimatch } from 'minimatch'
import type { KindOfFiles } from '../step-inputs.ts'
import { asWritten, inWorkspace, locate, type Machine } from './places.ts'
import type { Directory, Preset, ToolAnswers } from './preset.ts'

/** The parts of a key that differ from job to job, or the expressions that stand for them. */
export interface KeyParts {
  /** The user's beginning of the key; empty or absent without one. */
  start?: string
  os: string
  arch: string
  /** The hash of all lock files; empty without a lock file. */
  hash: string
  commit: string
  /** The hash of the tool's flags; empty or absent if there are none. */
  flags?: string
  /** The id of the job; empty or absent where the runner does not name it. */
  job?: string
}

export interface FilledInputs {
  path: string
  key: string
  'restore-keys': string
  'source-times': string
  rolling: string
}

/** In a rolling cache the key stays, so it has neither a hash nor a commit. */
export function choose(
  answers: ToolAnswers,
  machine: Machine,
  parts: KeyParts,
  { isRolling }: { isRolling: boolean },
): FilledInputs {
  const { preset, toolchain } = answers
  const distribution = preset.isNative ? machine.distribution : ''
  // It comes before the system: otherwise restore keys of the workspace would find entries of its directories.
  const directory = (inWorkspace(machine.workingDirectory, machine) ?? '').replace(/[^\w.-]+/g, '_')
  const stem = [parts.start, preset.name, directory, parts.os, distribution, parts.arch, toolchain]
    .filter((part) => part)
    .join('-')
  return {
    path: linesOf(answers, machine).join('\n'),
    ...(holdsOnlyBuilds(preset) ? keysOfBuilds : keysOfDownloads)(stem, parts, isRolling),
    'source-times': preset.comparesTimes ? 'true' : '',
    rolling: String(isRolling),
  }
}

function kindOf({ holds }: Directory): KindOfFiles {
  return holds ?? 'downloads'
}

export function holdsOnlyBuilds({ directories }: Preset): boolean {
  return directories.every((directory) => kindOf(directory) === 'builds')
}

export function isOfTwoKinds({ directories }: Preset): boolean {
  return new Set(directories.map(kindOf)).size === 2
}

/**
 * The answers for the directories of one kind. Downloads are the same for each version of the toolchain.
 * @param kind undefined for all directories
 */
export function answersOfKind(answers: ToolAnswers, kind: KindOfFiles | undefined): ToolAnswers {
  if (kind === undefined) return answers
  const { preset } = answers
  const isOfKind = (_: unknown, i: number): boolean => kindOf(preset.directories[i] as Directory) === kind
  const ofKind = {
    ...preset,
    name: nameOfKind(preset.name, kind),
    program: preset.program ?? preset.name,
    directories: preset.directories.filter(isOfKind),
  }
  const directories = answers.directories.filter(isOfKind)
  if (kind === 'builds') return { ...answers, preset: ofKind, directories }
  const { toolchain: _, comparesTimes: __, isNative: ___, ...plain } = ofKind
  return { preset: plain, directories, toolchain: '', version: '' }
}

function nameOfKind(name: string, kind: KindOfFiles): string {
  return kind === 'builds' ? `${name}-builds` : name
}

type FilledKeys = Pick<FilledInputs, 'key' | 'restore-keys'>

function keysOfDownloads(stem: string, { hash }: KeyParts, isRolling: boolean): FilledKeys {
  return isRolling
    ? { key: stem, 'restore-keys': '' }
    : { key: `${stem}-${hash}`, 'restore-keys': `${stem}-` }
}

/** Each job has a cache of its own, and without one begins with that of any job of the same toolchain and flags. */
function keysOfBuilds(stem: string, { flags, job, commit }: KeyParts, isRolling: boolean): FilledKeys {
  const ofAllJobs = [stem, flags].filter((part) => part).join('-')
  const ofJob = [ofAllJobs, job].filter((part) => part).join('-')
  const prefixes = [...new Set([...(isRolling ? [] : [ofJob]), ...(job ? [ofAllJobs] : [])])]
  return {
    key: isRolling ? ofJob : `${ofJob}-${commit}`,
    'restore-keys': prefixes.map((prefix) => `${prefix}-`).join('\n'),
  }
}

const hashLength = 8

/** For keys, where it shows no value. Empty if no variables decide what the tool builds. */
export function hashOfFlags({ flags }: Preset, env: Record<string, string>): string {
  if (!flags) return ''
  const variables = Object.values(flags)
  const set = Object.entries(env).filter(
    ([name, value]) => value !== '' && variables.some((names) => names.test(name)),
  )
  return hash('sha256', JSON.stringify(set.sort())).slice(0, hashLength)
}

/** Such as `ubuntu24.04`. https://www.freedesktop.org/software/systemd/man/latest/os-release.html */
export function distributionIn(osRelease: string): string {
  const field = (name: string): string =>
    new RegExp(`^${name}=["']?([\\w.-]*)`, 'm').exec(osRelease)?.[1] ?? ''
  return field('ID') + field('VERSION_ID')
}

/** The parts of a key as expressions, to paste into a workflow. @param cached directories that the preset caches */
export function expressionsFor(preset: Preset, machine: Machine, cached: string[]): KeyParts {
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

/** Stands for the id of the job. */
export const jobExpression = expression('github.job')

function expression(text: string): string {
  return `$\{{ ${text} }}`
}

/** The user's key and restore keys replace the preset's. The user's lines of `path` are added, and come last. */
export function withUserInputs(filled: FilledInputs, own: FilledInputs): FilledInputs {
  // The preset's prefixes belong to the preset's key.
  const restoreKeys = own.key === '' ? filled['restore-keys'] : ''
  return {
    path: [filled.path, own.path].filter((lines) => lines !== '').join('\n'),
    key: own.key || filled.key,
    'restore-keys': own['restore-keys'] || restoreKeys,
    'source-times': own['source-times'] || filled['source-times'],
    rolling: own.rolling || filled.rolling,
  }
}

export function presetsFor(fileNames: string[], presets: Preset[]): Preset[] {
  const found = presets.filter(
    (preset) => !holdsOnlyBuilds(preset) && fileNames.some((name) => isNamed(name, preset.lockFiles)),
  )
  const names = found.map(({ name }) => name)
  return found.filter(({ yieldsTo = [] }) => !yieldsTo.some((name) => names.includes(name)))
}

export function isNamed(fileName: string, patterns: string[]): boolean {
  return patterns.some((pattern) => minimatch(fileName, pattern, { dot: true }))
}

/** The names of directories whose files are not the project's own. */
export function foreignTo({ foreign = [] }: Pick<Preset, 'foreign'>): string[] {
  return ['node_modules', ...foreign]
}

export function placesOf(
  { preset, directories }: ToolAnswers,
  machine: Machine,
): ReturnType<typeof locate>[] {
  return preset.directories.map((directory, index) =>
    locate(directory, [preset.program ?? preset.name, directories[index]], machine),
  )
}

/** The directories of a preset, absolute. */
export function cachedDirectories(answers: ToolAnswers, machine: Machine): string[] {
  return placesOf(answers, machine).flatMap(({ places }) => places)
}

function linesOf(answers: ToolAnswers, machine: Machine): string[] {
  const lines = placesOf(answers, machine).flatMap(({ places }, index) => {
    const { take = [''], leaveOut = [] } = answers.preset.directories[index] ?? {}
    return places.flatMap((place) =>
      take.flatMap((part) => {
        const line = [asWritten(place, machine), part].filter((name) => name !== '').join('/')
        return [line, ...leaveOut.map((pattern) => `!${line}/${pattern}`)]
      }),
    )
  })
  // Builds leave out downloads below their directory, unless one cache has both.
  return lines.filter((line) => !(line.startsWith('!') && lines.includes(line.slice(1))))
}
