/** Finds out which presets the step names, and in which directories `auto` finds their lock files. */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { JobFailure } from '../../system/failure.ts'
import { onceInStep } from '../../system/memoized.ts'
import { join, pathBelow, relative, resolve, slashed } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'
import type { ReadInput } from '../values.ts'
import { isOfTwoKinds, presetsFor } from './choose.ts'
import { presets } from './index.ts'
import { commonDirectory, fileNamesIn, isSmallFileOf, presetInProject, presetsBelow } from './lock-files.ts'
import type { Preset } from './preset.ts'

export interface PresetChoice {
  name: string
  /** Relative to the workspace; empty for the workspace itself. */
  directory: string
}

/**
 * The presets of the step: only `auto` if `auto` finds none.
 * @param text the input: a name, several with commas, or `auto`
 * @throws JobFailure naming the input
 */
export async function choicesOf(
  text: string,
  directory: string,
  signal: AbortSignal,
): Promise<PresetChoice[]> {
  const names = text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) presetNamed(text)
  const found: PresetChoice[] = []
  for (const name of names)
    if (name === 'auto') found.push(...(await autoChoices(directory, signal)))
    else found.push({ name: presetNamed(name).name, directory })
  const once = found.filter(({ name }, i) => found.findIndex((other) => other.name === name) === i)
  return once.length > 0 ? once : [{ name: 'auto', directory }]
}

/**
 * Takes what is below the working directory only if it has no lock file itself: lock files below may belong to examples
 * and tests. A tool has one download cache for all projects of a job, so several directories of one preset cannot be a
 * cache each.
 */
function autoChoices(directory: string, signal: AbortSignal): Promise<PresetChoice[]> {
  const dir = workingDirectoryOf(directory)
  return onceInStep(`presets in ${dir}`, signal, () => findChoices(directory, dir, signal))
}

async function findChoices(directory: string, dir: string, signal: AbortSignal): Promise<PresetChoice[]> {
  const here = presetsFor(fileNamesIn(dir), presets)
  if (here.length > 0) return here.map(({ name }) => ({ name, directory }))
  const below = await presetsBelow(dir, presets, signal)
  const choices = presets.flatMap(({ name }) => {
    const paths = below.get(name)
    return paths ? { name, directory: inWorkspaceOf(dir, commonDirectory(paths)) } : []
  })
  if (choices.length > 0)
    runner.info(
      `Preset auto finds no lock file in the working directory itself, and takes ${choices.map(textOf).join(', ')}.`,
    )
  return choices
}

function inWorkspaceOf(dir: string, path: string): string {
  return relative(slashed(process.cwd()), resolve(dir, path))
}

// A deeper search may take long, and finds fewer projects.
const mostDeep = 2
const mostNamed = 5

/** Names the projects below the working directory that neither a preset of it nor the command of `install` covers. */
export async function tellLeftOut(read: ReadInput, signal: AbortSignal): Promise<void> {
  const dir = workingDirectoryOf(read('working-directory'))
  const here = presetsFor(fileNamesIn(dir), presets)
  if (here.length === 0) return
  const below = await presetsBelow(dir, presets, signal, mostDeep)
  const names = here.map(({ name }) => name)
  const command = read('install')
  const installed = pathsIn(command)
  const leftOut = presets.flatMap((preset) => {
    const { name, yieldsTo = [] } = preset
    const paths = (below.get(name) ?? []).filter((path) => path !== '')
    const outermost = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)))
    const isCovered = names.includes(name)
      ? !(command !== '' && installsOnlyHere(preset, dir))
      : yieldsTo.some((other) => names.includes(other))
    if (isCovered) return []
    // Such a tree has the packages in all directories, also those that a further command installs.
    const isLineEnough = names.includes(name) && preset.manifest === 'package.json'
    return outermost.flatMap((path) => {
      if (isLineEnough && installed.includes(path)) return []
      return { isLineEnough, text: textOf({ name, directory: inWorkspaceOf(dir, path) }) }
    })
  })
  if (leftOut.length === 0) return
  const texts = leftOut.map(({ text }) => text).slice(0, mostNamed)
  const more = leftOut.length > mostNamed ? ` and ${leftOut.length - mostNamed} more` : ''
  // With several presets, each line of `install` belongs to one of them.
  const byLine =
    names.length === 1 && leftOut.some(({ isLineEnough }) => isLineEnough)
      ? `; or install those of ${names} by further lines of \`install\``
      : ''
  runner.info(
    `Preset auto takes ${names.join(', ')}, with a lock file in the working directory itself, and leaves out ${texts.join(', ')}${more}. To cache one of these, give it a step with its \`working-directory\`, or an item of \`caches\`${byLine}.`,
  )
}

/** The words of a command that may be paths, as `presetsBelow` writes them. */
function pathsIn(command: string): string[] {
  return command.split(/[\s"'=;&|()]+/).map((word) => word.replace(/^\.\//, '').replace(/\/+$/, ''))
}

/** Whether `install` leaves out the projects below. The downloads of a tool are one cache, and a workspace is one project. */
function installsOnlyHere({ manifest, installed }: Preset, dir: string): boolean {
  if (!installed || manifest === undefined) return false
  const files = [manifest, 'pnpm-workspace.yaml'].map((name) => join(dir, name))
  const workspace = slashed(process.cwd())
  const isWorkspace = /"workspaces"|^packages:|^\[tool\.uv\.workspace\]/m
  return !files.some((file) => isSmallFileOf(workspace, file) && isWorkspace.test(readFileSync(file, 'utf8')))
}

/** Whether the downloads and the builds of the preset are a cache each: the user decides on neither keys nor files. */
export function isOfTwoCaches({ name, directory }: PresetChoice, read: ReadInput): boolean {
  if (name === 'auto') return false
  const workspace = slashed(process.cwd())
  const preset = presetInProject(presetNamed(name), {
    workspace,
    workingDirectory: workingDirectoryOf(directory),
  })
  const isOwn = read('key') !== '' || read('restore-keys') !== '' || namesFiles(read('path'))
  return isOfTwoKinds(preset) && !isOwn && ['', 'false'].includes(read('rolling').toLowerCase())
}

/** Whether lines of `path` name files, and do not only leave some out. */
export function namesFiles(path: string): boolean {
  return /^\s*[^\s!#]/m.test(path)
}

export function textOf({ name, directory }: PresetChoice): string {
  return directory === '' ? name : `${name} in ${directory}`
}

export function presetNamed(name: string): Preset {
  const preset = presets.find((candidate) => candidate.name === name)
  if (preset) return preset
  const names = ['auto', ...presets.map((candidate) => candidate.name)]
  const words = name.split(/\s+/)
  const remedy = words.every((word) => names.includes(word))
    ? `separate presets by commas: ${words.join(', ')}`
    : `it must be one or more of: ${names.join(', ')}`
  throw new JobFailure(`Input \`preset\` is '${name}'; ${remedy}.`)
}

/** @throws JobFailure if it is no directory of the workspace */
export function workingDirectoryOf(directory: string): string {
  const workspace = slashed(process.cwd())
  const workingDirectory = resolve(workspace, slashed(directory))
  const below = pathBelow(workspace, workingDirectory)
  const wrong = (why: string): JobFailure =>
    new JobFailure(`Input \`working-directory\` is '${directory}'; ${why}.`)
  if (below === undefined) throw wrong('it must be a directory of the workspace')
  const stat = statSync(workingDirectory, { throwIfNoEntry: false })
  if (!stat) throw wrong('there is no such directory')
  if (!stat.isDirectory()) throw wrong('it is no directory')
  if (pathBelow(slashed(realpathSync(workspace)), slashed(realpathSync(workingDirectory))) === undefined)
    throw wrong('it is a link that leads out of the workspace')
  if (/[*?[\]{}'\n\r]/.test(below)) throw wrong('a preset cannot be used where it has such characters')
  return workingDirectory
}
