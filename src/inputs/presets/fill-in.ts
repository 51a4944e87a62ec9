/** The story of a preset: finds the project's tools, asks them, and fills in the inputs that the user left out. */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { JobFailure } from '../../system/failure.ts'
import { isAbsolute, relative, resolve, slashed } from '../../system/native-path.ts'
import { findProgram } from '../../system/program.ts'
import * as runner from '../../system/runner.ts'
import { answered } from './ask.ts'
import {
  choose,
  distributionIn,
  expressionsFor,
  type FilledInputs,
  type KeyParts,
  placesOf,
  presetsFor,
  withUserInputs,
} from './choose.ts'
import { presets } from './index.ts'
import { fileNamesIn, hashOfFiles, lockFilesBelow } from './lock-files.ts'
import { type Machine, variablesOf } from './places.ts'
import type { Preset } from './preset.ts'

type Read = (name: string) => string

/**
 * The presets of the step.
 * @param text the input: a name, several with commas, or `auto`
 * @returns the text as given if `auto` finds no preset
 * @throws JobFailure naming the input
 */
export function presetNames(text: string, directory: string): string[] {
  const names = text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) presetNamed(text)
  const found = names.flatMap((name) => {
    if (name !== 'auto') return presetNamed(name).name
    return presetsFor(fileNamesIn(workingDirectoryOf(directory)), presets).map((preset) => preset.name)
  })
  return found.length > 0 ? [...new Set(found)] : ['auto']
}

function presetNamed(name: string): Preset {
  const preset = presets.find((candidate) => candidate.name === name)
  if (preset) return preset
  const names = presets.map((candidate) => candidate.name).join(', ')
  throw new JobFailure(`Input preset is '${name}'; it must be one or more of: auto, ${names}.`)
}

/**
 * Logs its choice as inputs that can be pasted.
 * @param name the input, which stands for one preset
 * @returns undefined where there is nothing to cache; the log says so
 * @throws JobFailure naming the input
 */
export async function fillIn(
  name: string,
  read: Read,
  signal: AbortSignal,
): Promise<FilledInputs | undefined> {
  const env = runner.environment()
  const own = { path: read('path'), key: read('key'), 'restore-keys': read('restore-keys') }
  const withoutPreset = (reason: string): FilledInputs | undefined => {
    const isComplete = own.path !== '' && own.key !== ''
    runner.info(isComplete ? reason : `${reason} Nothing is cached.`)
    return isComplete ? own : undefined
  }
  const machine = machineFor(read('working-directory'), env)
  const { workspace, workingDirectory } = machine
  const [found = name, ...others] = presetNames(name, read('working-directory'))
  if (found === 'auto')
    return withoutPreset(`Preset auto finds no lock file in the working directory. ${after}`)
  if (others.length > 0)
    throw new JobFailure(
      `Input preset is '${name}', here ${[found, ...others].join(', ')}; give each an item of caches.`,
    )
  const preset = presetNamed(found)
  const answers = await answered(preset, { cwd: workingDirectory, workspace, env, signal })
  const located = placesOf(answers, machine)
  const cached = located.flatMap(({ places }) => places)
  const lockFiles = await lockFilesBelow(workingDirectory, preset, { workspace, cached, signal })
  if (lockFiles.length === 0 && !findProgram(preset.program)) return withoutPreset(reasonForNone(preset))
  for (const [by, place] of located.flatMap(({ refused }) => refused))
    runner.info(`${by} names ${place}, which a preset does not cache. Set path to cache it.`)
  const isRolling = !['', 'false'].includes(read('rolling').toLowerCase())
  const fill = (parts: KeyParts): FilledInputs =>
    withUserInputs(choose(answers, machine, parts, isRolling), own)
  const hash = hashOfFiles(lockFiles)
  const expressions = expressionsFor(preset, machine, cached)
  logChoice(preset, fill(hash === '' ? { ...expressions, hash } : expressions))
  if (hash === '' && !preset.perCommit && !isRolling && own.key === '')
    runner.info(`No lock file is found, so the key has the commit instead. ${after}`)
  const { sha } = runner.currentRun()
  return fill({ ...runner.runnerSystem(), hash, commit: sha })
}

const after = 'Does this step come after actions/checkout?'

function machineFor(directory: string, env: Record<string, string>): Machine {
  return {
    platform: process.platform,
    home: slashed(homedir()),
    workspace: slashed(process.cwd()),
    workingDirectory: workingDirectoryOf(directory),
    variable: variablesOf(env, process.platform),
    distribution: distributionIn(readIfThere('/etc/os-release')),
    userHome: slashed(userInfo().homedir),
  }
}

/** @throws JobFailure where it is no directory of the workspace */
function workingDirectoryOf(directory: string): string {
  const workspace = slashed(process.cwd())
  const workingDirectory = resolve(workspace, slashed(directory))
  const below = relative(workspace, workingDirectory)
  const wrong = (why: string): JobFailure =>
    new JobFailure(`Input working-directory is '${directory}'; ${why}.`)
  const isOutside = (path: string): boolean => path === '..' || path.startsWith('../') || isAbsolute(path)
  if (isOutside(below)) throw wrong('it must be a directory of the workspace')
  const stat = statSync(workingDirectory, { throwIfNoEntry: false })
  if (!stat) throw wrong('there is no such directory')
  if (!stat.isDirectory()) throw wrong('it is no directory')
  if (isOutside(relative(slashed(realpathSync(workspace)), slashed(realpathSync(workingDirectory)))))
    throw wrong('it is a link that leads out of the workspace')
  if (/[*?[\]{}'\n\r]/.test(below)) throw wrong('a preset cannot be used where it has such characters')
  return workingDirectory
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Why the preset has nothing to cache, as a sentence. */
function reasonForNone({ name, program, lockFiles }: Preset): string {
  const files = lockFiles.length > 0 ? ` and no ${lockFiles.join(', ')}. ${after}` : '.'
  return `Preset ${name} finds no ${program} on PATH${files}`
}

function logChoice({ name }: Preset, { path, key, 'restore-keys': restoreKeys }: FilledInputs): void {
  const indented = (text: string): string[] => text.split('\n').map((line) => `    ${line}`)
  const prefixes = restoreKeys === '' ? [] : ['  restore-keys: |', ...indented(restoreKeys)]
  const lines = ['with:', '  path: |', ...indented(path), `  key: ${key}`, ...prefixes]
  runner.folded(`Preset ${name} stands for these inputs`, lines)
}
