/** Tells the downloads of a preset from its builds: each kind is a cache of its own. */
import type { KindOfFiles } from '../step-inputs.ts'
import type { Directory, Preset, ToolAnswers } from './preset.ts'

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
