/** Finds out which presets the step names, and in which directories `auto` finds their lock files. */
import { realpathSync, statSync } from 'node:fs'
import { JobFailure } from '../../system/failure.ts'
import { isAbsolute, relative, resolve, slashed } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'
import { presetsFor } from './choose.ts'
import { presets } from './index.ts'
import { fileNamesIn, presetsBelow } from './lock-files.ts'
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
  const once = found.filter(({ name }, place) => found.findIndex((other) => other.name === name) === place)
  return once.length > 0 ? once : [{ name: 'auto', directory }]
}

/** Looks below the working directory only if it has no lock file itself: those below may belong to examples and tests. */
async function autoChoices(directory: string, signal: AbortSignal): Promise<PresetChoice[]> {
  const dir = workingDirectoryOf(directory)
  const here = presetsFor(fileNamesIn(dir), presets)
  if (here.length > 0) return here.map(({ name }) => ({ name, directory }))
  const below = await presetsBelow(dir, presets, signal)
  const choices = presets.flatMap(({ name }) => {
    const path = below.get(name)
    const place = path === undefined ? undefined : relative(slashed(process.cwd()), resolve(dir, path))
    return place === undefined ? [] : { name, directory: place }
  })
  if (choices.length > 0)
    runner.info(
      `Preset auto finds no lock file in the working directory itself, and takes ${choices.map(textOf).join(', ')}.`,
    )
  return choices
}

export function textOf({ name, directory }: PresetChoice): string {
  return directory === '' ? name : `${name} in ${directory}`
}

export function presetNamed(name: string): Preset {
  const preset = presets.find((candidate) => candidate.name === name)
  if (preset) return preset
  const names = presets.map((candidate) => candidate.name).join(', ')
  throw new JobFailure(`Input \`preset\` is '${name}'; it must be one or more of: auto, ${names}.`)
}

/** @throws JobFailure if it is no directory of the workspace */
export function workingDirectoryOf(directory: string): string {
  const workspace = slashed(process.cwd())
  const workingDirectory = resolve(workspace, slashed(directory))
  const below = relative(workspace, workingDirectory)
  const wrong = (why: string): JobFailure =>
    new JobFailure(`Input \`working-directory\` is '${directory}'; ${why}.`)
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
